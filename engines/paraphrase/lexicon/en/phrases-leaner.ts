import { defineRows } from '../../row.ts'

// Leaner wordings: a question word for a noun with its preposition, what is said twice or goes without saying left out.
export default defineRows('phrase', [
  {
    from: ', during which', to: [', when'], modes: 'sp', level: 1,
    when: { prev: ['war', 'summer', 'winter', 'spring', 'autumn', 'season', 'night', 'morning', 'afternoon', 'evening', 'holiday',
      'lockdown', 'pandemic', 'century', 'wartime', 'childhood', 'adolescence', 'reign', 'era', 'strike', 'famine', 'drought', 'ceremony',
      'festival', 'recession', 'revolution', 'weekend'], next: ['<clause>'] },
    unless: { sentence: ['spend', 'last', 'two', 'three', 'four', 'five', 'six', 'long', 'whole', 'entire'] },
    yes: ['He fought in the war, during which he lost an arm.', 'He fought in the war, when he lost an arm.'],
    no: 'They spent a year in Malawi, during which it rained a lot.',
  },
  {
    from: 'at the beginning of', to: ['early in'], modes: 's', level: 1,
    when: { object: ['year', 'century', 'war', 'novel', 'book', 'month', 'story', 'career', 'film', 'term', 'semester', 'season'] },
    unless: { next: ['each', 'every'] },
    yes: ['It broke out at the beginning of the century.', 'It broke out early in the century.'],
    no: 'They meet at the beginning of each year.',
  },
  {
    from: '~be in the process of', to: ['~be'], modes: 'sp', level: 1,
    when: { next: ['<ing>'] },
    yes: ['They are in the process of moving.', 'They are moving.'],
    no: 'The process they are in is of use.',
  },
  {
    from: '~become dark', to: ['~get dark'], modes: 'sp', level: 1,
    unless: { next: ['<noun>', 'and'] },
    yes: ['It became dark.', 'It got dark.'],
    no: 'Dark as it was, it became one.',
  },
  {
    from: '~become used to', to: ['~get used to'], modes: 'sp', level: 1,
    unless: { next: ['<noun>', 'and'] },
    yes: ['It became used to.', 'It got used to.'],
    no: 'Used to as it was, it became one.',
  },
  {
    from: 'for such a long time', to: ['for so long'], modes: 'sp', level: 1,
    yes: ['He waited for such a long time.', 'He waited for so long.'],
    no: 'He had time for such long talks.',
  },
  {
    from: 'in the case of', to: ['for'], modes: 'sp', level: 1,
    when: { next: ['<np>'], prev: ['<noun>', '<verb>', '<adj>', ','] },
    unless: { next: ['<name>', 'a', 'an'], object: ['emergency', 'fire', 'accident', 'failure', 'death', 'war'], sentence: ['see', 'seen'] },
    yes: ['The rate was lower in the case of wool.', 'The rate was lower for wool.'],
    no: 'It rings in the case of a fire.',
  },
  {
    from: 'in urban areas', to: ['in cities'], modes: 'sp', level: 1,
    yes: ['They live in urban areas.', 'They live in cities.'],
    no: 'Areas in it are urban.',
  },
  {
    from: 'is attributable to', to: ['is due to'], modes: 'sp', level: 1,
    yes: ['The rise is attributable to rain.', 'The rise is due to rain.'],
    no: 'Attributable to him it is not.',
  },
  {
    from: 'is situated in', to: ['is in'], modes: 'sp', level: 1,
    when: { next: ['<np>'] },
    yes: ['The school is situated in the north.', 'The school is in the north.'],
    no: 'Well situated in it he is.',
  },
  {
    from: 'nothing more than', to: ['just', 'only'], modes: 'sp', level: 1,
    when: { prev: ['be', 'as', 'become', 'is', 'was'], next: ['a', 'an', 'the'] },
    yes: ['It was nothing more than a toy.', 'It was just a toy.'],
    no: 'She wanted nothing more than a rest.',
  },
  {
    from: '~place a burden on', to: ['~burden'], modes: 'sp', level: 1,
    when: { next: ['<np>'] },
    yes: ['It places a burden on the poor.', 'It burdens the poor.'],
    no: 'The place, a burden on him, is shut.',
  },
  {
    from: '~tell the story of', to: ['~be about'], modes: 'sp', level: 1,
    when: { subject: ['novel', 'film', 'book', 'story', 'poem', 'play', 'movie', 'text', 'song', 'article', 'memoir', 'chapter', 'exhibition', 'documentary', 'series'] },
    yes: ['The novel tells the story of a nurse.', 'The novel is about a nurse.'],
    no: 'She tells the story of a nurse.',
  },
  {
    from: 'the aim of this experiment was to', to: ['this experiment aimed to'], modes: 'sp', level: 1,
    when: { position: 'initial', next: ['<base>'] },
    yes: ['The aim of this experiment was to test it.', 'This experiment aimed to test it.'],
    no: 'We say the aim of this experiment was to test it.',
  },
  {
    from: 'the aim of this investigation was to', to: ['this investigation aimed to'], modes: 'sp', level: 1,
    when: { position: 'initial', next: ['<base>'] },
    yes: ['The aim of this investigation was to test it.', 'This investigation aimed to test it.'],
    no: 'We say the aim of this investigation was to test it.',
  },
  {
    from: 'the extent to which', to: ['how far', 'how much'], modes: 'sp', level: 1,
    when: { next: ['<clause>'] },
    yes: ['They ask the extent to which it works.', 'They ask how far it works.'],
    no: 'The extent, to which all agree, is low.',
  },
  {
    from: 'the field of', to: [''], modes: 's', level: 1,
    when: { prev: ['in'], next: ['medicine', 'education', 'psychology', 'engineering', 'physics', 'biology', 'science', 'chemistry', 'technology', 'economics', 'law', 'robotics', 'genetics'] },
    yes: ['She works in the field of medicine.', 'She works in medicine.'],
    no: 'The field of corn is in bloom.',
  },
  {
    from: 'the number of times', to: ['how often'], modes: 'sp', level: 1,
    when: { next: ['<clause>'] },
    yes: ['They noted the number of times she rang.', 'They noted how often she rang.'],
    no: 'The number of times is low.',
  },
  {
    from: 'the purpose of this practical was to', to: ['this practical aimed to'], modes: 'sp', level: 1,
    when: { position: 'initial', next: ['<base>'] },
    yes: ['The purpose of this practical was to test it.', 'This practical aimed to test it.'],
    no: 'We say the purpose of this practical was to test it.',
  },
  {
    from: 'the rate at which', to: ['how fast'], modes: 'sp', level: 1,
    when: { prev: ['affect', 'change', 'control', 'increase', 'reduce', 'slow', 'influence', 'determine', 'measure'], next: ['<clause>'] },
    unless: { sentence: ['frequency', 'hz'] },
    yes: ['It changes the rate at which it reacts.', 'It changes how fast it reacts.'],
    no: 'The rate, at which all laugh, is low.',
  },
  {
    from: 'urban areas', to: ['cities'], modes: 'sp', level: 1,
    unless: { prev: ['<noun>', '<adj>', '<num>'], sentence: ['city', 'cities', 'village', 'town', 'towns'] },
    yes: ['They moved to urban areas.', 'They moved to cities.'],
    no: 'The city has urban areas.',
  },
])

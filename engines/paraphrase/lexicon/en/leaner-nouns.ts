import { defineRows } from '../../row.ts'

// Shorter nouns.
export default defineRows('noun', [
  {
    from: 'airplane', to: ['plane'], modes: 'spya', level: 1,
    unless: { sentence: ['plane'] },
    yes: ['The airplane landed.', 'The plane landed.'],
    no: 'The airplane hit a smaller plane.',
  },
  {
    from: 'competition', to: ['contest'], modes: 'sya', level: 1,
    when: { prev: ['a', 'every', 'each', 'singing', 'science', 'art', 'drawing', 'writing', 'annual', 'dance', 'cooking', 'photography',
      'poetry', 'spelling', 'talent', 'essay', 'your'], number: 'singular' },
    unless: { next: ['for', 'between', 'among', 'from'], sentence: ['contest'] },
    yes: ['He won a singing competition.', 'He won a singing contest.'],
    no: 'There is competition for jobs.',
  },
  {
    from: 'competition', to: ['contest'], modes: 'sya', level: 1,
    when: { number: 'plural' },
    unless: { sentence: ['contest'] },
    yes: ['He won several competitions.', 'He won several contests.'],
    no: 'There is competition for jobs.',
  },
  {
    from: 'intention', to: ['aim'], modes: 'sya', level: 1,
    when: { prev: ['my', 'our', 'his', 'her', 'their', 'main', 'original', 'author', 'the', 'its', "'s"], next: ['is', 'was', 'of',
      'here', 'behind'] },
    unless: { sentence: ['aim', 'any', 'no'] },
    yes: ['My intention was to help.', 'My aim was to help.'],
    no: 'He had no intention to help.',
  },
  {
    from: 'perspective', to: ['view'], modes: 'spy', level: 1,
    when: { number: 'plural', prev: ['different', 'other', 'multiple', 'various', 'many', 'diverse', 'several', 'their', 'and',
      'alternative', 'opposing', 'differing'] },
    unless: { sentence: ['view', 'views', 'viewpoint', 'from'] },
    yes: ['We heard many perspectives.', 'We heard many views.'],
    no: 'It adds perspective.',
  },
  {
    from: 'photograph', to: ['photo'], modes: 'spy', level: 1,
    unless: { next: ['was', 'were', 'be', 'is', 'are', 'have', 'show', '<verb>'], sentence: ['museum', 'gallery', 'painting', 'artist', 'portrait', 'curator', 'loan', 'floor', 'print', 'show', 'landscape', 'hour', 'sample', 'area', 'measure',
      'image', 'estimate', 'figure', 'microscope', 'exhibition', 'archive', 'historian', 'century', 'camera', 'analysis', 'analyse',
      'method', 'data', 'record', 'evidence', 'source', 'photo'] },
    yes: ['She took a photograph.', 'She took a photo.'],
    no: 'They photograph birds at dawn.',
  },
  {
    from: 'transportation', to: ['transport'], modes: 'syap', level: 1,
    when: { prev: ['public', 'of', 'for', 'and', 'own', 'cheap', 'good', 'other', 'means', 'mode', 'better', 'safer', 'alternative',
      'their', 'our', 'free', 'main', 'daily', 'revolutionize', 'have', 'on', 'towards', 'making', 'made', 'arranging', 'reliable'] },
    unless: { prev: ['department', 'secretary'] },
    yes: ['Buses are cheap transportation.', 'Buses are cheap transport.'],
    no: 'The Department of Transportation said no.',
  },
])

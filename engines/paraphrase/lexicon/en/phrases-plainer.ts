import { defineRows } from '../../row.ts'

// Frequent phrases of essays in everyday words, and their equals.
export default defineRows('phrase', [
  {
    from: 'a better understanding of', to: ['a clearer understanding of', 'a fuller understanding of', 'a deeper understanding of'], modes: 'y', level: 1,
    yes: ['Travel gives us a better understanding of the world.', 'Travel gives us a clearer understanding of the world.'],
    no: 'They have a better understanding.',
  },
  {
    from: 'a deeper understanding of', to: ['a better understanding of', 'a fuller understanding of'], modes: 'yp', level: 1,
    yes: ['Travel gives us a deeper understanding of the world.', 'Travel gives us a better understanding of the world.'],
    no: 'They have a deeper understanding.',
  },
  {
    from: 'a greater sense of', to: ['a stronger sense of', 'a stronger feeling of'], modes: 'yp', level: 1,
    yes: ['Work gives people a greater sense of pride.', 'Work gives people a stronger sense of pride.'],
    no: 'She has a greater sense.',
  },
  {
    from: 'a negative impact on', to: ['a bad effect on', 'a negative effect on'], modes: 'p', level: 1,
    yes: ['Noise has a negative impact on sleep.', 'Noise has a bad effect on sleep.'],
    no: 'The negative impact is clear.',
  },
  {
    from: 'a negative impact on', to: ['a negative effect on', 'an adverse effect on'], modes: 'ya', level: 1,
    yes: ['Noise has a negative impact on sleep.', 'Noise has a negative effect on sleep.'],
    no: 'The negative impact is clear.',
  },
  {
    from: 'a positive impact on', to: ['a good effect on', 'a positive effect on'], modes: 'p', level: 1,
    yes: ['Sport has a positive impact on health.', 'Sport has a good effect on health.'],
    no: 'The positive impact is clear.',
  },
  {
    from: 'a positive impact on', to: ['a positive effect on', 'a beneficial effect on'], modes: 'ya', level: 1,
    yes: ['Sport has a positive impact on health.', 'Sport has a positive effect on health.'],
    no: 'The positive impact is clear.',
  },
  {
    from: 'a sense of', to: ['a feeling of'], modes: 'yp', level: 1,
    when: { next: ['community', 'belonging', 'pride', 'achievement', 'accomplishment', 'fulfilment', 'fulfillment', 'joy', 'freedom', 'security', 'responsibility', 'togetherness', 'satisfaction', 'unity', 'isolation', 'loneliness'] },
    yes: ['Work gives people a sense of pride.', 'Work gives people a feeling of pride.'],
    no: 'She has a sense of humour.',
  },
  {
    from: 'a significant impact on', to: ['a big effect on', 'a large effect on'], modes: 'p', level: 1,
    yes: ['Noise has a significant impact on sleep.', 'Noise has a big effect on sleep.'],
    no: 'The significant impact is clear.',
  },
  {
    from: 'as they grow older', to: ['as they get older', 'as they age'], modes: 'yp', level: 1,
    yes: ['Children read more as they grow older.', 'Children read more as they get older.'],
    no: 'They grow older.',
  },
  {
    from: '~be crucial for', to: ['~be very important for', '~be key for'], modes: 'p', level: 1,
    when: { next: ['<np>', '<ing>'] },
    yes: ['Sleep is crucial for good health.', 'Sleep is very important for good health.'],
    no: 'It is a crucial for all.',
  },
  {
    from: '~be crucial to', to: ['~be very important to', '~be key to'], modes: 'p', level: 1,
    when: { next: ['<np>'] },
    unless: { next: ['<base>'] },
    yes: ['Sleep is crucial to good health.', 'Sleep is very important to good health.'],
    no: 'It is crucial to sleep well.',
  },
  {
    from: '~be essential for', to: ['~be needed for', '~be very important for'], modes: 'p', level: 1,
    when: { next: ['<np>', '<ing>'] },
    yes: ['Sleep is essential for good health.', 'Sleep is needed for good health.'],
    no: 'Sleep is not essential for this.',
  },
  {
    from: '~be vital for', to: ['~be very important for', '~be key for'], modes: 'p', level: 1,
    when: { next: ['<np>', '<ing>'] },
    yes: ['Sleep is vital for good health.', 'Sleep is very important for good health.'],
    no: 'It is a vital for all.',
  },
  {
    from: 'benefits and drawbacks', to: ['advantages and disadvantages', 'pros and cons'], modes: 'sp', level: 1,
    unless: { prev: ['<adj>'], sentence: ['advantage', 'disadvantage'] },
    yes: ['We compare the benefits and drawbacks of trains.', 'We compare the advantages and disadvantages of trains.'],
    no: 'We compare benefits and some drawbacks.',
  },
  {
    from: '~broaden their horizons', to: ['~widen their horizons', '~see more of the world'], modes: 'yp', level: 1,
    yes: ['Trips help students broaden their horizons.', 'Trips help students widen their horizons.'],
    no: 'They broaden the horizons.',
  },
  {
    from: 'for individuals', to: ['for people'], modes: 'pys', level: 1,
    yes: ['It is good for individuals.', 'It is good for people.'],
    no: 'It is good for individual pupils.',
  },
  {
    from: 'in daily life', to: ['in everyday life'], modes: 'y', level: 1,
    yes: ['We use numbers in daily life.', 'We use numbers in everyday life.'],
    no: 'It is his daily life.',
  },
  {
    from: 'in everyday life', to: ['in daily life'], modes: 'ysp', level: 1,
    yes: ['We use numbers in everyday life.', 'We use numbers in daily life.'],
    no: 'It is an everyday life.',
  },
  {
    from: 'in our daily lives', to: ['in everyday life', 'every day'], modes: 'ysp', level: 1,
    when: { next: ['<punct>', '<end>'] },
    yes: ['We use phones in our daily lives.', 'We use phones in everyday life.'],
    no: 'Our daily lives are busy.',
  },
  {
    from: 'in the long run', to: ['over time', 'in the end'], modes: 'p', level: 1,
    yes: ['Exercise pays off in the long run.', 'Exercise pays off over time.'],
    no: 'He won the long run.',
  },
  {
    from: 'in their daily lives', to: ['in everyday life', 'every day'], modes: 'ysp', level: 1,
    when: { next: ['<punct>', '<end>'] },
    yes: ['People use phones in their daily lives.', 'People use phones in everyday life.'],
    no: 'Their daily lives are busy.',
  },
  {
    from: 'individuals who', to: ['people who'], modes: 'pys', level: 1,
    unless: { prev: ['<num>'] },
    yes: ['Individuals who exercise sleep well.', 'People who exercise sleep well.'],
    no: 'Three individuals, who exercise, sleep well.',
  },
  {
    from: 'it is crucial that', to: ['it is very important that'], modes: 'p', level: 1,
    yes: ['It is crucial that all pupils can read.', 'It is very important that all pupils can read.'],
    no: 'It is crucial in that it helps.',
  },
  {
    from: 'it is essential that', to: ['it is very important that', 'it is vital that'], modes: 'p', level: 1,
    yes: ['It is essential that all pupils can read.', 'It is very important that all pupils can read.'],
    no: 'It is essential in that it helps.',
  },
  {
    from: 'some argue that', to: ['some people say that', 'some say that'], modes: 'p', level: 1,
    yes: ['Some argue that trains are slow.', 'Some people say that trains are slow.'],
    no: 'Some argue about that.',
  },
  {
    from: 'some argue that', to: ['some people argue that', 'some maintain that'], modes: 'y', level: 1,
    yes: ['Some argue that trains are slow.', 'Some people argue that trains are slow.'],
    no: 'Some argue about that.',
  },
  {
    from: 'this is because', to: ['the reason is that'], modes: 'p', level: 2,
    when: { position: 'initial', next: ['<clause>'] },
    yes: ['This is because trains are slow.', 'The reason is that trains are slow.'],
    no: 'If this is because of noise, we move.',
  },
  {
    from: 'valuable insight into', to: ['useful information about'], modes: 'p', level: 1,
    yes: ['The guide offers valuable insight into the city.', 'The guide offers useful information about the city.'],
    no: 'The guide offers valuable insight.',
  },
  {
    from: 'valuable insights into', to: ['useful information about', 'useful ideas about'], modes: 'p', level: 1,
    yes: ['The guide offers valuable insights into the city.', 'The guide offers useful information about the city.'],
    no: 'The guide offers valuable insights.',
  },
  {
    from: 'while it', to: ['although it'], modes: 'yap', level: 1,
    when: { position: 'initial', next: ['may', 'be', 'can'] },
    unless: { next: ['true', '<ing>'], sentence: ['although'] },
    yes: ['While it may be slow, it is safe.', 'Although it may be slow, it is safe.'],
    no: 'We read while it may rain.',
  },
  {
    from: 'while it is true that', to: ['although it is true that', 'even though'], modes: 'yp', level: 1,
    unless: { sentence: ['although'] },
    yes: ['While it is true that trains are slow, they are clean.', 'Although it is true that trains are slow, they are clean.'],
    no: 'For a while it is true.',
  },
  {
    from: 'while others', to: ['but others'], modes: 'p', level: 1,
    when: { prev: [','] },
    unless: { sentence: ['with'] },
    yes: ['Some like trains, while others prefer cars.', 'Some like trains, but others prefer cars.'],
    no: 'They read while others sleep.',
  },
  {
    from: 'while others', to: ['whereas others'], modes: 'ya', level: 1,
    when: { prev: [','] },
    unless: { sentence: ['with'] },
    yes: ['Some like trains, while others prefer cars.', 'Some like trains, whereas others prefer cars.'],
    no: 'They read while others sleep.',
  },
  {
    from: 'while some', to: ['although some'], modes: 'yap', level: 1,
    when: { position: 'initial' },
    unless: { sentence: ['although'] },
    yes: ['While some people like trains, others prefer cars.', 'Although some people like trains, others prefer cars.'],
    no: 'They read while some children sleep.',
  },
  {
    from: 'while there', to: ['although there'], modes: 'yap', level: 1,
    when: { position: 'initial', next: ['be', 'may'] },
    unless: { sentence: ['although'] },
    yes: ['While there are some problems, the plan is good.', 'Although there are some problems, the plan is good.'],
    no: 'We met while there.',
  },
])

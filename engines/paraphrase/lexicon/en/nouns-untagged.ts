import { defineRows } from '../../row.ts'

// Nouns whose number changes with the word, sorted: matched by their letters.
export default defineRows('phrase', [
  {
    from: 'ads', to: ['advertisements'], modes: 'yea', level: 1, mark: 'formal',
    unless: { sentence: ['advertisement'], next: ['<noun>'] },
    yes: ['Many ads mislead us.', 'Many advertisements mislead us.'],
    no: 'Such ads are bad advertisements.',
  },
  {
    from: 'individuals', to: ['people'], modes: 'syp', level: 1, mark: 'plain',
    unless: { next: ['<noun>', '\'', '’', '\'s', '’s'], sentence: ['burden', 'responsibility', 'state', 'institution', 'group',
      'collective', 'society', 'species', 'animal', 'specimen', 'plant', 'bird', 'fish', 'insect', 'female', 'male', 'cell', 'larva',
      'mouse', 'rat', 'colony', 'population', 'daphnia', 'industry', 'system', 'company', 'government', 'organisation', 'organization',
      'history', 'law', 'community', 'corporation', 'goodwill', 'firm', 'market', 'employer', 'nation', 'business', 'versus', 'bank',
      'couple', 'family', 'household', 'charity', 'collectively', 'individually', 'individual', 'personal', 'structural', 'structure',
      'people', 'person', 'liberty', 'pair', 'pairing', 'pairs', 'team', 'couples', 'committee', 'crowd', 'gang', 'routine', 'tribe',
      'club', 'council', 'parliament', 'church', 'party', 'army', 'collectivism', 'individualism', 'trait', 'genotype', 'blame', 'punish', 'choice', 'choose', 'fault', 'alone', 'protect', 'rather'], prev: ['as',
      'between', 'both', 'isolated', 'gifted', 'either', 'to', 'not', 'than', 'or', 'versus', 'by', 'independent'] },
    yes: ['Many individuals own a phone.', 'Many people own a phone.'],
    no: 'The individual is free.',
  },
  {
    from: 'personal possessions', to: ['personal belongings'], modes: 'y', level: 1,
    yes: ['| They lost their personal possessions.', '| They lost their personal belongings.'],
    no: 'He took it personally; possessions mean a lot.',
  },
  {
    from: 'statistics', to: ['figures'], modes: 'syp', level: 1, mark: 'plain',
    when: { prev: ['official', 'recent', 'latest', 'these', 'the', 'government'], next: ['show', 'suggest', 'indicate', 'reveal'] },
    unless: { prev: ['descriptive'] },
    yes: ['Official statistics show that crime has fallen.', 'Official figures show that crime has fallen.'],
    no: 'Statistics is a subject.',
  },
  {
    from: 'surroundings', to: ['environment'], modes: 'ya', level: 1, mark: 'formal',
    when: { prev: ['natural', 'immediate', 'quiet', 'peaceful', 'physical', 'their', "'s"] },
    unless: { next: ['are', 'were'], sentence: ['heat', 'energy', 'system'] },
    yes: ['Animals adapt to their natural surroundings.', 'Animals adapt to their natural environment.'],
    no: 'The surroundings are ugly.',
  },
  {
    from: 'youngsters', to: ['young people'], modes: 'yep', level: 1, mark: 'plain',
    unless: { next: ['<noun>', '\'', '\'', '’', '\'s', '’s'] },
    yes: ['Many youngsters play games.', 'Many young people play games.'],
    no: 'The youngster won.',
  },
])

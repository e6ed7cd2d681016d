import { defineRows } from '../../row.ts'

// Words and phrases of time, place and quantity, and the small words that join nouns.
export default defineRows('phrase', [
  {
    from: ', such as', to: [', including'], modes: 'ya', level: 1,
    when: { next: ['<ing>', 'when'], prev: ['<plural>'] },
    unless: { sentence: ['including', 'include', 'so', 'something', 'anything', 'someone', 'somewhere', 'somebody', 'nothing',
      'everything', 'anyone'], next: ['this'], prev: ['is', 'this'] },
    yes: ['There are many tasks, such as cleaning the park.', 'There are many tasks, including cleaning the park.'],
    no: 'We began with something dull, such as paying them.',
  },
  {
    from: 'across the globe', to: ['across the world'], modes: 'yp', level: 1,
    unless: { sentence: ['world'] },
    yes: ['Shops across the globe are shut.', 'Shops across the world are shut.'],
    no: 'The world has shops across the globe.',
  },
  {
    from: 'an entire', to: ['a whole'], modes: 'yp', level: 1,
    unless: { sentence: ['whole'] },
    yes: ['He read an entire book.', 'He read a whole book.'],
    no: 'The hole takes an entire page as a whole.',
  },
  {
    from: 'for a moment', to: ['for a second'], modes: 'y', level: 1,
    when: { prev: ['stop', 'pause', 'hesitate', 'think', 'wait', 'look', 'close', 'stare', 'freeze', 'forget', 'silent', 'quiet'] },
    unless: { next: ['of', 'that'], sentence: ['second'] },
    yes: ['He stopped for a moment.', 'He stopped for a second.'],
    no: 'He stopped for a moment of rest.',
  },
  {
    from: 'in that moment', to: ['at that moment'], modes: 'y', level: 1,
    unless: { next: ['of'], sentence: [] },
    yes: ['In that moment, he saw it.', 'At that moment, he saw it.'],
    no: 'In that moment of joy he saw it.',
  },
  {
    from: 'in the streets', to: ['on the streets'], modes: 'y', level: 1,
    unless: { next: ['of', 'around', 'near', 'and'], prev: ['riot', 'dance', 'fight', 'blood', 'celebrate', 'protest', 'die', 'march',
      'play', 'shot', 'kill', 'cheer', 'sing', 'run', 'lie', 'bury', 'party', 'down', 'parade', 'barricade', 'battle'], sentence: ['riot',
      'fight', 'battle', 'mob', 'plague', 'blood', 'die', 'dead', 'corpse', 'play', 'child', 'century', 'medieval', 'celebrate', 'rubbish',
      'revolution', 'police'] },
    yes: ['Crowds met in the streets.', 'Crowds met on the streets.'],
    no: 'Crowds met in the streets of Rome.',
  },
  {
    from: 'more time to', to: ['extra time to'], modes: 'y', level: 1,
    unless: { prev: ['no', 'any', 'some', 'the', 'much', 'little', 'even', 'far', 'lot', 'spend', 'spent', 'had', 'one', 'just'],
      sentence: ['extra', 'than'] },
    yes: ['They get more time to read.', 'They get extra time to read.'],
    no: 'They get no more time to read.',
  },
  {
    from: 'on the road', to: ['on the roads'], modes: 'y', level: 2,
    when: { prev: ['cars', 'vehicles', 'drivers', 'driver', 'accidents', 'crashes', 'traffic', 'people', 'else', 'safety',
      'others', 'everyone', 'phones', 'car', 'accident', 'convenience'], sentence: ['car', 'cars', 'vehicle', 'traffic', 'driver', 'drivers', 'accident', 'truck', 'phone', 'phones'] },
    unless: { sentence: ['eye', 'attention', 'focus', 'side', 'roads', 'danger', 'look', 'hand', 'walk', 'hazard'], prev: ['eye', 'eyes', 'focused'] },
    yes: ['There are more cars on the road.', 'There are more cars on the roads.'],
    no: 'Keep your eyes on the road in your car.',
  },
  {
    from: 'on the roads', to: ['on the road'], modes: 'y', level: 2,
    when: { sentence: ['car', 'vehicle', 'traffic', 'driver', 'accident', 'truck', 'drive'] },
    unless: { sentence: ['road', 'map'] },
    yes: ['There are more cars on the roads.', 'There are more cars on the road.'],
    no: 'The car map shows ice on the roads here.',
  },
  {
    from: 'without any', to: ['without'], modes: 'syp', level: 1,
    when: { next: ['help', 'support', 'assistance', 'trouble', 'difficulty', 'delay', 'hesitation', 'interruption', 'guidance',
      'interference', 'supervision', 'equipment', 'protection', 'effort', 'advice', 'pain', 'comment', 'loss', 'strain', 'transparency',
      'damage', 'harm', 'pressure', 'fuss', 'discussion', 'consultation', 'evidence', 'training', '<plural>'] },
    unless: { next: ['of', 'more', 'other', 'such', 'further', 'real', '<adj>'], sentence: ['with', 'whatever', 'at'] },
    yes: ['He did it without any help.', 'He did it without help.'],
    no: 'He did it without any of them.',
  },
])

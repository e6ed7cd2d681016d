import { defineRows } from '../../row.ts'

// Words of time, place and degree that the tagger takes now for one class, now for another: matched by their letters, held by their neighbours.
export default defineRows('phrase', [
  {
    from: 'altogether', to: ['completely'], modes: 'y', level: 1,
    when: { next: ['different', 'new', 'separate', 'impossible'] },
    yes: ['It is an altogether different matter.', 'It is a completely different matter.'],
    no: 'Altogether, it cost ten euros.',
  },
  {
    from: 'around', to: ['approximately'], modes: 'yea', level: 1, mark: 'formal',
    when: { next: ['<num>'] },
    unless: { prev: ['<noun>', 'walk', 'travel', 'move', 'run', 'look', 'grow', 'build', 'turn', 'revolve', 'go', 'drive', 'fly', 'sit', 'stand', 'gather', 'centre', 'center', 'wrap', 'organise', 'organize', 'base', 'come', 'all', 'be', 'at', 'from', 'until'], sentence: ['century', 'year', 'pm', 'am', 'clock', 'bc', 'ad', '1800s'] },
    yes: ['The town has around 5,000 people.', 'The town has approximately 5,000 people.'],
    no: 'He was born around 1900, in the last year of the war.',
  },
  {
    from: 'daily', to: ['every day'], modes: 'yep', level: 1, mark: 'plain',
    when: { next: ['<end>', '<punct>'] },
    unless: { prev: ['a', 'the', '<adj>', 'be', 'twice', 'once'] },
    yes: ['They exercise daily.', 'They exercise every day.'],
    no: 'He writes for a daily.',
  },
  {
    from: 'enough for', to: ['sufficient for'], modes: 'yea', level: 2, mark: 'formal',
    when: { prev: ['be', 'not'] },
    yes: ['This is enough for most users.', 'This is sufficient for most users.'],
    no: 'She is old enough for school.',
  },
  {
    from: 'enough to', to: ['sufficient to'], modes: 'yea', level: 2, mark: 'formal',
    when: { prev: ['be', 'not'] },
    unless: { prev: ['<adj>'] },
    yes: ['This is enough to explain the result.', 'This is sufficient to explain the result.'],
    no: 'She is old enough to vote.',
  },
  {
    from: 'far', to: ['considerably'], modes: 'yea', level: 1, mark: 'formal',
    when: { next: ['more', 'less', 'higher', 'lower', 'larger', 'smaller', 'greater', 'stronger', 'faster'] },
    unless: { prev: ['so', 'as', 'by', 'how', 'too', 'thus', 'not'], next: ['than'] },
    yes: ['Prices are far higher today.', 'Prices are considerably higher today.'],
    no: 'It is not far.',
  },
  {
    from: 'far', to: ['much'], modes: 'yp', level: 1, mark: 'plain',
    when: { next: ['more', 'less', 'better', 'worse', 'higher', 'lower', 'larger', 'smaller', 'greater', 'easier', 'harder', 'stronger', 'faster'] },
    unless: { prev: ['so', 'as', 'by', 'how', 'too', 'thus', 'not', 'make', 'have'], next: ['more'] },
    yes: ['The new car is far better.', 'The new car is much better.'],
    no: 'It is too far.',
  },
  {
    from: 'likely', to: ['probably'], modes: 'yep', level: 1, mark: 'plain',
    when: { prev: ['will', 'would'] },
    yes: ['Prices will likely rise.', 'Prices will probably rise.'],
    no: 'It is likely to rise.',
  },
  {
    from: 'monthly', to: ['every month'], modes: 'yep', level: 1, mark: 'plain',
    when: { next: ['<end>', '<punct>'], prev: ['<verb>', '<noun>', 'meet', 'pay', 'publish', 'hold'] },
    yes: ['They pay the rent monthly.', 'They pay the rent every month.'],
    no: 'It is a monthly paper.',
  },
  {
    from: 'most likely', to: ['probably'], modes: 'syp', level: 1, mark: 'plain',
    when: { prev: ['be', 'will', 'would'], next: ['<adj>', '<verb>', '<det>', 'due', 'because'] },
    unless: { next: ['to'] },
    yes: ['He was most likely ill that day.', 'He was probably ill that day.'],
    no: 'He is the one most likely to win.',
  },
  {
    from: 'overseas', to: ['abroad'], modes: 'syp', level: 1, mark: 'plain',
    when: { prev: ['live', 'work', 'study', 'travel', 'go', 'move'], next: ['<end>', '<punct>', 'and', 'for'] },
    yes: ['She wants to work overseas.', 'She wants to work abroad.'],
    no: 'Overseas trade grew.',
  },
  {
    from: 'weekly', to: ['every week'], modes: 'yep', level: 1, mark: 'plain',
    when: { next: ['<end>', '<punct>'], prev: ['meet', '<noun>', 'publish', 'hold', 'publish', '<verb>'] },
    yes: ['They meet weekly.', 'They meet every week.'],
    no: 'It is a weekly paper.',
  },
  {
    from: 'worldwide', to: ['globally'], modes: 'ya', level: 1, mark: 'formal',
    when: { next: ['<end>', '<punct>'] },
    unless: { prev: ['a', 'the', 'people', 'user', '<num>', 'million', 'billion'] },
    yes: ['The product is sold worldwide.', 'The product is sold globally.'],
    no: 'It is a worldwide firm.',
  },
  {
    from: 'yearly', to: ['annually'], modes: 'yea', level: 1, mark: 'formal',
    when: { next: ['<end>', '<punct>'] },
    unless: { prev: ['a', 'the', '<adj>'] },
    yes: ['The fair is held yearly.', 'The fair is held annually.'],
    no: 'The yearly fair is big.',
  },
])

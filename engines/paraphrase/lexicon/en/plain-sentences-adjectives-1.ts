import { defineRows } from '../../row.ts'

// Adjectives before the nouns they most often stand with.
export default defineRows('adjective', [
  {
    from: 'complete', to: ['full'], modes: 'yps', level: 1,
    when: { use: 'attributive', head: ['list', 'answer', 'description', 'sentence', 'account', 'text', 'details', 'report', 'version',
      'record', 'set', 'meal', 'swing', 'apology', 'calculation', 'retention', 'knowledge', 'characterization', 'algorithm', 'theory',
      'explanation', 'analysis', 'picture'] },
    unless: { head: ['sentence'], prev: ['more', 'most', 'in', 'very'] },
    yes: ['I need a complete list.', 'I need a full list.'],
    no: 'It is a complete failure.',
  },
  {
    from: 'miserable', to: ['very unhappy'], modes: 'p', level: 1,
    when: { use: 'predicative' },
    unless: { subject: ['weather', 'day', 'food', 'it', 'result', 'condition', 'failure', 'place', 'life', 'wage', 'pay', 'performance'],
      prev: ['<adv>', 'so', 'too', 'more', 'most', 'as', 'how', 'less', 'and', 'or', 'me', 'her', 'him', 'us', 'them', 'you', 'life',
      'people'], next: ['<noun>', 'failure'], sentence: ['very'] },
    yes: ['He was miserable at school.', 'He was very unhappy at school.'],
    no: 'It was a miserable day.',
  },
  {
    from: 'pronounced', to: ['marked'], modes: 'ya', level: 1,
    when: { use: 'attributive', head: ['effect', 'influence', 'difference', 'impact', 'increase', 'change', 'decrease', 'decline',
      'tendency', 'trend', 'improvement', 'shift', 'contrast'] },
    yes: ['It had a pronounced effect.', 'It had a marked effect.'],
    no: 'The pronounced word is here.',
  },
  {
    from: 'top', to: ['main'], modes: 'yp', level: 1,
    when: { use: 'attributive', head: ['distraction', 'reason', 'cause', 'concern', 'complaint', 'source', 'goal', 'aim', 'issue',
      'factor', 'challenge', 'worry', 'attraction', 'motivation', 'priority', 'objective', 'supplier', 'market', 'topic', 'threat'] },
    unless: { prev: ['five', 'ten', 'three', 'a', '<num>'] },
    yes: ['Phones are the top distraction.', 'Phones are the main distraction.'],
    no: 'It is the top shelf.',
  },
])

import { defineRows } from '../../row.ts'

// Verbs with their object and preposition in sentences that no other row touches.
export default defineRows('verb', [
  {
    from: 'found', to: ['establish'], modes: 'ya', level: 1,
    when: { frame: ['passive', 'adp'], next: ['in', 'by', 'as', 'at'] },
    unless: { next: ['on', 'upon'], sentence: ['establish'], subject: ['city', 'family', 'religion', 'colony', 'town', 'rome'] },
    yes: ['The firm was founded in 1998.', 'The firm was established in 1998.'],
    no: 'The claim was founded on lies.',
  },
  {
    from: 'submit', to: ['send'], modes: 'yp', level: 1,
    when: { afterObject: ['to'], object: ['manuscript', 'paper', 'article', 'report', 'application', 'proposal', 'form', 'abstract',
      'claim', 'invoice', 'essay', 'list', 'score'] },
    unless: { sentence: ['send', 'vote', 'test', 'scrutiny', 'review', 'analysis', 'examination', 'referendum', 'court'] },
    yes: ['They submitted the paper to a journal.', 'They sent the paper to a journal.'],
    no: 'They submitted the plan for review.',
  },
  {
    from: 'turn', to: ['become'], modes: 'ya', level: 1,
    when: { frame: ['adj'], next: ['white', 'red', 'green', 'brown', 'black', 'yellow', 'blue', 'grey', 'gray', 'orange', 'pink',
      'purple', 'pale', 'dark', 'cold', 'hostile', 'violent', 'golden'] },
    unless: { subject: ['light', 'lamp', 'signal', 'face', 'cheek', 'he', 'she', 'i', 'we', 'they', 'eye', 'world', 'vision', 'knuckle',
      'screen', 'hair'], sentence: ['become'] },
    yes: ['The leaves turned brown.', 'The leaves became brown.'],
    no: 'He turned left.',
  },
])

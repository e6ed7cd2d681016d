import { defineLints } from '../../row.ts'

// Written together. Sorted by key.
export default defineLints('together', [
  {
    key: 'al-meno',
    class: 'compound-split',
    pattern: "[ al meno ] un|una|due|tre|dieci|un'|l'|per",
    to: ['almeno'],
    wrong: ["Resta al meno un'ora.", "Resta almeno un'ora."],
    right: 'Scelse il male minore, al meno costoso.',
  },
  {
    key: 'da-vero',
    class: 'compound-split',
    pattern: '[ da vero ] .|,|?|!|bello|bella|bravo|brava|buono|buona|tanto|molto',
    to: ['davvero'],
    wrong: ['È da vero bello.', 'È davvero bello.'],
    right: 'Si comporta da vero amico.',
  },
  {
    key: 'fin-ora',
    class: 'compound-split',
    pattern: 'fin ora',
    to: ['finora'],
    wrong: ['Ho letto fin ora tutto.', 'Ho letto finora tutto.'],
    right: 'Ho letto finora poco.',
  },
  {
    key: 'in-vece',
    class: 'compound-split',
    pattern: '[ in vece ] io|no|non|lui|lei|noi|,|sono|è|hanno|ha',
    to: ['invece'],
    wrong: ['Io resto, in vece lui parte.', 'Io resto, invece lui parte.'],
    right: 'Firmo in vece del capo.',
  },
  {
    key: 'sopratutto',
    class: 'misspelled',
    pattern: 'sopratutto',
    to: ['soprattutto'],
    wrong: ['Mi piace sopratutto il mare.', 'Mi piace soprattutto il mare.'],
    right: 'Mi piace soprattutto il sole.',
  },
  {
    key: 'sta-mattina',
    class: 'compound-split',
    pattern: 'sta mattina',
    to: ['stamattina'],
    wrong: ['Vieni sta mattina al bar?', 'Vieni stamattina al bar?'],
    right: 'Vieni stamattina?',
  },
  {
    key: 'sta-sera',
    class: 'compound-split',
    pattern: 'sta sera',
    to: ['stasera'],
    wrong: ['Vieni sta sera al cinema?', 'Vieni stasera al cinema?'],
    right: 'Vieni stasera?',
  },
])

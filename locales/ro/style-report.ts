import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('ro')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })}`
const sentences = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'propoziție', few: 'propoziții', other: 'de propoziții' })}`
const times = (count: number): string => (count === 1 ? 'o dată' : `de ${number(count)} ${plural(count, { few: 'ori', other: 'de ori' })}`)

/** Raportul despre stil și consecvență. */
export const styleReport: StyleReportMessages = {
  open: 'Stil și consecvență',
  lead: 'Ce scrie acest text în mai multe feluri și cum îi sunt construite propozițiile. Sunt constatări, nu greșeli: ce se potrivește textului hotărâți dumneavoastră.',
  running: 'Textul este citit.',
  empty: 'Pe foaie nu este încă niciun text.',
  short: (count, atLeast) => `Textul are ${words(count)}; un raport cere cel puțin ${words(atLeast)}.`,
  stale: 'Textul s-a schimbat de la acest raport.',
  again: 'Citește din nou',
  offline: 'Raportul are nevoie de rețea. Textul dumneavoastră se păstrează.',
  read: (wordCount, sentenceCount) => `S-au citit ${words(wordCount)} în ${sentences(sentenceCount)}.`,
  aside:
    'Titlurile, bibliografiile și pasajele în alte limbi sunt lăsate deoparte; la fel citatele și trimiterile, în afară de măsurarea propozițiilor.',
  copy: 'Copiază raportul',
  copied: 'Raportul este copiat.',
  notCopied: 'Raportul nu a putut fi copiat.',
  places: (count) => `${number(count)} ${plural(count, { one: 'loc', few: 'locuri', other: 'de locuri' })}`,
  more: (count) => `și încă ${number(count)}`,
  untold: {
    tense: (code) =>
      `Despre timpurile verbale nu se spune nimic (${language(code)}): forma cuvintelor singură nu le arată destul de sigur.`,
    passive: (code) => `Despre diateza pasivă nu se spune nimic (${language(code)}): forma cuvintelor singură nu o arată destul de sigur.`,
  },
  sections: {
    terms: 'Termeni și grafie',
    abbreviations: 'Abrevieri',
    numbers: 'Numere, date și etichete',
    marks: 'Ghilimele și apostrofuri',
    sentences: 'Propoziții',
    verbs: 'Verbe',
    words: 'Cuvinte repetate',
  },
  tenses: { past: 'trecut', present: 'prezent' },
  ends: { shortest: 'cea mai scurtă', longest: 'cea mai lungă' },
  quoted: (text) => `„${text}”`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'Un termen este scris în mai multe feluri',
    'case-variants': 'Un termen apare cu majuscule și fără',
    'spelling-variants': 'În text sunt grafii din mai multe variante ale limbii',
    'abbreviation-unused': (short) => `${short} este explicat, dar nu mai apare după aceea.`,
    'abbreviation-early': (short, count) => `${short} apare ${times(count)} înainte de a fi explicat.`,
    'abbreviation-twice': (short, count) => `${short} este explicat ${times(count)}.`,
    'abbreviation-two-ways': (short) => `${short} este explicat în mai multe feluri`,
    'abbreviation-undefined': (short, count) => `${short} apare ${times(count)} și nu este explicat nicăieri în text.`,
    tense: (title) => (title === null ? 'Trecutul și prezentul stau alături' : `Trecutul și prezentul stau alături sub ${title}`),
    'number-words': 'Înaintea acelorași substantive, numerele mici stau în cifre și în litere',
    percent: 'Procentele sunt scrise în mai multe feluri',
    'decimal-mark': 'Zecimalele au mai multe semne',
    'thousands-mark': 'Miile sunt despărțite în mai multe feluri',
    dates: 'Datele sunt scrise în mai multe feluri',
    labels: 'Figurile, tabelele sau capitolele sunt numite în mai multe feluri',
    'quotation-marks': 'În text sunt ghilimele de mai multe feluri',
    apostrophes: 'În text sunt apostrofuri drepte și curbate',
    'sentence-lengths': (f) =>
      `${sentences(f.count)}: jumătate au între ${number(f.low)} și ${words(f.high)}, cea din mijloc ${number(f.middle)}; cea mai scurtă are ${number(f.shortest)}, cea mai lungă ${number(f.longest)}.`,
    'long-sentences': (count, of, bound) =>
      `${number(count)} din ${sentences(of)} ${plural(count, { one: 'are', other: 'au' })} mai mult de ${words(bound)}.`,
    passive: (count, of) => `În ${number(count)} din ${sentences(of)} este o diateză pasivă.`,
    'openings-in-a-row': (word, count) => `${sentences(count)} la rând încep cu ${word}.`,
    openings: (of) => `Cele mai frecvente prime cuvinte din ${sentences(of)}`,
    'repeated-nearby': (word, count) => `${word} apare ${times(count)} în câteva rânduri.`,
    'frequent-words': 'Cuvinte obișnuite care apar aici mult mai des decât în alte texte, adesea fiindcă numesc tema',
  },
}

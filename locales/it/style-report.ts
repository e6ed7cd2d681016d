import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('it')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'parola', other: 'parole' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'frase', other: 'frasi' })}`
const times = (count: number): string => `${number(count)} ${plural(count, { one: 'volta', other: 'volte' })}`

/** Il rapporto su stile e coerenza. */
export const styleReport: StyleReportMessages = {
  open: 'Stile e coerenza',
  lead: 'Che cosa questo testo scrive in più di un modo e come sono fatte le sue frasi. Sono fatti, non errori: che cosa si addice al testo lo decide lei.',
  running: 'Il testo viene letto.',
  empty: 'Sul foglio non c’è ancora nessun testo.',
  short: (count, atLeast) => `Il testo ha ${words(count)}; per un rapporto ne servono almeno ${number(atLeast)}.`,
  stale: 'Il testo è cambiato da quando è stato fatto questo rapporto.',
  again: 'Leggi di nuovo',
  offline: 'Per il rapporto serve la rete. Il suo testo è conservato.',
  read: (wordCount, sentenceCount) => `Lette ${words(wordCount)} in ${sentences(sentenceCount)}.`,
  aside: 'Restano da parte titoli, bibliografie e passi in altre lingue; anche citazioni e rimandi, tranne dove si misurano le frasi.',
  copy: 'Copia il rapporto',
  copied: 'Il rapporto è copiato.',
  notCopied: 'Non è stato possibile copiare il rapporto.',
  places: (count) => `${number(count)} ${plural(count, { one: 'punto', other: 'punti' })}`,
  more: (count) => `e altri ${number(count)}`,
  untold: {
    tense: (code) =>
      `Dei tempi verbali non si dice nulla (${language(code)}): la sola forma delle parole non li mostra con sufficiente sicurezza.`,
    passive: (code) =>
      `Del passivo non si dice nulla (${language(code)}): la sola forma delle parole non lo mostra con sufficiente sicurezza.`,
  },
  sections: {
    terms: 'Termini e grafie',
    abbreviations: 'Sigle',
    numbers: 'Numeri, date ed etichette',
    marks: 'Virgolette e apostrofi',
    sentences: 'Frasi',
    verbs: 'Verbi',
    words: 'Parole ripetute',
  },
  tenses: { past: 'passato', present: 'presente' },
  ends: { shortest: 'la più corta', longest: 'la più lunga' },
  quoted: (text) => `«${text}»`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'Un termine è scritto in più di un modo',
    'case-variants': 'Un termine compare con e senza maiuscole',
    'spelling-variants': 'Nel testo ci sono grafie di più varianti della lingua',
    'abbreviation-unused': (short) => `${short} viene spiegato, ma poi non è più usato.`,
    'abbreviation-early': (short, count) => `${short} è usato ${times(count)} prima di essere spiegato.`,
    'abbreviation-twice': (short, count) => `${short} viene spiegato ${times(count)}.`,
    'abbreviation-two-ways': (short) => `${short} viene spiegato in più di un modo`,
    'abbreviation-undefined': (short, count) => `${short} è usato ${times(count)} e non è spiegato in nessun punto del testo.`,
    tense: (title) =>
      title === null ? 'Passato e presente stanno fianco a fianco' : `Passato e presente stanno fianco a fianco sotto ${title}`,
    'number-words': 'Davanti agli stessi nomi i numeri piccoli sono in cifre e in lettere',
    percent: 'Le percentuali sono scritte in più di un modo',
    'decimal-mark': 'I decimali hanno più di un segno',
    'thousands-mark': 'Le migliaia sono separate in più di un modo',
    dates: 'Le date sono scritte in più di un modo',
    labels: 'Figure, tabelle o capitoli sono indicati in più di un modo',
    'quotation-marks': 'Nel testo ci sono virgolette di più di uno stile',
    apostrophes: 'Nel testo ci sono apostrofi diritti e curvi',
    'sentence-lengths': (f) =>
      `${sentences(f.count)}: metà ha da ${number(f.low)} a ${words(f.high)}, quella di mezzo ${number(f.middle)}; la più corta ne ha ${number(f.shortest)}, la più lunga ${number(f.longest)}.`,
    'long-sentences': (count, of, bound) =>
      `${number(count)} su ${sentences(of)} ${plural(count, { one: 'ha', other: 'hanno' })} più di ${words(bound)}.`,
    passive: (count, of) => `In ${number(count)} su ${sentences(of)} c’è un passivo.`,
    'openings-in-a-row': (word, count) => `${sentences(count)} di seguito cominciano con ${word}.`,
    openings: (of) => `Le prime parole più frequenti di ${sentences(of)}`,
    'repeated-nearby': (word, count) => `${word} compare ${times(count)} in poche righe.`,
    'frequent-words': 'Parole comuni che qui tornano molto più che altrove, spesso perché nominano l’argomento',
  },
}

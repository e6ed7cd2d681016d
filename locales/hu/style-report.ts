import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, language } = wordsFor('hu')
const times = (count: number): string => (count === 1 ? 'egyszer' : count === 2 ? 'kétszer' : `${number(count)} alkalommal`)

/** A stílusról és következetességről szóló jelentés. */
export const styleReport: StyleReportMessages = {
  open: 'Stílus és következetesség',
  lead: 'Mit ír ez a szöveg többféleképpen, és hogyan épülnek a mondatai. Ezek megfigyelések, nem hibák: hogy mi illik a szöveghez, azt Ön dönti el.',
  running: 'A szöveg olvasása folyik.',
  empty: 'Még nincs szöveg a lapon.',
  short: (count, atLeast) => `${number(count)} szó kevés: a jelentéshez legalább ${number(atLeast)} szó kell.`,
  stale: 'A szöveg a jelentés óta megváltozott.',
  again: 'Újraolvasás',
  offline: 'A jelentéshez hálózat kell. A szövege megmarad.',
  read: (wordCount, sentenceCount) => `${number(wordCount)} szó és ${number(sentenceCount)} mondat olvasva.`,
  aside:
    'A címek, az irodalomjegyzék és az idegen nyelvű részek kimaradnak; az idézetek és a hivatkozások is, kivéve ahol a mondatok hossza a kérdés.',
  copy: 'Jelentés másolása',
  copied: 'A jelentés a vágólapon van.',
  notCopied: 'A jelentést nem sikerült másolni.',
  places: (count) => `${number(count)} hely`,
  more: (count) => `és még ${number(count)}`,
  untold: {
    tense: (code) => `Az igeidőkről nem szól a jelentés (${language(code)}): pusztán a szavak alakjából nem elég biztosak.`,
    passive: (code) => `A szenvedő szerkezetekről nem szól a jelentés (${language(code)}): pusztán a szavak alakjából nem elég biztosak.`,
  },
  sections: {
    terms: 'Szakszavak és írásmód',
    abbreviations: 'Rövidítések',
    numbers: 'Számok, dátumok és jelölések',
    marks: 'Idézőjelek és aposztrófok',
    sentences: 'Mondatok',
    verbs: 'Igék',
    words: 'Ismétlődő szavak',
  },
  tenses: { past: 'múlt', present: 'jelen' },
  ends: { shortest: 'a legrövidebb', longest: 'a leghosszabb' },
  quoted: (text) => `„${text}”`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'Egy szakszó többféleképpen szerepel',
    'case-variants': 'Egy kifejezés nagy- és kisbetűvel is szerepel',
    'spelling-variants': 'A szövegben a nyelv több változatának írásmódja szerepel',
    'abbreviation-unused': (short) => `${short}: van magyarázata, de később nem fordul elő.`,
    'abbreviation-early': (short, count) => `${short}: ${times(count)} előfordul a magyarázata előtt.`,
    'abbreviation-twice': (short, count) => `${short}: ${times(count)} szerepel a magyarázata.`,
    'abbreviation-two-ways': (short) => `${short} többféle magyarázatot kap`,
    'abbreviation-undefined': (short, count) => `${short}: ${times(count)} fordul elő, és a szövegben sehol nincs magyarázata.`,
    tense: (title) => (title === null ? 'Múlt és jelen idő áll egymás mellett' : `Múlt és jelen idő áll egymás mellett itt: ${title}`),
    'number-words': 'Ugyanazon főnevek előtt kis számok számjeggyel és betűvel is állnak',
    percent: 'A százalék többféleképpen szerepel',
    'decimal-mark': 'A tizedestörtek jele többféle',
    'thousands-mark': 'Az ezresek tagolása többféle',
    dates: 'A dátumok többféleképpen szerepelnek',
    labels: 'Az ábrák, táblázatok vagy fejezetek jelölése többféle',
    'quotation-marks': 'Többféle idézőjel áll a szövegben',
    apostrophes: 'Egyenes és íves aposztróf is áll a szövegben',
    'sentence-lengths': (f) =>
      `${number(f.count)} mondat: a felük ${number(f.low)}–${number(f.high)} szóból áll, a középső ${number(f.middle)} szóból; a legrövidebb ${number(f.shortest)}, a leghosszabb ${number(f.longest)} szó.`,
    'long-sentences': (count, of, bound) => `${number(of)} mondatból ${number(count)} hosszabb ${number(bound)} szónál.`,
    passive: (count, of) => `${number(of)} mondatból ${number(count)} tartalmaz szenvedő szerkezetet.`,
    'openings-in-a-row': (word, count) => `${number(count)} egymást követő mondat kezdődik így: ${word}.`,
    openings: (of) => `${number(of)} mondat leggyakoribb kezdőszavai`,
    'repeated-nearby': (word, count) => `${word}: néhány soron belül ${times(count)}.`,
    'frequent-words': 'Hétköznapi szavak, amelyek itt jóval gyakoribbak, mint másutt, sokszor azért, mert a témát nevezik meg',
  },
}

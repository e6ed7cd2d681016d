import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('sk')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'slovo', few: 'slová', other: 'slov' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'veta', few: 'vety', other: 'viet' })}`
const times = (count: number): string => `${number(count)}-krát`

/** Správa o štýle a jednotnosti. */
export const styleReport: StyleReportMessages = {
  open: 'Štýl a jednotnosť',
  lead: 'Čo tento text píše viacerými spôsobmi a ako sú postavené jeho vety. Sú to zistenia, nie chyby: čo textu pristane, rozhodujete vy.',
  running: 'Text sa číta.',
  empty: 'Na hárku ešte nie je žiadny text.',
  short: (count, atLeast) => `${words(count)} je málo: správa potrebuje aspoň ${words(atLeast)}.`,
  stale: 'Text sa od tejto správy zmenil.',
  again: 'Prečítať znova',
  offline: 'Správa potrebuje sieť. Váš text zostáva zachovaný.',
  read: (wordCount, sentenceCount) => `Prečítané: ${words(wordCount)}, ${sentences(sentenceCount)}.`,
  aside: 'Nadpisy, zoznamy literatúry a cudzojazyčné časti zostávajú bokom; aj citáty a odkazy, okrem merania viet.',
  copy: 'Kopírovať správu',
  copied: 'Správa je skopírovaná.',
  notCopied: 'Správu sa nepodarilo skopírovať.',
  places: (count) => `${number(count)} ${plural(count, { one: 'miesto', few: 'miesta', other: 'miest' })}`,
  more: (count) => `a ešte ${number(count)}`,
  untold: {
    tense: (code) => `O slovesných časoch sa nehovorí nič (${language(code)}): zo samotných tvarov slov nie sú dosť isté.`,
    passive: (code) => `O trpnom rode sa nehovorí nič (${language(code)}): zo samotných tvarov slov nie je dosť istý.`,
  },
  sections: {
    terms: 'Termíny a pravopis',
    abbreviations: 'Skratky',
    numbers: 'Čísla, dátumy a označenia',
    marks: 'Úvodzovky a apostrofy',
    sentences: 'Vety',
    verbs: 'Slovesá',
    words: 'Opakované slová',
  },
  tenses: { past: 'minulý čas', present: 'prítomný čas' },
  ends: { shortest: 'najkratšia', longest: 'najdlhšia' },
  quoted: (text) => `„${text}“`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'Termín je napísaný viacerými spôsobmi',
    'case-variants': 'Termín stojí s veľkými začiatočnými písmenami aj bez nich',
    'spelling-variants': 'V texte je pravopis viacerých variantov jazyka',
    'abbreviation-unused': (short) => `${short} je vysvetlené, ale potom sa už nepoužije.`,
    'abbreviation-early': (short, count) => `${short} sa ${times(count)} použije skôr, než je vysvetlené.`,
    'abbreviation-twice': (short, count) => `${short} je vysvetlené ${times(count)}.`,
    'abbreviation-two-ways': (short) => `${short} je vysvetlené viacerými spôsobmi`,
    'abbreviation-undefined': (short, count) => `${short} sa použije ${times(count)} a v texte nikde nie je vysvetlené.`,
    tense: (title) =>
      title === null ? 'Minulý a prítomný čas stoja vedľa seba' : `Minulý a prítomný čas stoja vedľa seba v časti ${title}`,
    'number-words': 'Malé čísla pred tými istými podstatnými menami sú číslicami aj slovom',
    percent: 'Percentá sú napísané viacerými spôsobmi',
    'decimal-mark': 'Desatinné čísla majú viac než jeden znak',
    'thousands-mark': 'Tisíce sú oddelené viacerými spôsobmi',
    dates: 'Dátumy sú napísané viacerými spôsobmi',
    labels: 'Obrázky, tabuľky alebo kapitoly sú označené viacerými spôsobmi',
    'quotation-marks': 'V texte sú úvodzovky viacerých druhov',
    apostrophes: 'V texte sú rovné aj oblé apostrofy',
    'sentence-lengths': (f) =>
      `${sentences(f.count)}: polovica má ${number(f.low)} až ${words(f.high)}, prostredná ${number(f.middle)}; najkratšia má ${number(f.shortest)}, najdlhšia ${number(f.longest)}.`,
    'long-sentences': (count, of, bound) => `Dlhšie než ${words(bound)}: ${sentences(count)} z ${number(of)}.`,
    passive: (count, of) => `Trpný rod je v ${number(count)} z ${number(of)} viet.`,
    'openings-in-a-row': (word, count) => `${sentences(count)} za sebou: začiatok ${word}.`,
    openings: (of) => `Najčastejšie prvé slová (všetkých viet: ${number(of)})`,
    'repeated-nearby': (word, count) => `${word} stojí v niekoľkých riadkoch ${times(count)}.`,
    'frequent-words': 'Bežné slová, ktoré sú tu oveľa častejšie než inde, často preto, že pomenúvajú tému',
  },
}

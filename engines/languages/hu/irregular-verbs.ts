import { words } from '../words.ts'
import type { Harmony } from './sounds.ts'

/** Prefixes of verbs, the longest of those that begin alike first. */
export const preverbs: readonly string[] = [
  ...words(`keresztül előre végig vissza tovább szembe össze hozzá körül külön létre vissza végbe végre észre közre közbe együtt félre fölé
  haza ide oda mellé neki rajta szét szerte túl újra után utána véghez abba alá át be bele egybe el elő fel föl ki le meg rá számon`),
].toSorted((one, other) => other.length - one.length)

/** Before an ending that begins with a vowel these lose their last one: `elemzi`, `javasolom` → `javaslom`. */
export const losesVowel: ReadonlySet<string> =
  words(`elemez jelez végez képez szerez érez jellemez ellenőriz őriz közöl kísérel ismétel érdemel javasol gyakorol céloz pótol vérez
  igyekez sodor szerepez forgalmaz védelmez csoportoz sugároz mosolyog sóvárog kínoz vádol becsmérel sérelmez sebez vegyez`)

/** Verbs in "-ad, -ed" whose past has no vowel: `maradt`; others are as `fogadott`. */
export const briefPast = /(?:ak|ap|ár|ébr|er|fár|hal|has|lank|mar|mer|olv|ol|rag|rek|rep|rom|szak|szal|szár|tám|tap|tév|vir)[ae]d$/

/** Stems of which the dictionary form has lost a vowel: `hiányzik`, hiányoz-. */
export const fullStems: ReadonlyMap<string, string> = new Map([
  ['hiányz', 'hiányoz'],
  ['érz', 'érez'],
  ['vérz', 'vérez'],
  ['sugárz', 'sugároz'],
])

/** What verbs in "-szik" have outside the present, and before "-ó, -ő". */
export const inSzik: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map([
  ['cseleksz', ['cseleked', 'cselekv']],
  ['emléksz', ['emlékez', 'emlékez']],
  ['gyarapsz', ['gyarapod', 'gyarapod']],
  ['igyeksz', ['igyekez', 'igyekv']],
  ['növeksz', ['növeked', 'növekv']],
  ['töreksz', ['töreked', 'törekv']],
])

/** Stems of a verb that no rule gives. */
type IrregularVerb = {
  readonly harmony?: Harmony
  /** Before a vowel in the present, where it is not the dictionary form. */
  readonly short?: string
  /** Before "-nak", where it is not the dictionary form, and before "-tok". */
  readonly linked?: string
  readonly linkedRound?: string
  /** `jössz`, where it is not made as others are. */
  readonly second?: string
  readonly past: string
  /** Where other persons have another one than `past`. */
  readonly pastStem?: string
  readonly bare: string
  readonly imperative: string
  readonly participle: string
  readonly adverb: string
  readonly potential: string
}

export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map([
  ['hisz', { past: 'hitt', bare: 'hinn', imperative: 'higgy', participle: 'hív', adverb: 'hí', potential: 'hihet' }],
  ['lesz', { past: 'lett', bare: 'lenn', imperative: 'legy', participle: 'lev', adverb: 'lé', potential: 'lehet' }],
  ['tesz', { past: 'tett', bare: 'tenn', imperative: 'tegy', participle: 'tev', adverb: 'té', potential: 'tehet' }],
  ['vesz', { past: 'vett', bare: 'venn', imperative: 'vegy', participle: 'vev', adverb: 'vé', potential: 'vehet' }],
  ['visz', { past: 'vitt', bare: 'vinn', imperative: 'vigy', participle: 'viv', adverb: 'ví', potential: 'vihet' }],
  ['nő', { short: 'növ', past: 'nőtt', bare: 'nőn', imperative: 'nőj', participle: 'növ', adverb: 'nő', potential: 'nőhet' }],
  [
    'jön',
    {
      short: 'jöv',
      linkedRound: 'jöt',
      second: 'jössz',
      past: 'jött',
      bare: 'jönn',
      imperative: 'jöjj',
      participle: 'jöv',
      adverb: 'jő',
      potential: 'jöhet',
    },
  ],
  [
    'megy',
    {
      linked: 'men',
      second: 'mész',
      past: 'ment',
      bare: 'menn',
      imperative: 'menj',
      participle: 'men',
      adverb: 'men',
      potential: 'mehet',
    },
  ],
  // Its imperative and what can be are those of "lesz".
  [
    'van',
    {
      harmony: 'back',
      short: 'vagy',
      linkedRound: 'vagy',
      second: 'vagy',
      past: 'volt',
      bare: 'voln',
      imperative: 'vagyj',
      participle: 'val',
      adverb: 'val',
      potential: 'valhat',
    },
  ],
  ['eszik', { past: 'evett', pastStem: 'ett', bare: 'enn', imperative: 'egy', participle: 'ev', adverb: 'ev', potential: 'ehet' }],
  [
    'iszik',
    { harmony: 'back', past: 'ivott', pastStem: 'itt', bare: 'inn', imperative: 'igy', participle: 'iv', adverb: 'iv', potential: 'ihat' },
  ],
  [
    'alszik',
    {
      harmony: 'back',
      linked: 'alsza',
      linkedRound: 'alszo',
      past: 'aludt',
      bare: 'aludn',
      imperative: 'aludj',
      participle: 'alv',
      adverb: 'al',
      potential: 'aludhat',
    },
  ],
  [
    'fekszik',
    {
      linked: 'feksze',
      past: 'feküdt',
      bare: 'feküdn',
      imperative: 'feküdj',
      participle: 'fekv',
      adverb: 'fek',
      potential: 'feküdhet',
    },
  ],
  [
    'nyugszik',
    {
      harmony: 'back',
      linked: 'nyugsza',
      linkedRound: 'nyugszo',
      past: 'nyugodott',
      pastStem: 'nyugodt',
      bare: 'nyugodn',
      imperative: 'nyugodj',
      participle: 'nyugv',
      adverb: 'nyugod',
      potential: 'nyugodhat',
    },
  ],
])

/** Verbs with vowels of i and í that take endings of a and o, where the dictionary cannot tell. */
export const backVerbs: ReadonlySet<string> = words('bír bíz hív ír indít nyit nyílik szív tisztít vív irt')

/** Verbs that take no object, though the dictionary knows the forms that go with one. Those in "-ik" take none but for these. */
export const withoutObject: ReadonlySet<string> = words(
  'alapul alakul áll csökken él bújik dől ébred fárad eljut eljön elmegy érvel fejlődik fennáll függ hal halad hat hozzájárul indul jár jön jut kerül kialakul lép lesz létrejön marad megfelel meghal megmarad megvan megy nő repül siet sétál szalad ugrál ül utal van végbemegy vonul',
)
export const ikWithObject: ReadonlySet<string> = words('álmodik eszik hazudik iszik játszik')

export const beyondRules: ReadonlySet<string> = words('nincs esküszik sincs lő fő ró szó hí vív óv')

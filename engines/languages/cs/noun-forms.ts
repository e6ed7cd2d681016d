import { words } from '../words.ts'
import { hardLocative, palatal, softJoin } from './palatal.ts'

/** The paradigms of school grammars, after their model words; `téma` and `centrum` decline as Greek and Latin nouns. */
const paradigms = [
  'pán',
  'hrad',
  'muž',
  'stroj',
  'předseda',
  'soudce',
  'žena',
  'růže',
  'píseň',
  'kost',
  'město',
  'centrum',
  'téma',
  'moře',
  'kuře',
  'stavení',
] as const
export type NounParadigm = (typeof paradigms)[number]

/** Gender as the thesaurus names it. */
export const genderOf: Readonly<Record<NounParadigm, string>> = {
  pán: 'ma',
  muž: 'ma',
  předseda: 'ma',
  soudce: 'ma',
  hrad: 'mi',
  stroj: 'mi',
  žena: 'f',
  růže: 'f',
  píseň: 'f',
  kost: 'f',
  město: 'n',
  centrum: 'n',
  téma: 'n',
  moře: 'n',
  kuře: 'n',
  stavení: 'n',
}

/** Endings in the order of `cells`; `?` is made apart. */
const endings: Readonly<Record<NounParadigm, string>> = {
  pán: '0 a ovi a ovi em ? ů ům y ? y',
  hrad: '0 ? u 0 ? em y ů ům y ? y',
  muž: '0 e i e i em ? ů ům e ích i',
  stroj: '0 e i 0 i em e ů ům e ích i',
  předseda: '0 y ovi u ovi ou ? ů ům y ? y',
  soudce: '0 e i e i em i ů ům e ích i',
  žena: '0 y ? u ? ou y ? ám y ách ami',
  růže: '0 e i i i í e ? ím e ích emi',
  píseň: '0 e i 0 i í e í ím e ích emi',
  kost: '0 i i 0 i í i í ? i ? mi',
  město: '0 a u 0 ? em a ? ům a ? y',
  centrum: '0 a u 0 u em a ? ? a ? ?',
  téma: '0 tu tu 0 tu tem ta t tům ta tech ty',
  moře: '0 e i 0 i em e ? ím e ích i',
  kuře: '0 te ti 0 ti tem ? ? ? ? ? ?',
  stavení: '0 0 0 0 0 m 0 0 m 0 ch mi',
}

export const nounCells = [
  'sg.nom',
  'sg.gen',
  'sg.dat',
  'sg.acc',
  'sg.loc',
  'sg.ins',
  'pl.nom',
  'pl.gen',
  'pl.dat',
  'pl.acc',
  'pl.loc',
  'pl.ins',
] as const
export type NounCell = (typeof nounCells)[number]

/** Nouns of things with -a in the genitive. Sorted. */
const genitiveInA = words(
  'chléb domov dnešek dvůr hřbitov jazyk klášter kostel kout les mlýn národ oběd ostrov popel potok rybník sýr svět včerejšek venkov večer zákon zítřek život',
)
/** Nouns of things that have -e in the locative; others have -u, which is right or at least allowed. Sorted. */
const locativeInE = words(
  'byt čas dům dvůr hrad klášter kostel les most národ obchod ostrov případ stůl svět večer východ západ závod život',
)
const neuterLocativeInE = words('číslo dílo léto město místo okno slovo tělo')

/** Genitives of the plural in which a vowel changes. Sorted. */
const genitivePlural: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    dílo: 'děl',
    díra: 'děr',
    jádro: 'jader',
    jméno: 'jmen',
    léto: 'let',
    míra: 'měr',
    práce: 'prací',
    síla: 'sil',
    skála: 'skal',
    smlouva: 'smluv',
    váha: 'vah',
    víra: 'věr',
  }),
)

/** Other forms in which a vowel changes, and those of another word. */
const irregularForms: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    'cíl pl.loc': 'cílech',
    'člověk pl.acc': 'lidi',
    'člověk pl.dat': 'lidem',
    'člověk pl.gen': 'lidí',
    'člověk pl.ins': 'lidmi',
    'člověk pl.loc': 'lidech',
    'člověk pl.nom': 'lidé',
    'práce pl.dat': 'pracím',
    'práce pl.ins': 'pracemi',
    'práce pl.loc': 'pracích',
    'práce sg.ins': 'prací',
    'země pl.acc': 'země',
    'země pl.ins': 'zeměmi',
    'země pl.nom': 'země',
    'země sg.gen': 'země',
    'síla sg.ins': 'silou',
    'síla pl.dat': 'silám',
    'síla pl.ins': 'silami',
    'síla pl.loc': 'silách',
  }),
)

/** A noun cut for its endings: "výsledk" of "výsledek". */
export type CutNoun = { readonly lemma: string; readonly paradigm: NounParadigm; readonly stem: string }

/**
 * The form of a noun in one case; null where it has none that is sure. Of two ways to make a form the one is taken that
 * `isKnown` accepts.
 */
export function nounForm(noun: CutNoun, cell: NounCell, isKnown: (word: string) => boolean): string | null {
  if (cell === 'sg.nom') return noun.lemma
  const irregular = irregularForms.get(`${noun.lemma} ${cell}`)
  if (irregular !== undefined) return irregular
  // Only the plural of "roky" or "léta" is meant by many of them.
  if (cell.startsWith('pl') && /^(?:rok|přítel|týden)$/u.test(noun.lemma)) return null
  const ending = endings[noun.paradigm].split(' ')[nounCells.indexOf(cell)]
  if (ending === undefined) return null
  if (ending !== '?') return ending === '0' ? noun.lemma : softJoin(noun.stem, ending)
  return madeApart[cell]?.(noun, isKnown) ?? pluralForm(noun, cell, isKnown)
}

function genitive({ lemma, stem }: CutNoun): string {
  return stem + (genitiveInA.has(lemma) ? 'a' : 'u')
}

/** Locative, which of women is the dative too. */
function locative({ lemma, paradigm, stem }: CutNoun): string | null {
  if (paradigm === 'žena') return palatal(stem)
  if (paradigm === 'město') return neuterLocativeInE.has(lemma) ? palatal(stem) : `${stem}u`
  return lemma === 'rok' ? 'roce' : lemma === 'jazyk' ? 'jazyce' : locativeInE.has(lemma) ? palatal(stem) : `${stem}u`
}

function pluralOfPeople({ lemma, paradigm, stem }: CutNoun): string | null {
  if (paradigm === 'kuře') return `${lemma.slice(0, -1)}ata`
  if (paradigm === 'předseda') return lemma.endsWith('ista') ? `${stem}é` : `${stem}ové`
  if (/tel$/u.test(lemma)) return `${stem}é`
  if (paradigm === 'muž') return /[čřcš]$|ec$/u.test(lemma) ? softJoin(stem, 'i') : null
  if (/(?:log|člen|syn|mistr|graf|nom|fil|děd|stratég|pedagog)$/u.test(lemma)) return `${stem}ové`
  return /[^b]an$/u.test(lemma) ? `${stem}é` : hardLocative(stem, 'i')
}

function genitiveOfMany({ lemma, paradigm, stem }: CutNoun, isKnown: (word: string) => boolean): string | null {
  const irregular = genitivePlural.get(lemma)
  if (irregular !== undefined) return irregular
  if (paradigm === 'kuře') return `${lemma.slice(0, -1)}at`
  if (paradigm === 'růže') return /(?:i[cl]|yň)[eě]$/u.test(lemma) && !/unice$/u.test(lemma) ? softJoin(stem, '') : softJoin(stem, 'í')
  if (paradigm === 'moře') return /iště$/u.test(lemma) ? softJoin(stem, '') : `${stem}í`
  if (paradigm === 'centrum' && /[ie]$/u.test(stem)) return `${stem}í`
  // Two consonants at the end are parted by an e: otázka, otázek.
  const parted = /[^aeiouyáéíóúůýě][^aeiouyáéíóúůýě]$/u.test(stem) ? `${stem.slice(0, -1)}e${stem.slice(-1)}` : null
  const candidates = parted === null || /(?:st|zd|ch|šť|rt|nt|kt|mp|ns|ps|lg|rd)$/u.test(stem) ? [stem, parted] : [parted, stem]
  return candidates.find((one) => one !== null && isKnown(one)) ?? null
}

type MadeApart = (noun: CutNoun, isKnown: (word: string) => boolean) => string | null
const madeApart: { readonly [Cell in NounCell]?: MadeApart } = {
  'sg.gen': genitive,
  'sg.dat': locative,
  'sg.loc': locative,
  'pl.nom': pluralOfPeople,
  'pl.gen': genitiveOfMany,
}

type Endings = { readonly [Cell in NounCell]?: string }
const youngEndings: Endings = { 'pl.dat': 'ům', 'pl.acc': 'a', 'pl.loc': 'ech', 'pl.ins': 'y' }
const hardForeign: Endings = { 'pl.dat': 'ům', 'pl.loc': 'ech', 'pl.ins': 'y' }
const softForeign: Endings = { 'pl.dat': 'ím', 'pl.loc': 'ích', 'pl.ins': 'i' }

/** Forms of the plural that depend on the last sound. */
function pluralForm({ lemma, paradigm, stem }: CutNoun, cell: NounCell, isKnown: (word: string) => boolean): string | null {
  if (paradigm === 'kuře') return `${lemma.slice(0, -1)}at${youngEndings[cell] ?? ''}`
  if (paradigm === 'kost') {
    const [hard, soft] = cell === 'pl.dat' ? ['em', 'ím'] : ['ech', 'ích']
    return [hard ?? '', soft ?? ''].map((ending) => softJoin(stem, ending)).find(isKnown) ?? null
  }
  if (paradigm === 'centrum') return stem + ((/[ie]$/u.test(stem) ? softForeign : hardForeign)[cell] ?? '')
  if (cell !== 'pl.loc') return null
  if (/(?:[kgh]|ch)$/u.test(stem)) return hardLocative(stem, 'ích')
  return `${stem}ech`
}

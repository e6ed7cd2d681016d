import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bi bio ciber contra eletro extra foto geo hidro hiper infra inter intra macro mega meta micro mono
  multi neuro pluri poli post pseudo psico radio semi sobre socio super tele termo trans ultra video`)
const acceptPrefix = acceptPrefixed(prefixes)

/** What Portuguese adds to its dictionaries: learned prefixes, regular forms that they lack, and what Portugal writes otherwise than the Brazilian one. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) =>
    acceptPrefix(word, isKnown) ||
    isEuropean(word, isKnown) ||
    isBeforePronoun(word, isKnown) ||
    isRegularForm(word, isKnown) ||
    isDiminutive(word, isKnown) ||
    isAdverb(word, isKnown),
  // `devese`, `evidenciandose`: the pronoun without its hyphen.
  splits: (word, isKnown) => {
    const verb = /^(deve|pode|torna|encontra|trata|observa|percebe|nota|sabe|considera|destaca|verifica|\p{L}{2,}ndo)se$/u.exec(word)?.[1]
    return verb !== undefined && isKnown(verb) ? `${verb}-se` : null
  },
}

/** Words with these endings are nouns and adjectives with a regular plural and feminine, which the European dictionary often leaves out. */
const noun =
  /(?:eir|ic|iv|os|[aei]d|ur|iç|ári|óri|an|ud|ent|ant|ment|ism|oid|eid|eiz|íst|ístic)[oa]$|(?:ista|agem|[gfmnrt]ia|ice|nte|ez|eza|dão|ão|al|ar|[áí]vel|or|ete|eta|dade|tude|[êâ]ncia|ose|ase|ite|ina|ide|nauta)$/u

/** `litigiosos`, `litigiosa` of `litigioso`; `internautas`, `compressíveis`, `ancoragens`. */
function isRegularForm(word: string, isKnown: (word: string) => boolean): boolean {
  const singulars = plurals.flatMap(([ending, singular]) => (word.endsWith(ending) ? [`${word.slice(0, -ending.length)}${singular}`] : []))
  const masculine = [word, ...singulars].filter((one) => feminine.test(one)).map((one) => `${one.slice(0, -1)}o`)
  return [...singulars.filter((one) => one.length >= 6 && noun.test(one)), ...masculine].some(isKnown)
}

const feminine = /^\p{L}{2,}(?:eir|ic|iv|os|ad|ári|óri|íst|ístic)a$/u
const plurals: readonly (readonly [string, string])[] = [
  ['ões', 'ão'],
  ['ais', 'al'],
  ['veis', 'vel'],
  ['ens', 'em'],
  ['es', ''],
  ['s', ''],
]

/** `escolinha`, `risadinhas`: of a word of four letters and more before the ending, so that `visinho` is none. */
function isDiminutive(word: string, isKnown: (word: string) => boolean): boolean {
  const [, stem, vowel = ''] = /^(\p{L}{4,})inh([oa])s?$/u.exec(word) ?? []
  return stem !== undefined && !/[zcgq]$/.test(stem) && isKnown(`${stem}${vowel}`)
}

/** `gradativamente` of `gradativa`, `basicamente` of `básica`: the adverb never has the mark of its adjective. */
function isAdverb(word: string, isKnown: (word: string) => boolean): boolean {
  const [, stem = ''] = /^(\p{L}{3,}(?:a|e|l|ar|or))mente$/u.exec(word) ?? []
  if (stem === '' || /[áéíóúâêô]/u.test(stem)) return false
  const base = stem.endsWith('a') ? [stem, `${stem.slice(0, -1)}o`] : [stem]
  return base.flatMap(withMarks).some((one) => adjective.test(one) && isKnown(one))
}

/** Only of words that end as adjectives do: of a verb's form there is no adverb. */
const adjective = /(?:iv|os|[áa]ri|óri|an|ic|ad|id|ent|eir|in|íst|ístic|ôni|óni|ne|tu)[oa]$|(?:al|ar|or|[áí]vel|il|nte|ane|ve)$/u

const marked: Readonly<Record<string, string>> = { a: 'áâ', e: 'éê', i: 'í', o: 'óô', u: 'ú' }

/** The word, and the word with a mark on each of its vowels in turn. */
const withMarks = (word: string): readonly string[] => [
  word,
  ...[...word].flatMap((letter, i) => [...(marked[letter] ?? '')].map((one) => word.slice(0, i) + one + word.slice(i + 1))),
]

/** The infinitive that lost its r before `-lo`: `afastá-lo`, `fazê-lo`. */
function isBeforePronoun(word: string, isKnown: (word: string) => boolean): boolean {
  const [, stem, vowel = ''] = /^(\p{L}{2,})([áê])$/u.exec(word) ?? []
  return stem !== undefined && isKnown(`${stem}${vowel === 'á' ? 'ar' : 'er'}`)
}

/** `académico`, `género` for `acadêmico`, `gênero`; `usámos` for `usamos`; `usámo` and `usamo` before `-lo`. */
function isEuropean(word: string, isKnown: (word: string) => boolean): boolean {
  const brazilian = word.replace(/[éó](?=[mn])/gu, (vowel) => (vowel === 'é' ? 'ê' : 'ô'))
  if (brazilian !== word && isKnown(brazilian)) return true
  const plural = /^(\p{L}{2,})[aá]mos?$/u.exec(word)?.[1]
  return plural !== undefined && isKnown(`${plural}amos`)
}

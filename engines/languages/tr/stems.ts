import type { WordTests } from '../word-tests.ts'
import { frontWords, highAorist, softStems, softVerbs, wideAorist, withEt } from './irregular-stems.ts'
import { attach, countVowels, isVowel, lastVowelOf, type Stem } from './sounds.ts'

const voiced: Readonly<Record<string, string>> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' }

/** Endings that show the stem before a vowel. */
const telling = ['(y)I', '(y)A', '(n)In']

/**
 * How a noun or an adjective changes before endings. The list of irregular words first; then whatever the dictionary knows most
 * forms of; where it knows none, the likeliest for how the word ends.
 */
export function nounStem(lemma: string, { isKnown }: WordTests): Stem {
  const isFront = frontWords.has(lemma)
  const listed = softStems.get(lemma)
  if (listed !== undefined) return { hard: lemma, soft: listed, isFront }
  const softs = isVowel(lemma.slice(-1)) ? [lemma] : softened(lemma)
  const fronts = isFront ? [true] : 'aouâû'.includes(lastVowelOf(lemma)) ? [false, true] : [false]
  const stems = fronts.flatMap((front) => softs.map((soft): Stem => ({ hard: lemma, soft, isFront: front })))
  const [first] = stems
  if (!first || stems.length === 1) return { hard: lemma, soft: lemma, isFront }
  // The first of several that are known as well is the likelier.
  return stems.map((stem) => ({ stem, known: telling.filter((one) => isKnown(attach(stem, one))).length })).reduce(better).stem
}

type Tried = { readonly stem: Stem; readonly known: number }
const better = (best: Tried, one: Tried): Tried => (one.known > best.known ? one : best)

/** Stems before a vowel, the likeliest first: `kitap` → kitab, `fikir` → fikr, `hak` → hakk. */
function softened(lemma: string): readonly string[] {
  const last = lemma.slice(-1)
  const start = lemma.slice(0, -1)
  const soft = last === 'g' ? `${start}ğ` : last === 'k' && lemma.endsWith('nk') ? `${start}g` : start + (voiced[last] ?? last)
  const isSoftByRule = countVowels(lemma) > 1 && (/[pçk]$/.test(lemma) || /og$/.test(lemma))
  const plain = isSoftByRule ? [soft, lemma] : [lemma, soft]
  const dropped = /^(.*[^aeıioöuü])[ıiuü]([^aeıioöuü])$/.exec(lemma)
  const short = dropped && countVowels(lemma) === 2 ? [`${dropped[1] ?? ''}${last}`, `${dropped[1] ?? ''}${voiced[last] ?? last}`] : []
  const doubled = countVowels(lemma) === 1 ? [lemma + last, soft + soft.slice(-1)] : []
  return [...new Set([...plain, ...short, ...doubled])]
}

/** How a verb changes before endings, and the vowel of its wide tense. */
export type VerbStem = Stem & { readonly aorist: string; readonly passive: string }

/** Of an infinitive without its ending. */
export function verbStem(stem: string, { isKnown }: WordTests): VerbStem {
  const isOfEt = withEt.has(stem) || (/[^aeıioöuü]et$/.test(stem) && isKnown(`${stem.slice(0, -1)}diyor`) && !isKnown(`${stem}iyor`))
  const soft = isOfEt || softVerbs.has(stem) ? `${stem.slice(0, -1)}d` : stem
  const isShort = countVowels(stem) === 1
  const aorist = isVowel(stem.slice(-1)) ? 'r' : isOfEt || wideAorist.has(stem) || (isShort && !highAorist.has(stem)) ? 'Ar' : 'Ir'
  const passive = isVowel(stem.slice(-1)) ? 'n' : stem.endsWith('l') ? 'In' : 'Il'
  return { hard: stem, soft, isFront: false, aorist, passive }
}

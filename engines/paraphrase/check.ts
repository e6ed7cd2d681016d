import { claimOf, isSameClaim } from './claim.ts'
import { isBalanced, isFinite } from '../languages/en/grammar/clause.ts'
import { isContent, stemOf } from './stem.ts'
import type { Token } from '../languages/en/grammar/token.ts'
import { takesAn } from '../languages/en/articles.ts'

type Sentence = readonly Token[]

/** What a rewritten sentence got wrong; the rewrite is then made smaller. */
export type Failure = 'locked' | 'number' | 'claim' | 'repetition' | 'article' | 'verb' | 'marks' | 'doubled' | 'clash'

export type CheckInput = {
  readonly source: Sentence
  readonly outputs: readonly Sentence[]
  /** Texts of the source that must stand in the output as often as before. */
  readonly locked: readonly string[]
  /** Words that rows took out and put in on purpose: their claim is the row's matter. */
  readonly removed: readonly Token[]
  readonly added: readonly Token[]
}

/** The first thing wrong with a rewrite, or null. Cheap: it looks at tokens, nothing is tagged again. */
export function checkRewrite(input: CheckInput): Failure | null {
  const { source, outputs } = input
  const output = outputs.flat()
  if (!keepsLocked(input.locked, source, output)) return 'locked'
  if (!keepsNumbers(input, output)) return 'number'
  if (!keepsClaim(input, output)) return 'claim'
  if (repeats(source, output, input.added)) return 'repetition'
  if (hasDoubled(output) && !hasDoubled(source)) return 'doubled'
  if (outputs.flatMap(clashes).some((clash) => !clashesOf(source).has(clash))) return 'clash'
  if (badArticles(output) > badArticles(source)) return 'article'
  if (source.some((_, i) => isFinite(source, i)) && !outputs.every((sentence) => sentence.some((_, i) => isFinite(sentence, i))))
    return 'verb'
  return hasGoodMarks(source, outputs) ? null : 'marks'
}

const textOf = (tokens: Sentence): string =>
  tokens
    .map(({ text, space }) => space + text)
    .join('')
    .replace(/\s+/g, ' ')
const timesIn = (text: string, part: string): number => text.split(part).length - 1

function keepsLocked(locked: readonly string[], source: Sentence, output: Sentence): boolean {
  if (locked.length === 0) return true
  const before = textOf(source).toLowerCase()
  const after = textOf(output).toLowerCase()
  return locked.every((raw) => {
    const item = raw.replace(/\s+/g, ' ').toLowerCase()
    return timesIn(after, item) >= timesIn(before, item)
  })
}

const numberWords =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|double|twice|first|second|third)$/
const isNumber = ({ text, lower }: Token): boolean => /\d/.test(text) || numberWords.test(lower)
/** "First, ...": counts the sentences, not what they speak of. */
const isListing = (tokens: Sentence, i: number): boolean =>
  /^(?:first|second|third)$/.test(tokens[i]?.lower ?? '') &&
  tokens[i + 1]?.text === ',' &&
  (i === 0 || /^[.;:!?]$/.test(tokens[i - 1]?.text ?? ''))

function numbersOf(tokens: Sentence): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  tokens.forEach((token, i) => {
    if (isNumber(token) && !isListing(tokens, i)) counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1)
  })
  return counts
}

/** Every number as often as before, but for those that rows took out or put in. */
function keepsNumbers({ source, removed, added }: CheckInput, output: Sentence): boolean {
  const [before, after, out, put] = [numbersOf(source), numbersOf(output), numbersOf(removed), numbersOf(added)]
  const of = (counts: ReadonlyMap<string, number>, number: string): number => counts.get(number) ?? 0
  return [...before.keys(), ...after.keys()].every((number) => of(after, number) === of(before, number) - of(out, number) + of(put, number))
}

function keepsClaim({ source, removed, added }: CheckInput, output: Sentence): boolean {
  const [before, after, out, put] = [claimOf(source), claimOf(output), claimOf(removed), claimOf(added)]
  const expected = {
    hedges: before.hedges - out.hedges + put.hedges,
    boosters: before.boosters - out.boosters + put.boosters,
    negations: before.negations - out.negations + put.negations,
  }
  return isSameClaim(expected, after)
}

/** A content word that a row put in and whose family stands in the sentence more often than before. */
function repeats(source: Sentence, output: Sentence, added: readonly Token[]): boolean {
  const stems = (tokens: Sentence): readonly string[] => tokens.filter(isContent).map(({ lemma }) => stemOf(lemma))
  const before = stems(source)
  const after = stems(output)
  return added.filter(isContent).some(({ lemma }) => {
    const stem = stemOf(lemma)
    const times = after.filter((one) => one === stem).length
    return times > 1 && times > before.filter((one) => one === stem).length
  })
}

const hasDoubled = (tokens: Sentence): boolean =>
  tokens.some(({ lower }, i) => /^\p{L}/u.test(lower) && lower === tokens[i + 1]?.lower && !/^(?:that|had)$/.test(lower))

const articles = /^(?:an?|every|its|my|our|the|their|your)$/
const beforeNone = /^(?:an?|any|each|every|its|many|my|no|our|several|some|the|their|these|this|those|your)$/
const helpers = /^(?:be|can|could|had better|may|might|must|should|will|would)$/

/** Pairs of words that no sentence has: "a the", "the a few", "does not be", "to would". */
const clashes = (tokens: Sentence): readonly string[] =>
  tokens.flatMap((token, i) => {
    const after = /^(?:n['’]t|not)$/.test(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1
    const [next, verb] = [tokens[i + 1]?.lower ?? '', tokens[after]?.lower ?? '']
    const isClash =
      (beforeNone.test(token.lower) && token.tag !== 'PRON' && articles.test(next) && `${token.lower} ${next}` !== 'many a') ||
      (token.tag === 'AUX' && token.lemma === 'do' && helpers.test(verb)) ||
      (token.lower === 'to' && next !== 'be' && helpers.test(next) && tokens[i + 1]?.tag === 'AUX')
    return isClash ? [`${token.lower} ${next} ${verb}`] : []
  })

const clashesOf = (tokens: Sentence): ReadonlySet<string> => new Set(clashes(tokens))

const badArticles = (tokens: Sentence): number =>
  tokens.filter(({ lower, tag }, i) => {
    const next = tokens[i + 1]
    if (!next || (lower !== 'a' && lower !== 'an') || tag !== 'DET' || !/^[\p{L}]/u.test(next.text)) return false
    return takesAn(next.text) !== (lower === 'an')
  }).length

const commas = (tokens: Sentence): number => tokens.filter(({ text }) => text === ',').length

function hasGoodMarks(source: Sentence, outputs: readonly Sentence[]): boolean {
  const output = outputs.flat()
  if (commas(output) > commas(source) + 2) return false
  if (isBalanced(source, 0, source.length) && !outputs.every((sentence) => isBalanced(sentence, 0, sentence.length))) return false
  return !output.some(({ text }, i) => /^[,;:]$/.test(text) && (i === 0 || /^[,;:.(]$/.test(output[i - 1]?.text ?? '')))
}

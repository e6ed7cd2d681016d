import { commonWords } from '../languages/common-words.ts'
import { foreignWords } from '../languages/foreign-words.ts'
import type { WrittenLanguage } from '../languages/language.ts'
import { names } from '../languages/names.ts'
import type { Speller } from './language.ts'
import { frequentWords } from './frequent-words.ts'
import { isLeftAlone } from './left-alone.ts'
import { lintAt } from './lint-at.ts'
import type { Lint } from './lint.ts'
import type { LintParagraph, LintSentence } from './paragraph.ts'
import { nearWords } from './near-words.ts'
import { bare, editDistance, slipCost } from './slips.ts'
import { spellingHelps } from './spelling-helps.ts'
import type { LintToken } from './token.ts'

export type SpellingInput = {
  readonly paragraph: LintParagraph
  readonly speller: Speller
  /** In lower case: the writer's dictionary and the house's own list. */
  readonly own: Pick<ReadonlySet<string>, 'has'>
  readonly budget: SuggestionBudget
  /** The sentence was written in capitals, so that any word may be a name. */
  readonly isShouted?: boolean
}

/** What may still be spent on suggestions in one run. */
export type SuggestionBudget = {
  /** Words that are given any. */
  left: number
  /** Words without a near neighbour for which the dictionary is searched: up to a tenth of a second each. */
  searches: number
}

/** A sentence with this share of unknown words, at least four, is in another language. */
const foreignShare = 0.45

/** Words that neither the dictionary nor the writer knows. Names, codes and words of other languages are left alone. */
export function findMisspelled(input: SpellingInput): readonly Lint[] {
  return input.paragraph.sentences.flatMap((sentence) => misspelledIn(sentence, input))
}

function misspelledIn(sentence: LintSentence, input: SpellingInput): readonly Lint[] {
  const { tag } = input.paragraph.language
  if (!isShouted(sentence)) return misspelledOf(sentence.tokens, input)
  const tokens = sentence.tokens.map((token) => ({ ...token, text: token.text.toLocaleLowerCase(tag) }))
  return misspelledOf(tokens, { ...input, isShouted: true }).map((lint) => inCapitals(lint, tag))
}

/** Written in capitals throughout: words stand in them that otherwise would be names and acronyms. */
function isShouted({ tokens }: LintSentence): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1)
  return words.length >= 6 && words.every(({ text }) => text === text.toUpperCase())
}

const inCapitals = (lint: Lint, tag: string): Lint => ({
  ...lint,
  suggestions: lint.suggestions.map((one) => one.toLocaleUpperCase(tag)),
  facts: Object.fromEntries(Object.entries(lint.facts).map(([key, one]) => [key, one.toLocaleUpperCase(tag)])),
})

function misspelledOf(tokens: readonly LintToken[], input: SpellingInput): readonly Lint[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const { code } = input.paragraph.language
  const isUnknown = (token: LintToken): boolean =>
    isJudged(token) && !isKnown(token, input) && !isLeftAlone(tokens.indexOf(token), tokens, code)
  const unknown = words.filter(isUnknown)
  if (unknown.length >= 4 && unknown.length / words.length >= foreignShare && isInOther(unknown, words.length, input)) return []
  return unknown.flatMap((token) => {
    const found = isForeign(token, tokens, unknown, input) ? null : lintOf(token, tokens, input)
    return found ? [found] : []
  })
}

/** Whether so many words are unknown even with the marks put on their letters, that the sentence is in another language. */
const isInOther = (unknown: readonly LintToken[], all: number, input: SpellingInput): boolean =>
  unknown.filter((token) => !lacksMarksOnly(token, input)).length / all >= foreignShare

/** Written without the marks on its letters, as on keyboards that lack them. */
const lacksMarksOnly = ({ lower }: LintToken, { speller, paragraph: { language } }: SpellingInput): boolean =>
  lower.length <= longestMended &&
  (spellingHelps[language.code]?.candidates?.(lower) ?? []).some(
    (one) => one.length === lower.length && bare(one) === bare(lower) && speller.isKnown(one),
  )

/** A word that is quoted by itself, or a short one beside an unknown word: of another language. */
function isForeign(token: LintToken, tokens: readonly LintToken[], unknown: readonly LintToken[], input: SpellingInput): boolean {
  const at = tokens.indexOf(token)
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const isQuoted = isQuote(before) && isQuote(after) && token.space === '' && after?.space === ''
  const isBeside = [before, after].some((one) => one !== undefined && (unknown.includes(one) || one.isLocked))
  return isQuoted || (isBeside && token.text.length <= 5 && !lacksMarksOnly(token, input))
}

const isQuote = (token: LintToken | undefined): boolean => token?.kind === 'mark' && /^["'“”„«»‘’‚]$/.test(token.text)

/** A word in ordinary letters: no code, no acronym, no single letter. */
function isJudged({ text, isLocked }: LintToken): boolean {
  if (isLocked || text.length < 2 || text.length > 60 || /\p{N}/u.test(text)) return false
  // No language of ours writes with letters that take two units; to look for slips would cut them.
  if (/[\uD800-\uDFFF]/.test(text)) return false
  // Halves of words: `n't`, `'ll`, `dell'`, `-même`.
  if (/^(?:n['’]t|['’]\p{L}+)$|['’]$|^[-‐‑]/iu.test(text)) return false
  if (/^[\p{Lu}\p{M}’'-]+s?$/u.test(text) || /\p{Ll}\p{Lu}/u.test(text)) return false
  return /^[\p{Script=Latin}\p{M}’'ʼ‐‑\-·\u00AD]+$/u.test(text)
}

function isKnown({ text }: LintToken, { speller, own, isShouted, paragraph: { language } }: SpellingInput): boolean {
  const plain = text.replace(/\u00AD/g, '').replace(/[’ʼ‘]/g, "'")
  if (isShouted && isWord(capitalised(plain, language), speller, own, language)) return true
  if (names.has(plain) || (language.code !== 'en' && foreignWords.has(plain))) return true
  return [plain, ...stemsOf(plain, language)].some((word) => isWord(word, speller, own, language))
}

/** The word without what hangs on by an apostrophe, or by a hyphen. */
function stemsOf(word: string, language: WrittenLanguage): readonly string[] {
  const stems: string[] = []
  const mark = word.lastIndexOf("'")
  if (mark > 0) {
    const ending = word.slice(mark + 1).toLocaleLowerCase(language.tag)
    if (ending === '' || language.endings.has(ending) || language.endings.has('*')) stems.push(word.slice(0, mark))
  }
  return stems
}

const isAbbreviation = (word: string, { abbreviations, closingAbbreviations }: WrittenLanguage): boolean =>
  abbreviations.has(word) || abbreviations.has(`${word}.`) || closingAbbreviations.has(word)

function isWord(word: string, speller: Speller, own: Pick<ReadonlySet<string>, 'has'>, language: WrittenLanguage): boolean {
  const { accepts, begins, rejects } = spellingHelps[language.code] ?? {}
  const lower = word.toLocaleLowerCase(language.tag)
  const isKnown = (part: string): boolean => own.has(part.toLocaleLowerCase(language.tag)) || speller.isKnown(part)
  if (own.has(lower) || isAbbreviation(lower, language)) return true
  if (speller.isKnown(word) || (word !== lower && speller.isKnown(lower))) return !rejects?.(lower, isKnown)
  if (!word.includes('-')) return accepts?.(lower, isKnown) ?? false
  if (/^(?:al|ad|an|ar|as|at|az|el|bin|ibn|ben)-\p{Lu}/u.test(word)) return true
  const parts = word.split(/[-‐‑]/)
  const isOfName = isCapitalised(parts[0]) && !isKnown(parts[0] ?? '')
  // "socio-economic": each part is a word, or a beginning of two letters or more; "Maasai-Mara", "NATO-Gipfel": a name.
  return parts.every((part, i) => {
    const isName = (isCapitalised(part) && (i === 0 || isOfName)) || /^\p{Lu}{2,}s?$/u.test(part)
    const plain = part.toLocaleLowerCase(language.tag)
    return (
      isName ||
      /^\p{L}$/u.test(part) ||
      isKnown(part) ||
      isKnown(plain) ||
      foreignWords.has(plain) ||
      accepts?.(plain, isKnown) === true ||
      (i < parts.length - 1 && begins?.(plain, isKnown) === true)
    )
  })
}

const isCapitalised = (part = ''): boolean => /^\p{Lu}\p{Ll}{2,}$/u.test(part)

function lintOf(token: LintToken, tokens: readonly LintToken[], input: SpellingInput): Lint | null {
  const { budget, paragraph } = input
  const { language, text } = paragraph
  const isCapital = /^\p{Lu}/u.test(token.text)
  const at = tokens.indexOf(token)
  const isFirst = tokens.findIndex(({ kind }) => kind === 'word') === at
  // An unknown word with a capital inside a sentence is a name, and one before another capital; German nouns aside.
  if (isCapital && language.code !== 'de' && (!isFirst || /^\p{Lu}/u.test(tokens[at + 1]?.text ?? ''))) return null
  // "JAS 39C Gripen": behind a code as well.
  if (isCapital && /\p{N}\p{Lu}|\p{L}\p{N}|^\p{Lu}$/u.test(tokens[at - 1]?.text ?? '')) return null
  // What comes again with its capital is a name as well; with an article it is a noun.
  if (isCapital && !articles.test(tokens[at - 1]?.lower ?? '') && comesAgain(token.text, text)) return null
  const apart = spellingHelps[language.code]?.splits?.(token.lower, input.speller.isKnown) ?? null
  if (apart !== null) {
    const right = inCaseOf(token.text, apart, language)
    return lintAt({
      rule: 'any/run-together',
      class: 'compound-joined',
      span: token.span,
      suggestions: [right],
      facts: { word: token.text, right },
    })
  }
  if (budget.left <= 0)
    return lintAt({ rule: 'any/spelling', class: 'misspelled', span: token.span, suggestions: [], facts: { word: token.text } })
  const suggestions = suggestionsForParts(token.text, input)
  const [nearest] = suggestions
  // With nothing like it in the dictionary it is a term, a name or a word of another language rather than a slip.
  if (!nearest || !suggestions.slice(0, 3).some((one) => isSlip(token.text, one, language, isCapital || input.isShouted === true)))
    return null
  // Who writes a rare word three times means it; the slips that one repeats are those of usual words.
  if (comesThrice(token.text, text) && !suggestions.slice(0, 3).some((one) => isLikely(token.text, one, language))) return null
  // A short word with a capital that is near to two words run together only is a name: "Morakots", near to "Moral" and "Kots".
  const isCompound = spellingHelps.de?.accepts?.(nearest.toLowerCase(), input.speller.isKnown) ?? false
  if (isCapital && language.code === 'de' && token.text.length < 10 && isCompound) return null
  if (language.code !== 'en' && nearest.replace(/[ -]/g, '') === token.text) return null
  return lintAt({ rule: 'any/spelling', class: 'misspelled', span: token.span, suggestions, facts: { word: token.text, right: nearest } })
}

/** Whether a slip of the pen makes the one of the other: one letter, two in long words; marks on letters count little. */
function isSlip(word: string, other: string, language: WrittenLanguage, isStrict: boolean): boolean {
  const distance = editDistance(bare(word), bare(other))
  if (isStrict) return distance <= 1 && (isSureSlip(word, other) || (word.length >= 5 && isCommon(other, language)))
  // Two or three letters may be anything; only those of a common word are surely one.
  if (word.length <= 3) return distance <= 1 && isCommon(other, language)
  return distance <= (word.length >= 7 ? 2 : 1)
}

/** Letters swapped, doubled or without their mark. */
const sureCost = 0.65

/** Of a word with a capital: letters swapped, doubled or without their mark; in long words also one that is missing or wrong. */
function isSureSlip(word: string, other: string): boolean {
  const cost = slipCost(word, other)
  return word.length >= 5 && (cost <= sureCost || (word.length >= 8 && cost < 1.1))
}

const isLikely = (word: string, other: string, language: WrittenLanguage): boolean =>
  isCommon(other, language) || isFrequent(other, language) || slipCost(word, other) <= sureCost

function comesThrice(word: string, text: string): boolean {
  let at = -1
  for (let times = 0; times < 3; times++) {
    at = text.indexOf(word, at + 1)
    if (at < 0) return false
  }
  return true
}

const comesAgain = (word: string, text: string): boolean => text.includes(word, text.indexOf(word) + word.length)

const articles = /^(?:der|die|das|dem|den|des|eine?[mnrs]?|kein\p{L}{0,2}|im|am|zum|zur|vom|beim)$/u

/** How much each place in the dictionary's own order counts. */
const rankWeight = 0.06
/** A word written small is seldom a name. */
const nameMalus = 0.3
/** How much nearer a word of everyday use is taken to be. */
const commonBonus = 0.3
const frequentBonus = 0.15

/** Of a word with hyphens the one part that is unknown is mended; where there are more, the whole. */
function suggestionsForParts(word: string, input: SpellingInput): readonly string[] {
  const { speller, own, paragraph } = input
  const parts = word.split(/(?=[-‐‑])|(?<=[-‐‑])/)
  const unknown = parts.filter((part) => part.length > 3 && !/^\p{Lu}/u.test(part) && !isWord(part, speller, own, paragraph.language))
  const [part = ''] = unknown
  if (parts.length === 1 || unknown.length !== 1) return suggestionsFor(word, input)
  return suggestionsFor(part, input).map((one) => parts.map((other) => (other === part ? one : other)).join(''))
}

/** Longer words are given no suggestions: looking for them takes long, and they are terms or noise. */
const longestMended = 32

const remembered = new WeakMap<Speller, Map<string, readonly string[]>>()
const rememberedAtMost = 5_000

/** Suggestions of a word, looked for once a dictionary: a text repeats its slips. */
function suggestionsFor(word: string, { speller, budget, paragraph: { language } }: SpellingInput): readonly string[] {
  if (word.length > longestMended) return []
  const known = remembered.get(speller) ?? new Map<string, readonly string[]>()
  remembered.set(speller, known)
  const before = known.get(word)
  if (before) return before
  budget.left--
  const plain = word.replace(/[’ʼ‘]/g, "'")
  const near = [...neighboursOf(plain, speller, language), ...ownCandidates(plain, speller, language)]
  if (near.length === 0 && budget.searches <= 0) return []
  if (near.length === 0) budget.searches--
  const found = inOrder(word, plain, near.length > 0 ? near : speller.suggest(plain).map((one, rank) => ({ one, rank })), language)
  if (known.size >= rememberedAtMost) known.clear()
  known.set(word, found)
  return found
}

/** A word that may have been meant, and its place in the dictionary's own order. */
type Candidate = { readonly one: string; readonly rank: number }

/** Words one slip away, with the capital that was written, and the word itself with one. */
function neighboursOf(plain: string, { slips, isKnown }: Speller, language: WrittenLanguage): readonly Candidate[] {
  if (!slips) return []
  const lower = plain.toLocaleLowerCase(language.tag)
  const name = plain === lower && isKnown(capitalised(lower, language)) ? [capitalised(lower, language)] : []
  const isWritten = plain === lower ? isKnown : (one: string): boolean => isKnown(capitalised(one, language)) || isKnown(one)
  const near = nearWords(lower, slips, isWritten, (one) => isCommon(one, language) || slipCost(lower, one) <= sureCost)
  return [...name, ...near].map((one) => ({ one, rank: 0 }))
}

/** What the language itself knows of its slips, where a word comes of it. */
function ownCandidates(plain: string, speller: Speller, language: WrittenLanguage): readonly Candidate[] {
  const { candidates, accepts } = spellingHelps[language.code] ?? {}
  const tried = [...new Set(candidates?.(plain))].filter((one) => one !== plain)
  const known = tried.filter(speller.isKnown)
  return (known.length > 0 ? known : tried.filter((one) => accepts?.(one, speller.isKnown))).map((one) => ({ one, rank: 2 }))
}

/** The candidates, the likeliest first, as the writer wrote capitals and apostrophes. */
function inOrder(word: string, plain: string, candidates: readonly Candidate[], language: WrittenLanguage): readonly string[] {
  const typographic = word.includes('’')
  const cost = ({ one, rank }: Candidate): number =>
    slipCost(plain, one) +
    rankWeight * rank -
    (isCommon(one, language) ? commonBonus : isFrequent(one, language) ? frequentBonus : 0) +
    (/^\p{Ll}/u.test(plain) && /^\p{Lu}/u.test(one) ? nameMalus : 0) +
    (/(?:^| ).{1,2}(?: |$)/.test(one) ? 1 : 0)
  const all = candidates
    .map((candidate) => ({ one: inCaseOf(plain, candidate.one, language), cost: cost(candidate) }))
    .filter(({ one }) => one !== plain)
    .toSorted((a, b) => a.cost - b.cost)
  // "Al-tough" helps nobody who may take "Although".
  const isWhole = (one: string): boolean => !/[ -]/.test(one)
  const [first] = all
  const wanted = first && isWhole(first.one) ? all.filter(({ one }) => isWhole(one)) : all
  return [...new Set(wanted.map(({ one }) => one))].slice(0, 6).map((one) => (typographic ? one.replaceAll("'", '’') : one))
}

const isCommon = (word: string, { code, tag, functionWords }: WrittenLanguage): boolean => {
  const lower = word.toLocaleLowerCase(tag)
  return functionWords.has(lower) || (commonWords[code]?.has(word) ?? false) || (commonWords[code]?.has(lower) ?? false)
}

const isFrequent = (word: string, { code, tag }: WrittenLanguage): boolean =>
  (frequentWords[code]?.has(word) ?? false) || (frequentWords[code]?.has(word.toLocaleLowerCase(tag)) ?? false)

const inCaseOf = (word: string, other: string, language: WrittenLanguage): string =>
  /^\p{Lu}/u.test(word) && /^\p{Ll}/u.test(other) ? capitalised(other, language) : other

const capitalised = (word: string, { tag }: WrittenLanguage): string => word.charAt(0).toLocaleUpperCase(tag) + word.slice(1)

import type { Forms } from '../languages/forms.ts'
import type { WrittenLanguage } from '../languages/language.ts'
import { findParagraphs, type Paragraph } from '../text/paragraphs.ts'
import { findSentences } from '../text/sentences.ts'
import { overlaps, type Span } from '../text/span.ts'
import { findCapitals } from './any/capitals.ts'
import { findLetters } from './any/letters.ts'
import { findLong } from './any/length.ts'
import { findMarks } from './any/marks.ts'
import { findNumbers } from './any/numbers.ts'
import { findQuotes, findUnpaired } from './any/pairs.ts'
import { findRepeats } from './any/repeats.ts'
import { findSpaces } from './any/spaces.ts'
import type { Analysis, Speller, WordKnowledge } from './language.ts'
import type { Lint } from './lint.ts'
import { mergeLints } from './merge-lints.ts'
import type { LintParagraph, LintSentence } from './paragraph.ts'
import type { RuleBook } from './rule-book.ts'
import { fireRules } from './rules-fire.ts'
import { findMisspelled, type SuggestionBudget } from './spelling.ts'
import { tokensOf } from './tokens.ts'
import type { LintToken } from './token.ts'

/** What the engine knows of one language. */
export type ProofLanguage = {
  readonly language: WrittenLanguage
  readonly book: RuleBook
  /** Without it words and marks are all there is to go by. */
  readonly analyse: Analysis | null
  readonly speller: Speller | null
  /** Forms of its words, where the house can tell them by rule. */
  readonly forms?: Forms | null
}

export type ProofOptions = {
  /** The variant the text is written in: `en-GB`. */
  readonly dialect: string
  /** Words of the writer's own, in lower case. */
  readonly own: Pick<ReadonlySet<string>, 'has'>
  /** Rules switched off: `en/agreement/he-dont`, or a class. */
  readonly off: ReadonlySet<string>
  readonly isPicky: boolean
  /** Parts that are not to be judged: quotations in another language, citations. */
  readonly locks?: readonly Span[]
  readonly onParagraph?: (done: number, of: number) => void
}

/** Unknown words of one run that are given suggestions, and for how many of them the whole dictionary may be searched. */
const suggestedAtMost = 300
const searchesAtMost = 12
/** Longer runs without a full stop are no sentences; they are cut so that the work stays linear. */
const longestSentence = 2_000
/** Who has more has not written prose, and an answer must stay of a size that can be sent. */
const findingsAtMost = 10_000

/** Proofreads a text: findings in the order of the text, apart from each other, at most 10,000. Code is left out. */
export function proofread(text: string, proof: ProofLanguage, options: ProofOptions): readonly Lint[] {
  const paragraphs = findParagraphs(text)
  const budget = { left: suggestedAtMost, searches: searchesAtMost }
  const words = proof.speller && { isKnown: proof.speller.isKnown, stems: proof.speller.stems, forms: proof.forms ?? null }
  const isOff = (key: string): boolean => options.off.has(key)
  const found = paragraphs.flatMap((paragraph, i) => {
    const lints = paragraph.kind === 'code' ? [] : proofreadParagraph(paragraph, { text, proof, options, budget, words })
    options.onParagraph?.(i + 1, paragraphs.length)
    return lints
  })
  const wanted = found.filter(({ rule, class: key, isPicky }) => (options.isPicky || !isPicky) && !isOff(rule) && !isOff(key))
  return mergeLints(wanted).slice(0, findingsAtMost)
}

type Reading = {
  readonly text: string
  readonly proof: ProofLanguage
  readonly options: ProofOptions
  readonly budget: SuggestionBudget
  readonly words: WordKnowledge | null
}

function proofreadParagraph({ kind, span }: Paragraph, { text, proof, options, budget, words }: Reading): readonly Lint[] {
  const { dialect, own, off, locks = [] } = options
  const { language, book } = proof
  // Words that nobody will see are not looked up.
  const speller = off.has('misspelled') || off.has('any/spelling') ? null : proof.speller
  const sentences = findSentences(text, span, language)
    .flatMap((sentence) => cutLong(text, sentence))
    .map((sentence): LintSentence => ({ span: sentence, tokens: locked(tokensIn(text, sentence, proof), locks) }))
  const paragraph: LintParagraph = { text, kind, span, sentences, language }
  const general = [findRepeats, findSpaces, findUnpaired, findQuotes, findMarks, findCapitals, findNumbers, findLetters, findLong]
  const misspelled = speller ? findMisspelled({ paragraph, speller, own, budget }) : []
  const fired = sentences.flatMap((sentence) => fireRules(sentence, book, { text, dialect, words }))
  const found = [
    ...general.flatMap((find) => find(paragraph)),
    ...fired.filter((lint) => !speller || !bendsSlip(lint, misspelled, speller)),
    ...misspelled,
  ]
  return locks.length === 0 ? found : found.filter(({ span }) => !locks.some(({ start, end }) => start <= span.start && span.end <= end))
}

/** Whether a rule would bend a word that is itself misspelled: of "many poeple" no "many poeples" is made. */
function bendsSlip({ span, suggestions }: Lint, misspelled: readonly Lint[], { isKnown }: Speller): boolean {
  if (!misspelled.some((slip) => overlaps(slip.span, span))) return false
  const words = suggestions[0]?.match(/\p{L}+/gu) ?? []
  return words.some((word) => !isKnown(word))
}

const tokensIn = (text: string, sentence: Span, { language, analyse }: ProofLanguage): readonly LintToken[] =>
  analyse ? analyse(text.slice(sentence.start, sentence.end), sentence.start) : tokensOf(text, sentence, language)

const locked = (tokens: readonly LintToken[], locks: readonly Span[]): readonly LintToken[] =>
  locks.length === 0
    ? tokens
    : tokens.map((token) =>
        locks.some(({ start, end }) => token.span.start < end && start < token.span.end) ? { ...token, isLocked: true } : token,
      )

/** Cuts at white space where there is any, never inside a character. */
function cutLong(text: string, { start, end }: Span): readonly Span[] {
  const parts: Span[] = []
  let from = start
  while (end - from > longestSentence) {
    const limit = from + longestSentence
    const space = text.slice(from, limit).search(/\s\S*$/)
    const isInPair = /^[\uDC00-\uDFFF]/.test(text.charAt(limit)) && /^[\uD800-\uDBFF]/.test(text.charAt(limit - 1))
    const to = space > 0 ? from + space : isInPair ? limit - 1 : limit
    parts.push({ start: from, end: to })
    from = to
    while (/\s/.test(text.charAt(from))) from++
  }
  return [...parts, { start: from, end }]
}

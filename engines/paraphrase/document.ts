import { en } from '../languages/en/en.ts'
import { findParagraphs } from '../text/paragraphs.ts'
import type { ParagraphKind } from '../text/paragraphs.ts'
import { findSentences } from '../text/sentences.ts'
import { textAt } from '../text/span.ts'
import type { Span } from '../text/span.ts'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { isChat, isLetter } from './letter.ts'
import type { DocumentTerms } from './match.ts'
import { locksOf, locksWithin, pairLocksOf } from './protect.ts'
import { Recent } from './recent.ts'
import { registerOf } from './register.ts'
import type { Register } from './register.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** One sentence of the source. Its tokens' origins count from the sentence's own start. */
export type SourceSentence = {
  readonly span: Span
  readonly tokens: readonly Token[]
  /** Texts in it that must come through as they are. */
  readonly locked: readonly string[]
  /** Not to be rewritten: a heading, code, mostly quotation, no Latin letters, or too long to be a sentence. */
  readonly isFixed: boolean
  /** Holds a number or a citation. */
  readonly hasFacts: boolean
}
export type SourceParagraph = { readonly kind: ParagraphKind; readonly sentences: readonly SourceSentence[] }
export type SourceDocument = {
  readonly text: string
  readonly paragraphs: readonly SourceParagraph[]
  readonly locks: readonly Span[]
  readonly documentTerms: DocumentTerms
  readonly isLetter: boolean
  readonly isChat: boolean
  readonly register: Register
}

/** Longer runs without a full stop are no sentences: they are kept, so that the work stays linear. */
const longestSentence = 2_000
/** The sentences of the longest text: asked for again with every mode, strength and seed. */
const analysed = new Recent<readonly Token[]>(1_000)

/** Reads a text once: paragraphs, sentences, tokens, locks, the document's own terms. Nothing of the text is changed. */
export function readDocument(text: string, keep: readonly string[] = []): SourceDocument {
  const locks = locksOf(text, keep)
  const held = [...locks, ...pairLocksOf(text)].toSorted((a, b) => a.start - b.start)
  const paragraphs = findParagraphs(text).map(({ kind, span }): SourceParagraph => {
    const isWhole = kind === 'heading' || kind === 'code'
    const spans = isWhole ? [span] : findSentences(text, span, en)
    return { kind, sentences: spans.map((one) => readSentence(text, one, held, isWhole)) }
  })
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences)
  return {
    text,
    paragraphs,
    locks: [...locks, ...nameLocks(sentences)].toSorted((a, b) => a.start - b.start),
    documentTerms: termsOf(sentences),
    isLetter: isLetter(text),
    isChat: isChat(text),
    register: registerOf(text),
  }
}

function readSentence(text: string, span: Span, locks: readonly Span[], isWhole: boolean): SourceSentence {
  const body = textAt(text, span)
  const own = locksWithin(locks, span)
  const lockedLength = own.reduce((sum, { start, end }) => sum + end - start, 0)
  const isFixed = isWhole || body.length > longestSentence || lockedLength > body.length * 0.6 || !isLatin(body)
  const tokens = isFixed
    ? []
    : analysed.get(`${body}\n${own.map(({ start, end }) => `${start}-${end}`).join(' ')}`, () => analyse(body, { locks: own }))
  const names = tokens.filter(({ isName, isLocked }) => isName && isLocked).map((token) => token.text)
  return {
    span,
    tokens,
    isFixed,
    locked: [...own.map((lock) => textAt(body, lock)), ...names],
    hasFacts: /\d/.test(body) || own.some((lock) => /^["“«„]/.test(textAt(body, lock))),
  }
}

const isLatin = (text: string): boolean => {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin > 0 && latin * 2 >= (text.match(/\p{L}/gu)?.length ?? 0)
}

const nameLocks = (sentences: readonly SourceSentence[]): readonly Span[] =>
  sentences.flatMap(({ span, tokens }) =>
    tokens.flatMap(({ isName, isLocked, origin }) =>
      isName && isLocked && origin ? [{ start: origin.start + span.start, end: origin.end + span.start }] : [],
    ),
  )

/** A noun said three times or more is what the text is about. */
function termsOf(sentences: readonly SourceSentence[]): DocumentTerms {
  const counts = new Map<string, number>()
  for (const { tokens } of sentences)
    for (const { tag, lemma } of tokens) if (tag === 'NOUN') counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
  return new Set(
    Array.from(counts)
      .filter(([, times]) => times >= 3)
      .map(([lemma]) => lemma),
  )
}

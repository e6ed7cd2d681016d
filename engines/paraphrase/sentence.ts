import type { Span } from '../text/span.ts'
import { bigramsOf, newBigrams } from './bigrams.ts'
import { checkRewrite } from './check.ts'
import { connectiveOf } from './connective.ts'
import { contractionEdits } from './contractions.ts'
import type { DocumentTerms } from './match.ts'
import type { RowIndex } from './pattern.ts'
import { longWording, planEdits, wordsOf } from './plan.ts'
import type { Balance, PlannedEdit } from './plan.ts'
import { rearrange } from './rearrangements.ts'
import type { Applied } from './rearrangements.ts'
import type { Register } from './register.ts'
import { render } from './render.ts'
import type { Edit, RenderedEdit } from './render.ts'
import type { Mode, Strength } from './rewrite.ts'
import type { Draw, Random } from './seed.ts'
import { findSlots } from './slots.ts'
import type { AlternativesOf } from './slots.ts'
import { isContent, noticed } from './stem.ts'
import type { Structure } from './structure.ts'
import type { Token } from '../languages/en/grammar/token.ts'

type Sentence = readonly Token[]

export type SentenceInput = {
  readonly tokens: Sentence
  /** Texts within the sentence that must come through unchanged. */
  readonly locked: readonly string[]
  readonly index: RowIndex
  /** Those that the mode and the strength allow. */
  readonly structures: readonly Structure[]
  readonly mode: Mode
  readonly strength: Strength
  readonly random: Random
  readonly draw: Draw
  /** Whether this is the first text asked for, not another. */
  readonly isFirst: boolean
  readonly balance: Balance
  /** Connectives and long wordings that the paragraph has already, in lower case, and the rules that made it fuller. */
  readonly said: ReadonlySet<string>
  readonly near: ReadonlySet<string>
  readonly alternativesOf: AlternativesOf | null
  readonly documentTerms: DocumentTerms
  readonly isLetter: boolean
  readonly isChat: boolean
  readonly register: Register
}

/** A rewritten sentence. Spans of `source` count like the tokens' origins, spans of `output` from the start of `text`. */
export type SentenceResult = {
  readonly text: string
  readonly edits: readonly RenderedEdit[]
  readonly applied: readonly Applied[]
  /** The connectives its sentences begin with and the long wordings put in, in lower case, and the rules that made it fuller. */
  readonly said: readonly string[]
  /** Stems of its verbs, adjectives and adverbs. */
  readonly noticed: readonly string[]
  readonly balance: Balance
}

/** Rewrites one sentence; when nothing stands the checks it comes back as it was. */
export function rewriteSentence(input: SentenceInput): SentenceResult {
  const { tokens, mode, strength, random, draw, isFirst, said, locked, structures } = input
  const { outputs, applied } = rearrange({ tokens, structures, mode, strength, random, draw, isFirst, locked, said })
  const first = tryEdits(input, outputs, applied)
  if (first) return first
  return (applied.length > 0 ? tryEdits(input, [tokens], []) : null) ?? resultOf(input, [tokens], [], [[]]).result
}

/** Plans word and phrase edits for the outputs and drops the last until the checks pass; null when even none passes. */
function tryEdits(input: SentenceInput, outputs: readonly Sentence[], applied: readonly Applied[]): SentenceResult | null {
  const { tokens, mode, strength, random, draw, isFirst, balance, said, near, locked, alternativesOf, isLetter, isChat } = input
  const expands = mode === 'academic' || (mode === 'extend' && !isLetter && !isChat)
  const forced = outputs.map((sentence) => (expands ? contractionEdits(sentence) : []))
  const slots = outputs.map((sentence, i) => ({
    tokens: sentence,
    slots: findSlots(sentence, input).filter(({ start, end }) => !(forced[i] ?? []).some((edit) => edit.start < end && start < edit.end)),
  }))
  const planned = planEdits({ source: tokens, outputs: slots, mode, strength, random, draw, isFirst, balance, said, near, alternativesOf })
  for (let kept = planned.length; kept >= 0; kept--) {
    const edits = editsBySentence(outputs.length, planned.slice(0, kept), forced)
    const { result, sentences } = resultOf(input, outputs, applied, edits)
    const all = edits.flat()
    const removed = edits.flatMap((list, i) => list.flatMap((edit) => outputs[i]?.slice(edit.start, edit.end) ?? []))
    const failure = checkRewrite({ source: tokens, outputs: sentences, locked, removed, added: all.flatMap((edit) => edit.tokens) })
    if (failure === null) return result
  }
  return null
}

function editsBySentence(
  count: number,
  planned: readonly PlannedEdit[],
  forced: readonly (readonly Edit[])[],
): readonly (readonly Edit[])[] {
  return Array.from({ length: count }, (_, i) =>
    [...(forced[i] ?? []), ...planned.filter(({ output }) => output === i).map(({ edit }) => edit)].toSorted((a, b) => a.start - b.start),
  )
}

function resultOf(
  input: SentenceInput,
  outputs: readonly Sentence[],
  applied: readonly Applied[],
  edits: readonly (readonly Edit[])[],
): { readonly result: SentenceResult; readonly sentences: readonly Sentence[] } {
  let text = ''
  const rendered: RenderedEdit[] = []
  const sentences: Sentence[] = []
  outputs.forEach((sentence, i) => {
    const one = render(sentence, edits[i] ?? [])
    const lead = text === '' || one.text === '' ? '' : ' '
    const at = text.length + lead.length
    rendered.push(...one.edits.map((edit) => ({ ...edit, output: shift(edit.output, at) })))
    text += lead + one.text
    sentences.push(one.tokens)
  })
  const connectives = sentences.map(connectiveOf).filter((connective) => connective !== null)
  const long = edits.flat().flatMap(({ tokens }) => (tokens.length >= longWording ? [wordsOf(tokens)] : []))
  const frames = applied.flatMap(({ rule, reason }) => (reason === 'fuller' ? [rule] : []))
  return {
    result: {
      text,
      edits: rendered,
      applied,
      said: [...connectives, ...long, ...frames],
      noticed: noticed(sentences.flat()),
      balance: balanceAfter(input, sentences, edits.flat()),
    },
    sentences,
  }
}

const shift = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })
const lengthOf = (tokens: Sentence): number => tokens.reduce((sum, { text, space }) => sum + text.length + space.length, 0)

function balanceAfter({ tokens, balance }: SentenceInput, outputs: readonly Sentence[], edits: readonly Edit[]): Balance {
  const known = new Set(bigramsOf(tokens))
  const cost = edits.reduce(
    (sum, { start, end }) => sum + Math.max(1, end - start > 1 ? tokens.slice(start, end).filter(isContent).length : 1),
    0,
  )
  return {
    content: balance.content + tokens.filter(isContent).length,
    changed: balance.changed + cost,
    pairs: balance.pairs + known.size,
    fresh: balance.fresh + outputs.reduce((sum, sentence) => sum + newBigrams(known, sentence), 0),
    before: balance.before + lengthOf(tokens),
    after: balance.after + outputs.reduce((sum, sentence) => sum + lengthOf(sentence), 0),
  }
}

import type { Span } from '../text/span.ts'
import type { Unit } from './compose-text.ts'
import { connectiveOf } from './connective.ts'
import type { SourceDocument, SourceSentence } from './document.ts'
import { merges } from './merge.ts'
import type { Balance } from './plan.ts'
import { strengths } from './rewrite.ts'
import type { Mode, Strength } from './rewrite.ts'
import { hashText, makeDraw, makeRandom, shuffled } from './seed.ts'
import type { SentenceResult } from './sentence.ts'
import { findDropped } from './shorten.ts'
import { noticed } from './stem.ts'
import type { Token } from '../languages/en/grammar/token.ts'

export type Settings = { readonly mode: Mode; readonly strength: Strength; readonly seed: number }

/** A sentence, or two joined into one, that is to be rewritten. `key` is its text; `join` names the rule that joined. */
export type Work = {
  readonly source: Span
  readonly tokens: readonly Token[]
  readonly locked: readonly string[]
  readonly key: string
  readonly join: string | null
}

/** What the sentence must know of those before it. */
export type State = {
  readonly balance: Balance
  readonly said: ReadonlySet<string>
  /** Stems of the words of the sentence before, as rewritten, and of the one after. */
  readonly near: ReadonlySet<string>
}

/** `sentences`: the one that was rewritten, or the two that were joined. */
export type PlacedUnit = Unit & { readonly paragraph: number; readonly sentences: readonly SourceSentence[] }

export const workOf = (text: string, { span, tokens, locked }: SourceSentence): Work => ({
  source: span,
  tokens,
  locked,
  key: text.slice(span.start, span.end),
  join: null,
})

export type ParagraphInput = {
  readonly text: string
  readonly sentences: readonly SourceSentence[]
  readonly paragraph: number
  readonly settings: Settings
  readonly balance: Balance
  readonly rewrite: (work: Work, state: State) => SentenceResult
}

/** Rewrites the sentences of a paragraph in order; no connective begins two of its sentences unless the source has it so. */
export function rewriteParagraph(input: ParagraphInput): { readonly units: readonly PlacedUnit[]; readonly balance: Balance } {
  const { text, sentences, paragraph, rewrite } = input
  const ahead = sentences.map(({ tokens }) => connectiveOf(tokens))
  const said = new Set<string>()
  const units: PlacedUnit[] = []
  let { balance } = input
  let before: readonly string[] = []
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i]
    if (!sentence) break
    if (sentence.isFixed) {
      units.push({ source: sentence.span, result: null, isDropped: false, paragraph, sentences: [sentence] })
      before = noticed(sentence.tokens)
      continue
    }
    const joined = joinedWork(input, i)
    const work = joined ?? workOf(text, sentence)
    const others = ahead.slice(i + (joined ? 2 : 1)).filter((connective) => connective !== null)
    const after = noticed(sentences[i + (joined ? 2 : 1)]?.tokens ?? [])
    const result = rewrite(work, { balance, said: new Set([...said, ...others]), near: new Set([...before, ...after]) })
    before = result.noticed
    for (const wording of result.said) said.add(wording)
    balance = result.balance
    units.push({ source: work.source, result, isDropped: false, paragraph, sentences: sentences.slice(i, joined ? i + 2 : i + 1) })
    if (joined) i++
  }
  return { units, balance }
}

/** How often two sentences that fit are joined. */
const joinChance: Readonly<Record<Strength, number>> = { mild: 0, normal: 0.35, aggressive: 0.6 }

/** This sentence and the next as one, where the strength and chance allow. */
function joinedWork({ text, sentences, settings: { mode, strength, seed } }: ParagraphInput, i: number): Work | null {
  const [first, second] = [sentences[i], sentences[i + 1]]
  if (joinChance[strength] === 0 || !first || !second || second.isFixed) return null
  const key = text.slice(first.span.start, second.span.end)
  const random = makeRandom(hashText(key) ^ Math.imul(seed + 1, 0x85ebca6b))
  if (/[\n\r]/.test(text.slice(first.span.end, second.span.start)) || makeDraw(key, seed)('join') > joinChance[strength]) return null
  const by = second.span.start - first.span.start
  const moved = second.tokens.map((token): Token => ({
    ...token,
    origin: token.origin && { start: token.origin.start + by, end: token.origin.end + by },
  }))
  const usable = merges.filter((merge) => merge.modes.includes(mode) && strengths.indexOf(merge.strength) <= strengths.indexOf(strength))
  for (const { key: name, apply } of shuffled(usable, random)) {
    const tokens = apply(first.tokens, moved)
    if (tokens)
      return {
        source: { start: first.span.start, end: second.span.end },
        tokens,
        locked: [...first.locked, ...second.locked],
        key,
        join: name,
      }
  }
  return null
}

/** The units with those dropped that a shortened text can do without; in a letter every sentence is meant for its reader. */
export function withDrops(document: SourceDocument, units: readonly PlacedUnit[], { strength, seed }: Settings): readonly PlacedUnit[] {
  if (document.isLetter) return units
  const movable = units.filter(({ result }) => result !== null)
  const parts = movable.map(({ paragraph, sentences, source, result }) => ({
    paragraph,
    tokens: sentences.flatMap(({ tokens }) => tokens),
    hasFacts: sentences.some(({ hasFacts }) => hasFacts),
    before: source.end - source.start,
    after: result?.text.length ?? 0,
  }))
  const dropped = findDropped(parts, strength, { random: makeRandom(hashText(document.text) ^ seed), chance: seed <= 1 ? 0.2 : 2.5 })
  return units.map((unit) => (dropped.has(movable.indexOf(unit)) ? { ...unit, result: null, isDropped: true } : unit))
}

import { bigramsOf, newBigrams } from './bigrams.ts'
import type { Edit } from './render.ts'
import type { Mode, Strength } from './rewrite.ts'
import { pickEarly, shuffled } from './seed.ts'
import type { Draw, Random } from './seed.ts'
import { editOf } from './slots.ts'
import type { AlternativesOf, Choice, Slot } from './slots.ts'
import { isContent, isNoticed, stemOf } from './stem.ts'
import { suit } from './together.ts'
import type { Chosen } from './together.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** How far a strength goes: shares are of the source's content words and of the output's word pairs. */
export type Budget = { readonly words: number; readonly structures: number; readonly divergence: number }
export const budgets: Readonly<Record<Strength, Budget>> = {
  mild: { words: 0.12, structures: 0, divergence: 0.1 },
  normal: { words: 0.3, structures: 1, divergence: 0.22 },
  aggressive: { words: 1, structures: 3, divergence: 0.34 },
}

/** Where a mild rewrite may turn a sentence too: with the mildest structures only. */
const turnsWhenMild: ReadonlySet<Mode> = new Set<Mode>(['shorten', 'simplify', 'extend'])
export const structuresAtMost = (mode: Mode, strength: Strength): number =>
  strength === 'mild' && turnsWhenMild.has(mode) ? 1 : budgets[strength].structures

/** What the sentences of a text have used of their budget so far; what one could not use, the next may. */
export type Balance = {
  readonly content: number
  readonly changed: number
  readonly pairs: number
  readonly fresh: number
  readonly before: number
  readonly after: number
}
export const emptyBalance: Balance = { content: 0, changed: 0, pairs: 0, fresh: 0, before: 0, after: 0 }

export type PlanInput = {
  readonly source: readonly Token[]
  /** The sentences after the structures, each with its slots. */
  readonly outputs: readonly { readonly tokens: readonly Token[]; readonly slots: readonly Slot[] }[]
  readonly mode: Mode
  readonly strength: Strength
  readonly random: Random
  readonly draw: Draw
  /** Whether this is the first text asked for, not another. */
  readonly isFirst: boolean
  readonly balance: Balance
  /** Connectives and long wordings that the paragraph has already, in lower case. */
  readonly said: ReadonlySet<string>
  /** Stems of the verbs, adjectives and adverbs of the sentences beside it. */
  readonly near: ReadonlySet<string>
  readonly alternativesOf: AlternativesOf | null
}

/** An edit of one of the outputs; `added` and `removed` are its words. */
export type PlannedEdit = { readonly output: number; readonly edit: Edit; readonly cost: number }

type Candidate = { readonly output: number; readonly slot: Slot; readonly choice: Choice; readonly rank: number }

/** Edits in the order in which they are to be kept: when a check fails the last goes first. */
export function planEdits(input: PlanInput): readonly PlannedEdit[] {
  const { source, outputs, mode } = input
  const known = new Set(bigramsOf(source))
  const state = { fresh: outputs.reduce((sum, { tokens }) => sum + newBigrams(known, tokens), 0), spent: 0, length: 0 }
  const limit = limits(input, known.size)
  const used = outputs.map(({ tokens }) => tokens.map(() => false))
  const planned: PlannedEdit[] = []
  const chosen: (Chosen & { readonly output: number })[] = []
  for (const { output, slot, choice } of candidates(input)) {
    const marks = used[output]
    if (!marks || marks.slice(slot.start, slot.end).some(Boolean)) continue
    if (state.spent + slot.cost > limit.words) continue
    // What the sentences before have used up leaves each at least one change.
    if ((planned.length > 0 || state.fresh > 0) && limit.isReached(state)) break
    const tokens = outputs[output]?.tokens ?? []
    if (chosen.some((one) => one.output === output && !suit(tokens, one, { slot, choice }))) continue
    chosen.push({ output, slot, choice })
    const edit = editOf(slot, choice, { mode, tokens, alternativesOf: input.alternativesOf })
    planned.push({ output, edit, cost: slot.cost })
    marks.fill(true, slot.start, slot.end)
    state.spent += slot.cost
    state.fresh += freshOf(edit, tokens, known)
    state.length += lengthOf(edit.tokens) - lengthOf(tokens.slice(slot.start, slot.end))
  }
  return planned
}

const lengthOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { text, space }) => sum + text.length + space.length, 0)

/** Word pairs that the edit makes and the source does not have. */
function freshOf(edit: Edit, tokens: readonly Token[], known: ReadonlySet<string>): number {
  const before = tokens.slice(Math.max(0, edit.start - 1), edit.end + 1)
  const after = [...tokens.slice(Math.max(0, edit.start - 1), edit.start), ...edit.tokens, ...tokens.slice(edit.end, edit.end + 1)]
  return newBigrams(known, after) - newBigrams(known, before)
}

type State = { readonly fresh: number; readonly spent: number; readonly length: number }
type Limits = { readonly words: number; readonly isReached: (state: State) => boolean }

/** What a sentence may go beyond its share, because later ones may offer too little. */
const ahead: Readonly<Record<Strength, number>> = { mild: 0, normal: 0.2, aggressive: 3 }

/** The longest that `extend` makes a text, as a share of the source. */
const extendTo: Readonly<Record<Strength, number>> = { mild: 1.05, normal: 1.16, aggressive: 1.22 }
/** Fuller wordings stand in few places, so `extend` may use more of them. */
const extendShare = 1.5

function limits({ source, mode, strength, balance }: PlanInput, pairs: number): Limits {
  const { divergence } = budgets[strength]
  const words = budgets[strength].words * (mode === 'extend' ? extendShare : 1)
  const content = source.filter(isContent).length
  const allowed = Math.max(content >= 4 ? 1 : 0, Math.round(words * (balance.content + content) - balance.changed))
  const budget = { words: Math.min(allowed, Math.ceil(content * Math.max(words, 0.2) * 1.5)) }
  if (mode === 'extend') {
    const wanted = (balance.before + lengthOf(source)) * extendTo[strength] - balance.after - lengthOf(source)
    return { ...budget, isReached: ({ length }) => length >= Math.max(wanted, lengthOf(source) * 0.02) }
  }
  if (mode === 'shorten') return { words: strength === 'mild' ? Math.max(1, budget.words) : content, isReached: () => false }
  const wanted = divergence * (balance.pairs + pairs * (1 + ahead[strength])) - balance.fresh
  const most = Math.min(wanted, pairs * divergence * 2.2)
  return { ...budget, isReached: ({ fresh }) => fresh >= most - 0.5 }
}

/** How likely a change that fits is made. What shortens or simplifies stands in few places, so the first text takes nearly all of them. */
const inclusion: Readonly<Record<Mode, Readonly<Record<Strength, number>>>> = {
  shorten: { mild: 0.95, normal: 0.96, aggressive: 0.97 },
  synonyms: { mild: 0.8, normal: 0.86, aggressive: 0.98 },
  extend: { mild: 0.8, normal: 0.96, aggressive: 0.98 },
  simplify: { mild: 0.95, normal: 0.97, aggressive: 0.98 },
  academic: { mild: 0.8, normal: 0.86, aggressive: 0.92 },
}
/** What a text asked for after the first leaves out of that, so that it is another. */
const laterShare: Readonly<Record<Mode, number>> = { shorten: 0.52, synonyms: 0.92, extend: 0.81, simplify: 0.52, academic: 0.72 }
/** The first text changes all that it can; those asked for after it leave sentences with one small change as they are now and then. */
const rescue: Readonly<Record<'first' | 'later', Readonly<Record<Mode, number>>>> = {
  first: { shorten: 1, synonyms: 1, extend: 1, simplify: 1, academic: 1 },
  later: { shorten: 0.45, synonyms: 0.9, extend: 0.55, simplify: 0.45, academic: 0.62 },
}

/** Phrases before words, long ones before short, with some chance; one choice for each slot. */
function candidates({ outputs, mode, strength, random, draw, isFirst, said, near }: PlanInput): readonly Candidate[] {
  const all = outputs.flatMap(({ tokens, slots }, output) =>
    slots.flatMap((slot): readonly Candidate[] => {
      const fitting = slot.choices.filter((choice) => isFree(choice, slot, said) && !isNear(choice, slot, tokens, near))
      const drawn = draw(`which ${nameOf(slot, tokens)}`)
      // The first text takes the best wording more often still.
      const choice = pickEarly(inOrder(fitting, slot, tokens, mode), isFirst && mode !== 'extend' ? drawn ** 2 : drawn)
      return choice ? [{ output, slot, choice, rank: rankOf(slot, choice, tokens, mode) }] : []
    }),
  )
  const mixed = shuffled(all, random)
  const share = inclusion[mode][strength] * (isFirst ? 1 : laterShare[mode])
  const kept = mixed.filter(({ slot, output }) => draw(`whether ${nameOf(slot, outputs[output]?.tokens ?? [])}`) < share)
  const chosen = kept.length === 0 && draw('rescue') < rescue[isFirst ? 'first' : 'later'][mode] ? mixed.slice(0, 1) : kept
  return chosen.map((candidate) => ({ ...candidate, rank: candidate.rank + random() * 2.5 })).toSorted((a, b) => b.rank - a.rank)
}

/** The words of a place, as they stand. */
const nameOf = ({ start, end }: Slot, tokens: readonly Token[]): string => wordsOf(tokens.slice(start, end))

const gainOf = (slot: Slot, { wording }: Choice, tokens: readonly Token[]): number =>
  lengthOf(wording.tokens) - lengthOf(tokens.slice(slot.start, slot.end))

/** When length matters the choices that serve it come first. */
function inOrder(choices: readonly Choice[], slot: Slot, tokens: readonly Token[], mode: Mode): readonly Choice[] {
  // Wordings that differ by a few letters are alike: the better one first.
  const size = (choice: Choice): number => Math.round(gainOf(slot, choice, tokens) / 6)
  if (mode === 'extend') return longer(choices, slot, tokens).toSorted((a, b) => size(b) - size(a))
  return mode === 'shorten' ? choices.toSorted((a, b) => gainOf(slot, a, tokens) - gainOf(slot, b, tokens)) : choices
}

/** The wordings that add length; where none does, those that lose none. */
function longer(choices: readonly Choice[], slot: Slot, tokens: readonly Token[]): readonly Choice[] {
  const gaining = choices.filter((choice) => gainOf(slot, choice, tokens) > 1)
  return gaining.length > 0 ? gaining : choices.filter((choice) => gainOf(slot, choice, tokens) >= 0)
}

/** Long phrases first; when extending, what adds most; when shortening, what saves most. Words come in their random order. */
function rankOf(slot: Slot, choice: Choice, tokens: readonly Token[], mode: Mode): number {
  if (mode === 'extend') return Math.round(gainOf(slot, choice, tokens) / 4)
  if (mode === 'shorten') return -Math.round(gainOf(slot, choice, tokens) / 4)
  return slot.isPhrase ? Math.min(3, slot.end - slot.start) : 0
}

/** Whether the paragraph has neither the connective that the choice begins with nor its long wording. */
function isFree({ wording, compiled }: Choice, slot: Slot, said: ReadonlySet<string>): boolean {
  const isConnective = compiled.rowClass === 'connective' && slot.start <= 1
  return !(isConnective || wording.tokens.length >= longWording) || !said.has(wordsOf(wording.tokens))
}

/** Whether the wording brings a verb, an adjective or an adverb that a sentence beside this one has already. */
function isNear({ wording }: Choice, { start, end }: Slot, tokens: readonly Token[], near: ReadonlySet<string>): boolean {
  const own = new Set(tokens.slice(start, end).map(({ lemma }) => stemOf(lemma)))
  return wording.tokens.some((token) => {
    const stem = isContent(token) && isNoticed(token) ? stemOf(token.lemma) : null
    return stem !== null && near.has(stem) && !own.has(stem)
  })
}

/** A wording of so many words is noticed when it comes twice. */
export const longWording = 3
export const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ tag }) => tag !== 'PUNCT')
    .map(({ lower }) => lower)
    .join(' ')

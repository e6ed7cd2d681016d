import { checkRewrite } from './check.ts'
import { connectiveOf } from './connective.ts'
import { structuresAtMost } from './plan.ts'
import { turnHead } from './moves/head-clause.ts'
import type { ChangeKind, Mode, Reason, Strength } from './rewrite.ts'
import { shuffled } from './seed.ts'
import type { Draw, Random } from './seed.ts'
import type { Structure } from './structure.ts'
import type { Token } from '../languages/en/grammar/token.ts'

type Sentence = readonly Token[]

/** A structure that was applied to the sentence. */
export type Applied = { readonly rule: string; readonly kind: ChangeKind; readonly reason: Reason }
export type Rearranged = { readonly outputs: readonly Sentence[]; readonly applied: readonly Applied[] }

export type RearrangeInput = {
  readonly tokens: Sentence
  /** Those that the mode and the strength allow. */
  readonly structures: readonly Structure[]
  readonly mode: Mode
  readonly strength: Strength
  readonly random: Random
  readonly draw: Draw
  /** Whether this is the first text asked for, not another. */
  readonly isFirst: boolean
  readonly locked: readonly string[]
  /** Connectives that the paragraph has already, in lower case, and the rules that made it fuller. */
  readonly said: ReadonlySet<string>
}

/** How often a structure that fits is used: less at normal, so that another seed gives another text. */
const chance: Readonly<Record<Strength, number>> = { mild: 0.5, normal: 0.75, aggressive: 0.8 }
/** Synonyms at their strongest differ by their words already; what makes a text longer is rare enough to be taken more often. */
const chances: Readonly<Partial<Record<Mode, Readonly<Record<Strength, number>>>>> = {
  extend: { mild: 0.5, normal: 0.85, aggressive: 0.86 },
  synonyms: { mild: 0.5, normal: 0.75, aggressive: 0.93 },
}
/** What shortens or simplifies stands in few places, so the first text takes nearly all of them. */
const chanceOfFirst: Readonly<Partial<Record<Mode, number>>> = { shorten: 0.95, simplify: 1 }
const chanceOf = ({ mode, strength, isFirst }: RearrangeInput): number =>
  (isFirst ? chanceOfFirst[mode] : undefined) ?? (chances[mode] ?? chance)[strength]

/** Reasons that touch one phrase; all others turn the whole sentence, which bears one such turn. */
const local = new Set<Reason>([
  'relative-shortened',
  'relative-expanded',
  'adverb-moved',
  'pair-turned',
  'filler-removed',
  'aside-removed',
  'reference-named',
  'fuller',
  'shorter',
  'same-meaning',
  'plainer',
  'more-formal',
])
/** Two turned pairs stand apart; a text that is to grow may have two local changes of any one kind. */
const mayRepeat = (reason: Reason, mode: Mode): boolean => reason === 'pair-turned' || (mode === 'extend' && local.has(reason))
const noSentences: ReadonlySet<Sentence> = new Set()

/** Changes of one phrase that a sentence bears besides its turns; a text that is to grow bears more. */
const localAtMost = (mode: Mode, strength: Strength): number =>
  mode === 'extend' ? 4 : strength !== 'aggressive' ? 1 : mode === 'synonyms' ? 3 : 2

/** The sentence after as many turns as the strength allows, and one change of a phrase besides; no structure undoes an earlier one. */
export function rearrange(input: RearrangeInput): Rearranged {
  const { tokens, mode, strength, random, draw, locked, said } = input
  const most = structuresAtMost(mode, strength)
  let outputs: readonly Sentence[] = [tokens]
  const applied: Applied[] = []
  const seen = new Set([wordsOf(outputs)])
  if (most === 0 || tokens.length < 4) return { outputs, applied }
  // "There are some people who" twice in a paragraph is one frame too many.
  const structures = input.structures.filter(({ key, reason }) => reason !== 'fuller' || !said.has(ruleOf(key)))
  const fitting = structures.filter((structure) => fits(tokens, structure))
  // What a split laid open: rules that did not fit before.
  const opened = fitting.length > 0 && most > 1 ? structures.filter((structure) => !fitting.includes(structure)) : []
  // Sentences that a turn has made: each bears one.
  const turned = new Set<Sentence>()
  for (const structure of [...shuffled(fitting, random), ...shuffled(opened, random)]) {
    if (applied.length >= most + localAtMost(mode, strength)) break
    if (outputs.length === 1 && !local.has(structure.reason) && !fitting.includes(structure)) continue
    if (!local.has(structure.reason) && applied.filter(({ reason }) => !local.has(reason)).length >= most) continue
    if (applied.some(({ rule, reason }) => undoes(rule, structure.key) || (reason === structure.reason && !mayRepeat(reason, mode))))
      continue
    const next = applyOnce(outputs, structure, local.has(structure.reason) ? noSentences : turned)
    if (!next || seen.has(wordsOf(next)) || draw(structure.key) > chanceOf(input)) continue
    const opens = next.slice(1).map(connectiveOf)
    if (opens.some((connective) => connective !== null && said.has(connective))) continue
    if (checkRewrite({ source: tokens, outputs: next, locked, removed: [], added: [] }) !== null) continue
    if (structure.kind !== 'split')
      for (const sentence of next) if (!local.has(structure.reason) && !outputs.includes(sentence)) turned.add(sentence)
    outputs = next
    seen.add(wordsOf(next))
    applied.push({ rule: ruleOf(structure.key), kind: structure.kind, reason: structure.reason })
  }
  return { outputs, applied }
}

const ruleOf = (key: string): string => `en/structure/${key}`

/** Of two rules that share their first words one takes back what the other does: "relative-that-dropped", "relative-that-inserted". */
const movementOf = (key: string): string => key.replace(/-(?:back|dropped|front|inserted|inside)$/, '')
const undoes = (rule: string, key: string): boolean => {
  const before = rule.replace('en/structure/', '')
  return before !== key && movementOf(before) === movementOf(key)
}

/** Every structure that was ever asked for has a number. */
const numbers = new Map<Structure, number>()
function numberOf(structure: Structure): number {
  const before = numbers.get(structure)
  if (before !== undefined) return before
  numbers.set(structure, numbers.size)
  return numbers.size - 1
}

const answer = { unknown: 0, no: 1, yes: 2 } as const

/**
 * Which structures a sentence takes: asked again for every seed, mode and strength, so the answers are kept as long as the sentence is,
 * a byte for each structure.
 */
const known = new WeakMap<Sentence, Uint8Array>()

function fits(sentence: Sentence, structure: Structure): boolean {
  const number = numberOf(structure)
  const answers = roomFor(sentence, number)
  if (answers[number] === answer.unknown) answers[number] = applyTo(sentence, structure) === null ? answer.no : answer.yes
  return answers[number] === answer.yes
}

/** The answers kept for the sentence, with room for one more number. */
function roomFor(sentence: Sentence, number: number): Uint8Array {
  const before = known.get(sentence)
  if (before && number < before.length) return before
  const answers = new Uint8Array(Math.max(numbers.size, number + 64))
  if (before) answers.set(before)
  known.set(sentence, answers)
  return answers
}

/** Applies the structure to the first sentence that takes it and is none of `spared`. */
function applyOnce(outputs: readonly Sentence[], structure: Structure, spared: ReadonlySet<Sentence>): readonly Sentence[] | null {
  for (let i = 0; i < outputs.length; i++) {
    const sentence = outputs[i]
    const result = sentence && !spared.has(sentence) ? applyTo(sentence, structure) : null
    if (result && result.length > 0) return [...outputs.slice(0, i), ...result, ...outputs.slice(i + 1)]
  }
  return null
}

/** Reasons of turns that the first of two joined clauses may take by itself. */
const ofOneClause = new Set<Reason>(['clause-order', 'active-voice', 'adverb-moved'])

/** A time or place that opens the sentence would be that of the second clause too. */
const setsScene = /^(?:adverb|place|setting|time)-front$/

/** The whole sentence turned, or else the first of two joined clauses. */
const applyTo = (sentence: Sentence, { apply, key, kind, reason, isWhole }: Structure): readonly Sentence[] | null =>
  apply(sentence) ?? (kind === 'clause' && !isWhole && ofOneClause.has(reason) && !setsScene.test(key) ? turnHead(apply, sentence) : null)

/** The words alone, sentence by sentence: what differs in commas only is the same. */
const wordsOf = (outputs: readonly Sentence[]): string =>
  outputs
    .map((sentence) => sentence.flatMap(({ tag, lower }) => (tag === 'PUNCT' ? [] : [lower])))
    .map((words) => words.join(' '))
    .join('. ')

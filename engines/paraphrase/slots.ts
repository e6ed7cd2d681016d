import { claimOf, isSameClaim } from './claim.ts'
import { proposals } from './match.ts'
import type { DocumentTerms, Wording } from './match.ts'
import type { CompiledRow, RowIndex } from './pattern.ts'
import { kindOf, noteOf, reasonOf } from './reason.ts'
import type { Edit } from './render.ts'
import type { Mode, Strength } from './rewrite.ts'
import { strengths } from './rewrite.ts'
import { isContent } from './stem.ts'
import type { Tag, Token } from './token.ts'

/** One wording that may be put in a place without asking. */
export type Choice = { readonly compiled: CompiledRow; readonly wording: Wording }

/** A place of a sentence that may change, with every wording allowed there (best first) and those only offered. */
export type Slot = {
  readonly start: number
  readonly end: number
  /** Content words that a change would touch: what it costs. */
  readonly cost: number
  readonly isPhrase: boolean
  readonly choices: readonly Choice[]
  readonly offered: readonly Choice[]
}

export type SlotContext = {
  readonly index: RowIndex
  readonly mode: Mode
  readonly strength: Strength
  readonly documentTerms: DocumentTerms
  /** A letter is left informal: nothing is lifted that is not asked for. */
  readonly isLetter: boolean
}

const letters: Readonly<Record<Mode, string>> = { shorten: 's', synonyms: 'y', extend: 'e', simplify: 'p', academic: 'a' }
const levelOf = (strength: Strength): number => strengths.indexOf(strength) + 1

/** The places of a sentence that the mode may change, in order. Only words that stand side by side in the source. */
export function findSlots(tokens: readonly Token[], context: SlotContext): readonly Slot[] {
  const groups = new Map<string, Choice[]>()
  for (const { start, end, compiled, wordings } of proposals(tokens, context.index, context.documentTerms)) {
    if (!isTogether(tokens, start, end)) continue
    const key = `${start}:${end}`
    const group = groups.get(key) ?? []
    for (const wording of wordings) group.push({ compiled, wording })
    groups.set(key, group)
  }
  return Array.from(groups, ([key, offered]) => {
    const [start = 0, end = 0] = key.split(':').map(Number)
    const choices = offered.filter((choice) => isAllowed(choice, tokens, start, context))
    return { start, end, cost: Math.max(1, tokens.slice(start, end).filter(isContent).length), isPhrase: end - start > 1 || offered.some(({ compiled }) => compiled.rowClass === 'connective'), choices, offered }
  }).filter(({ choices }) => choices.length > 0)
}

/** Whether the words follow one another in the source too, so that one span of it can be named. */
function isTogether(tokens: readonly Token[], start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const origin = tokens[i]?.origin
    const before = tokens[i - 1]?.origin
    if (!origin) return false
    if (i > start && (!before || origin.start < before.end || origin.start - before.end > 3)) return false
  }
  return true
}

function isAllowed({ compiled, wording }: Choice, tokens: readonly Token[], start: number, { mode, strength, isLetter }: SlotContext): boolean {
  const { row } = compiled
  if (!row.modes.includes(letters[mode]) || (row.level ?? 1) > levelOf(strength)) return false
  if (row.mark === 'stronger-claim' || row.mark === 'weaker-claim' || (row.mark === 'rare' && strength !== 'aggressive')) return false
  if (row.mark === 'informal' && mode !== 'synonyms' && mode !== 'simplify') return false
  if (mode === 'academic' && isLetter && row.mark === 'formal') return false
  if (!isSameClaim(claimOf(tokens.slice(start, start + compiled.pattern.length)), claimOf(wording.tokens)) && compiled.pattern.length < 3) return false
  if (mode === 'shorten') return textLength(wording.tokens) < textLength(tokens.slice(start, start + compiled.pattern.length))
  return mode !== 'academic' || !isImpersonalNarrative(compiled, wording, tokens, start)
}

const textLength = (tokens: readonly Token[]): number => tokens.reduce((sum, { text, space }) => sum + text.length + space.length, 0)

/** "I think it was the best time of my life": a story told in the first person stays so. */
function isImpersonalNarrative({ pattern }: CompiledRow, wording: Wording, tokens: readonly Token[], start: number): boolean {
  const isSelf = ({ lower }: Token): boolean => /^(?:i|my|me|myself)$/.test(lower)
  const end = start + pattern.length
  if (!tokens.slice(start, end).some(isSelf) || wording.tokens.some(isSelf)) return false
  return tokens.some((token, i) => (i < start || i >= end) && isSelf(token))
}

/** Other words for a lemma, from outside: shown with the note that the meaning must be checked. */
export type AlternativesOf = (lemma: string, tag: Tag) => readonly string[]

const alternativesAtMost = 8

/** The edit that carries a choice out, with the slot's other wordings as alternatives. */
export function editOf(slot: Slot, choice: Choice, mode: Mode): Edit {
  const seen = new Set([keyOf(choice.wording)])
  const alternatives: { tokens: readonly Token[]; note?: ReturnType<typeof noteOf> }[] = []
  for (const { compiled, wording } of slot.offered) {
    if (seen.has(keyOf(wording)) || wording.tokens.length === 0 || alternatives.length >= alternativesAtMost) continue
    seen.add(keyOf(wording))
    const note = noteOf(compiled.row.mark)
    alternatives.push(note ? { tokens: wording.tokens, note } : { tokens: wording.tokens })
  }
  const { compiled, wording } = choice
  return {
    start: slot.start, end: slot.end, rule: ruleId(compiled, wording), kind: kindOf(compiled, wording.target), reason: reasonOf(compiled, wording.target, mode), tokens: wording.tokens, alternatives,
  }
}

const keyOf = ({ tokens }: Wording): string => tokens.map(({ lower }) => lower).join(' ')
const ruleId = ({ rowClass, row }: CompiledRow, { target }: Wording): string => `en/${rowClass}/${row.from.replaceAll(' ', '-')}>${target.replaceAll(' ', '-')}`

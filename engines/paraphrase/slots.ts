import { claimOf, isSameClaim } from './claim.ts'
import { proposals } from './match.ts'
import type { DocumentTerms, Wording } from './match.ts'
import { leavesOrphan } from './orphan.ts'
import { compileRow } from './pattern.ts'
import type { CompiledRow, RowIndex } from './pattern.ts'
import { kindOf, noteOf, reasonOf } from './reason.ts'
import { keepsTone } from './register.ts'
import type { Register } from './register.ts'
import type { Edit } from './render.ts'
import type { AlternativeNote, Mode, Strength } from './rewrite.ts'
import type { LeanRow, RowClass } from './row.ts'
import { strengths } from './rewrite.ts'
import { isContent, stemOf } from './stem.ts'
import { targetTokens } from './target.ts'
import type { Tag, Token } from '../languages/en/grammar/token.ts'

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
  /** Talk stays talk: no formal words but in academic mode. */
  readonly isChat: boolean
  /** No wording leaves the register of the text but where the mode asks for it. */
  readonly register: Register
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
    return {
      start,
      end,
      cost: Math.max(1, tokens.slice(start, end).filter(isContent).length),
      isPhrase: end - start > 1 || offered.some(({ compiled }) => compiled.rowClass === 'connective'),
      choices,
      offered,
    }
  }).filter(({ choices }) => choices.length > 0)
}

/** Whether the words follow one another in the source too, so that one span of it can be named. */
function isTogether(tokens: readonly Token[], start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const origin = tokens[i]?.origin
    const before = tokens[i - 1]?.origin
    if (!origin) return false
    const gap = before ? origin.start - before.end : -1
    if (i > start && (gap < 0 || (gap > 3 && gap !== tokens[i]?.space.length))) return false
  }
  return true
}

function isAllowed({ compiled, wording }: Choice, tokens: readonly Token[], start: number, context: SlotContext): boolean {
  const { mode, strength, isLetter, isChat, register } = context
  const { row } = compiled
  if (!(serves(row, mode) || isBorrowed(row, wording, context)) || (row.level ?? 1) > levelOf(strength)) return false
  if (row.mark === 'stronger-claim' || row.mark === 'weaker-claim' || (row.mark === 'rare' && strength !== 'aggressive')) return false
  if (isChat && row.mark === 'formal' && mode !== 'academic') return false
  if (!(mode === 'academic' && register !== 'formal') && !keepsTone(compiled, wording.target, register)) return false
  if (row.mark === 'informal' && mode !== 'synonyms' && mode !== 'simplify') return false
  if (mode === 'academic' && isLetter && (row.mark === 'formal' || compiled.rowClass === 'phrase' || compiled.rowClass === 'verb'))
    return false
  if (repeats(wording, tokens, start, start + compiled.pattern.length)) return false
  if (isEchoed(tokens, start, start + compiled.pattern.length)) return false
  if (leavesOrphan(wording.tokens, tokens, start, start + compiled.pattern.length)) return false
  if (restores(wording, tokens, start + compiled.pattern.length) || doublesThat(wording, tokens, start, start + compiled.pattern.length))
    return false
  if (!keepsClaim(compiled, wording, tokens, start) && (mode === 'academic' || compiled.pattern.length < 3)) return false
  if (
    mode === 'extend' &&
    !row.modes.includes('e') &&
    (isLetter || isChat || textLength(wording.tokens) < textLength(tokens.slice(start, start + compiled.pattern.length)) + 2)
  )
    return false
  if (mode === 'shorten') return textLength(wording.tokens) < textLength(tokens.slice(start, start + compiled.pattern.length))
  return mode !== 'academic' || !isImpersonalNarrative(compiled, wording, tokens, start)
}

/** Words that may stand twice in a sentence without notice. Sorted. */
const unnoticed = new Set(['be', 'can', 'do', 'get', 'go', 'have', 'make', 'more', 'most', 'not', 'other', 'time', 'way'])

/** Prepositions so long that they are noticed when they come twice: "the hut beside the path stood beside a mill". Sorted. */
const longPrepositions = new Set(['alongside', 'around', 'behind', 'beneath', 'beside', 'beyond', 'concerning', 'regarding', 'throughout'])

/** Verbs that are noticed only when they come again soon: "took ten samples, took out the stones". Sorted. */
const lightVerbs = new Set(['give', 'make', 'take'])
/** So many words before or behind, a light verb is still heard. */
const earshot = 8

/** Whether a little word that the wording brings stands near by, as it did not before. */
function isHeardTwice(word: Token, tokens: readonly Token[], start: number, end: number): boolean {
  const isVerb = word.tag === 'VERB' && lightVerbs.has(word.lemma)
  if (!isVerb && !longPrepositions.has(word.lower)) return false
  const isSame = ({ lemma, tag }: Token): boolean => lemma === word.lemma && (tag === 'VERB') === isVerb
  const around = isVerb ? tokens.slice(Math.max(0, start - earshot), end + earshot) : tokens
  return around.some(isSame) && !tokens.slice(start, end).some(isSame)
}

/** Whether the wording brings a content word that the rest of the sentence has already. */
function repeats({ tokens: words }: Wording, tokens: readonly Token[], start: number, end: number): boolean {
  const stems = stemsOf(tokens)
  return words.some((word) => {
    if (isHeardTwice(word, tokens, start, end)) return true
    if (!isContent(word) || unnoticed.has(word.lemma)) return false
    const stem = stemOf(word.lemma)
    const isElsewhere = stems.some((one, i) => one === stem && (i < start || i >= end))
    return isElsewhere && !stems.slice(start, end).includes(stem)
  })
}

/** Whether the wording ends with the very word that a turn has just left out: "believe that" from "believe" that was "believe that". */
function restores({ tokens: words }: Wording, tokens: readonly Token[], end: number): boolean {
  if (!/^(?:that|to)$/.test(words.at(-1)?.lower ?? '') || tokens[end - 1]?.lower === words.at(-1)?.lower) return false
  const [before, after] = [tokens[end - 1]?.origin, tokens[end]?.origin]
  return !!before && !!after && after.start - before.end > 3
}

/** "a sign that says that": one "that" soon after another, where the row puts in the second. */
function doublesThat({ tokens: words }: Wording, tokens: readonly Token[], start: number, end: number): boolean {
  const isThat = ({ lower }: Token): boolean => lower === 'that'
  if (!words.some(isThat) || tokens.slice(start, end).some(isThat)) return false
  return tokens.slice(Math.max(0, start - 3), start).some(isThat) || tokens.slice(end, end + 4).some(isThat)
}

/** "choices as choices", "beliefs about beliefs", "not a question of cost but a question of time": what is said twice on purpose stays. */
function isEchoed(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start - 1]
  if (before && isContent(before) && before.lemma === tokens[end]?.lemma) return true
  const twice = saidTwice(tokens)
  return twice.size > 0 && tokens.slice(start, end).some((word) => twice.has(`${word.lemma} ${word.tag}`))
}

const twiceBySentence = new WeakMap<readonly Token[], ReadonlySet<string>>()

/** The content words that a sentence has more than once; worked out once. */
function saidTwice(tokens: readonly Token[]): ReadonlySet<string> {
  const known = twiceBySentence.get(tokens)
  if (known) return known
  const once = new Set<string>()
  const twice = new Set<string>()
  for (const token of tokens) {
    if (!isContent(token) || unnoticed.has(token.lemma)) continue
    const key = `${token.lemma} ${token.tag}`
    if (once.has(key)) twice.add(key)
    once.add(key)
  }
  twiceBySentence.set(tokens, twice)
  return twice
}

const stemsBySentence = new WeakMap<readonly Token[], readonly string[]>()

/** The stems of a sentence's content words, '' for the others; asked for every wording, worked out once. */
function stemsOf(tokens: readonly Token[]): readonly string[] {
  const known = stemsBySentence.get(tokens)
  if (known) return known
  const stems = tokens.map((token) => (isContent(token) ? stemOf(token.lemma) : ''))
  stemsBySentence.set(tokens, stems)
  return stems
}

/**
 * Above mild, synonyms take the wordings of other modes as well, and a text that is to grow takes those that are longer; neither drops a
 * word by it. Where a text talks, nothing is taken from the academic mode.
 */
function isBorrowed({ modes, mark }: LeanRow, { target }: Wording, { mode, strength, isChat, isLetter, register }: SlotContext): boolean {
  // What only makes a text plainer lowers a paper.
  if (modes === 'p' && (register === 'formal' || register === 'middle')) return false
  if (strength === 'mild' || target === '' || mark === 'informal' || mark === 'formal') return false
  const isLent = modes.includes('a') && !isChat && !isLetter
  return (mode === 'synonyms' && (isLent || /[sp]/.test(modes))) || (mode === 'extend' && isLent)
}

/** A neutral synonym that is shorter shortens, one that is longer extends; what shortens a text also makes it plainer. */
function serves({ modes, mark }: LeanRow, mode: Mode): boolean {
  if (modes.includes(letters[mode])) return true
  if (mode === 'shorten') return (mark === undefined || mark === 'plain') && modes.includes('y')
  if (mode === 'extend') return (mark === undefined || mark === 'formal') && modes.includes('y')
  return mode === 'simplify' && mark !== 'formal' && modes.includes('s')
}

function keepsClaim({ pattern }: CompiledRow, wording: Wording, tokens: readonly Token[], start: number): boolean {
  const words = tokens.slice(start, start + pattern.length)
  const hasClause = [...words, tokens[start + pattern.length]].some(
    (token) => token !== undefined && (token.lower === 'that' || token.tag === 'PRON' || token.lower === 'to'),
  )
  return isSameClaim(claimOf(words, hasClause), claimOf(wording.tokens, hasClause))
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

export type EditContext = { readonly mode: Mode; readonly tokens: readonly Token[]; readonly alternativesOf: AlternativesOf | null }
type Offer = { readonly tokens: readonly Token[]; readonly note?: AlternativeNote }

/** The edit that carries a choice out, with the slot's other wordings as alternatives, then those from outside. */
export function editOf(slot: Slot, choice: Choice, context: EditContext): Edit {
  const { compiled, wording } = choice
  const kind = kindOf(compiled, wording.target)
  const own = slot.offered.map((one): Offer => {
    const note = noteOf(one.compiled.row.mark)
    return note ? { tokens: one.wording.tokens, note } : { tokens: one.wording.tokens }
  })
  return {
    start: slot.start,
    end: slot.end,
    rule: ruleId(compiled, wording),
    kind,
    reason: reasonOf(compiled, wording.target, context.mode),
    tokens: wording.tokens,
    alternatives: others([...own, ...(kind === 'word' ? outside(slot, context) : [])], wording.tokens),
  }
}

/** Each wording once, never the chosen one or the words that stand there. */
function others(offers: readonly Offer[], chosen: readonly Token[]): readonly Offer[] {
  const seen = new Set([keyOf(chosen)])
  const kept: Offer[] = []
  for (const offer of offers) {
    if (offer.tokens.length === 0 || seen.has(keyOf(offer.tokens)) || kept.length >= alternativesAtMost) continue
    seen.add(keyOf(offer.tokens))
    kept.push(offer)
  }
  return kept
}

const classOfTag: Readonly<Partial<Record<Tag, RowClass>>> = { VERB: 'verb', NOUN: 'noun', ADJ: 'adjective', ADV: 'adverb' }

/** Words from outside in the form of the word they would replace. */
function outside({ start, end }: Slot, { tokens, alternativesOf }: EditContext): readonly Offer[] {
  const token = tokens[start]
  const rowClass = token && classOfTag[token.tag]
  if (!token || !rowClass || !alternativesOf) return []
  return alternativesOf(token.lemma, token.tag).flatMap((word): readonly Offer[] => {
    const compiled = compileRow(rowClass, { from: token.lemma, to: [word], modes: '' })
    const words = word === token.lemma ? null : targetTokens({ tokens, start, end, focus: start }, compiled, word)
    return words ? [{ tokens: words, note: 'check-meaning' }] : []
  })
}

const keyOf = (tokens: readonly Token[]): string => tokens.map(({ lower }) => lower).join(' ')
const ruleId = ({ rowClass, row }: CompiledRow, { target }: Wording): string =>
  `en/${rowClass}/${row.from.replaceAll(' ', '-')}>${target.replaceAll(' ', '-')}`

import { isBalanced, isStatement, terminalStart } from '../../languages/en/grammar/clause.ts'
import { capitalFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Structure } from '../structure.ts'

/** The rule itself: a statement and where its full stop stands; the sentences it becomes, or null. */
export type Rearrangement = (sentence: Tokens, end: number) => readonly Tokens[] | null

/**
 * Makes a structure's `apply` of a rearrangement: it sees plain statements only, and what it returns must hold every
 * locked word as it was, begin each sentence with a capital and leave no doubled or dangling mark.
 */
export const rearrange =
  (change: Rearrangement): Structure['apply'] =>
  (sentence) => {
    if (!isEligible(sentence)) return null
    const made = change(sentence, terminalStart(sentence))
    if (made === null || made.length === 0) return null
    const sentences = made.map(capitalFirst)
    if (
      !sentences.every(isWellFormed) ||
      !keepsLocked(sentence, sentences) ||
      !keepsEnclosed(sentence, sentences) ||
      isSame(sentence, sentences) ||
      opensWithDigit(sentence, sentences) ||
      !keepsLabel(sentence, sentences)
    )
      return null
    return sentences
  }

/** Every structure asks this of the same sentence, so the answer is kept as long as the sentence is. */
const eligible = new WeakMap<Tokens, boolean>()

function isEligible(sentence: Tokens): boolean {
  const known = eligible.get(sentence)
  if (known !== undefined) return known
  const answer = sentence.length >= 3 && isStatement(sentence) && isPlain(sentence)
  eligible.set(sentence, answer)
  return answer
}

/** No speech and no two sentences in one: rules that move words cannot tell whose words they are. */
const isPlain = (sentence: Tokens): boolean =>
  !sentence
    .slice(0, -1)
    .some(
      (token, i) =>
        /^[!?…]+$/.test(token.text) || (/^(said|says|asked|replied)$/.test(token.lower) && /^["“”]$/.test(sentence[i - 2]?.text ?? '')),
    )

function isWellFormed(sentence: Tokens): boolean {
  const end = terminalStart(sentence)
  const isClosed = sentence.length - end === 1 && isBalanced(sentence, 0, end) && !/\.$/.test(sentence[end - 1]?.text ?? '')
  return (
    isClosed &&
    end >= 2 &&
    !sentence.some((token, i) => token.text === ',' && (i === 0 || i >= end - 1 || /^[,;:(–—]$/.test(sentence[i - 1]?.text ?? '')))
  )
}

/** What stands between brackets or quotation marks stays together, in its order. */
function keepsEnclosed(before: Tokens, after: readonly Tokens[]): boolean {
  const places = after.flat().map(({ origin }) => origin?.start ?? -1)
  return enclosedIn(before).every((part) => {
    const starts = part.map(({ origin }) => origin?.start ?? -1)
    const at = places.indexOf(starts[0] ?? -1)
    return at < 0 ? starts.every((start) => !places.includes(start)) : starts.every((start, i) => places[at + i] === start)
  })
}

/** The parts of a sentence between brackets or quotation marks, marks included; tokens that a rule put in are left out. */
function enclosedIn(tokens: Tokens): readonly Tokens[] {
  const parts: Tokens[] = []
  let open = -1
  tokens.forEach(({ text }, i) => {
    if (open < 0 && /^["“([]$/.test(text)) open = i
    else if (open >= 0 && /^["”)\]]$/.test(text)) {
      parts.push(tokens.slice(open, i + 1).filter(({ origin }) => origin !== null))
      open = -1
    }
  })
  return parts.filter((part) => part.length > 0)
}

/** No sentence may come to begin with a figure. */
const opensWithDigit = (before: Tokens, after: readonly Tokens[]): boolean =>
  after.some((sentence) => /^\d/.test(sentence[0]?.text ?? '') && sentence[0]?.origin?.start !== before[0]?.origin?.start)

/** The longest label, in tokens, with its mark: "LONDON, Ont. (AP) -". */
const longestLabel = 9

/** Where the label of a sentence ends, "BOISE -", "Correction:", "Step 2 -"; 0 where it has none or the dashes hold an aside. */
function labelEnd(tokens: Tokens): number {
  // "the 2010–2015 period": no label.
  const mark = tokens.findIndex(({ text, space }) => /^(?:[:—]|--)$/.test(text) || (/^[–-]$/.test(text) && space !== ''))
  if (mark < 1 || mark >= longestLabel || tokens.slice(0, mark).some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return 0
  const isAside = tokens[mark]?.text !== ':' && tokens.slice(mark + 1).some(({ text }) => text === tokens[mark]?.text)
  return isAside ? 0 : mark + 1
}

/** Nothing may come before a label: "BOISE - The council voted" opens with the place. */
const keepsLabel = (before: Tokens, after: readonly Tokens[]): boolean =>
  before.slice(0, labelEnd(before)).every(({ text }, i) => after[0]?.[i]?.text === text)

const lockedWords = (tokens: Tokens): string =>
  tokens
    .filter((token) => token.isLocked)
    .map((token) => token.text)
    .sort()
    .join('\n')

const keepsLocked = (before: Tokens, after: readonly Tokens[]): boolean => lockedWords(before) === lockedWords(after.flat())

const isSame = (before: Tokens, after: readonly Tokens[]): boolean =>
  after.length === 1 && after[0]?.length === before.length && after[0].every((token, i) => token.text === before[i]?.text)

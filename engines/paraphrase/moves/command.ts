import { clauseAt, terminalStart } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { conjunctionAt, hasMark, leadEnd, opensClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Words before the verb of a command. Sorted. */
const softeners = wordSet('always just kindly never please simply')
/** Commands that set what comes next: the condition, or the step before, must stand first. Sorted. */
const suggesting = wordSet('consider imagine note remember suppose')
/** With these "if" asks whether, unless a wish follows. Sorted. */
const asking = wordSet('ask check decide find know say see tell wonder')
/** Verbs of wishing: "tell me if you need help" sets a condition. Sorted. */
const wishes = wordSet('like need prefer require want wish')
/** Pronouns that the condition explains. Sorted. */
const pronouns = wordSet('he her him his it its one ones she so such that their them there these they this those')

/** A shorter command is too little for a sentence to begin or end with. */
const shortestCommand = 3

/** A longer command bears no condition behind it. */
const longestCommand = 14

/** Whether the words from `from` to `to` tell someone to do something: "please call me", "do not wait", "leave the door open". */
function isCommand(tokens: Tokens, from: number, to: number): boolean {
  let at = from
  while (softeners.has(tokens[at]?.lower ?? '')) at++
  if (/^do$/.test(tokens[at]?.lower ?? '') && /^(?:not|n['’]t)$/.test(tokens[at + 1]?.lower ?? '')) at += 2
  const verb = tokens[at]
  const isVerb = verb?.tag === 'VERB' && verb.lower === verb.lemma && (verb.form === 'base' || verb.form === 'pl')
  const isOneSentence = !tokens.slice(from, to).some(({ text }) => /[.!?]/.test(text))
  return (
    isVerb &&
    isOneSentence &&
    to - from >= shortestCommand &&
    to - from <= longestCommand &&
    !suggesting.has(verb.lemma) &&
    clauseAt(tokens, from, to) === null
  )
}

/** Whether "if" after the command may ask whether. */
const asks = (command: Tokens): boolean => command.some(({ tag, lemma }) => tag === 'VERB' && asking.has(lemma))

/** "If you need help, please call me." to "Please call me if you need help." */
export const commandFirst = (conjunctions: readonly string[]): Structure['apply'] =>
  rearrange((sentence, end) => {
    if (leadEnd(sentence) > 0) return null
    const size = conjunctionAt(sentence, 0, conjunctions)
    const close = sentence.findIndex(isComma)
    if (
      size === 0 ||
      close < 0 ||
      hasMark(sentence, close + 1, end) ||
      sentence[size]?.form === 'ing' ||
      clauseAt(sentence, size, close) === null
    )
      return null
    const command = sentence.slice(close + 1, end)
    if (!isCommand(sentence, close + 1, end) || opensClause(sentence, close + 1, end) || command.length + 4 < close) return null
    if (command.some(({ lower, tag }) => pronouns.has(lower) || tag === 'CCONJ' || lower === 'then')) return null
    if (asks(command) && !sentence.slice(0, close).some(({ lemma }) => wishes.has(lemma))) return null
    return [compose(command, lowerFirst(sentence.slice(0, close)), sentence.slice(end))]
  })

/** "Please call me if you need help." to "If you need help, please call me." */
export const commandLast = (conjunctions: readonly string[]): Structure['apply'] =>
  rearrange((sentence, end) => {
    const at = sentence.findIndex((_, i) => i > 1 && conjunctionAt(sentence, i, conjunctions) > 0)
    const before = sentence[at - 1]
    if (at < 0 || hasMark(sentence, 0, end) || before === undefined) return null
    if (/^(?:as|especially|even|only|what)$/.test(before.lower) || before.tag === 'ADP') return null
    const size = conjunctionAt(sentence, at, conjunctions)
    const sub = clauseAt(sentence, at + size, end)
    const command = sentence.slice(0, at)
    if (sub === null || !isCommand(sentence, 0, at) || opensClause(sentence, 1, at) || end - at > longestCommand) return null
    if (sentence.slice(at, end).some(({ lower, tag }) => pronouns.has(lower) || tag === 'CCONJ')) return null
    if (asks(command) && !sentence.slice(at, end).some(({ lemma }) => wishes.has(lemma))) return null
    return [compose(lowerFirst(sentence.slice(at, end)), [comma()], lowerFirst(command), sentence.slice(terminalStart(sentence)))]
  })

import { clauseAt, isFinite, verbGroup } from '../../languages/en/grammar/clause.ts'
import { compose, withText, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isComma, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Subjects that two clauses may share. */
const subjects = /^(?:he|i|she|they|we|you)$/

/** "Before he left, he ate." to "Before leaving, he ate."; "They sang while they were working." to "They sang while working." */
export const clauseToIng: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  for (let at = lead; at < end - 2; at++) {
    if (!/^(?:after|before|when|while)$/.test(sentence[at]?.lower ?? '') || !subjects.test(sentence[at + 1]?.lower ?? '')) continue
    const close = at === lead ? sentence.findIndex((token, i) => i > at && isComma(token)) : end
    const subject = sentence[at + 1]?.lower
    if (close < 0 || !isOneClause(sentence, at + 1, close) || !hasSame(sentence, { at, close, end, subject })) continue
    const made = ingOf(sentence, at)
    if (made !== null) return [compose(sentence.slice(0, at + 1), made.verb, sentence.slice(made.from))]
  }
  return null
})

/** The pronoun, its verb and no other clause. */
const isOneClause = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from + 1, to).filter((_, i) => isFinite(tokens, from + 1 + i)).length === 1 &&
  !tokens.slice(from, to).some(({ lower, text }) => /^(?:and|or|but|than|n['’]t|not|never)$/.test(lower) || /^[,;:(–—"“]$/.test(text))

type Place = { readonly at: number; readonly close: number; readonly end: number; readonly subject: string | undefined }

/** Whether the main clause has the same pronoun for its subject, and its verb follows at once. */
function hasSame(tokens: Tokens, { at, close, end, subject }: Place): boolean {
  if (close < end) {
    const main = clauseAt(tokens, close + 1, end)
    return main !== null && tokens[main.start]?.lower === subject && main.subjectEnd === main.start + 1
  }
  const to = isComma(tokens[at - 1]) ? at - 1 : at
  for (let k = at - 2; k >= leadEnd(tokens); k--) {
    if (k !== leadEnd(tokens) && tokens[k - 1]?.tag !== 'CCONJ' && !isComma(tokens[k - 1]) && tokens[k - 1]?.lower !== 'that') continue
    const main = clauseAt(tokens, k, to)
    if (main === null) continue
    // "I saw him before I left": without its subject, he may have left.
    const between = tokens.slice(main.verb.end, to)
    const hasOther = between.some(
      ({ lower, tag }) => tag === 'SCONJ' || tag === 'PUNCT' || /^(?:her|him|it|me|that|them|to|us|which|who|you)$/.test(lower),
    )
    return tokens[main.start]?.lower === subject && main.subjectEnd === main.start + 1 && !hasOther
  }
  return false
}

/** Verbs that tell a state or what befalls: "before I knew", "after they got tired". Sorted. */
const notIng = wordSet('be become begin can die fall feel forget get have hear know like need realise realize see seem want wish')

type Made = { readonly verb: Tokens; readonly from: number }

/** "was working" to "working", "left" and "had left" to "leaving". */
function ingOf(tokens: Tokens, at: number): Made | null {
  const group = verbGroup(tokens, at + 2)
  const [conjunction, first, main] = [tokens[at]?.lower, tokens[at + 2], tokens[group.main]]
  if (
    first === undefined ||
    main === undefined ||
    group.hasModal ||
    group.isPassive ||
    group.isNegative ||
    main.isLocked ||
    notIng.has(main.lemma)
  )
    return null
  const isGoingOn = main.form === 'ing' && group.main === at + 3 && first.lemma === 'be'
  if (conjunction === 'while' || conjunction === 'when') {
    if (isGoingOn && main.lower !== 'going') return { verb: [main], from: group.end }
    // "when you use a knife, you": whenever; "when I arrived" is once.
    const isAlways = conjunction === 'when' && group.main === at + 2 && first.form === 'pl' && nounPhraseEnd(tokens, group.end) > 0
    return isAlways && !/^(?:i|he|she)$/.test(tokens[at + 1]?.lower ?? '') ? { verb: [toIng(main)], from: group.end } : null
  }
  const isHad = first.lower === 'had' && group.main === at + 3 && conjunction === 'after'
  return (isHad || group.main === at + 2) && main.form !== 'ing' && first.tag !== 'PUNCT' ? { verb: [toIng(main)], from: group.end } : null
}

/** The verb as "leaving". */
const toIng = (verb: Tokens[number]): Tokens[number] => withText(verb, inflectVerb(verb.lemma, 'ing'), { form: 'ing', tag: 'VERB' })

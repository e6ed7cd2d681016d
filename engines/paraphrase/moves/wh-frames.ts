import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isYear } from './adjunct.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

const put = (tokens: Tokens, at: number, phrase: Tokens, from = at): readonly Tokens[] => [
  compose(tokens.slice(0, at), phrase, tokens.slice(from)),
]

/** Verbs that have a question for their object. Sorted. */
const ofQuestions = wordSet('address discuss examine explore investigate')

/** What people differ about. Sorted. */
const ofDispute = wordSet('agree decide disagree divide vote')

/** "We examined whether X." to "We examined the question of whether X." */
export const questionNamed: Structure['apply'] = rearrange((tokens, end) => {
  const whether = tokens.findIndex(({ lower }) => lower === 'whether')
  const before = tokens[whether - 1]
  if (whether < 1 || before === undefined || tokens[whether + 1]?.lower === 'or' || tokens.some(({ lemma }) => lemma === 'question'))
    return null
  // "It is discussed whether": the question is the subject.
  if (/^(?:be|been|is|was)$/.test(tokens[whether - 2]?.lower ?? '')) return null
  const isObject = before.tag === 'VERB' && ofQuestions.has(before.lemma)
  const isPrepositional =
    /^(?:about|on|over)$/.test(before.lower) && tokens.slice(Math.max(0, whether - 4), whether).some(({ lemma }) => ofDispute.has(lemma))
  if (!(isObject || isPrepositional) || clauseAt(tokens, whether + 1, end) === null) return null
  return put(tokens, whether, words('the question of', 'NOUN'))
})

const relations: Readonly<Record<string, string>> = {
  consequence: 'of this',
  example: 'of this',
  explanation: 'for this',
  reason: 'for this',
}

/** "One reason is that X." to "One reason for this is that X." */
export const reasonRelated: Structure['apply'] = rearrange((tokens) => {
  const at = tokens.findIndex((token) => isNoun(token))
  const relation = relations[tokens[at]?.lower ?? '']
  if (relation === undefined || at < 1 || at > 4) return null
  const adjective = tokens[at - 1]?.tag === 'ADJ' && !/^(?:another|one)$/.test(tokens[at - 1]?.lower ?? '') ? 1 : 0
  const owner = tokens[at - 1 - adjective]?.lower ?? ''
  // "The example is", "The best-known example": one that was named already, or one of many.
  if (!/^(?:an?|another|one)$/.test(owner) && !(owner === 'the' && tokens[at]?.lower === 'reason' && adjective === 1)) return null
  const verb = tokens[at + 1]?.lower ?? ''
  const told = /^(?:could|may|might)$/.test(verb) && tokens[at + 2]?.lower === 'be' ? at + 3 : /^(?:is|was)$/.test(verb) ? at + 2 : -1
  // "is that", "is the cost"; not "is often given".
  if (told < 0 || !(/^(?:SCONJ|DET)$/.test(tokens[told]?.tag ?? '') || tokens[told]?.lower === 'that')) return null
  // "One example is the bridge": a thing of its kind, no case of what was said.
  const isCase = /^(?:case|decision|practice|use|way)$/.test(tokens[told + 1]?.lower ?? '')
  if (tokens[at]?.lower === 'example' && tokens[told]?.lower !== 'that' && !isCase) return null
  return put(tokens, at + 1, words(relation, 'ADP'))
})

/** "In 1990, it closed." to "In the year 1990, it closed."; "by 2030" to "by the year 2030". */
export const yearNamed: Structure['apply'] = rearrange((tokens, end) => {
  if (tokens.some(({ lemma }) => lemma === 'year') || tokens.filter(({ text }) => isYear(text)).length !== 1) return null
  const at = tokens.findIndex(({ text }) => isYear(text))
  const [before, after] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]]
  // In the middle of a sentence "in 1990" is too common to be spelled out.
  const isOpening = at === 1 && before === 'in'
  if (!isOpening && !/^(?:by|until)$/.test(before)) return null
  if (/^\d+s$/.test(tokens[at]?.text ?? '') || after === undefined) return null
  const isLast = at + 1 >= end || after.text === ','
  if (!isLast && (isOpening || /^(?:ADJ|CCONJ|NOUN|NUM|PROPN|PUNCT|SYM)$/.test(after.tag))) return null
  return put(tokens, at, words('the year', 'NOUN'))
})

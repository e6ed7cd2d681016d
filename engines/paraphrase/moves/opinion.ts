import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, sentenceOf, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark, joinsClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** A judgement, not a plan or a guess: "should", "must", "is important", "can". */
const isJudgement = (tokens: Tokens, start: number, main: number): boolean =>
  /^(should|must|can|cannot|ought|need|needs)$/.test(tokens[start]?.lower ?? '') ||
  (tokens[main]?.lemma === 'be' && /^(is|are)$/.test(tokens[start]?.lower ?? ''))

/** "I think that S." to "In my opinion, S." */
export const opinionPhrase: Structure['apply'] = rearrange((sentence, end) => {
  const verb = sentence[1]
  if (sentence[0]?.lower !== 'i' || !/^(think|believe)$/.test(verb?.lower ?? '')) return null
  const from = sentence[2]?.lower === 'that' ? 3 : 2
  const clause = clauseAt(sentence, from, end)
  if (clause === null || hasMark(sentence, 0, clause.verb.end) || joinsClause(sentence, clause)) return null
  if (/^(i|we|you|so|there)$/.test(sentence[from]?.lower ?? '') || !isJudgement(sentence, clause.verb.start, clause.verb.main)) return null
  return [compose(words(verb?.lower === 'think' ? 'In my opinion' : 'In my view', 'ADP'), [comma()], lowerFirst(sentence.slice(from)))]
})

/** "In my opinion, S." to "I believe that S." */
export const phraseOpinion: Structure['apply'] = rearrange((sentence, end) => {
  const isPhrase = sentence[0]?.lower === 'in' && sentence[1]?.lower === 'my' && /^(opinion|view)$/.test(sentence[2]?.lower ?? '')
  if (!isPhrase || !isComma(sentence[3])) return null
  const clause = clauseAt(sentence, 4, end)
  if (clause === null || clause.verb.isNegative || hasMark(sentence, 4, end) || joinsClause(sentence, clause)) return null
  if (/^(i|we)$/.test(sentence[4]?.lower ?? '')) return null
  return [compose([word('I', 'PRON'), word('believe', 'VERB', 'pl'), word('that', 'SCONJ')], sentence.slice(4))]
})

/** What an author does with a claim that may as well be told by "according to". Sorted. */
const claimVerbs = new Set(['argue', 'assert', 'claim', 'contend', 'maintain', 'state'])

/** "Smith (2018) argues that S." to "According to Smith (2018), S." */
export const claimToSource: Structure['apply'] = rearrange((sentence, end) => {
  const that = sentence.findIndex(({ lower }) => lower === 'that')
  const verb = sentence[that - 1]
  const author = sentence.slice(0, Math.max(0, that - 1))
  if (verb === undefined || that > 12 || !claimVerbs.has(verb.lemma) || !isAuthor(author)) return null
  const clause = clauseAt(sentence, that + 1, end)
  if (clause === null || hasMark(sentence, that + 1, end) || joinsClause(sentence, clause)) return null
  if (sentence.slice(that + 1, end).some(({ lower }) => /^(he|she|they|his|her|their|him|them)$/.test(lower))) return null
  return [compose(words('According to', 'ADP'), author, [comma()], lowerFirst(sentence.slice(that + 1)))]
})

/** "According to Smith (2018), S." to "Smith (2018) states that S." */
export const sourceToClaim: Structure['apply'] = rearrange((sentence, end) => {
  const close = sentence.findIndex((token, i) => i > 1 && isComma(token) && !sentence[i + 1]?.isLocked)
  if (sentence[0]?.lower !== 'according' || sentence[1]?.lower !== 'to' || close < 3 || close > 14) return null
  const author = sentence.slice(2, close)
  const clause = clauseAt(sentence, close + 1, end)
  if (!isAuthor(author) || clause === null || hasMark(sentence, close + 1, end)) return null
  const isPlural = author.some(({ lower }) => /^(and|&|al)$/.test(lower))
  const verb = word(isPlural ? 'state' : 'states', 'VERB', isPlural ? 'pl' : '3sg', 'state')
  return [compose(sentenceOf(author), [verb, word('that', 'SCONJ')], sentence.slice(close + 1))]
})

/** Names with a year in brackets, all of it locked: somebody who can state things. */
const isAuthor = (tokens: Tokens): boolean =>
  tokens.length > 2 &&
  tokens[0]?.isLocked === true &&
  /^\p{Lu}/u.test(tokens[0].text) &&
  tokens.some(({ text }) => /^(1[4-9]|20)\d\d[a-z]?$/.test(text)) &&
  tokens.every(({ isLocked, tag, lower }) => isLocked || tag === 'PUNCT' || /^(and|&|et|al|al\.|in|his|her|their)$/.test(lower))

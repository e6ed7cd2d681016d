import { inflectVerb, inflected } from '../../languages/en/grammar/inflect.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { finiteLike, finiteTokens, isAfterColon, isResult, mainClause, resultVerbs } from './result-verbs.ts'

/** With these "we" or "they" may be meant, not what was done. */
const showing = /^(demonstrate|indicate|reveal|show|suggest)$/

/** "X, leading to Y." to "X, which leads to Y." */
export const ingToWhich: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 4; at < end - 2; at++) {
    const verb = sentence[at + 1]
    if (!isComma(sentence[at]) || verb?.form !== 'ing' || !resultVerbs.has(verb.lemma) || !isResult(sentence, at + 1, end)) continue
    const main = mainClause(sentence, at)
    if (
      main === null ||
      main.verb.start >= at ||
      isAfterColon(sentence, at) ||
      hasMark(sentence, at + 1, end) ||
      sentence.some(({ lower }) => lower === 'which')
    )
      return null
    // "for large values of A_t, which renders": the noun there would be heard as its subject.
    const last = sentence[at - 1]
    const isOfNoun =
      /[_\\$\d]/.test(last?.text ?? '') ||
      last?.isLocked === true ||
      (verb.lemma === 'render' && last?.tag === 'NOUN' && last.lower === last.lemma)
    const isOfDoer = showing.test(verb.lemma) && /^(i|we|they|he|she)$/.test(sentence[main.start]?.lower ?? '')
    const isListed = sentence.slice(at + 2, end).some((token, i) => token.tag === 'CCONJ' && sentence[at + 3 + i]?.form === 'ing')
    const isAbility = sentence[main.verb.start]?.lower === 'can' && verb.lemma !== 'mean' && !showing.test(verb.lemma)
    const finite = isAbility ? ['can', inflectVerb(verb.lemma, 'base')] : finiteLike(sentence, main, verb.lemma)
    if (finite === null || isOfDoer || isOfNoun || isListed) return null
    return [compose(sentence.slice(0, at + 1), [word('which', 'PRON')], finiteTokens(verb, finite), sentence.slice(at + 2))]
  }
  return null
})

/** "X, which leads to Y." to "X, leading to Y.", where both verbs tell the same time. */
export const whichToIng: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i > 4 && token.lower === 'which' && isComma(sentence[i - 1]))
  const verb = sentence[at + 1]
  if (at < 0 || verb === undefined || !resultVerbs.has(verb.lemma) || verb.isLocked || !isResult(sentence, at + 1, end)) return null
  const main = mainClause(sentence, at - 1)
  if (main === null || isOfEvidence(sentence, main.verb.end, at, verb.lemma)) return null
  // "he published his theory, which highlighted": the theory did, not he.
  if (verb.lemma !== 'mean' && /^(?:he|i|she|they|we|you)$/.test(sentence[main.subjectEnd - 1]?.lower ?? '')) return null
  if (main.verb.hasModal || hasMark(sentence, at, end) || hasVerbInIng(sentence, main.verb.end, at)) return null
  const expected = finiteLike(sentence, main, verb.lemma)
  if (expected === null || expected.length !== 1 || expected[0] !== verb.lower) return null
  return [compose(sentence.slice(0, at), [inflected(verb, 'ing')], sentence.slice(at + 2))]
})

/** "findings published by Ofcom, showing": the noun, not the clause, would seem to show it. */
const isOfEvidence = (tokens: Tokens, from: number, to: number, verb: string): boolean =>
  showing.test(verb) &&
  tokens
    .slice(from, to)
    .some(({ lemma }) =>
      /^(?:analysis|article|data|estimate|evidence|experiment|figure|finding|graph|model|paper|report|research|result|sample|statistic|study|survey|table|test|work)$/.test(
        lemma,
      ),
    )

/** A second -ing form in a row would be hard to tell apart. */
const hasVerbInIng = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ tag, form }) => tag === 'VERB' && form === 'ing')

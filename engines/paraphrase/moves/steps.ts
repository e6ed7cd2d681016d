import { mayBeParticiple, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { hasWord, wordSet } from './word-set.ts'

/** What is done to things and people in a laboratory, a kitchen, a survey or a police station, one thing after the other. Sorted. */
const steps = wordSet(
  `add analyse analyze anneal arrange arrest assign attach bake boil bury capture centrifuge chop clean coat
  code collect condense connect convert cool crush cut deliver deposit dilute dip discard dismantle dissolve divide drain dry
  embed enter evaluate exclude expel expose extract fetch fill filter fit fix freeze grind harvest heat homogenise homogenize
  immerse incubate insert inspect interview label load lower measure mix mount move pass photograph pick place
  plate polish pour present press process pull purify recruit reject release remove replace return rinse scan seal select send
  separate serve ship soak sort spread stain sterilise sterilize stir store strain stretch submit summon suspend test transcribe
  transfer translate transport treat upload wash weigh wrap`,
)

/** The order is said, or both are done together or again and again. Sorted. */
const marked = wordSet(
  `after afterwards again also always before both each either every finally first immediately later neither nor not or respectively same
  simultaneously subsequently then together twice usually when while`,
)

const least = 2
const most = 16

/** "was dried for two hours and weighed" to "was dried for two hours and subsequently weighed". */
export const stepsInOrder: Structure['apply'] = rearrange((tokens, end) => {
  for (let and = least + 3; and < end - 1; and++) {
    if (tokens[and]?.lower !== 'and' || isComma(tokens[and - 1])) continue
    const at = /^(?:was|were)$/.test(tokens[and + 1]?.lower ?? '') ? and + 2 : and + 1
    const first = tokens.findLastIndex(({ tag }, i) => i < and && tag === 'VERB')
    const auxiliary = tokens.findLastIndex(({ tag }, i) => i < first && tag === 'AUX')
    if (and - first <= least || and - first > most || !isStep(tokens, first) || !isStep(tokens, at)) continue
    const isPassive = /^(?:was|were)$/.test(tokens[auxiliary]?.lower ?? '') && skipAdverbs(tokens, auxiliary + 1, end) === first
    if (!isPassive || hasWord(tokens.slice(auxiliary, at + 2), marked) || hasBreak(tokens, first + 1, and) || goesOn(tokens, at + 1, end))
      continue
    return [compose(tokens.slice(0, at), [word('subsequently', 'ADV')], tokens.slice(at))]
  }
  return null
})

const isStep = (tokens: Tokens, at: number): boolean => {
  const token = tokens[at]
  return token?.tag === 'VERB' && !token.isLocked && mayBeParticiple(token) && steps.has(token.lemma)
}

const hasBreak = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ tag, text }) => /^(?:CCONJ|SCONJ)$/.test(tag) || /^[,;:]$/.test(text))

/** A noun that the participle stands before, or a third step. */
const goesOn = (tokens: Tokens, from: number, to: number): boolean =>
  /^(?:ADJ|NOUN|PROPN)$/.test(tokens[from]?.tag ?? '') ||
  tokens.slice(from, to).some(({ tag }, i) => tag === 'CCONJ' && tokens[from + i + 1]?.tag === 'VERB')

import { isFinite } from '../../languages/en/grammar/clause.ts'
import { compose, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun, isPerson, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Verbs that hand something to somebody. Sorted. */
const handing = wordSet('award bring give grant hand lend offer owe read sell send show teach tell')

/** "give birth to", "pay a visit to": nothing is handed over. Sorted. */
const noGifts = wordSet('attention birth consideration life name priority rise shape thought visit voice way weight')

/** "gave the book to the boy" to "gave the boy the book". */
export const recipientFirst: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 3; at++) {
    const verb = sentence[at]
    if (verb?.tag !== 'VERB' || verb.isLocked || !handing.has(verb.lemma) || (verb.form === 'participle' && !isFinite(sentence, at)))
      continue
    const gift = nounPhraseEnd(sentence, at + 1, { join: false })
    if (gift < 0 || sentence[gift]?.lower !== 'to' || !isNoun(sentence[gift - 1]) || sentence[at + 1]?.tag === 'PRON') continue
    if (noGifts.has(sentence[gift - 1]?.lemma ?? '')) continue
    const stop = nounPhraseEnd(sentence, gift + 1, { join: false })
    // "offer that kind of help to a player": what is known comes before what is new.
    if (/^(?:that|the|these|this|those)$/.test(sentence[at + 1]?.lower ?? '') && /^an?$/.test(sentence[gift + 1]?.lower ?? '')) continue
    const isShort = stop > 0 && stop - gift - 1 <= 3 && isReceiver(sentence, gift + 1, stop)
    if (!isShort || !isClosed(sentence, stop, end)) continue
    return [compose(sentence.slice(0, at + 1), sentence.slice(gift + 1, stop), sentence.slice(at + 1, gift), sentence.slice(stop))]
  }
  return null
})

/** People, named by a noun or a pronoun. */
const isReceiver = (tokens: Tokens, from: number, end: number): boolean =>
  isPerson(tokens, from, end) === true || /^(?:her|him|me|them|us|you)$/.test(end - from === 1 ? (tokens[from]?.lower ?? '') : '')

/** Whether the phrase that ends at `at` is the last of its clause, but for a time or a place. */
const isClosed = (tokens: Tokens, at: number, end: number): boolean =>
  at === end || /^(?:,|;|after|and|as|at|because|before|but|during|for|if|in|on|so|when|while)$/.test(tokens[at]?.lower ?? '')

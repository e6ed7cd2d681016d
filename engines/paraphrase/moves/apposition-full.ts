import { clauseAt, isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { personNouns } from '../../languages/en/grammar/grammar-words.ts'
import { headOf, isComma, isNoun, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** What is said of a place, a body or a thing with a name. Sorted. */
const namedThings =
  /^(acid|album|app|area|bacterium|book|building|charity|chemical|city|company|compound|country|disease|enzyme|festival|film|firm|gas|hormone|island|journal|lake|language|magazine|mineral|molecule|mountain|museum|newspaper|novel|organisation|organization|peninsula|pigment|plant|play|poem|port|program|programme|project|protein|region|river|school|software|species|state|substance|suburb|system|tool|town|university|village|virus|website)$/

/** "Walton, a young sailor, writes" to "Walton, who is a young sailor, writes". */
export const appositionFull: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    if (!isComma(sentence[at - 1]) || !/^an?$/.test(sentence[at]?.lower ?? '')) continue
    const noun = sentence[at - 2]
    const stop = nounPhraseEnd(sentence, at, { join: false })
    if (!isNoun(noun) || noun === undefined || stop < 0 || !isOne(noun.lower, noun.lemma, noun.isName)) continue
    const head = sentence[headOf(sentence, at, stop)]
    if (head?.tag !== 'NOUN' || head.lower !== head.lemma || notSaid.test(head.lemma)) continue
    const isWho = personNouns.has(head.lemma)
    if (isWho ? !(noun.isName || personNouns.has(noun.lemma)) : noun.isName && !namedThings.test(head.lemma)) continue
    const close = closeOf(sentence, stop, end)
    if (close < 0 || !isAlone(sentence, { at, close, end })) continue
    const be = beFor(sentence, { at, close, end, isWho })
    if (be === null) continue
    return [compose(sentence.slice(0, at), [word(isWho ? 'who' : 'which', 'PRON'), word(be, 'AUX', null, 'be')], sentence.slice(at))]
  }
  return null
})

/** One thing or one person: of many "a" says something of the whole clause. */
const isOne = (lower: string, lemma: string, isName: boolean): boolean =>
  isName || (lower === lemma && lower !== 'people' && !/s$/.test(lower))

/** Heads that speak of the clause before them, or measure. */
const notSaid =
  /^(couple|few|lot|number|bit|kind|sort|type|while|year|month|week|day|hour|minute|time|thing|fact|move|step|decision|rise|fall|drop|increase|decrease|gain|loss|total|third|half|quarter|sign|result|mistake|feat|pity|shame|reason|problem|point|pair|majority|minority|little|great|good|glass|cup|piece|variety|range|series)$/

/** Where the apposition ends: at its comma or at the end of the sentence; -1 when "and" makes it one of a list. */
function closeOf(tokens: Tokens, stop: number, end: number): number {
  const next = tokens[stop]
  const goesOn = stop >= end || isComma(next) || next?.tag === 'ADP' || /^(that|who|which|where|whose)$/.test(next?.lower ?? '')
  if (!goesOn) return -1
  for (let k = stop; k < end; k++) {
    if (isComma(tokens[k])) return k
    if (/^(and|or|;|:|\(|–|—|")$/.test(tokens[k]?.lower ?? '')) return -1
  }
  return end
}

type Apposition = { readonly at: number; readonly close: number; readonly end: number }

/** No list: within commas a verb follows, at the end no comma stands before. */
function isAlone(tokens: Tokens, { at, close, end }: Apposition): boolean {
  const commas = tokens.slice(0, at - 1).filter((token, i) => i >= leadEnd(tokens) && isComma(token)).length
  if (close === end) return commas === 0 && tokens.slice(leadEnd(tokens), at).some((token, i) => isVerb(token) && i > 0)
  return (
    commas === 0 &&
    nounPhraseEnd(tokens, leadEnd(tokens)) === at - 1 &&
    isFinite(tokens, skipAdverbs(tokens, close + 1, end)) &&
    !/^(and|or)$/.test(tokens[close + 1]?.lower ?? '')
  )
}

/** "is" in a sentence of the present; in one of the past "was", and only of people: a hormone is one for good. */
function beFor(tokens: Tokens, { at, close, end, isWho }: Apposition & { readonly isWho: boolean }): 'is' | 'was' | null {
  const lead = leadEnd(tokens)
  const verb = close === end ? tokens[clauseAt(tokens, lead, at - 1)?.verb.start ?? -1] : tokens[skipAdverbs(tokens, close + 1, end)]
  if (verb === undefined) return null
  if (verb.form === 'past' || verb.lower === 'had') return isWho ? 'was' : null
  const isPresent = verb.form === '3sg' || verb.form === 'pl' || /^(can|will|may|must|should)$/.test(verb.lower)
  return isPresent && !(verb.lemma === 'have' && isWho) ? 'is' : null
}

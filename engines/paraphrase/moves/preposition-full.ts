import { compose, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { headOf, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { takesWho, relativeFor } from './behind-noun.ts'
import { hasRelativeNear, numberBefore, phraseStart } from './participle-full.ts'
import { rearrange } from './rearrange.ts'
import { isConditional, isToldInPast, tellingVerb, type Said } from './telling-verb.ts'
import { wordSet } from './word-set.ts'

/** Things that have parts: "a house with a garden". Sorted. */
const wholes = wordSet(
  `animal apartment area bag bird boat book box bridge building camera car cell church city class classroom college community company
  country cup device district dog firm flat flower galaxy garden hall horse house island lake leaf library machine model molecule
  mountain organisation organization park plant plate pool region restaurant river road room school ship shop site species star state
  station street structure system table town tree university vehicle village window`,
)
/** What comes with a person or a thing for the moment, or is no part of it. Sorted. */
const notHad = wordSet(
  `aid aim bag basket bucket care case chance danger difference ease effect exception force friend guest hand help idea intent
  intention look other pleasure purpose regard relation respect result smile success thing time tray view way word year`,
)

/** "a man with a beard" to "a man who had a beard". */
export const withToHave: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 1; at++) {
    const [noun, preposition] = [sentence[at - 1], sentence[at]]
    if (preposition?.lower !== 'with' || noun?.tag !== 'NOUN' || noun.isName || preposition.isLocked) continue
    if (!(takesWho(noun) || wholes.has(noun.lemma)) || !isHad(sentence, at + 1)) continue
    const start = phraseStart(sentence, at)
    const before = sentence[start - 1]
    if (start < 0 || hasRelativeNear(sentence, start, at)) continue
    const number = numberBefore(sentence, start, at)
    const teller = number === null ? null : tellingVerb(sentence, { start, at, end })
    if (teller === null || isConditional(teller)) continue
    // "hit a man with a stick": it belongs to the deed, unless the phrase is the subject or "there is" stands before it.
    const isSubject =
      !/^(?:guard|guide|host|speaker)$/.test(noun.lemma) && (before === undefined || before.tag !== 'ADP') && sentence.indexOf(teller) > at
    if (!isSubject && !(before?.lemma === 'be' && before.tag !== 'PUNCT')) continue
    if (teller.lemma === 'have' || hasOtherUse(sentence, { start, at, end })) continue
    // "Streets with a canopy were cooler than streets without trees": one wording for both.
    if (sentence.some(({ lower }) => lower === 'without')) continue
    const form = isToldInPast(teller) || /^(?:did|had|was|were)$/.test(teller.lower) ? 'past' : number === 'plural' ? 'pl' : '3sg'
    const have = form === 'past' ? 'had' : form === 'pl' ? 'have' : 'has'
    const relative = word(relativeFor(noun), 'PRON')
    return [
      compose(sentence.slice(0, at), [relative, withText(preposition, have, { tag: 'VERB', form, lemma: 'have' })], sentence.slice(at + 1)),
    ]
  }
  return null
})

/** "It was a man with a deep voice" would point him out; "a boat with four people", "a cell with a capacity of 50 kN". */
function hasOtherUse(tokens: Tokens, { start, at }: Said): boolean {
  const isOfPerson = takesWho(tokens[at - 1])
  const isPointedOut = isOfPerson && tokens[start - 1]?.lemma === 'be' && /^(?:it|that|this)$/.test(tokens[start - 2]?.lower ?? '')
  const stop = nounPhraseEnd(tokens, at + 1, { of: false, join: false })
  const head = tokens[headOf(tokens, at + 1, stop)]
  // "A model with age as a factor": what it has is named again.
  const isCast = tokens[stop]?.lower === 'as'
  return isCast || isPointedOut || (!isOfPerson && takesWho(head)) || (tokens[stop]?.lower === 'of' && measures.has(head?.lemma ?? ''))
}

/** What a thing is measured by. Sorted. */
const measures = wordSet(
  'accuracy angle area capacity depth diameter frequency height length mass maximum minimum power range resolution size speed temperature thickness volume weight width',
)

/** "a beard", "thick glasses", "two sons": no name, no pronoun, nothing known. */
function isHad(tokens: Tokens, from: number): boolean {
  const stop = nounPhraseEnd(tokens, from, { of: false, join: false })
  const head = tokens[headOf(tokens, from, stop)]
  const first = tokens[from]
  if (stop < 0 || head?.tag !== 'NOUN' || first === undefined || notHad.has(head.lemma)) return false
  const next = tokens[stop]
  return (
    /^(?:ADJ|DET|NOUN|NUM)$/.test(first.tag) &&
    !/^(?:all|both|each|no|some|such|that|the|these|this|those)$/.test(first.lower) &&
    next?.form !== 'ing' &&
    next?.lower !== 'to'
  )
}

/** Where people come from. Sorted. */
const origins = wordSet(
  `area background city community continent country culture department district family home household island nation neighborhood
  neighbourhood part place province region school society state suburb town university village world`,
)

/** "students from poor families" to "students who come from poor families". */
export const fromToCome: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 1; at++) {
    const noun = sentence[at - 1]
    if (sentence[at]?.lower !== 'from' || noun?.tag !== 'NOUN' || !takesWho(noun) || noun.lower === noun.lemma) continue
    const stop = nounPhraseEnd(sentence, at + 1, { of: false, join: false })
    const start = phraseStart(sentence, at)
    if (
      stop < 0 ||
      start < 0 ||
      !origins.has(sentence[headOf(sentence, at + 1, stop)]?.lemma ?? '') ||
      hasRelativeNear(sentence, start, at)
    )
      continue
    const teller = numberBefore(sentence, start, at) === null ? null : tellingVerb(sentence, { start, at, end })
    if (teller === null || isConditional(teller) || sentence.slice(0, at).some(({ lemma }) => takingFrom.has(lemma))) continue
    const isPast = isToldInPast(teller)
    const come = word(isPast ? 'came' : 'come', 'VERB', isPast ? 'past' : 'pl', 'come')
    return [compose(sentence.slice(0, at), [word('who', 'PRON'), come], sentence.slice(at))]
  }
  return null
})

/** "protect people from the state": where they are not, or are no longer. Sorted. */
const takingFrom = wordSet(
  `ban bring buy divide draw drive evacuate exclude expel free hide isolate keep move prevent protect recruit remove rescue save send
  separate shield stop take transfer`,
)

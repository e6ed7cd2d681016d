import { formsOfBe, modals, prepositions } from '../../languages/en/grammar/grammar-words.ts'
import { compose, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb, inflected } from '../../languages/en/grammar/inflect.ts'
import { headOf, isNoun, isPerson, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { rearrange } from './rearrange.ts'

/** Verbs of state: no "keep being", "start knowing". Sorted. */
const stative = new Set(
  `appear be become believe belong contain cost depend exist feel have know like love matter mean need own prefer realise realize remain
  seem understand want`.split(/\s+/),
)

/** A verb that governs what follows: not a passive, not a bare participle, not locked. */
function isActive(tokens: Tokens, at: number, lemma: RegExp): boolean {
  const token = tokens[at]
  if (token === undefined || token.tag !== 'VERB' || token.isLocked || !lemma.test(token.lemma) || token.form === null) return false
  if (token.form !== 'participle' && token.form !== 'past') return true
  const before = tokens[at - 1]?.tag === 'ADV' ? tokens[at - 2] : tokens[at - 1]
  return token.form === 'past' ? !formsOfBe.has(before?.lower ?? '') : /^(have|has|had|having)$/.test(before?.lower ?? '')
}

const isBase = (token: Token | undefined): token is Token =>
  token !== undefined &&
  token.tag === 'VERB' &&
  !token.isLocked &&
  token.lower === token.lemma &&
  token.form !== 'past' &&
  token.form !== 'participle'

/** "to learn and to grow", "to learn and grow": a second infinitive would keep the old form. */
function hasSecondInfinitive(tokens: Tokens, from: number, end: number): boolean {
  for (let k = from; k < end; k++) {
    const token = tokens[k]
    if (token === undefined || /^[;:]$/.test(token.text)) return false
    if (token.tag !== 'CCONJ' && token.text !== ',') continue
    const next = tokens[k + 1]?.tag === 'ADV' || tokens[k + 1]?.tag === 'CCONJ' ? tokens[k + 2] : tokens[k + 1]
    const isVerbLike = next?.tag === 'NOUN' && next.lower === next.lemma && token.tag === 'CCONJ' && isLikeVerb(next.lower)
    // Straight behind the first verb only a verb is coordinated: "to deform and flow".
    const isBare = next?.lower === next?.lemma && (next?.tag === 'VERB' || (next?.tag === 'NOUN' && k === from))
    if (isVerbLike || next?.lower === 'to' || isBase(next) || isBare) return true
  }
  return false
}

/** Base forms that the tagger may take for nouns. Sorted. */
const likeVerbs = new Set(
  `access benefit build change control cook create develop fall fight focus gain grow guide help improve increase learn limit make manage play
  practice practise produce promote reduce shape share solve spread study support teach think use work`.split(/\s+/),
)
const isLikeVerb = (lower: string): boolean => likeVerbs.has(lower)

/** The end of a short object after the verb at `at`, or -1. */
function shortObject(tokens: Tokens, at: number): number {
  const first = tokens[at + 1]
  if (
    first === undefined ||
    /(self|selves)$/.test(first.lower) ||
    (/^(i|he|she|we|they|that|which|who|for|us)$/.test(first.lower) && first.lower !== 'us')
  )
    return -1
  const stop = nounPhraseEnd(tokens, at + 1)
  return stop > 0 && stop - at <= 7 ? stop : -1
}

const inForm = (verb: Token, lemma: string): Token => withText(verb, inflectVerb(lemma, verb.form ?? 'base'), { lemma })

/** "allow pupils to learn" to "let pupils learn"; "cause prices to rise" to "make prices rise". */
export const letVerb: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 3; at++) {
    const verb = sentence[at]
    if (verb === undefined || !isActive(sentence, at, /^(allow|enable|permit|cause)$/)) continue
    const stop = shortObject(sentence, at)
    const infinitive = sentence[stop + 1]
    if (
      stop < 0 ||
      sentence[stop]?.lower !== 'to' ||
      !isBase(infinitive) ||
      infinitive.lower === 'be' ||
      hasSecondTo(sentence, stop + 2, end)
    )
      continue
    return [
      compose(
        sentence.slice(0, at),
        [inForm(verb, verb.lemma === 'cause' ? 'make' : 'let')],
        sentence.slice(at + 1, stop),
        sentence.slice(stop + 1),
      ),
    ]
  }
  return null
})

/** "..., and to", "and sea levels to rise": what was one infinitive among several keeps its "to". */
const hasSecondTo = (tokens: Tokens, from: number, end: number): boolean =>
  tokens
    .slice(from, end)
    .some(
      (token, i) =>
        token.lower === 'to' &&
        (/^(and|or|,|but)$/.test(tokens[from + i - 1]?.lower ?? '') ||
          (isBase(tokens[from + i + 1]) && tokens.slice(from, from + i).some(({ lower }) => /^(and|or)$/.test(lower)))),
    )

/** "read and teachers plan": a second object with its bare verb. */
const hasSecondBare = (tokens: Tokens, from: number, end: number): boolean => {
  const joint = tokens.findIndex(({ lower }, i) => i >= from && i < end && /^(and|or)$/.test(lower))
  return (
    joint > 0 &&
    tokens.slice(joint + 2, end).some((token, i) => token.tag === 'VERB' && isBase(token) && tokens[joint + 1 + i]?.tag === 'NOUN')
  )
}

/** "let pupils learn" to "allow pupils to learn". */
export const allowVerb: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at]
    if (
      verb === undefined ||
      verb.tag !== 'VERB' ||
      verb.lemma !== 'let' ||
      /^(me|us|go|alone|down|out|in)$/.test(sentence[at + 1]?.lower ?? '')
    )
      continue
    if (hasSecondBare(sentence, at + 1, end)) continue
    const before = sentence[at - 1]
    const isSure = verb.lower !== 'let' || before?.lower === 'to' || modals.has(before?.lower ?? '')
    const stop = shortObject(sentence, at)
    const infinitive = sentence[stop]
    if (!isSure || stop < 0 || !isBase(infinitive) || /^(go|know)$/.test(infinitive.lower) || hasSecondInfinitive(sentence, stop + 1, end))
      continue
    return [
      compose(
        sentence.slice(0, at),
        [inForm(verb.lower === 'let' ? { ...verb, form: 'base' } : verb, 'allow')],
        sentence.slice(at + 1, stop),
        [word('to', 'PART')],
        sentence.slice(stop),
      ),
    ]
  }
  return null
})

type Help = { readonly at: number; readonly object: number; readonly verb: number }

/** Places of "help (NP) (to) V": `object` is where the object ends (`at + 1` when there is none), `verb` the infinitive. */
function helpsOf(tokens: Tokens, end: number): readonly Help[] {
  return tokens.flatMap((_, at): readonly Help[] => {
    const before = tokens[at - 1]
    const isNounLike =
      tokens[at]?.lower === 'help' &&
      ((before?.tag === 'VERB' && before.lower !== 'to') ||
        (before?.lower !== 'to' && prepositions.has(before?.lower ?? '')) ||
        before?.tag === 'DET')
    // "It helps to attach": attaching helps.
    if (before?.lower === 'it') return []
    if (at < 1 || at >= end - 1 || isNounLike || !isActive(tokens, at, /^help$/)) return []
    const object =
      tokens[at + 1]?.lower === 'to' ||
      isBase(tokens[at + 1]) ||
      (tokens[at + 1]?.tag === 'VERB' && sharedWork.has(tokens[at + 1]?.lower ?? ''))
        ? at + 1
        : shortObject(tokens, at)
    if (object < 0) return []
    const verb = tokens[object]?.lower === 'to' ? object + 1 : object
    const infinitive = tokens[verb]
    return isBase(infinitive) && (verb > object || object === at + 1 || infinitive.form !== '3sg') ? [{ at, object, verb }] : []
  })
}

/** "helps pupils to learn" to "helps pupils learn", "helps to explain" to "helps explain". */
export const dropHelpTo: Structure['apply'] = rearrange((sentence, end) => {
  for (const { object, verb, at } of helpsOf(sentence, end)) {
    if (verb === object || hasSecondTo(sentence, verb + 1, end)) continue
    // "It helps to keep a diary": what helps is said behind the verb.
    if (object === at + 1 && sentence.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'it')) continue
    // Without an origin, so that "help" stays: "support families plan" is no English.
    const help = sentence.slice(at, at + 1).map((token) => ({ ...token, origin: null }))
    return [compose(sentence.slice(0, at), help, sentence.slice(at + 1, object), sentence.slice(verb))]
  }
  return null
})

/** "helps pupils learn" to "helps pupils to learn". */
export const insertHelpTo: Structure['apply'] = rearrange((sentence, end) => {
  for (const { object, verb, at } of helpsOf(sentence, end)) {
    if (verb > object || sentence[at - 1]?.lower === 'to') continue
    return [compose(sentence.slice(0, object), [word('to', 'PART')], sentence.slice(verb))]
  }
  return null
})

/** "helps pupils (to) learn" to "assists pupils in learning". */
export const assistIn: Structure['apply'] = rearrange((sentence, end) => {
  for (const { at, object, verb } of helpsOf(sentence, end)) {
    const help = sentence[at]
    const infinitive = sentence[verb]
    if (help === undefined || infinitive === undefined || object === at + 1) continue
    if (hasSecondInfinitive(sentence, verb + 1, end) || hasSecondTo(sentence, verb + 1, end)) continue
    const isHuman = isPerson(sentence, at + 1, object) === true || /^(us|them|him|her)$/.test(sentence[object - 1]?.lower ?? '')
    const hasParticle = /^(up|out|off|down|over|away|back|along)$/.test(sentence[verb + 1]?.lower ?? '')
    if (!isHuman || stative.has(infinitive.lemma) || isVerb(sentence[verb + 1]) || hasParticle || /^(do|get|go|be)$/.test(infinitive.lemma))
      continue
    return [
      compose(
        sentence.slice(0, at),
        [inForm(help, 'assist')],
        sentence.slice(at + 1, object),
        [word('in', 'ADP'), inflected(infinitive, 'ing')],
        sentence.slice(verb + 1),
      ),
    ]
  }
  return null
})

/** Verbs whose plain form the tagger may take for another: "helps prevent". Sorted. */
const sharedWork = new Set(
  `build create develop improve increase lower maintain prevent preserve promote protect reduce reinforce shape solve strengthen`.split(
    ' ',
  ),
)

/** "continue to grow" to "keep growing"; "begin to fall" to "begin falling". */
const toGerund = (verbs: RegExp, other: string | null): Structure['apply'] =>
  rearrange((sentence, end) => {
    for (let at = 1; at < end - 2; at++) {
      const verb = sentence[at]
      const infinitive = sentence[at + 2]
      if (verb === undefined || !isActive(sentence, at, verbs) || sentence[at + 1]?.lower !== 'to' || !isBase(infinitive)) continue
      if (verb.form === 'ing' || stative.has(infinitive.lemma) || isVerb(sentence[at + 3]) || hasSecondInfinitive(sentence, at + 3, end))
        continue
      return [
        compose(sentence.slice(0, at), [other === null ? verb : inForm(verb, other), inflected(infinitive, 'ing')], sentence.slice(at + 3)),
      ]
    }
    return null
  })
export const keepDoing = toGerund(/^continue$/, 'keep')
export const beginDoing = toGerund(/^(begin|start)$/, null)

/** "is capable of learning" to "can learn". */
export const capableToCan: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 4; at++) {
    const be = sentence[at]?.lower ?? ''
    const verb = sentence[at + 3]
    if (!/^(is|are|was|were)$/.test(be) || sentence[at + 1]?.lower !== 'capable' || sentence[at + 2]?.lower !== 'of') continue
    if (verb === undefined || verb.tag !== 'VERB' || verb.form !== 'ing' || verb.isLocked || verb.lemma === 'be') continue
    if (sentence.slice(at + 4, end).some((token, i) => token.form === 'ing' && sentence[at + 3 + i]?.tag === 'CCONJ')) continue
    const can = word(/^(is|are)$/.test(be) ? 'can' : 'could', 'AUX', 'base', 'can')
    return [compose(sentence.slice(0, at), [can, withText(verb, verb.lemma, { form: 'base' })], sentence.slice(at + 4))]
  }
  return null
})

/** "in order to learn" to "with the aim of learning", where somebody has the aim. */
export const aimOf: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 0; at < end - 4; at++) {
    if (sentence[at]?.lower !== 'in' || sentence[at + 1]?.lower !== 'order' || sentence[at + 2]?.lower !== 'to') continue
    const verb = sentence[at + 3]
    if (!isBase(verb) || stative.has(verb.lemma) || hasSecondInfinitive(sentence, at + 4, end)) continue
    const hasMind = sentence.some(
      (token, i) =>
        /^(we|i|they|he|she|people)$/.test(token.lower) || (isNoun(token) && isPerson(sentence, i, i + 1) === true && (i < at || at === 0)),
    )
    const isNeed = sentence.some((token) => /^(need|must|necessary|require|required|have|essential|important)$/.test(token.lemma))
    if (!hasMind || isNeed) continue
    const opening = at === 0 ? 'With the aim of' : 'with the aim of'
    return [compose(sentence.slice(0, at), words(opening, 'ADP'), [inflected(verb, 'ing')], sentence.slice(at + 4))]
  }
  return null
})

const notGifts =
  /^(disability|disease|illness|condition|autism|cancer|diabetes|disorder|child|background|problem|difficulty|experience|degree|interest)$/
const isReceiver = (tokens: Tokens, from: number, end: number): boolean =>
  isPerson(tokens, from, end) === true || /^(us|them|him|her|me|you)$/.test(tokens[end - 1]?.lower ?? '')

/** "provide pupils with help" to "give pupils help". */
export const giveTwo: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 3; at++) {
    const verb = sentence[at]
    if (verb === undefined || !isActive(sentence, at, /^provide$/)) continue
    const stop = nounPhraseEnd(sentence, at + 1, { of: false, join: false })
    if (stop < 0 || sentence[stop]?.lower !== 'with' || !isReceiver(sentence, at + 1, stop)) continue
    const gift = nounPhraseEnd(sentence, stop + 1)
    const head = sentence[headOf(sentence, stop + 1, gift)]
    if (
      gift < 0 ||
      head === undefined ||
      head.tag === 'PRON' ||
      notGifts.test(head.lemma) ||
      sentence.slice(gift, end).some((token) => token.lower === 'with')
    )
      continue
    return [compose(sentence.slice(0, at), [inForm(verb, 'give')], sentence.slice(at + 1, stop), sentence.slice(stop + 1))]
  }
  return null
})

/** What is provided as well as given. Sorted. */
const gifts = new Set(
  `access advice chance data encouragement example experience feedback flexibility foundation freedom guidance help information insight
  instruction knowledge material motivation option opportunity protection resource sense skill support time tool training
  understanding`.split(/\s+/),
)

/** "give pupils the chance" to "provide pupils with the chance". */
export const provideWith: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at]
    if (verb === undefined || !isActive(sentence, at, /^give$/)) continue
    const first = sentence[at + 1]
    const isPronoun = /^(us|them|him|me|you)$/.test(first?.lower ?? '')
    const stop = isPronoun ? at + 2 : personEnd(sentence, at + 1)
    const gift = stop < 0 ? -1 : nounPhraseEnd(sentence, stop, { of: false, join: false })
    const head = sentence[headOf(sentence, stop, gift)]
    if (gift < 0 || head === undefined || !gifts.has(head.lemma)) continue
    return [
      compose(sentence.slice(0, at), [inForm(verb, 'provide')], sentence.slice(at + 1, stop), [word('with', 'ADP')], sentence.slice(stop)),
    ]
  }
  return null
})

/** "give young people more time": the person ends where a determiner or an adjective follows the plural. */
function personEnd(tokens: Tokens, from: number): number {
  for (let k = from; k < from + 4; k++) {
    if (!isNoun(tokens[k])) continue
    const next = tokens[k + 1]
    const isPlural = isPerson(tokens, from, k + 1) === true && /^(people|children|men|women)$|s$/.test(tokens[k]?.lower ?? '')
    return isPlural && next !== undefined && (next.tag === 'DET' || next.tag === 'ADJ' || next.tag === 'NOUN') && next.lower !== 'who'
      ? k + 1
      : -1
  }
  return -1
}

/** "to look up words, to take notes and to read" to "to look up words, take notes and read". */
function dropListTo(tokens: Tokens, end: number): Tokens | null {
  const items = tokens.flatMap((token, i) => (token.lower === 'to' && isBase(tokens[i + 1]) && i < end ? [i] : []))
  const [first, second, third] = items
  if (items.length !== 3 || first === undefined || second === undefined || third === undefined) return null
  const isList =
    tokens[second - 1]?.text === ',' &&
    /^(and|or)$/.test(tokens[third - 1]?.lower ?? '') &&
    !/^(how|not|,)$/.test(tokens[first - 1]?.lower ?? ',')
  const between = [...tokens.slice(first + 2, second - 1), ...tokens.slice(second + 2, third - 1)]
  if (
    !isList ||
    between.some((token, i) => isVerb(token) || (token.text === ',' && i < between.length - 1) || /^(that|which|who)$/.test(token.lower))
  )
    return null
  return compose(tokens.slice(0, second), tokens.slice(second + 1, third), tokens.slice(third + 1))
}

/** "to read and to write" to "to read and write". */
export const dropSecondTo: Structure['apply'] = rearrange((sentence, end) => {
  const list = dropListTo(sentence, end)
  if (list !== null) return [list]
  for (let at = 3; at < end - 1; at++) {
    if (sentence[at]?.lower !== 'to' || !isBase(sentence[at + 1]) || !/^(and|or)$/.test(sentence[at - 1]?.lower ?? '')) continue
    const first = sentence.findLastIndex((token, i) => i < at - 1 && token.lower === 'to')
    const between = sentence.slice(first + 2, at - 1)
    if (
      first < 0 ||
      !isBase(sentence[first + 1]) ||
      between.length > 8 ||
      between.some((token) => token.text === ',' || isVerb(token) || token.lower === 'not')
    )
      continue
    if (
      /^[,]$/.test(sentence[first - 1]?.text ?? '') ||
      sentence[at + 1]?.lower === 'be' ||
      /^(how|not)$/.test(sentence[first - 1]?.lower ?? '') ||
      /^(school|work|college|university)$/.test(sentence[first + 1]?.lower ?? '')
    )
      continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 1))]
  }
  return null
})

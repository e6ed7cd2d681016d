import { formsOfBe } from '../../languages/en/grammar/grammar-words.ts'
import { compose, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb, inflected } from '../../languages/en/grammar/inflect.ts'
import { isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Subjects that stand right before their verb. */
const subjects = /^(?:he|i|it|people|she|students|they|we|who|you)$/

/** A finite verb with its subject, modal or adverb before it, or an infinitive where `to` may be doubled. */
function isGoverning(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1]
  if (before === undefined || formsOfBe.has(before.lower) || before.lower === 'to') return false
  return (
    subjects.test(before.lower) ||
    isNoun(before) ||
    (before.tag === 'ADV' && /ly$|^(?:also|always|even|just|never|often|soon|still|then)$/.test(before.lower)) ||
    /^(?:and|can|could|did|do|does|had|has|have|may|might|must|n['’]t|not|should|that|which|will|would|['’](?:d|ll|ve))$/.test(before.lower)
  )
}

/** "started to laugh and crying", "kept waking and frightening": a second participle would keep its form. */
const hasSecond = (tokens: Tokens, from: number, end: number): boolean =>
  tokens[from]?.tag === 'CCONJ' ||
  tokens.slice(from, end).some(({ text, tag }, i) => {
    const next = tokens[from + i + 1]
    return (tag === 'CCONJ' || text === ',') && (next?.form === 'ing' || (next?.tag === 'ADV' && tokens[from + i + 2]?.form === 'ing'))
  })

/** "Some prefer to travel alone, others prefer to stay": both stay alike. */
const isTwice = (tokens: Tokens, at: number): boolean =>
  tokens.filter(({ lemma, tag }) => tag === 'VERB' && lemma === tokens[at]?.lemma).length > 1

/** Participles that are names of things as well, and what has no infinitive. Sorted. */
const nouns = wordSet(
  `being bowling boxing camping clothing cooking counselling dancing fighting gaming housing meaning shopping skiing smoking swimming
  training`,
)

/** A word in -ing that is surely a verb. */
const isGerund = (token: Token | undefined): token is Token =>
  token?.tag === 'VERB' && token.form === 'ing' && !token.isLocked && !nouns.has(token.lower)

/** "started crying" to "started to cry"; with another verb in front where `other` names one: "kept growing" to "continued to grow". */
const toInfinitive = (verbs: RegExp, other: string | null, isLeft: (tokens: Tokens, at: number) => boolean): Structure['apply'] =>
  rearrange((sentence, end) => {
    for (let at = 1; at < end - 1; at++) {
      const verb = sentence[at]
      if (verb?.tag !== 'VERB' || verb.isLocked || verb.form === 'ing' || verb.form === null || !verbs.test(verb.lemma)) continue
      const gerund = sentence[at + 1]
      if (!isGerund(gerund) || !isGoverning(sentence, at) || hasSecond(sentence, at + 2, end) || isLeft(sentence, at)) continue
      const made = other === null ? verb : withText(verb, inflectVerb(other, verb.form), { lemma: other })
      const infinitive = inflected(gerund, 'base')
      return [compose(sentence.slice(0, at), [made, word('to', 'PART'), infinitive], sentence.slice(at + 2))]
    }
    return null
  })

/** Verbs that take a participle too, so that two of them stand alike: "stop waiting and start asking". Sorted. */
const alike = wordSet('avoid begin continue enjoy finish keep like love quit start stop')

/** Whether another of these verbs with its participle stands in the sentence. */
const isBesideAnother = (tokens: Tokens, at: number): boolean =>
  tokens.some(({ lemma, tag }, i) => i !== at && (tag === 'VERB' || lemma === 'like') && alike.has(lemma) && tokens[i + 1]?.form === 'ing')

/** What one takes up and goes on with, as a job or a sport: "since I started working here". Sorted. */
const takenUp = wordSet('attend coach commute date exercise jog live play practice practise smoke study teach train use volunteer work')

/** Within so many words a second "to" is heard: "started to read, only to find". */
const earshot = 9

const hasInfinitiveNear = (tokens: Tokens, at: number): boolean =>
  tokens.slice(at, at + earshot).some(({ lower }, i) => lower === 'to' && /^(?:AUX|VERB)$/.test(tokens[at + i + 1]?.tag ?? ''))

/** "started crying" to "started to cry". */
export const beginTo = toInfinitive(
  /^(?:begin|continue|start)$/,
  null,
  (tokens, at) => takenUp.has(tokens[at + 1]?.lemma ?? '') || isBesideAnother(tokens, at) || hasInfinitiveNear(tokens, at),
)

/** What is done again and again, not on and on: "kept asking". Sorted. */
const repeated = wordSet(
  `add ask break bring bump buy call change check come cut die drop fail fall find forget get give go happen hear hit interrupt knock lose make
  miss pop put quit say see send show slip stop take tell throw touch try`,
)

/** "I keep revising it", "they kept walking": a talk or a story, for which "continue" is too stiff. */
const isTold = (tokens: Tokens, at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => lower === 'i') ||
  /^(?:climb|drive|march|move|ride|run|swim|walk)$/.test(tokens[at + 1]?.lemma ?? '')

/** "kept growing" to "continued to grow". */
export const continueTo = toInfinitive(
  /^keep$/,
  'continue',
  (tokens, at) => repeated.has(tokens[at + 1]?.lemma ?? '') || isTold(tokens, at) || isBesideAnother(tokens, at),
)

/** What one likes to do now and then, in so many words: "I like to think". Sorted. */
const sayings = wordSet('admit be believe boast call claim have hear imagine joke know pretend remember say see think')

/** "People like to sit outside" to "People like sitting outside". */
export const likeDoing: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const [verb, before, infinitive] = [sentence[at], sentence[at - 1], sentence[at + 2]]
    if (verb?.tag !== 'VERB' || verb.isLocked || !/^(?:like|love|loves|likes|liked|loved|prefer|prefers)$/.test(verb.lower)) continue
    if (sentence[at + 1]?.lower !== 'to' || infinitive?.tag !== 'VERB' || infinitive.lower !== infinitive.lemma || infinitive.isLocked)
      continue
    if (before === undefined || !(subjects.test(before.lower) || isNoun(before) || /^(?:also|always|often|really)$/.test(before.lower)))
      continue
    if (
      isTwice(sentence, at) ||
      sayings.has(infinitive.lemma) ||
      sentence.slice(at + 3, end).some(({ lower }) => /^(?:and|not|or|than|rather|to)$/.test(lower))
    )
      continue
    // "more than they liked to spend": held against what is done.
    if (sentence.slice(0, at).some(({ lower }) => lower === 'than')) continue
    // "I'd love to", "everyone would really like to": a wish for this once.
    if (sentence.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:could|might|should|will|would|['’](?:d|ll))$/.test(lower)))
      continue
    const gerund = inflected(infinitive, 'ing')
    return [compose(sentence.slice(0, at + 1), [gerund], sentence.slice(at + 3))]
  }
  return null
})

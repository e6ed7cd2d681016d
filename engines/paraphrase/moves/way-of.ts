import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** What one does something with or by. */
const means = /^(?:algorithm|approach|device|framework|instrument|method|procedure|strategy|technique|tool)s?$/

/** The verb in another form. */

/** A second verb in the same form, which would keep it: "ways to save and spend". */
const hasSecond = (tokens: Tokens, from: number, end: number): boolean =>
  tokens[from]?.tag === 'CCONJ' ||
  tokens.slice(from, end).some(({ text, tag, lower }, i) => {
    const [next, after] = [tokens[from + i + 1], tokens[from + i + 2]]
    const isJoint = tag === 'CCONJ' || text === ','
    return lower === 'rather' || (isJoint && (isVerb(next) || next?.lower === 'to' || (next?.tag === 'ADV' && isVerb(after))))
  })

/** Ways that are gone rather than found: "a long way to go", "on the way to", "the way to his heart". Sorted. */
const gone = wordSet('all by half halfway in long on out this')

/** Whether the noun at `at` is a way that is looked for, named or lacking. */
function isWay(tokens: Tokens, at: number): boolean {
  const noun = tokens[at]
  if (noun === undefined || noun.isLocked || !/^ways?$/.test(noun.lower)) return false
  return !tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => gone.has(lower))
}

/** An infinitive that names a deed. */
const isInfinitive = (verb: Token | undefined): verb is Token =>
  verb?.tag === 'VERB' && verb.lower === verb.lemma && !verb.isLocked && !/^(?:be|go|have)$/.test(verb.lemma)

/** A word in -ing that names a deed, and no habit of mind: "a way of thinking". */
const isGerund = (verb: Token | undefined): verb is Token =>
  verb?.tag === 'VERB' &&
  verb.form === 'ing' &&
  !verb.isLocked &&
  !/^(?:being|going|having|living|looking|making|seeing|speaking|talking|thinking|working)$/.test(verb.lower)

/** "a good way to learn" to "a good way of learning". */
export const wayOf: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at + 2]
    if (!isWay(sentence, at) || sentence[at + 1]?.lower !== 'to' || !isInfinitive(verb) || hasSecond(sentence, at + 3, end)) continue
    // "the best way to travel is by train", "of finding ways to": a bare verb, or one "of" after another.
    if (isVerb(sentence[at + 3]) || sentence.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'of')) continue
    return [compose(sentence.slice(0, at + 1), [word('of', 'ADP'), inflected(verb, 'ing')], sentence.slice(at + 3))]
  }
  return null
})

/** What stands before a way that is a means. Sorted. */
const beforeWay = wordSet(
  'a an another any best better different easy effective good many new no one only other several simple the three two way ways',
)

/** "a good way of learning" to "a good way to learn". */
export const wayTo: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at + 2]
    if (!isWay(sentence, at) || sentence[at + 1]?.lower !== 'of' || !isGerund(verb) || hasSecond(sentence, at + 3, end)) continue
    // "their way of solving problems": a habit, not a means; nor has fear "a way of making" us run.
    if (sentence[at - 2]?.lemma === 'have') continue
    // "better ways of helping than letting": both stay alike.
    if (sentence.some(({ lower }, i) => i > at && lower === 'than' && sentence[i + 1]?.form === 'ing')) continue
    if (!beforeWay.has(sentence[at - 1]?.lower ?? '')) continue
    return [compose(sentence.slice(0, at + 1), [word('to', 'PART'), inflected(verb, 'base')], sentence.slice(at + 3))]
  }
  return null
})

/** Verbs that name, make or hand over a means; behind another, "to" would tell its purpose: "we used a method to find". Sorted. */
const presenting = wordSet(
  'be become build construct create describe design develop devise give have introduce invent lack offer outline present propose provide serve suggest',
)

/** Whether the last verb before the noun presents it. */
const isPresented = (tokens: Tokens, at: number): boolean =>
  presenting.has(tokens.findLast((token, i) => i < at && isVerb(token))?.lemma ?? '')

/** "a method for detecting errors" to "a method to detect errors". */
export const meansTo: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at + 2]
    if (!means.test(sentence[at]?.lower ?? '') || sentence[at + 1]?.lower !== 'for' || !isGerund(verb) || hasSecond(sentence, at + 3, end))
      continue
    if (!isPresented(sentence, at)) continue
    // "a method for finding A as well as for counting B": both stay alike.
    if (sentence.slice(at + 3, end).some(({ lower }) => lower === 'for')) continue
    return [compose(sentence.slice(0, at + 1), [word('to', 'PART'), inflected(verb, 'base')], sentence.slice(at + 3))]
  }
  return null
})

/** "a tool to measure noise" to "a tool for measuring noise". */
export const meansFor: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const verb = sentence[at + 2]
    if (
      !means.test(sentence[at]?.lower ?? '') ||
      sentence[at]?.lemma === 'approach' ||
      sentence[at + 1]?.lower !== 'to' ||
      !isInfinitive(verb) ||
      hasSecond(sentence, at + 3, end)
    )
      continue
    // "the tool to use", "the methods to wish": nothing that the tool does.
    if (!isPresented(sentence, at) || /^(?:know|like|need|use|want|wish)$/.test(verb.lemma)) continue
    return [compose(sentence.slice(0, at + 1), [word('for', 'ADP'), inflected(verb, 'ing')], sentence.slice(at + 3))]
  }
  return null
})

import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe } from '../../languages/en/grammar/grammar-words.ts'
import { isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { isFree, isTurnableAdjective, isTurnableNoun, leftOf, type Place } from './turn-pair.ts'

/** What a pair at `place` becomes, or null when this one is to be left. */
type Spelling = (place: Place) => Tokens | null

/** Applies the spelling to the first pair of a sentence that takes it. */
const spelled = (isPair: (place: Place) => boolean, spell: Spelling): Structure['apply'] =>
  rearrange((tokens, end) => {
    for (let and = 2; and < end - 1; and++) {
      if (tokens[and]?.lower !== 'and') continue
      const [one, other] = [tokens[and - 1], tokens[and + 1]]
      const place: Place = { tokens, first: and - 1, second: and + 1, end }
      if (!one || !other || other.space === '' || !isFree(one, other) || !isPair(place)) continue
      const made = spell(place)
      if (made !== null) return [made]
    }
    return null
  })

const denies = /^(not|n['’]t|don|didn|doesn|no|never|without|neither|nor|hardly|rarely|seldom|both|either|between|together|respectively)$/
const isPlain = ({ tokens }: Place): boolean => !tokens.some(({ lower }) => denies.test(lower))

/** Verbs and nouns that need both things at once. Sorted. */
const joining = new Set(
  `alternate balance battle blend boundary bring combination combine compare comparison conflict confuse connect connection contrast difference distinguish fuse
  gap integrate interaction join juggle line link match merge mix mixture mingle pair range reconcile relation relationship separate sense state trade unite way
  variety world lot`.split(/\s+/),
)
const joins = ({ tokens, first }: Place): boolean => tokens.slice(Math.max(0, first - 3), first).some(({ lemma }) => joining.has(lemma))

const both = (): Tokens => [word('both', 'DET')]

/** "depends on tourism and farming" to "depends on both tourism and farming". */
export const bothNouns: Structure['apply'] = spelled(isTurnableNoun, (place) => {
  const { tokens, first } = place
  const before = tokens[first - 1]
  if (
    before === undefined ||
    !isPlain(place) ||
    joins(place) ||
    /^(than|like|of|including|as|with|about|on|over|concerning|regarding)$/.test(before.lower)
  )
    return null
  // "managers and shoppers, as well as drivers": they are three.
  if (tokens.slice(place.second).some(({ lower }, i, rest) => lower === 'well' && rest[i + 1]?.lower === 'as')) return null
  const left = leftOf(place, before)
  if (left !== 'object' && left !== 'preposition') return null
  return compose(tokens.slice(0, first), both(), tokens.slice(first))
})

/** "was cheap and simple" to "was both cheap and simple". */
export const bothAdjectives: Structure['apply'] = spelled(isTurnableAdjective, (place) => {
  const { tokens, first } = place
  if (!isPlain(place) || !formsOfBe.has(tokens[first - 1]?.lower ?? '')) return null
  return compose(tokens.slice(0, first), both(), tokens.slice(first))
})

/** "the size and shape of the leaves" to "the size and the shape of the leaves". */
export const repeatDeterminer: Structure['apply'] = spelled(isTurnableNoun, (place) => {
  const { tokens, first, second } = place
  const determiner = tokens[first - 1]
  if (determiner === undefined || !/^(the|my|our|your|his|its|their)$/.test(determiner.lower)) return null
  // "my friend and colleague" may be one.
  if (isPerson(tokens, first, first + 1) !== false || /(er|or|ist|ian|ant)$/.test(tokens[first]?.lemma ?? '')) return null
  return compose(tokens.slice(0, second), [word(determiner.lower, determiner.tag)], tokens.slice(second))
})

/** "in towns and villages" to "in towns and in villages". */
export const repeatPreposition: Structure['apply'] = spelled(isTurnableNoun, (place) => {
  const { tokens, first, second } = place
  const preposition = tokens[first - 1]
  if (preposition?.tag !== 'ADP' || !/^(about|at|for|from|in|into|on|through|to)$/.test(preposition.lower) || joins(place)) return null
  if (tokens[first - 2]?.lower === 'from' || tokens.some(({ lower }) => lower === 'both' || lower === 'between')) return null
  return compose(tokens.slice(0, second), [word(preposition.lower, 'ADP')], tokens.slice(second))
})

/** "to read and write" to "to read and to write". */
export const repeatTo: Structure['apply'] = rearrange((tokens, end) => {
  for (let and = 3; and < end - 1; and++) {
    const verb = tokens[and + 1]
    if (!/^(and|or)$/.test(tokens[and]?.lower ?? '') || tokens[and - 1]?.text === ',' || verb?.tag !== 'VERB' || verb.form !== 'base')
      continue
    const to = toBefore(tokens, and)
    if (to < 0 || verb.lemma === 'be' || /^(and|or)$/.test(tokens[and + 2]?.lower ?? '')) continue
    // "to try and find", "to come and see"
    if (/^(try|go|come|wait|stop|hurry|pick|sit|be|able|help|let|make)$/.test(tokens[to + 1]?.lemma ?? '')) continue
    // "they are hard to build and need care": the second verb may be said of "they".
    const isOfMany = tokens.slice(0, to).some(({ lower }) => /^(?:are|were)$/.test(lower))
    if (isOfMany && tokens[to - 1]?.tag === 'ADJ' && !/^(eager|free|happy|keen|likely|ready|willing)$/.test(tokens[to - 1]?.lower ?? ''))
      continue
    return [compose(tokens.slice(0, and + 1), [word('to', 'PART')], tokens.slice(and + 1))]
  }
  return null
})

/** The "to" of the only verb before the "and". */
function toBefore(tokens: Tokens, and: number): number {
  for (let k = and - 1; k >= Math.max(0, and - 11); k--) {
    const token = tokens[k]
    if (token === undefined || token.tag === 'PUNCT' || token.tag === 'CCONJ' || token.tag === 'SCONJ' || token.tag === 'AUX') return -1
    if (token.lower === 'to' && tokens[k + 1]?.tag === 'VERB' && tokens[k + 1]?.form === 'base') {
      const isOnly = !tokens.slice(k + 2, and).some(({ tag, lower }) => tag === 'VERB' || lower === 'to')
      return isOnly &&
        !/^(able|as|get|going|got|had|has|have|having|how|in|need|needs|not|or|so|up|used|what|when|where)$/.test(
          tokens[k - 1]?.lower ?? '',
        )
        ? k
        : -1
    }
  }
  return -1
}

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

const denies =
  /^(not|n['’]t|don|didn|doesn|no|never|without|neither|nor|hardly|rarely|seldom|alike|both|either|between|together|respectively)$/
const isPlain = ({ tokens }: Place): boolean => !tokens.some(({ lower }) => denies.test(lower))

/** Verbs and nouns that need both things at once. Sorted. */
const joining = new Set(
  `alternate balance battle blend boundary bring combination combine compare comparison conflict confuse connect connection contrast
  difference distinguish fuse gap integrate interaction join juggle line link lot match merge mingle mix mixture pair range reconcile
  relation relationship sense separate state trade unite variety way world`.split(/\s+/),
)
const joins = ({ tokens, first }: Place): boolean => tokens.slice(Math.max(0, first - 3), first).some(({ lemma }) => joining.has(lemma))

const both = (): Tokens => [word('both', 'DET')]

/** Words that say nearly the same, so that two of one line are no two qualities. */
const near: readonly ReadonlySet<string>[] = [
  'content fulfilled glad grateful happy joyful pleased satisfied',
  'dark eerie frightening scary spooky',
  'dirty disorganised disorganized filthy messy',
  'dizzy ill nauseous sick unwell woozy',
  'energetic lively vibrant',
  'exhausted sleepy tired weary',
  'efficient fast prompt quick rapid swift',
  'fragmented hazy unclear vague',
  'ancient historic old',
  'anxiety stress worry',
  'calm harmony peace tranquility',
  'chaos disorder instability turmoil unrest',
  'endurance perseverance persistence resilience',
  'enjoyment excitement fun pleasure',
  'expertise mastery',
  'limp mushy soft soggy',
  'miserable sad unfulfilled unhappy',
  'pointless unproductive useless',
  'quiet protected safe secure',
].map((line) => new Set(line.split(' ')))
const areNear = (one: string, other: string): boolean => near.some((line) => line.has(one) && line.has(other))

/** What is said of each of the two: "the benefits of both sleep and sport". Sorted. */
const takesBoth = new Set(
  `about,concentrate about,love advantage knowledge of of,benefit of,care of,effect of,focus of,impact of,influence of,learn of,quality
  of,rely of,understanding of,use of,value on, on,depend on,disadvantage on,experience on,impact on,importance on,role`
    .split(',')
    .map((pair) => pair.trim()),
)

/** "hard for both parents", "raise both anxiety and result in", "are gun both control", "both fun and excitement": no two things. */
function isOfMany({ tokens, first, second }: Place): boolean {
  const [before, governor] = [tokens[first - 1], tokens[first - 2]]
  const isVerbAfterBe =
    before?.tag === 'VERB' &&
    /^(?:base|pl)$/.test(before.form ?? '') &&
    (formsOfBe.has(governor?.lower ?? '') || /^(?:['’]s|its)$/.test(governor?.lower ?? ''))
  // "women, persons in need and minorities": a list.
  const mark = tokens.findLastIndex(({ text }, i) => text === ',' && i < first && i > first - 4)
  const isListed = mark > 0 && before?.tag === 'ADP' && !tokens.slice(mark, first).some(({ tag }) => tag === 'VERB')
  return (
    isNumbered(tokens[first]) ||
    before?.lower === 'into' ||
    areNear(tokens[first]?.lower ?? '', tokens[second]?.lower ?? '') ||
    tokens.slice(0, first).some(({ lower }) => lower === 'two') ||
    isVerbAfterBe ||
    isListed ||
    (/^(?:lead|result)$/.test(tokens[second]?.lower ?? '') && tokens[second + 1]?.tag === 'ADP')
  )
}

/** "depends on tourism and farming" to "depends on both tourism and farming". */
export const bothNouns: Structure['apply'] = spelled(isTurnableNoun, (place) => {
  const { tokens, first } = place
  const before = tokens[first - 1]
  if (
    before === undefined ||
    !isPlain(place) ||
    joins(place) ||
    (/^(than|like|of|including|as|with|about|on|over|concerning|regarding)$/.test(before.lower) &&
      !takesBoth.has(`${tokens[first - 2]?.lemma} ${before.lower}`))
  )
    return null
  if (
    takesBoth.has(`${tokens[first - 2]?.lemma} ${before.lower}`) &&
    tokens.slice(Math.max(0, first - 7), first).some(({ lemma }) => joining.has(lemma))
  )
    return null
  // "managers and shoppers, as well as drivers": they are three.
  if (tokens.slice(place.second).some(({ lower }, i, rest) => lower === 'well' && rest[i + 1]?.lower === 'as')) return null
  const left = leftOf(place, before)
  if ((left !== 'object' && left !== 'preposition') || isOfMany(place)) return null
  return compose(tokens.slice(0, first), both(), tokens.slice(first))
})

/** "was cheap and simple" to "was both cheap and simple". */
export const bothAdjectives: Structure['apply'] = spelled(isTurnableAdjective, (place) => {
  const { tokens, first } = place
  const verb = tokens[first - 1]
  if (!isPlain(place) || (!formsOfBe.has(verb?.lower ?? '') && !/^(?:become|feel|look|prove|remain|seem|sound)$/.test(verb?.lemma ?? '')))
    return null
  if (areNear(tokens[first]?.lower ?? '', tokens[place.second]?.lower ?? '')) return null
  // "longer and warmer" climbs.
  if (!formsOfBe.has(verb?.lower ?? '') && /er$/.test(tokens[first]?.lower ?? '')) return null
  return compose(tokens.slice(0, first), both(), tokens.slice(first))
})

const isNumbered = (token: Tokens[number] | undefined): boolean => token !== undefined && token.lower !== token.lemma

/** Nouns that are as often what somebody does next. Sorted. */
const actions = new Set(
  `answer call check click close cook copy cry dance drink drop hand head hold jump laugh leave look nod open place play press print puke pull push read
  relax rest return run rush save scan scream shout sigh sleep smile stare start stop study talk travel try turn visit wait walk wash watch wave
  work yawn`.split(/\s+/),
)

/** "the size and shape of the leaves" to "the size and the shape of the leaves". */
export const repeatDeterminer: Structure['apply'] = spelled(isTurnableNoun, (place) => {
  const { tokens, first, second } = place
  const determiner = tokens[first - 1]
  if (determiner === undefined || !/^(the|my|our|your|his|its|their)$/.test(determiner.lower)) return null
  // "face down on the glass and press Scan": the second is a verb.
  const other = tokens[second]
  if (isNumbered(tokens[first]) !== isNumbered(other) || actions.has(other?.lemma ?? '')) return null
  // "my friend and colleague" may be one.
  if (isPerson(tokens, first, first + 1) !== false || /(er|or|ist|ian|ant)$/.test(tokens[first]?.lemma ?? '')) return null
  return compose(tokens.slice(0, second), [word(determiner.lower, determiner.tag)], tokens.slice(second))
})

/** "to read and write" to "to read and to write". */
export const repeatTo: Structure['apply'] = rearrange((tokens, end) => {
  for (let and = 3; and < end - 1; and++) {
    const verb = tokens[and + 1]
    if (!/^(and|or)$/.test(tokens[and]?.lower ?? '') || tokens[and - 1]?.text === ',' || verb?.tag !== 'VERB' || verb.form !== 'base')
      continue
    const to = toBefore(tokens, and)
    if (to < 0 || verb.lemma === 'be' || /^(and|or)$/.test(tokens[and + 2]?.lower ?? '')) continue
    // "able to relate to and tell"; "able to enjoy and love it"
    if (tokens[and - 1]?.tag === 'ADP' || (tokens[to - 1]?.lower === 'able' && and - to < 4)) continue
    // "not afraid to take risks and try new things": what is denied is one.
    if (tokens.slice(Math.max(0, to - 5), to).some(({ lower }) => /^(?:n['’]t|never|no|not)$/.test(lower))) continue
    // "to try and find", "to come and see"
    if (/^(try|go|come|wait|stop|hurry|pick|sit|be|able|help|let)$/.test(tokens[to + 1]?.lemma ?? '')) continue
    // "they are hard to build and need care": the second verb may be said of "they".
    const isOfMany = tokens.slice(0, to).some(({ lower }) => /^(?:are|were)$/.test(lower))
    if (
      isOfMany &&
      tokens[to - 1]?.tag === 'ADJ' &&
      !/^(able|afraid|determined|eager|free|happy|keen|likely|prepared|quick|ready|reluctant|unable|unlikely|willing)$/.test(
        tokens[to - 1]?.lower ?? '',
      )
    )
      continue
    return [compose(tokens.slice(0, and + 1), [word('to', 'PART')], tokens.slice(and + 1))]
  }
  return null
})

/** The "to" of the only verb before the "and". */
function toBefore(tokens: Tokens, and: number): number {
  for (let k = and - 1; k >= Math.max(0, and - 14); k--) {
    const token = tokens[k]
    if (token === undefined || token.tag === 'PUNCT' || token.tag === 'CCONJ' || token.tag === 'SCONJ' || token.tag === 'AUX') return -1
    if (token.lower === 'to' && tokens[k + 1]?.tag === 'VERB' && tokens[k + 1]?.form === 'base') {
      const isOnly = !tokens
        .slice(k + 2, and)
        .some(({ tag, lower, form }, i) =>
          tag === 'VERB'
            ? form !== 'ing' || tokens[k + 1 + i]?.tag !== 'ADP'
            : lower === 'to' && /^(?:base|pl)$/.test(tokens[k + 3 + i]?.form ?? ''),
        )
      return isOnly && !/^(as|get|going|got|had|has|have|having|how|in|not|or|so|up|used|what|when|where)$/.test(tokens[k - 1]?.lower ?? '')
        ? k
        : -1
    }
  }
  return -1
}

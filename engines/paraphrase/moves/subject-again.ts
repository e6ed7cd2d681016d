import {
  clauseAt,
  isFinite,
  mayBeParticiple,
  mayBePast,
  skipAdverbs,
  subjectNumber,
  type Clause,
} from '../../languages/en/grammar/clause.ts'
import { comma, compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { indefinitePronouns, modals, relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { headOf, isComma, isNoun, isPerson, isVerb, nounPhraseEnd, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** "S V1 X and V2 Y": the first clause ends at `joint`, where "and" or "but" stands; `verb` is the second finite verb. */
type Shared = { readonly tokens: Tokens; readonly clause: Clause; readonly joint: number; readonly verb: number; readonly end: number }

/** So many words each half must have, or the two acts are one: "turned and walked out". */
const shortestFirst = 3
const shortestSecond = 4
const shortestOfBoth = 10
/** And the first half so many behind its verb where a noun is taken up; fewer where it names people. */
const shortestNamed = 3
const shortestOfPeople = 2

/** "S V1 X and V2 Y." to "S V1 X, and they V2 Y." */
export const repeatSubject: Structure['apply'] = rearrange((tokens, end) => {
  const shared = sharedAt(tokens, end)
  if (shared === null || !holdsApart(shared) || isOneAct(shared)) return null
  const name = nameOf(shared)
  // "offers more space, but don't expect a meal": a request.
  if (name === null || (tokens[shared.verb]?.lower === 'do' && /^(?:he|it|she)$/.test(name))) return null
  const { joint, verb } = shared
  // "and then looked": the adverb that tells the order stays in front.
  const at =
    verb > joint + 1 && /^(?:afterwards|eventually|finally|later|subsequently|then)$/.test(tokens[joint + 1]?.lower ?? '')
      ? joint + 2
      : joint + 1
  const mark = isComma(tokens[joint - 1]) ? [] : [comma()]
  return [compose(tokens.slice(0, joint), mark, tokens.slice(joint, at), [word(name, 'PRON')], tokens.slice(at))]
})

/** Conjunctions whose clause may come before both halves. Sorted. */
const openers = wordSet('after although as because once since though when whenever while')

/** Where the clause begins: behind an opening connective, or a phrase or clause and its comma ("In 2010, ", "When I came, "). */
export function clauseStart(tokens: Tokens): number {
  const lead = leadEnd(tokens)
  if (clauseAt(tokens, lead, tokens.length) !== null) return lead
  if (/^(?:finally|instead|later|now|then|today)$/.test(tokens[lead]?.lower ?? '') && !isComma(tokens[lead + 1])) return lead + 1
  const mark = tokens.findIndex((token, i) => i > lead && isComma(token))
  const opener = tokens.slice(lead, mark)
  const isPhrase =
    /^(?:ADP|ADV|DET|NOUN|SCONJ)$/.test(opener[0]?.tag ?? '') && !opener.some((token) => token.tag === 'VERB' || token.tag === 'AUX')
  const isClause = openers.has(opener[0]?.lower ?? '') && clauseAt(tokens, lead + 1, mark) !== null
  return mark > lead && mark - lead < 12 && (isPhrase || isClause) ? mark + 1 : lead
}

function sharedAt(tokens: Tokens, end: number): Shared | null {
  const start = clauseStart(tokens)
  const joint = tokens.findIndex(
    ({ lower }, i) => i > start && i < end && /^(?:and|but)$/.test(lower) && isFinite(tokens, skipAdverbs(tokens, i + 1, end)),
  )
  if (joint < 0) return null
  const verb = skipAdverbs(tokens, joint + 1, end)
  const clause = clauseAt(tokens, start, isComma(tokens[joint - 1]) ? joint - 1 : joint)
  return clause === null || !clause.isSimpleSubject ? null : { tokens, clause, joint, verb, end }
}

/** Words by which the first half opens a clause or a pair of its own, or the whole is of one piece. Sorted. */
const tying = wordSet('both either first how neither only so such than to too what whether why')

/** Both verbs are the subject's, and nothing in between could own the second. */
function holdsApart(shared: Shared): boolean {
  const { tokens, clause, joint, verb, end } = shared
  const [first, second] = [tokens[clause.verb.main], tokens[verb]]
  if (!first || !second || second.isLocked || second.space === '' || /^['’]/.test(second.lower)) return false
  if (/^(?:all|both|many|most|nor|so|some)$/.test(tokens[joint + 1]?.lower ?? '') || isTooShort(shared)) return false
  if (/^(?:ADP|CCONJ)$/.test(tokens[joint - 1]?.tag ?? '') && !isParticle(tokens, joint - 1)) return false
  const opening = tokens.slice(clause.start, clause.verb.end)
  if (opening.some(({ lower }) => tying.has(lower) || /^(?:also|even|just|never|not|n['’]t)$/.test(lower))) return false
  const isSure = isUnlikeBase(tokens, verb)
  const isOwned = tokens.slice(clause.verb.end, clause.end).some(({ text }, i) => {
    const at = clause.verb.end + i
    return owns(tokens, at, isSure) || (/^(?:[,;:(–—-]|--)$/.test(text) && !isAside(tokens, clause, at))
  })
  return !isOwned && isPlainSecond(shared) && isPlainRest(tokens, verb, end)
}

/** Whether a half is so short that the two acts are one. */
function isTooShort({ tokens, clause, joint, verb, end }: Shared): boolean {
  // ", and began to speak": where a comma parts them already each may be short.
  if (isComma(tokens[joint - 1])) return end - verb < 3
  // "were common and came mostly from relatives"
  const isState =
    tokens[clause.verb.main]?.lemma === 'be' && tokens[clause.end - 1]?.tag === 'ADJ' && tokens[verb]?.tag === 'VERB' && end - verb > 5
  const firstLength = clause.end - clause.verb.end + 1
  return !isState && (firstLength < shortestFirst || end - verb < shortestSecond || end - clause.verb.start < shortestOfBoth)
}

/** "from cars, street by street, and put": a few words without a verb between two commas, the second before "and". */
const isAside = (tokens: Tokens, { end }: Clause, at: number): boolean => {
  const aside = tokens.slice(at + 1, end)
  // ", portions of the cord, and": an item of a list; "street by street" names its noun twice.
  const isItem = aside[0]?.tag === 'NOUN' && !aside.slice(1).some(({ lemma }) => lemma === aside[0]?.lemma)
  const isPhrase =
    /^(?:ADP|ADV|NOUN)$/.test(aside[0]?.tag ?? '') &&
    !isItem &&
    !aside.some((token) => isVerb(token) || /^(?:and|including|or)$/.test(token.lower))
  return (
    isComma(tokens[at]) &&
    isComma(tokens[end]) &&
    aside.length > 2 &&
    aside.length < 6 &&
    !aside.some(isComma) &&
    isPhrase &&
    !isNoun(tokens[at - 2])
  )
}

/** "pick it up and see", not "take note of and keep it". */
const isParticle = (tokens: Tokens, i: number): boolean => /^(?:away|back|down|in|off|on|out|over|up)$/.test(tokens[i]?.lower ?? '')

/** "gave", "has", "makes": no infinitive that "to" could hold, and no participle. */
const isUnlikeBase = (tokens: Tokens, verb: number): boolean => {
  const token = tokens[verb]
  return token !== undefined && token.lower !== token.lemma && (token.tag === 'AUX' || token.form === '3sg' || mayBePast(token))
}

/** A word between the verbs that may have a verb of its own behind "and". */
const owns = (tokens: Tokens, i: number, isSure: boolean): boolean => {
  const token = tokens[i]
  if (token === undefined) return true
  const isPreposition = token.lower === 'to' && (isSure || !/^(?:base|pl)$/.test(tokens[i + 1]?.form ?? ''))
  // "to rate samples", "written consent"
  if (isSure && token.tag === 'VERB' && token.form === 'base' && tokens[i - 1]?.lower === 'to') return false
  if (token.tag === 'VERB' && token.form === 'participle' && tokens[i + 1]?.tag === 'NOUN' && !mayBePast(token)) return false
  return (
    (tying.has(token.lower) && !isPreposition) ||
    (token.tag === 'CCONJ' && isVerb(tokens[i + 1])) ||
    (relatives.has(token.lower) && !isNoun(tokens[i + 1])) ||
    (subordinators.has(token.lower) && token.lower !== 'as') ||
    modals.has(token.lower) ||
    (isVerb(token) && !(token.form === 'ing' && tokens[i - 1]?.tag === 'DET'))
  )
}

/** The second verb can be nothing but finite: no infinitive after a modal, no participle after "is", no noun. */
function isPlainSecond({ tokens, clause, verb }: Shared): boolean {
  const [auxiliary, second, next] = [tokens[clause.verb.start], tokens[verb], tokens[verb + 1]]
  if (!auxiliary || !second) return false
  // "and even parts of the brain": a noun that looks like a verb.
  if (next?.lower === 'of' && !takesOf.has(second.lemma)) return false
  // "and will soon be": the same modal twice makes a pair.
  if (modals.has(second.lower))
    return second.tag === 'AUX' && auxiliary.lower !== second.lower && isVerb(tokens[skipAdverbs(tokens, verb + 1, tokens.length)])
  if (second.tag === 'AUX')
    return /^(?:are|did|do|does|had|has|have|is|was|were)$/.test(second.lower) && agrees(auxiliary.lower, second.lower)
  if (!opensObject(tokens, verb + 1) && !plainVerbs.has(second.lemma)) return false
  const isGroup = clause.verb.main > clause.verb.start || auxiliary.tag === 'AUX'
  if (second.form === '3sg') return auxiliary.form === '3sg' || /^(?:has|is)$/.test(auxiliary.lower)
  if (/^(?:base|pl)$/.test(second.form ?? ''))
    // "I am applying for a place and need a letter"
    return isGroup ? tokens[clause.verb.main]?.form === 'ing' && auxiliary.lower !== 'is' : /^(?:base|pl)$/.test(auxiliary.form ?? '')
  if (!mayBePast(second)) return false
  if (isGroup)
    return (
      !mayBeParticiple(second) ||
      (auxiliary.lemma === 'be' && clause.verb.main === clause.verb.start && /^(?:DET|NUM|PRON)$/.test(next?.tag ?? ''))
    )
  return mayBePast(auxiliary)
}

/** Verbs that take "of". Sorted. */
const takesOf = wordSet('approve become complain consist die disapprove dispose dream hear know speak think warn')

/** Verbs that are seldom taken for a noun, and whose participle seldom stands before one. Sorted. */
const plainVerbs = wordSet(
  `answer ask become begin bring buy choose create discuss eat feel find get give go have hear hold keep know learn make meet obtain offer produce provide
  receive say see send show speak take teach tell think understand write`,
)

/** "it changes and are": of one number. */
const agrees = (first: string, second: string): boolean =>
  !(/^(?:are|have|were)$/.test(first) && /^(?:has|is|was)$/.test(second)) &&
  !(/^(?:has|is|was)$/.test(first) && /^(?:are|have|were)$/.test(second))

/** What follows a full verb: an object with its determiner, a phrase, "to", an adverb; not the noun of "muted whites". */
const opensObject = (tokens: Tokens, at: number): boolean => {
  const next = tokens[at]
  return (
    next !== undefined &&
    (/^(?:ADP|DET|NUM|PART|PRON|SCONJ)$/.test(next.tag) || (next.tag === 'ADV' && !isNoun(tokens[at + 1]) && tokens[at + 1]?.tag !== 'ADJ'))
  )
}

/** No third verb, and no condition, reason or time at the end that is of both. */
const isPlainRest = (tokens: Tokens, verb: number, end: number): boolean =>
  !tokens.slice(verb + 1, end).some(({ lower, text }, i) => {
    const at = verb + 1 + i
    if (/^(?:because|if|since|unless|when|whenever)$/.test(lower)) return true
    if (/^[;:–—(]$/.test(text)) return true
    return /^(?:and|but|or|so|yet)$/.test(lower) && (isComma(tokens[at - 1]) || isFinite(tokens, skipAdverbs(tokens, at + 1, end)))
  })

/** Verbs of going and posture, with which what follows makes one act: "sat down and cried". Sorted. */
const going = wordSet('come get go sit stand stop turn')
/** Verbs of which the second answers the first. */
const answering: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:begin|open|start)$/, /^(?:close|end|finish)$/],
  [/^(?:give)$/, /^(?:receive|take)$/],
  [/^(?:grow|increase|rise)$/, /^(?:decrease|drop|fall|shrink)$/],
  [/^(?:live)$/, /^(?:die)$/],
  [/^(?:win)$/, /^(?:lose)$/],
]

/** One verb twice, a pair of opposites, or a movement with its aim. */
function isOneAct({ tokens, clause, joint, verb }: Shared): boolean {
  const [one, other] = [tokens[clause.verb.main]?.lemma ?? '', tokens[verb]?.lemma ?? '']
  if (one === other && one !== 'be' && one !== 'have') return true
  if (answering.some(([first, second]) => first.test(one) && second.test(other))) return true
  if (tokens[joint]?.lower === 'but' && /^(?:also|instead|merely|only|rather)$/.test(tokens[joint + 1]?.lower ?? '')) return true
  return going.has(one) && clause.end - clause.verb.end < 5
}

/** "most of them did A and did B": of those who did both. */
const isCounted = (tokens: Tokens, { start, subjectEnd }: Clause): boolean =>
  tokens
    .slice(start, Math.max(start, headOf(tokens, start, subjectEnd)) + 1)
    .some(({ lower }) => (indefinitePronouns.has(lower) && lower !== 'other' && lower !== 'all') || counting.has(lower))
/** Words that say how many of them it was. Sorted. */
const counting = wordSet('every half majority no number numerous percent proportion such third thirds various what which who')

/** How many words of its own the first half must have where a noun is taken up. */
const shortestOf = ({ tokens, clause, verb }: Shared): number => {
  if (tokens[clause.verb.main]?.lemma === 'be' && tokens[clause.end - 1]?.tag === 'ADJ') return 1
  if (tokens[verb]?.lemma === 'be') return shortestNamed + 1
  return isPerson(tokens, clause.start, clause.subjectEnd) === true ? shortestOfPeople : shortestNamed
}

/** The pronoun for the subject when it can mean nothing else, or null. */
function nameOf(shared: Shared): string | null {
  const { tokens, clause } = shared
  const only = clause.subjectEnd === clause.start + 1 ? (tokens[clause.start]?.lower ?? '') : ''
  if (/^(?:i|we|you)$/.test(only)) return only === 'i' ? 'I' : only
  if (/^(?:he|she|they)$/.test(only)) return isPronounClear(shared, only) ? only : null
  if (/^(?:it|this)$/.test(only)) return isThingIt(shared) ? 'it' : null
  if (/^(?:that|these|those|there)$/.test(only)) return null
  const head = tokens[headOf(tokens, clause.start, clause.subjectEnd)]
  // "raced through it and then looked": one thing after the other. So short a first half holds the named with both.
  if (/^(?:later|soon|then)$/.test(tokens[shared.joint + 1]?.lower ?? '') || clause.end - clause.verb.end < shortestOf(shared)) return null
  if (!head || head.tag !== 'NOUN' || isCounted(tokens, clause)) return null
  return nameOfNoun(shared)
}

/** "it is hard to": nothing that could be named again; "put it away": another thing. */
const isThingIt = ({ tokens, clause }: Shared): boolean =>
  !/^(?:be|cost|help|make|matter|mean|pay|seem|take|turn)$/.test(tokens[clause.verb.main]?.lemma ?? '') &&
  !tokens.slice(clause.verb.end, clause.end).some(({ lower }) => /^(?:it|its)$/.test(lower))

/** "the woman saw the man", "she told him" */
const isOtherSex = (head: string, name: string): boolean => {
  const sex = /^(?:her|she)$/.test(head) ? 'she' : /^(?:he|him)$/.test(head) ? 'he' : sexOf(head)
  return sex !== null && sex !== name
}

/** "she told her sister": one whom the same pronoun could mean. */
const isPronounClear = (shared: Shared, name: string): boolean =>
  phrasesOf(shared).every(
    ({ number, isOfPeople, isPlace, head }) =>
      (name === 'they') !== (number !== 'singular') || isOfPeople === false || (isOfPeople === null && isPlace) || isOtherSex(head, name),
  )

type Phrase = {
  readonly number: 'singular' | 'plural' | null
  readonly isOfPeople: boolean | null
  readonly head: string
  readonly isObject: boolean
  readonly isPlace: boolean
}

/** Units and shapes that no pronoun takes up. Sorted. */
const units = wordSet(
  `access account addition advantage age amount attention average benefit care case centimetre century cm course day decade detail
  difference effect end euro example extent fact favour form front guidance hour impact influence information insight kilometre km
  knowledge level light line lot mean metre mile minute month number order part percent percentage place pound problem range rate regard
  response result role second share side spite support term time top understanding use view way week work year`,
)

/** The noun phrases between the first verb and the joint, but for units and the like. */
function phrasesOf({ tokens, clause }: Shared): readonly Phrase[] {
  const found: Phrase[] = []
  for (let k = clause.verb.end; k < clause.end; k++) {
    const end = nounPhraseEnd(tokens, k, { of: false })
    if (end <= k || end > clause.end) continue
    const head = tokens[headOf(tokens, k, end)]
    if (head && (isNoun(head) || /^(?:he|her|him|it|them)$/.test(head.lower)) && !units.has(head.lemma))
      found.push({
        number: numberOf(tokens, k, end),
        isOfPeople: isPerson(tokens, k, end),
        head: head.lower,
        isObject: tokens[k - 1]?.tag !== 'ADP',
        isPlace: /^(?:at|in|near)$/.test(tokens[k - 1]?.lower ?? ''),
      })
    k = end - 1
  }
  return found
}

/** Men and women, boys and girls. Sorted. */
const male = wordSet('boy boyfriend brother dad father gentleman grandfather grandpa husband king man mr. nephew prince son uncle')
const female = wordSet('aunt daughter girl girlfriend grandma grandmother lady mom mother mum niece princess queen sister wife woman')
const sexOf = (lower: string): string | null => (male.has(lower) ? 'he' : female.has(lower) ? 'she' : null)

/** "they" for things or people in the plural, "it" for one thing; nothing for a person, whose sex is not told. */
function nameOfNoun(shared: Shared): string | null {
  const { tokens, clause, verb } = shared
  const isOfPeople = isPerson(tokens, clause.start, clause.subjectEnd)
  const sex = sexOf(tokens[headOf(tokens, clause.start, clause.subjectEnd)]?.lower ?? '')
  if (sex !== null) return isPronounClear(shared, sex) ? sex : null
  const number = subjectNumber(tokens, clause)
  const others = phrasesOf(shared)
  if (number === 'plural') {
    const rivals = others.filter((other) => other.number !== 'singular' && other.head !== 'it')
    const isSaidOfPeople = isOfPeople === true && tokens[verb]?.tag !== 'AUX'
    const isParallel = clause.verb.isPassive && tokens[verb]?.lower === tokens[clause.verb.start]?.lower
    return rivals.every((rival) => (isParallel && !rival.isObject) || (isSaidOfPeople && rival.isOfPeople === false)) ? 'they' : null
  }
  if (
    number !== 'singular' ||
    isOfPeople !== false ||
    /(?:er|or|ist|ian|ant|man|ee)$/.test(tokens[headOf(tokens, clause.start, clause.subjectEnd)]?.lemma ?? '')
  )
    return null
  // "has a span of 28 m and was closed": what it has or is makes no rival.
  const isOwned = /^(?:be|have)$/.test(tokens[clause.verb.main]?.lemma ?? '') && clause.verb.main === clause.verb.start
  const rivals = others.filter(
    (other) => !isOwned && other.number !== 'plural' && other.isOfPeople !== true && !/^(?:he|her|him)$/.test(other.head),
  )
  return rivals.every((rival) => rival.head !== 'it' && (!rival.isObject || tokens[verb]?.lemma !== 'be')) ? 'it' : null
}

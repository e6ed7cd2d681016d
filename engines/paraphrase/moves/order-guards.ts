import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { opensPointing, type Halves } from './unless.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Words by which a clause takes up, or announces, what stands beside it. Sorted. */
const leaning = wordSet(
  `another both following former him it latter one ones other others remainder rest same something still such that them then these thing
  things this those too well`,
)
/** Conjunctions that go on behind a clause. Sorted. */
const joiners = wordSet('and but or so')

/** Words with which the main clause brings in something new. Sorted. */
const introducing = wordSet('a all an another any both each every five four neither no none one several some ten three two')

/** "A trial showed the same, although the gains", "Neither was hurt, although one": what the concession takes up must stand first. */
export const takesUp = (main: Tokens, sub: Tokens): boolean =>
  (introducing.has(main[0]?.lower ?? '') && /^(?:its|the|their|these|those)$/.test(sub[0]?.lower ?? '')) ||
  (/^(?:both|each|many|most|neither|none|one|some|three|two)$/.test(sub[0]?.lower ?? '') && /^(?:AUX|VERB)$/.test(sub[1]?.tag ?? ''))

/** Its one clause, or null. */
const clauseOf = (tokens: Tokens): Clause | null => clauseAt(tokens, 0, tokens.length)

/** Modals that tell what is true at any time. Sorted. */
const presentModals = wordSet('can cannot may must ought shall should will')

/** Told as true at any time: its verb is of the present, or "can", "will", "should". */
export function isOfPresent(tokens: Tokens): boolean {
  const clause = clauseOf(tokens)
  const verb = tokens[clause?.verb.start ?? -1]
  if (verb === undefined) return false
  const isPerfect = verb.tag === 'AUX' && verb.lemma === 'have'
  return !isPerfect && (verb.form === '3sg' || verb.form === 'pl' || presentModals.has(verb.lower) || /^(?:am|are|is)$/.test(verb.lower))
}

/** "it has changed", "we've all learned": up to now. */
export function isOfPerfect(tokens: Tokens): boolean {
  const clause = clauseOf(tokens)
  const verb = tokens[clause?.verb.start ?? -1]
  return clause !== null && verb?.lemma === 'have' && clause.verb.main > clause.verb.start
}

/** "we can see and judge it": what would follow might be said of the second verb alone; "would eat and would sleep" says it of both. */
export const joinsVerbs = (tokens: Tokens): boolean =>
  tokens.some(({ tag }, i) => {
    const next = tokens[tokens[i + 1]?.tag === 'ADV' ? i + 2 : i + 1]
    const isAgain = next?.tag === 'AUX' && tokens.slice(0, i).some(({ lower }) => lower === next.lower)
    return tag === 'CCONJ' && /^(?:AUX|VERB)$/.test(next?.tag ?? '') && !isAgain
  })

/** "face shortages in summer by the middle of the century": a third circumstance would be one too many. */
export const endsFull = (tokens: Tokens): boolean =>
  tokens.filter(({ tag, lower }) => tag === 'ADP' && /^(?:after|at|before|by|during|in|on|until|within)$/.test(lower)).length > 1

/** "took place after", "was on the verge of tears when": what follows is the news. */
function announces(main: Tokens, { verb }: Clause): boolean {
  const takesPlace = main.some(({ lemma }, i) => lemma === 'take' && /^(?:part|place)$/.test(main[i + 1]?.lower ?? ''))
  return takesPlace || (main[verb.main]?.lemma === 'be' && main[verb.end]?.tag === 'ADP')
}

/** A time or a reason may be longer than the main clause by so many words. */
const longer = 4

/** A main clause of more tokens bears nothing behind it. */
const longestBefore = 9

/** What a main clause with a condition says of its verb. Sorted. */
const conditional = wordSet("'d ’d 'll ’ll can could may might should will would")

/** A main clause that is as long as this may stand before a condition. */
const longestBeforeCondition = 16

/** "The cost would be high if": what would follow is told in one clause, which leans on nothing, and the condition is not the longer by far. */
export function mayLeadCondition({ main, sub }: Halves): boolean {
  const auxiliary = main.find(({ tag }) => tag === 'AUX')
  const first = main[0]?.lower ?? ''
  if (main.length > longestBeforeCondition || sub.length > main.length + 6) return false
  if (!conditional.has(auxiliary?.lower ?? '') || hasWord(main, leaning) || opensPointing(sub)) return false
  return !/^(?:it|he|she|there|they)$/.test(first) || first === sub[0]?.lower
}

/** Whether the main clause can come first: it is short, leans on nothing, and its subject is known or of many at large. */
export function mayLead({ main, sub }: Halves): boolean {
  const [first, other] = [main[0], sub[0]]
  if (first === undefined || other === undefined || main.length > longestBefore || hasWord(main, leaning) || hasWord(main, joiners))
    return false
  if (hasWord(sub, joiners) && sub.length > longestBefore) return false
  const isSame = subjectPronouns.has(first.lower) && first.lower === other.lower
  const isPlural = first.tag === 'NOUN' && first.lower !== first.lemma
  const isMany = /^(?:many|more|most)$/.test(first.lower)
  const namesSub = /^(?:he|she|they)$/.test(first.lower) && !subjectPronouns.has(other.lower) && !/^(?:an?|another|some)$/.test(other.lower)
  const isKnownSub = !opensPointing(sub) || isSame
  return isKnownSub && (isSame || isPlural || isMany || namesSub || /^(?:i|people|we|you)$/.test(first.lower))
}

/** "Detection improved when a warning was shown": the main clause names what needs no naming before, and may be told first. */
export function mayLeadTime({ main, sub }: Halves): boolean {
  const [first, other] = [main[0], sub[0]]
  const clause = clauseOf(main)
  if (first === undefined || other === undefined || clause === null || main.length > longestBeforeCondition) return false
  if (
    sub.length > main.length + longer ||
    hasWord(main, leaning) ||
    opensPointing(sub) ||
    hasWord(sub, joiners) ||
    hasWord(main, sequel) ||
    hasWord(sub, sequel)
  )
    return false
  // "When a new girl came, she": the clause brings her in.
  if (/^(?:he|it|she|they)$/.test(first.lower))
    return first.lower === other.lower || /^(?:the|my|our|your)$/.test(other.lower) || other.tag === 'PROPN'
  const isBare = first.tag === 'NOUN' && clause.subjectEnd === 1
  return (
    /^(?:i|we|you)$/.test(first.lower) ||
    isBare ||
    (first.tag === 'PROPN' && clause.subjectEnd <= 2) ||
    (isOfPresent(main) && /^an?$/.test(first.lower))
  )
}

/** By these what follows in time is told. Sorted. */
const sequel = wordSet('again already finally immediately instantly later never only soon still suddenly')

/** Verbs that say no more than that it was so: what follows is the news. Sorted. */
const empty = wordSet('appear arise begin come emerge end exist happen occur recur start')
/** Openings that bring somebody or something in. Sorted. */
const unnamed = wordSet('a an another one others several some there')

/** Openings that name nothing yet or point at what was said just before. Sorted. */
const pointingHard = wordSet('another either neither one ones other others such that these this those')
/** Adverbs that make the main clause the news. Sorted. */
const news = wordSet('again also always even ever first just last never now only still yet')

/** Whether a clause of time or reason may come first though the main clause opens with a pronoun, or is the shorter. */
export function mayFollowFreely({ main, sub }: Halves, shortestMain: number): boolean {
  const clause = clauseOf(main)
  const other = clauseOf(sub)
  if (clause === null || other === null || main.length < shortestMain || sub.length > main.length + longer) return false
  if (pointingHard.has(main[0]?.lower ?? '') || hasWord(main, leaning) || hasWord(main, news) || hasWord(sub, leaning)) return false
  if (opensPointing(sub) && !subjectPronouns.has(sub[0]?.lower ?? '')) return false
  return !announces(main, clause) && !(empty.has(main[clause.verb.main]?.lemma ?? '') && !clause.verb.isPassive)
}

/** Whether the clause at the end may come first: it is no longer than the main clause, which says enough to end the sentence. */
export function mayFollow({ main, sub }: Halves, shortestMain: number): boolean {
  const clause = clauseOf(main)
  if (clause === null || main.length < shortestMain || sub.length > main.length) return false
  if (unnamed.has(main[0]?.lower ?? '') || opensPointing(main) || hasWord(main, leaning) || hasWord(main, joiners)) return false
  if (sub.some(({ lower }) => lower === 'that') || (opensPointing(sub) && !subjectPronouns.has(sub[0]?.lower ?? ''))) return false
  return !announces(main, clause) && !(empty.has(main[clause.verb.main]?.lemma ?? '') && clause.verb.end >= main.length)
}

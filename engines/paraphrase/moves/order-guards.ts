import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { hasWord, opensPointing, wordSet, type Halves } from './unless.ts'

/** Words by which a clause takes up, or announces, what stands beside it. Sorted. */
const leaning = wordSet(
  `another both following former him it latter one ones other others remainder rest same something still such that them then these thing
  things this those too well`,
)
const joiners = wordSet('and but or so')

/** Its one clause, or null. */
const clauseOf = (tokens: Tokens): Clause | null => clauseAt(tokens, 0, tokens.length)

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

/** A main clause of more tokens bears nothing behind it. */
const longestBefore = 9

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

/** Verbs that say no more than that it was so: what follows is the news. Sorted. */
const empty = wordSet('appear arise begin come emerge end happen occur start')
const unnamed = wordSet('a an another one others several some there')

/** Whether the clause at the end may come first: it is no longer than the main clause, which says enough to end the sentence. */
export function mayFollow({ main, sub }: Halves, shortestMain: number): boolean {
  const clause = clauseOf(main)
  if (clause === null || main.length < shortestMain || sub.length > main.length) return false
  if (unnamed.has(main[0]?.lower ?? '') || opensPointing(main) || hasWord(main, leaning) || hasWord(main, joiners)) return false
  if (hasWord(sub, wordSet('that')) || (opensPointing(sub) && !subjectPronouns.has(sub[0]?.lower ?? ''))) return false
  return !(empty.has(main[clause.verb.main]?.lemma ?? '') && clause.verb.end >= main.length)
}

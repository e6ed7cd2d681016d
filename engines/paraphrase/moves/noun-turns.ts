import { isFinite, mayBeParticiple } from '../../languages/en/grammar/clause.ts'
import { compose, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isPerson, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import { possessives, relatives } from '../../languages/en/grammar/grammar-words.ts'
import { isKnownWord } from '../../languages/en/grammar/tag.ts'
import { treeOf } from '../../languages/en/parse/english.ts'
import { childrenOf, spanOf, type Tree } from '../../languages/en/parse/tree.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { isSaidAgain } from './adverb-place.ts'
import { relativeFor, takesWho } from './behind-noun.ts'
import { intransitiveOnly, intransitiveVerbs } from '../../languages/en/grammar/word-lists.ts'
import {
  comesOf,
  contentNouns,
  havers,
  inherent,
  joining,
  longVerbs,
  noHavers,
  notHad,
  notSaid,
  presentModals,
  relational,
  reported,
  signVerbs,
  spoilers,
  takenOnce,
  whereNouns,
  withoutClause,
} from './noun-turn-words.ts'
import { done, habitual, lasting } from './participle-time.ts'
import { rearrange } from './rearrange.ts'
import { habitVerbs, stateVerbs } from './relative.ts'

/** A clause that describes a noun: the noun, the verb of the clause, and where the clause stands. */
type Described = {
  readonly noun: number
  readonly verb: number
  readonly start: number
  readonly end: number
}

/** Every describing clause behind a noun that hangs on it as surely as `least`, in order. */
function describedIn(sentence: Tokens, tree: Tree, least: number): readonly Described[] {
  return tree.relations.flatMap((relation, verb) => {
    const noun = tree.heads[verb] ?? -1
    const { start, end } = spanOf(tree, verb)
    const isSure = relation === 'relative' && noun >= 0 && noun < start && (tree.certainty[verb] ?? 0) >= least
    return isSure && sentence[noun]?.tag === 'NOUN' ? [{ noun, verb, start, end }] : []
  })
}

const hasConjunct = (tree: Tree, head: number): boolean => childrenOf(tree, head).some((child) => tree.relations[child] === 'conjunct')

/** One or many, by the noun and its determiner; null where the words do not tell. */
function numberAt(sentence: Tokens, tree: Tree, noun: number): Number | null {
  const lower = sentence[noun]?.lower ?? ''
  if (/^(?:data|people|police)$/.test(lower)) return 'plural'
  if (tree.relations[noun] === 'conjunct' || hasConjunct(tree, noun)) return null
  const kids = childrenOf(tree, noun).filter((child) => child < noun)
  return numberOf(sentence, Math.min(noun, ...kids), noun + 1)
}

/** "a plan for towns that uses maps": a verb of the other number tells that the clause is of another noun. */
function isOfOther(sentence: Tokens, tree: Tree, { noun, verb }: Described): boolean {
  const number = numberAt(sentence, tree, noun)
  const auxiliary = childrenOf(tree, verb).find(
    (child) => child < verb && sentence[child]?.tag === 'AUX' && tree.relations[child] === 'core',
  )
  const finite = sentence[auxiliary ?? verb]
  if (number === null || finite === undefined) return false
  return number === 'plural'
    ? finite.form === '3sg' || /^(?:has|is|was)$/.test(finite.lower)
    : finite.form === 'pl' || /^(?:are|have|were)$/.test(finite.lower)
}

/** "It is this love that leads us": what stands out behind "it is". */
const isCleft = (sentence: Tokens, tree: Tree, { noun, start }: Described): boolean =>
  /^(?:it|this|that)(?:['’]s)?$/.test(sentence[0]?.lower ?? '') &&
  sentence.slice(1, 3).some(({ lemma, lower }) => lemma === 'be' || /^['’]s$/.test(lower)) &&
  !/^an?$/.test(sentence[spanOf(tree, noun).start]?.lower ?? '') &&
  start < 12

/** Told in the past or the present, by the finite verb that the noun at `from` depends on; null where none tells. */
function timeAt(sentence: Tokens, tree: Tree, from: number): 'past' | 'present' | null {
  for (let at = tree.heads[from] ?? -1; at >= 0; at = tree.heads[at] ?? -1) {
    const verb = sentence[at]
    if (verb === undefined || !/^(?:AUX|VERB)$/.test(verb.tag)) continue
    const auxiliary = childrenOf(tree, at).find((child) => child < at && sentence[child]?.tag === 'AUX' && tree.relations[child] === 'core')
    const finite = sentence[auxiliary ?? at]
    if (finite === undefined) return null
    if (presentModals.has(finite.lower) || /^(?:3sg|pl)$/.test(finite.form ?? '')) return finite.lower === 'had' ? null : 'present'
    if (/^(?:could|had|might|would)$/.test(finite.lower)) return null
    // "a woman named Ann in a town": no verb of a clause.
    const hasSubject = childrenOf(tree, at).some((child) => tree.relations[child] === 'subject')
    if (auxiliary === undefined && finite.form === 'past' && !hasSubject && tree.relations[at] === 'relative') continue
    // "put it in the oven": a past, or a command.
    if (finite.form === 'past' && finite.lower === finite.lemma) return null
    if (finite.form === 'past' && isFinite(sentence, auxiliary ?? at)) return 'past'
    if (finite.tag === 'AUX') return null
  }
  return null
}

/** Whether the noun is the object of a verb that also takes a participle: "see people living in tents". */
const isSpoiled = (sentence: Tokens, tree: Tree, noun: number): boolean => {
  const verb = sentence[tree.heads[noun] ?? -1]
  return (verb?.tag === 'VERB' && spoilers.has(verb.lemma) && tree.relations[noun] === 'object') || /^with(?:out)?$/.test(verb?.lower ?? '')
}

/** A relative near by would be heard together with a second one. */
const hasRelativeNear = (sentence: Tokens, { start, end, noun }: Described): boolean =>
  sentence.slice(Math.max(1, noun - 6), Math.min(sentence.length, end + 2)).some(({ lower }) => relatives.has(lower)) ||
  sentence.slice(0, start).some(({ lower }) => lower === 'those')

/** "birds caught near the sea ... birds caught on the hill", "pupils who struggle, rather than pupils who work": one wording for both. */
const isPaired = (sentence: Tokens, at: number): boolean => isSaidAgain(sentence, at) || sentence.some(({ lower }) => lower === 'only')

/** Whether the clause begins right behind its noun or the phrase of it, with no mark between, and has words behind its verb. */
const isClose = (sentence: Tokens, { noun, verb, start, end }: Described): boolean =>
  start === noun + 1 && end > verb + 1 && !sentence.slice(verb, end).some(({ text }) => /^[,;:()–—"“”]$/.test(text))

/** is, are, was or were, for a participle behind its noun; null where the time is not told. */
function beFor(sentence: Tokens, tree: Tree, { noun, verb, end }: Described): string | null {
  const number = numberAt(sentence, tree, noun)
  const time = timeAt(sentence, tree, noun)
  const lower = sentence[verb]?.lower ?? ''
  if (number === null || time === null) return null
  const [was, is] = number === 'plural' ? ['were', 'are'] : ['was', 'is']
  const hasYear = sentence.slice(verb + 1, end).some(({ text }) => /^1[5-9]\d\d$|^20[0-2]\d$|^(?:ago|yesterday)$/.test(text))
  if (time === 'past' || hasYear) return was
  if (takenOnce.has(lower)) return null
  if (/^(?:composed of|founded on)$/.test(`${lower} ${sentence[verb + 1]?.lower ?? ''}`)) return is
  const isGeneral = !/^(?:DET|PRON)$/.test(sentence[Math.min(noun, ...childrenOf(tree, noun))]?.tag ?? '')
  if (done.has(lower) || reported.has(sentence[noun]?.lemma ?? '')) return isGeneral && done.has(lower) ? null : was
  return lasting.has(lower) || (isGeneral && habitual.has(lower)) ? is : null
}

/** Words that open a clause though they are tagged as prepositions: "as the ships retreated". */
const opensLikeAs = /^(?:after|as|before|since|than|until)$/

/** Whether the noun, or the longer phrase that it closes, opens a clause. */
function opensClause(sentence: Tokens, tree: Tree, noun: number): boolean {
  for (let at = noun; at >= 0; at = tree.heads[at] ?? -1) {
    const token = sentence[at]
    if (at !== noun && token?.form !== 'ing' && !/^(?:ADP|NOUN|PROPN)$/.test(token?.tag ?? '')) return false
    if (opensLikeAs.test(token?.lower ?? '')) return true
    const before = sentence[Math.min(at, spanOf(tree, at).start) - 1]
    if (before === undefined || /^(?:PUNCT|CCONJ|SCONJ)$/.test(before.tag) || opensLikeAs.test(before.lower)) return token?.tag !== 'ADP'
  }
  return false
}

/** "her wisdom echoed in the leaves, binding all": a past that looks like its participle, of a noun that opens a clause. */
const mayBeMain = (sentence: Tokens, tree: Tree, { noun, verb, end }: Described): boolean =>
  sentence[verb]?.form !== 'ing' &&
  (sentence[verb + 1]?.lower !== 'by' || sentence[verb + 2]?.tag === 'PUNCT') &&
  sentence[end]?.tag !== 'AUX' &&
  opensClause(sentence, tree, noun)

/** "the group of towns of the plain formed by war": of which noun is open where "of" comes twice. */
const isBehindOther = (sentence: Tokens, tree: Tree, { noun }: Described): boolean => {
  const of = tree.heads[noun] ?? -1
  const owner = tree.heads[of] ?? -1
  return sentence[of]?.lower === 'of' && sentence[tree.heads[owner] ?? -1]?.lower === 'of'
}

/** "the damage caused by storms" to "the damage that is caused by storms". */
export const spellParticiple: Structure['apply'] = rearrange((sentence) => {
  const tree = treeOf(sentence)
  for (const clause of describedIn(sentence, tree, 0.75)) {
    const [noun, verb] = [sentence[clause.noun], sentence[clause.verb]]
    if (!noun || !verb || verb.isLocked || noun.isName || verb.tag !== 'VERB' || !mayBeParticiple(verb)) continue
    const adverbs = sentence.slice(clause.start, clause.verb)
    if (!adverbs.every(({ tag, lower }) => tag === 'ADV' && lower.endsWith('ly')) || adverbs.length > 1) continue
    if (!isClose(sentence, clause) || hasConjunct(tree, clause.verb) || hasRelativeNear(sentence, clause)) continue
    if (
      notSaid.has(verb.lower) ||
      (verb.lower === 'set' && sentence[clause.verb + 1]?.lower === 'of') ||
      withoutClause.has(noun.lemma) ||
      isSpoiled(sentence, tree, clause.noun) ||
      isPaired(sentence, clause.verb)
    )
      continue
    // "the oldest songs known to us": the clause belongs to the degree.
    const isOfDegree = sentence
      .slice(Math.max(0, clause.noun - 5), clause.noun)
      .some(({ lower }) => /^(?:first|most)$|[^u]est$/.test(lower))
    if (verb.lower === 'known' && isOfDegree) continue
    if (!isKnownWord(noun.lemma) || !isKnownWord(verb.lemma) || isBehindOther(sentence, tree, clause)) continue
    if (intransitiveVerbs.has(verb.lemma) || intransitiveOnly.has(verb.lemma) || mayBeMain(sentence, tree, clause)) continue
    if (sentence[clause.verb + 1]?.tag !== 'ADP' && sentence[clause.verb + 1]?.lower !== 'to') continue
    const be = beFor(sentence, tree, clause)
    if (be === null) continue
    return [
      compose(
        sentence.slice(0, clause.start),
        [word(relativeFor(noun), 'PRON'), word(be, 'AUX', null, 'be')],
        sentence.slice(clause.start),
      ),
    ]
  }
  return null
})

const isLasting = (verb: Token, isWho: boolean): boolean =>
  isWho
    ? longVerbs.has(verb.lemma) || stateVerbs.has(verb.lemma) || habitVerbs.has(verb.lemma)
    : signVerbs.has(verb.lemma) || (stateVerbs.has(verb.lemma) && verb.lemma !== 'live')

/** Whether the clause begins with its subject, a bare "who", "that" or "which", right behind the noun. */
const opensWithRelative = (sentence: Tokens, tree: Tree, { noun, start }: Described): boolean =>
  start === noun + 1 && /^(?:that|which|who)$/.test(sentence[start]?.lower ?? '') && tree.relations[start] === 'subject'

/** "people who live near the river" to "people living near the river". */
export const clipActive: Structure['apply'] = rearrange((sentence) => {
  const tree = treeOf(sentence)
  for (const clause of describedIn(sentence, tree, 0.3)) {
    const { start, verb, end, noun } = clause
    const [described, finite] = [sentence[noun], sentence[verb]]
    if (
      !described ||
      !finite ||
      !opensWithRelative(sentence, tree, clause) ||
      verb !== start + 1 ||
      finite.tag !== 'VERB' ||
      finite.isLocked
    )
      continue
    const time = timeAt(sentence, tree, noun)
    const isNow = /^(?:3sg|pl)$/.test(finite.form ?? '') && time === 'present'
    // "pupils who ate there grew": what was done before would seem to be done at the same time.
    const wasThen = finite.form === 'past' && time === 'past' && (longVerbs.has(finite.lemma) || stateVerbs.has(finite.lemma))
    if ((!isNow && !wasThen) || !isLasting(finite, takesWho(described)) || hasConjunct(tree, verb) || end <= verb + 1) continue
    if (isOfOther(sentence, tree, clause) || isCleft(sentence, tree, clause)) continue
    if (possessives.has(sentence[spanOf(tree, noun).start]?.lower ?? '')) continue
    // "they met a woman who spoke of a heart": told as an event.
    if (finite.lemma === 'speak' && finite.form === 'past' && sentence[verb + 1]?.tag === 'ADP') continue
    if (
      isSpoiled(sentence, tree, noun) ||
      isPaired(sentence, start) ||
      withoutClause.has(described.lemma) ||
      sentence.slice(0, start).some(({ lower }) => lower === 'those')
    )
      continue
    if (sentence.slice(start + 1, end).some(({ lower }) => relatives.has(lower)) || sentence[tree.heads[noun] ?? -1]?.lower === 'by')
      continue
    return [compose(sentence.slice(0, start), [inflected(finite, 'ing')], sentence.slice(verb + 1))]
  }
  return null
})

/** "the methods that we used" to "the methods we used". */
export const dropObjectRelative: Structure['apply'] = rearrange((sentence) => {
  const tree = treeOf(sentence)
  for (const { noun, verb, start, end } of describedIn(sentence, tree, 0.3)) {
    const [described, relative, subject] = [sentence[noun], sentence[start], sentence[start + 1]]
    if (!described || !/^(?:that|which|whom)$/.test(relative?.lower ?? '') || start !== noun + 1) continue
    if (
      tree.relations[start] !== 'object' ||
      (tree.certainty[start] ?? 0) < 0.7 ||
      !/^(?:he|i|she|they|we|you)$/.test(subject?.lower ?? '')
    )
      continue
    if (
      contentNouns.has(described.lemma) ||
      hasConjunct(tree, verb) ||
      end - start > 9 ||
      sentence[start + 2]?.text === ',' ||
      sentence.some(({ lower }, i) => i > start && /^(?:which|whom)$/.test(lower))
    )
      continue
    // "some matter that I believe affected us": of the clause within.
    if (/^(?:believe|feel|hope|know|say|suppose|think)$/.test(sentence[verb]?.lemma ?? '')) continue
    if (/^(?:is|was)$/.test(sentence[1]?.lower ?? '') && sentence[0]?.lower === 'it') continue
    if (sentence.slice(0, start).some(({ lower }) => /^(?:so|such)$/.test(lower))) continue
    // "with the result that he lacked courage": the verb has its own object.
    if (childrenOf(tree, verb).some((child) => child > verb && tree.relations[child] === 'object')) continue
    return [compose(sentence.slice(0, start), sentence.slice(start + 1))]
  }
  return null
})

/** "the town in which she lives" to "the town where she lives". */
export const whichToWhere: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    if (sentence[at]?.lower !== 'which' || !/^(?:at|in)$/.test(sentence[at - 1]?.lower ?? '')) continue
    const noun = sentence[at - 2]
    if (noun?.tag !== 'NOUN' || !whereNouns.has(noun.lemma) || sentence.some(({ lower }) => lower === 'where')) continue
    return [
      compose(
        sentence.slice(0, at - 1),
        [withText(sentence[at] ?? word('which', 'PRON'), 'where', { tag: 'ADV' })],
        sentence.slice(at + 1),
      ),
    ]
  }
  return null
})

/** "the town where she lives" to "the town in which she lives". */
export const whereToWhich: Structure['apply'] = rearrange((sentence, end) => {
  const tree = treeOf(sentence)
  for (const { noun, start, verb } of describedIn(sentence, tree, 0.35)) {
    const described = sentence[noun]
    if (!described || start !== noun + 1 || sentence[start]?.lower !== 'where' || start >= end || !whereNouns.has(described.lemma)) continue
    if (
      /^(?:company|home|location|part|place|point|position|site|street)$/.test(described.lemma) ||
      sentence.some(({ lower }) => lower === 'which')
    )
      continue
    if (sentence[Math.min(noun, ...childrenOf(tree, noun)) - 1]?.lower === 'in') continue
    if (sentence[verb]?.lemma === 'be' || hasConjunct(tree, verb) || /^(?:arrive|come|go|stop)$/.test(sentence[verb]?.lemma ?? '')) continue
    return [
      compose(
        sentence.slice(0, start),
        [word('in', 'ADP'), withText(sentence[start] ?? word('where', 'ADV'), 'which', { tag: 'PRON' })],
        sentence.slice(start + 1),
      ),
    ]
  }
  return null
})

/** "a system which protects data" to "a system that protects data". */
export const whichToThat: Structure['apply'] = rearrange((sentence) => {
  const tree = treeOf(sentence)
  for (const clause of describedIn(sentence, tree, 0.3)) {
    const { noun, start, verb } = clause
    const which = sentence[start]
    if (which?.lower !== 'which' || start !== noun + 1 || which.isLocked || sentence.some(({ lower }) => lower === 'that')) continue
    // "people which is an important part", "gas, which is bad": said of the clause; "which had closed and which": both stay alike.
    const isOfClause =
      /^(?:is|means|was)$/.test(sentence[start + 1]?.lower ?? '') && /^(?:ADJ|DET|NOUN|PROPN)$/.test(sentence[start + 2]?.tag ?? '')
    // "I had the soup which was very good": more is told of it.
    if (sentence[verb]?.lemma === 'be' || takesWho(sentence[noun])) continue
    const isTwice = sentence.filter(({ lower }) => lower === 'which').length > 1
    if (tree.relations[start] !== 'subject' || (tree.certainty[start] ?? 0) < 0.6 || isOfClause || isTwice) continue
    // "he looks at a screen which can lead to accidents", "a rule called a lock which holds", "unlike the human eye which".
    if (isOfOther(sentence, tree, clause) || (comesOf.has(sentence[verb]?.lemma ?? '') && numberAt(sentence, tree, noun) !== 'plural'))
      continue
    if (sentence.slice(Math.max(0, noun - 3), noun).some(({ lower }) => /^(?:called|human|like|named|unlike|whole)$/.test(lower))) continue
    return [sentence.with(start, withText(which, 'that'))]
  }
  return null
})

/** "a house with three rooms" to "a house that has three rooms". */
export const spellWith: Structure['apply'] = rearrange((sentence) => {
  const tree = treeOf(sentence)
  for (const [at, { lower }] of sentence.entries()) {
    const noun = tree.heads[at] ?? -1
    const described = sentence[noun]
    if (lower !== 'with' || noun !== at - 1 || tree.relations[at] !== 'modifier' || (tree.certainty[at] ?? 0) < 0.85) continue
    const head = tree.heads.findIndex((one, i) => one === at && i > at)
    const [first, had] = [sentence[at + 1], sentence[head]]
    if (described?.tag !== 'NOUN' || had?.tag !== 'NOUN' || relational.has(described.lemma) || withoutClause.has(described.lemma)) continue
    if (!/^(?:ADJ|NOUN|NUM)$/.test(first?.tag ?? '') && !/^(?:an?|many|no|several)$/.test(first?.lower ?? '')) continue
    // "a burger with cheese": of a thing, a mass is no more than beside it.
    if (head === at + 1 && had.lower === had.lemma && !takesWho(described)) continue
    // "men with a cough from two towns": what follows is of the men too.
    if (/^(?:across|at|from|in)$/.test(sentence[head + 1]?.lower ?? '')) continue
    if (isPaired(sentence, at) || sentence.some(({ lemma, tag }) => tag === 'VERB' && joining.has(lemma))) continue
    if (isPerson([had], 0, 1) === true || notHad.has(had.lemma) || /(?:ing|tion|ment|ance|ence|ship)$/.test(described.lemma)) continue
    const isHaver = takesWho(described) ? !noHavers.has(described.lemma) : havers.has(described.lemma) || inherent.has(had.lemma)
    if (!isHaver || !isKnownWord(described.lemma) || described.form === 'participle') continue
    const { start, end } = spanOf(tree, at)
    if (sentence.slice(start, end).some(({ tag, text }) => tag === 'VERB' || text === ',') || hasConjunct(tree, noun)) continue
    if (sentence.slice(Math.max(0, noun - 6), end + 3).some((token) => relatives.has(token.lower)) || isSpoiled(sentence, tree, noun))
      continue
    const [number, time] = [numberAt(sentence, tree, noun), timeAt(sentence, tree, noun)]
    if (number === null || time === null) continue
    if (time === 'past' && !takesWho(described) && !inherent.has(had.lemma)) continue
    const have = time === 'past' ? 'had' : number === 'plural' ? 'have' : 'has'
    return [
      compose(sentence.slice(0, at), [word(relativeFor(described), 'PRON'), word(have, 'VERB', null, 'have')], sentence.slice(at + 1)),
    ]
  }
  return null
})

import { isFinite, skipAdverbs } from '../../languages/en/grammar/clause.ts'
import { takesAn } from '../../languages/en/articles.ts'
import { compose, lowerFirst, withText, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseVerbs, relatives, subjectPronouns, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { shortGradable } from '../../languages/en/grammar/word-lists.ts'
import { isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
import { isFixedPair, orderedWords } from './fixed-pairs.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** "among teachers and pupils" to "among pupils and teachers": two bare nouns that no custom, time or rank puts in order. */
export const turnNouns: Structure['apply'] = rearrange((sentence, end) =>
  isMatched(sentence, end) ? null : turnFirst(sentence, end, isTurnableNoun),
)

/** '"Really" and "truly" referred to reality and truth': of two pairs in one clause each word answers one of the other pair. */
function isMatched(tokens: Tokens, end: number): boolean {
  let pairs = 0
  for (const [i, { text, lower, tag }] of tokens.slice(0, end).entries()) {
    if (/^[,;:(]$/.test(text) || relatives.has(lower) || (subordinators.has(lower) && tag === 'SCONJ')) pairs = 0
    else if (/^(?:and|or)$/.test(lower) && tokens[i - 1]?.text !== ',' && !joinsVerbs(tokens, i)) pairs++
    if (pairs > 1) return true
  }
  return false
}

/** "learn about culture and diversity and broaden their view": the second joins what is done, and answers no pair. */
function joinsVerbs(tokens: Tokens, at: number): boolean {
  const next = tokens[skipAdverbs(tokens, at + 1, tokens.length)]
  if (next?.tag !== 'VERB' && next?.tag !== 'AUX' && next?.lower !== 'to') return subjectPronouns.has(next?.lower ?? '')
  return next.tag !== 'VERB' || (next.form !== 'ing' && !(next.form === 'participle' && tokens[at - 1]?.tag === 'ADJ'))
}

/** "It was cheap and simple." to "It was simple and cheap." */
export const turnAdjectives: Structure['apply'] = rearrange((sentence, end) => turnFirst(sentence, end, isTurnableAdjective))

/** "clear and honest answers" to "honest and clear answers". */
export const turnModifiers: Structure['apply'] = rearrange((sentence, end) => turnFirst(sentence, end, isTurnableModifier))

/** "quickly and quietly" to "quietly and quickly". */
export const turnAdverbs: Structure['apply'] = rearrange((sentence, end) => turnFirst(sentence, end, isTurnableAdverb))

/** Where a pair stands: its two words, and the end of the sentence. */
export type Place = { readonly tokens: Tokens; readonly first: number; readonly second: number; readonly end: number }

/** More than two turns make another sentence of it. */
const turnsAtMost = 2

function turnFirst(sentence: Tokens, end: number, isTurnable: (place: Place) => boolean): readonly Tokens[] | null {
  let tokens = sentence
  let turns = 0
  if (sentence.some(({ lower }) => tellsOrder.has(lower))) return null
  for (let and = 1; and < end - 1 && turns < turnsAtMost; and++) {
    if (!/^(and|or)$/.test(tokens[and]?.lower ?? '')) continue
    // "a, b, and c"
    const first = tokens[and - 1]?.text === ',' && tokens[and - 3]?.text === ',' ? and - 2 : and - 1
    const [one, other] = [tokens[first], tokens[and + 1]]
    if (!one || !other || !isFree(one, other) || /^(and|or|&)$/.test(tokens[and + 2]?.lower ?? '')) continue
    if (/^(and|or|&|\/|-)$/.test(tokens[first - 1]?.lower ?? '') || other.space === '') continue
    if (!isTurnable({ tokens, first, second: and + 1, end })) continue
    tokens = compose(
      withArticle(tokens.slice(0, first), other),
      [other],
      tokens.slice(first + 1, and + 1),
      first === 0 ? lowerFirst([one]) : [one],
      tokens.slice(and + 2),
    )
    and += 2
    turns++
  }
  return turns > 0 ? [tokens] : null
}

/** "a" becomes "an" where the word that now follows asks for it. */
function withArticle(tokens: Tokens, next: Token): Tokens {
  const article = tokens.at(-1)
  if (!article || !/^an?$/.test(article.lower) || article.tag !== 'DET') return tokens
  const text = takesAn(next.text) ? 'an' : 'a'
  return text === article.lower ? tokens : [...tokens.slice(0, -1), withText(article, /^A/.test(article.text) ? `A${text.slice(1)}` : text)]
}

/** Words that speak of the order. */
const tellsOrder = new Set(['respectively', 'former', 'latter', 'first', 'second', 'then', 'later', 'order', 'sequence', 'between'])

/** Whether no name, lock, custom, time or rank holds the two in their order. */
export function isFree(first: Token, second: Token): boolean {
  if (first.isLocked || second.isLocked || first.isName || second.isName || first.lemma === second.lemma) return false
  if (/-/.test(first.text + second.text)) return false
  if (orderedWords.has(first.lemma) || orderedWords.has(second.lemma)) return false
  // "direct and indirect"
  if (first.lower.endsWith(second.lower) || second.lower.endsWith(first.lower)) return false
  return !isFixedPair(first, second)
}

const opensNouns = new Set(
  'about across against among around as at behind beyond by despite for from in including into like of on onto over than through to toward towards under upon via with within without'.split(
    ' ',
  ),
)

/** Two bare nouns of one weight, with nothing before or behind that belongs to one alone. */
export function isTurnableNoun(place: Place): boolean {
  const { tokens, first, second, end } = place
  const [before, one, other] = [tokens[first - 1], tokens[first], tokens[second]]
  if (one?.tag !== 'NOUN' || other?.tag !== 'NOUN') return false
  if (opensAsSubject(place)) return true
  if (!before) return false
  const left = leftOf(place, before)
  if (left === null || isTermBefore(tokens, first - 1)) return false
  const isMixed = isPlural(one) !== isPlural(other)
  // "a number of": what follows must stand in the plural. An adjective may ask for one number too.
  if (isMixed && (left === 'adjective' || left === 'genitive' || before.lower === 'of' || tokens[second - 1]?.lower === 'or')) return false
  const right = rightOf(tokens, second + 1, end)
  // "on the glass and press Scan"
  if (right === 'verb' && /^\p{Lu}/u.test(tokens[second + 1]?.text ?? '')) return false
  if (right === 'verb') return !isMixed && !(left === 'object' || hasVerbBefore(tokens, first))
  if (right === 'closed') return true
  if (right === null || isMixed) return false
  // "hard for parents and students to plan", "several reasons and examples to support it": both do it.
  if (tokens[second + 1]?.lower === 'to' && (before.lower === 'for' || left === 'adjective')) return true
  const isShared = left === 'determiner' || left === 'genitive'
  if (right === 'of') return left === 'determiner' && before.lower === 'the'
  // "misheard the name of a pill and thought that she had swallowed it": the second is a verb.
  if (right === 'relative' && clauseVerbs.has(verbOf(other))) return false
  if (right === 'relative') return isShared || isPlural(one)
  return isShared || (!isPlural(one) && left !== 'adjective')
}

/** "Schools and universities can offer courses", "that comets and asteroids could have hit it": a bare pair that opens its clause, and its verb. */
function opensAsSubject({ tokens, first, second, end }: Place): boolean {
  const [before, one, other, verb] = [tokens[first - 1], tokens[first], tokens[second], tokens[second + 1]]
  if (!one || !other || second !== first + 2 || tokens[second - 1]?.lower !== 'and') return false
  const isOpen = first === leadEnd(tokens) || (before?.tag === 'SCONJ' && opensClauseOf.test(before.lower))
  const isFirst = isOpen && (before?.tag !== 'SCONJ' || opensClauseOf.test(before.lower))
  const agrees =
    verb?.tag === 'AUX'
      ? !/^(?:is|was|has|does)$/.test(verb.lower)
      : verb?.form === 'pl' || (verb?.form === 'past' && isPlural(one) && isPlural(other))
  return isFirst && agrees && isFinite(tokens, skipAdverbs(tokens, second + 1, end))
}

const opensClauseOf = /^(?:although|because|if|since|that|unless|when|where|whether|while)$/

const verbOf = ({ lower, lemma }: Token): string => (lower === 'thought' ? 'think' : lower === 'felt' ? 'feel' : lemma)

type Left = 'object' | 'preposition' | 'list' | 'determiner' | 'genitive' | 'adjective'

/** What the pair hangs on, when it is plain that it hangs on both. */
export function leftOf({ tokens, first, second }: Place, before: Token): Left | null {
  const [one, other] = [tokens[first], tokens[second]]
  if (before.tag === 'VERB' && before.form !== 'participle' && before.lemma !== 'be') return 'object'
  if (before.text === ',') return tokens[first - 2]?.tag === 'NOUN' ? 'list' : null
  if ((before.tag === 'ADP' || before.tag === 'SCONJ') && opensNouns.has(before.lower)) return 'preposition'
  if (before.lower === 'the') return 'determiner'
  if (/^an?$/.test(before.lower)) {
    return one && other && !isPlural(one) && !isPlural(other) ? 'genitive' : null
  }
  if (/^(my|our|your|his|its|their|these|those)$/.test(before.lower)) return 'determiner'
  if (before.tag === 'PART' && /^['’]s?$/.test(before.lower)) return 'genitive'
  return before.tag === 'ADJ' && general.has(before.lower) && !/^(and|or|-|,)$/.test(tokens[first - 2]?.lower ?? '') ? 'adjective' : null
}

/** Adjectives that say no kind, so that they are said of both nouns in either order. Sorted. */
const general = new Set(
  `active actual additional amazing annual appropriate available awesome basic beautiful better bitter brilliant broad careful certain
  clear common complex constant constructive continuous crucial current deep delicious different difficult diverse dramatic effective
  endless enhanced enormous equal essential everyday exceptional excessive exciting existing extensive extra extreme false familiar
  fascinating favorite favourite fine frequent fresh gentle genuine good great greater happy healthy helpful higher honest huge immense
  important increased incredible individual inevitable intense interesting joint key lasting limited lively local lovely lower main major
  many massive meaningful memorable mere mild minor modern more mutual natural necessary negative new numerous obvious occasional ongoing
  other outstanding overall own particular perfect personal popular positive possible potential powerful practical previous professional
  proper pure quick quiet random rare real recent regional regular relevant reliable remarkable responsible rich rising serious several
  severe sheer significant similar simple smart sound special specific steady strange striking strong sufficient superb supportive tasty
  terrible thorough tremendous true typical unexpected unique unnecessary unusual useful usual valuable various vast vivid weak wonderful`.split(
    /\s+/,
  ),
)

type Right = 'closed' | 'verb' | 'of' | 'relative' | 'preposition'

function rightOf(tokens: Tokens, at: number, end: number): Right | null {
  const after = tokens[at]
  if (at >= end || !after || /^[;:.]$/.test(after.text)) return 'closed'
  if (after.text === ',')
    return /^(such|including|like|especially|particularly|namely)$/.test(tokens[at + 1]?.lower ?? '') ? null : 'closed'
  if (after.lower === 'of') return 'of'
  if (/^(that|which|who)$/.test(after.lower) && isFinite(tokens, skipAdverbs(tokens, at + 1, end))) return 'relative'
  if (/^(i|you|he|she|we|they|it)$/.test(after.lower) && isFinite(tokens, skipAdverbs(tokens, at + 1, end))) return 'relative'
  if (/^(that|which|whom)$/.test(after.lower) && subjectPronouns.has(tokens[at + 1]?.lower ?? '')) return 'relative'
  if (after.tag === 'SCONJ' && !/^(than|that|as|of)$/.test(after.lower)) return 'closed'
  if (after.lower === 'to' && tokens[at + 1]?.form === 'base') return 'preposition'
  if (after.tag === 'ADP' && /^(in|for|among|across|within|during|throughout|when|between|throughout)$/.test(after.lower))
    return 'preposition'
  return isFinite(tokens, skipAdverbs(tokens, at, end)) ? 'verb' : null
}

/** A finite verb in the clause that the words at `at` stand in. */
export function hasVerbBefore(tokens: Tokens, at: number): boolean {
  for (let k = at - 1; k >= 0; k--) {
    const token = tokens[k]
    if (token === undefined || /^[,;:(]$/.test(token.text) || subordinators.has(token.lower) || relatives.has(token.lower)) return false
    if (isFinite(tokens, k)) return true
  }
  return false
}

/** "schools of law and medicine": the pair says what kind the noun before is, and may be a name of it. */
const isTermBefore = (tokens: Tokens, at: number): boolean => tokens[at]?.lower === 'of' && !isNoun(tokens[at - 1])

const isPlural = ({ lower, lemma }: Token): boolean => lower !== lemma || /^(people|police|staff)$/.test(lower)

/** Participles that are said of things like adjectives. Sorted. */
const adjectival = new Set(
  `accommodating amazing annoying appealing boring calming caring challenging charming comforting compelling confusing convincing damaging demanding demeaning
  detailed disappointing disturbing encouraging engaging enriching entertaining exciting exhausting frightening frustrating fulfilled fulfilling informed inspiring
  intimidating intriguing inviting lasting limited loving misleading motivated motivating organized outdated outstanding overwhelming pleasing polluted
  promising refreshing relaxed relaxing rewarding satisfying shocking soothing stimulating surprising tempting terrifying thrilling tiring touching troubling
  unassuming understanding uninspired uninspiring uninviting unwelcoming upsetting varied welcoming worrying`.split(/\s+/),
)

const isAdjective = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'ADJ' || (token.tag === 'VERB' && adjectival.has(token.lower)))

/** Verbs that join an adjective to the subject. Sorted. */
const linking = wordSet('appear be become feel look prove remain seem smell sound stay taste')

/** Adverbs that are said of both adjectives. Sorted. */
const spreading = wordSet(
  'absolutely also always both completely deeply entirely equally extremely fairly generally incredibly often particularly quite rather really so still surprisingly too totally truly usually utterly very',
)

/** Two adjectives behind "be" or its like, with nothing that belongs to the second alone. */
export function isTurnableAdjective({ tokens, first, second, end }: Place): boolean {
  const [one, other] = [tokens[first], tokens[second]]
  // "difficult or impossible" climbs.
  if (tokens[second - 1]?.lower === 'or' || !isAdjective(one) || !isAdjective(other) || !one || !other) return false
  if (one.tag === 'VERB' && other.tag === 'VERB') return false
  let at = first - 1
  if (tokens[at]?.text === ',') {
    if (!isAdjective(tokens[at - 1])) return false
    at -= 2
  }
  if (/^(more|less)$/.test(tokens[at]?.lower ?? '')) {
    if (isCompared(one) || isCompared(other)) return false
    at--
  } else if (spreading.has(tokens[at]?.lower ?? '')) at--
  const be = tokens[at]
  if (!be || !linking.has(be.lemma) || !/^(VERB|AUX)$/.test(be.tag)) return false
  const after = tokens[second + 1]
  // "friendly and helpful in every way"
  const isPlaced = after?.tag === 'ADP' && /^(in|throughout|during|across|within)$/.test(after.lower)
  return isPlaced || closes(tokens, second + 1, end)
}

/** Adjectives that may stand before a pair of them. */
const beforePair = new Set([...general, 'other', 'same', 'such', 'many', 'most', 'own', 'whole', 'entire'])

/** Two adjectives before their noun, neither of which belongs closer to it. */
function isTurnableModifier({ tokens, first, second }: Place): boolean {
  const [before, one, other, noun] = [tokens[first - 1], tokens[first], tokens[second], tokens[second + 1]]
  if (!isAdjective(one) || !isAdjective(other) || !one || !other || noun?.tag !== 'NOUN') return false
  if (one.tag === 'VERB' && other.tag === 'VERB') return false
  if (second !== first + 2 || isCompared(one) || isCompared(other)) return false
  if (before === undefined) return one.tag === 'ADJ' && other.tag === 'ADJ'
  if (before.text === ',') return !isAdjective(tokens[first - 2]) || tokens[second - 1]?.lower === 'and'
  // "a truly bizarre and surprising event": said of both.
  if (spreading.has(before.lower) && before.tag === 'ADV')
    return tokens[second - 1]?.lower === 'and' && /^(DET|PRON|ADP)$/.test(tokens[first - 2]?.tag ?? '')
  // "a more homey and small town feel": what is compared in one word does not stand behind "more".
  if (/^(least|less|more|most)$/.test(before.lower))
    return tokens[second - 1]?.lower === 'and' && !shortGradable(other.lower) && !shortGradable(one.lower)
  if (before.tag === 'ADJ') return beforePair.has(before.lower)
  // "may become obsolete or new industries may emerge"
  if (linking.has(before.lemma)) return false
  return /^(DET|ADP|VERB|PRON|SCONJ)$/.test(before.tag) || (before.tag === 'PART' && /^['’]s?$/.test(before.lower))
}

const isTurnableAdverb = ({ tokens, first, second }: Place): boolean =>
  [tokens[first], tokens[second]].every((token) => token?.tag === 'ADV' && /...ly$/.test(token.lower) && !degree.has(token.lower)) &&
  !/^(more|most|less|least|very|so|too|as|quite|both)$/.test(tokens[first - 1]?.lower ?? '') &&
  tokens[second + 1]?.tag !== 'ADV'

/** Adverbs of degree, time and order, whose place counts. Sorted. */
const degree = new Set(
  'absolutely barely early exactly finally firstly fully hardly highly initially lately likely merely nearly only originally partly really simply solely ultimately'.split(
    ' ',
  ),
)

const isCompared = ({ lower }: Token): boolean => /(?:er|est)$/.test(lower) || /^(more|most|less|least|such|other|same|own)$/.test(lower)

/** Syllables, near enough: groups of vowels, without an "e" that is not heard. */
export const syllables = (word: string): number => word.replace(/(?<![^aeiou]l)e$|(?<![td])ed$/, '').match(/[aeiouy]+/g)?.length ?? 1

/** Nothing follows that may belong to the second alone. */
function closes(tokens: Tokens, at: number, end: number): boolean {
  const after = tokens[at]
  if (at >= end || !after || /^[,;:.]$/.test(after.text)) return true
  if (after.tag === 'SCONJ' && !/^(than|that|as|of)$/.test(after.lower)) return true
  return isFinite(tokens, skipAdverbs(tokens, at, end))
}

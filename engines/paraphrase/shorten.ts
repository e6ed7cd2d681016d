import { connectiveOf } from './connective.ts'
import type { Strength } from './rewrite.ts'
import type { Random } from './seed.ts'
import { isContent, stemOf } from './stem.ts'
import { clauseAt } from '../languages/en/grammar/clause.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** A rewritten sentence that may be left out. Lengths in UTF-16 units. */
export type Part = {
  readonly paragraph: number
  readonly tokens: readonly Token[]
  /** Holds a number or a citation. */
  readonly hasFacts: boolean
  readonly before: number
  readonly after: number
}

/** What is asked of a text's sentences again and again, worked out once. */
type Read = {
  readonly parts: readonly Part[]
  /** The stems of each sentence's words of meaning. */
  readonly stems: readonly ReadonlySet<string>[]
  /** In which sentence each noun comes first. */
  readonly firstNouns: ReadonlyMap<string, number>
}

/** How long a shortened text may be at most, as a share of the source; a little under what is promised. */
const goals: Readonly<Record<Strength, number>> = { mild: 1, normal: 0.88, aggressive: 0.84 }
/** What costs so much stays. */
const dearest = 3
/** The share of a paragraph's sentences that may go. */
const shares: Readonly<Record<Strength, number>> = { mild: 0, normal: 0.25, aggressive: 0.4 }

/**
 * Which sentences to leave out so that the text gets short enough: the least central first, never a paragraph's first,
 * never one with a number or a citation while another can go, never one that the next leans on. `chance` is how much the
 * dice may weigh against that order (a sentence costs 0 to about 3), so that other sentences go when the text is written again.
 */
export function findDropped(
  parts: readonly Part[],
  strength: Strength,
  { random, chance }: { readonly random: Random; readonly chance: number },
): ReadonlySet<number> {
  const dropped = new Set<number>()
  const before = parts.reduce((sum, part) => sum + part.before, 0)
  let after = parts.reduce((sum, part) => sum + part.after, 0)
  if (strength === 'mild' || parts.length < 3) return dropped
  const read = readParts(parts)
  const weights = stemWeights(read)
  const excess = after - before * goals[strength]
  /** A sentence much longer than what must go costs more than was asked for. */
  const overshoot = (length: number): number => (Math.max(0, length - excess) / Math.max(1, before)) * 6
  const scored = parts
    .map((part, i) => ({ i, part, least: centrality(read, i, weights) + lean(read, i) + overshoot(part.after) }))
    .map((one) => ({ ...one, score: one.least + random() * chance }))
    .filter(({ i, part, least }) => parts[i - 1]?.paragraph === part.paragraph && least < dearest)
    .toSorted((a, b) => Number(a.part.hasFacts) - Number(b.part.hasFacts) || a.score - b.score)
  for (const { i, part } of scored) {
    if (after <= before * goals[strength]) break
    const inParagraph = parts.filter(({ paragraph }) => paragraph === part.paragraph).length
    const gone = Array.from(dropped).filter((k) => parts[k]?.paragraph === part.paragraph).length
    const mayGo =
      inParagraph >= 3 &&
      gone + 1 <= Math.max(1, Math.floor(inParagraph * shares[strength])) &&
      !(part.hasFacts && scored.some((other) => !other.part.hasFacts && !dropped.has(other.i)))
    const goal = before * goals[strength]
    const isNearer = Math.abs(after - part.after - 1 - goal) < after - goal
    if (!mayGo || !isNearer) continue
    dropped.add(i)
    after -= part.after + 1
  }
  return dropped
}

const stemsOf = (tokens: readonly Token[]): ReadonlySet<string> => new Set(tokens.filter(isContent).map(({ lemma }) => stemOf(lemma)))

const nounsOf = (tokens: readonly Token[]): readonly string[] => tokens.filter(({ tag }) => tag === 'NOUN').map(({ lemma }) => lemma)

function readParts(parts: readonly Part[]): Read {
  const firstNouns = new Map<string, number>()
  parts.forEach(({ tokens }, i) => {
    for (const noun of nounsOf(tokens)) if (!firstNouns.has(noun)) firstNouns.set(noun, i)
  })
  return { parts, stems: parts.map(({ tokens }) => stemsOf(tokens)), firstNouns }
}

function stemWeights(read: Read): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const stems of read.stems) for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + 1)
  return weights
}

/** How much of a sentence the other sentences speak of too: 0 to about 1. */
function centrality(read: Read, i: number, weights: ReadonlyMap<string, number>): number {
  const stems = read.stems[i]
  if (!stems || stems.size === 0) return 1
  let sum = 0
  for (const stem of stems) sum += Math.min(3, (weights.get(stem) ?? 1) - 1)
  return sum / stems.size
}

const listing =
  /^(?:first|first of all|firstly|second|secondly|third|thirdly|finally|on the one hand|on the other hand|to begin with|overall)$/

/** A turn of the thought or what follows from it: what it opens is the point. */
const turning =
  /^(?:accordingly|as a consequence|as a result|but|by contrast|consequently|conversely|despite this|even so|for that reason|for this reason|hence|however|in conclusion|in consequence|in contrast|in other words|in short|in sum|in summary|instead|nevertheless|nonetheless|on the contrary|rather|so|still|that said|therefore|thus|to conclude|to sum up|ultimately|yet)$/
/** The same inside a sentence. */
const inner = / (?:hence|however|instead|nevertheless|nonetheless|therefore|though ,|thus) /
const example =
  /^(?:for example|for instance|in fact|in particular|as an example|to illustrate|by way of example|as a case in point|indeed|similarly|likewise)$/

const wordsOf = (tokens: readonly Token[]): string => ` ${tokens.map(({ lower }) => lower).join(' ')} `

/** What must not be missing: a meaning given, what is announced, a turn, a cause of error, or what the next sentence takes up. */
function mustStay(read: Read, i: number): boolean {
  const { parts } = read
  const part = parts[i]
  if (!part) return true
  const own = openingOf(part.tokens)
  const text = wordsOf(part.tokens)
  if (own && turning.test(own)) return true
  if (inner.test(text) || defining.test(text) || doubting.test(text) || refuting.test(text) || lesson.test(text)) return true
  if (concluding.test(text) || isAnswer(parts, i) || isLeantOn(read, i) || isNaming(parts, i) || isNeededLater(read, i)) return true
  return views.test(text) && !parts.some((other, k) => k !== i && other.paragraph === part.paragraph && views.test(wordsOf(other.tokens)))
}

/** The connective at the front; "but", "so" and "yet" have no comma after them. */
const openingOf = (tokens: readonly Token[]): string | null => {
  const first = tokens.find(({ tag }) => tag !== 'PUNCT')?.lower ?? ''
  return /^(?:but|so|yet)$/.test(first) ? first : connectiveOf(tokens)
}

const defining =
  / (?:(?:is|are|was|were|be|been|being|it|them|this) (?:also |often |sometimes |usually )?(?:called|known as|defined as|termed)|(?:means?|meant) that|(?:refers?|referred) to|in other words|stands? for|here is|here ['’]s|as follows|the following) /
/** Why a result may be wrong, and how far it holds. */
const doubting =
  / (?:anomal(?:y|ies|ous)|bias(?:ed)?|can(?: ?not| n['’]t) tell|caution|caveats?|errors?|inaccura(?:cy|cies|te)|limitations?|limits|not able to|not controlled|n['’]t able to|outliers?|uncertain|uncertaint(?:y|ies)|unreliable) | (?:could|may|might) have (?:affected|caused|changed|influenced|led) | (?:may|might|could|perhaps|possibly|probably)(?: [\p{L}’'-]+){0,5} (?:because|cause[ds]?|due to|explain(?:ed|s)?|reason) /u
/** "This overstates the case", "That is not so": without it the claim before it would stand. */
const refuting =
  /^ (?:that|this) (?:\S+ ){0,2}(?:distorts|exaggerates|ignores|misleads|misreads|misses|overlooks|oversimplifies|overstates|understates) |^ (?:that|this) (?:is|was) (?:false|mistaken|misleading|not (?:so|true)|only half|untrue|wrong) /
/** "What I learned there is that", "I am applying to": what it is all told for. */
const lesson = / what (?:\S+ ){1,4}(?:is|was) that |^ i (?:am|['’]m) (?:applying|writing) /
/** What the text is for and what it finds. */
const concluding =
  / (?:(?:aim|goal|objective|purpose) of (?:the|this|our|my)|(?:the|these|this|our|my) (?:data |findings? |results? |study )?(?:demonstrates?|implies|imply|indicates?|shows?|suggests?) that|(?:this|the present|our) (?:article|essay|paper|report|study|thesis) (?:aims|analy[sz]es|argues|asks|compares|considers|describes|discusses|examines|explores|investigates|looks)|it (?:appears|seems) that|we conclude|(?:i|we) (?:shall|will) (?:argue|show)|my (?:argument|claim|contention|point|thesis) is|(?:was|were) (?:not |highly |statistically )?significant) /
/** What the writer thinks, as against what is so. */
const views =
  / (?:i|we)(?: (?:also|do|don't|don’t|do not|n't|n’t|not|still|really|personally|strongly|firmly|would|'d|’d|have|have come to))* (?:accept|agree|argue|believe|disagree|doubt|feel|find|hope|prefer|changed my mind|suggest|suspect|think|say|support|recommend) | (?:in my (?:opinion|view|experience)|to my mind|from my point of view|personally ,|my (?:own )?(?:opinion|view)) /

const isSameParagraph = (parts: readonly Part[], i: number, k: number): boolean => parts[i]?.paragraph === parts[k]?.paragraph

/** "a small molecule called TMAO": a later sentence uses the name. */
const isNaming = (parts: readonly Part[], i: number): boolean =>
  parts[i]?.tokens.some(({ lower }, k, own) => {
    const name = own[k + 1]
    if (!/^(?:called|named)$/.test(lower) || name === undefined || !/^\p{Lu}/u.test(name.text)) return false
    return parts.some(({ tokens }, later) => later > i && tokens.some(({ text }) => text === name.text))
  }) ?? false

/** What comes after a question answers it. */
const isAnswer = (parts: readonly Part[], i: number): boolean =>
  isSameParagraph(parts, i, i - 1) && parts[i - 1]?.tokens.at(-1)?.text === '?'

/** Whether the next sentence takes this one up, turns against it, or names as known what this one brings in: "a meter", "the meter". */
function isLeantOn({ parts, firstNouns }: Read, i: number): boolean {
  const next = parts[i + 1]
  if (!next || !isSameParagraph(parts, i, i + 1)) return false
  const opening = openingOf(next.tokens)
  if ((opening && turning.test(opening)) || inner.test(wordsOf(next.tokens)) || takesUp(next.tokens)) return true
  // "In theory, pay should rise. In practice": the one is told for the other.
  if (/^ (?:in practice|in reality) /.test(wordsOf(next.tokens))) return true
  // "There are several reasons. First of all, ..."
  if (/^ (?:first|firstly|to begin with|one is|on the one hand) /.test(wordsOf(next.tokens))) return true
  if (hasLoosePronoun(next.tokens) && parts[i]?.tokens.some(({ tag, isName }) => tag === 'PROPN' || isName)) return true
  const isBrought = (noun: string | undefined): boolean => noun !== undefined && firstNouns.get(noun) === i
  return next.tokens.some(
    ({ lower }, k) => lower === 'the' && isBrought(next.tokens.slice(k + 1, k + 4).find(({ tag }) => tag === 'NOUN')?.lemma),
  )
}

/** "Somebody made a group. ... The group went quiet": a later sentence of the paragraph names as known what this one brings in. */
const isNeededLater = ({ parts, firstNouns }: Read, i: number): boolean =>
  parts.some(
    ({ tokens, paragraph }, later) =>
      later > i + 1 &&
      paragraph === parts[i]?.paragraph &&
      tokens.some(({ lower }, k) => {
        const noun = lower === 'the' && tokens[k + 1]?.tag === 'NOUN' ? tokens[k + 1]?.lemma : undefined
        return noun !== undefined && firstNouns.get(noun) === i
      }),
  )

/** Nouns that "this" points at without a sentence before it: "this paper", "this year". */
const present =
  /^(?:afternoon|article|century|chapter|dissertation|essay|evening|month|morning|paper|report|section|semester|summer|term|thesis|week|weekend|winter|year)$/

/** Whether a sentence leans on the one before: "It ...", "They ...", "keep that lesson in mind", "such a plan". */
function takesUp(tokens: readonly Token[]): boolean {
  const from = subjectStart(tokens)
  if (/^(?:he|it|she|such|that|these|they|this|those|both|neither|either)$/.test(tokens[from]?.lower ?? '') && !isEmptyIt(tokens, from))
    return true
  if (judging.test(wordsOf(tokens)) || hasLooseIt(tokens)) return true
  if (parting.test(wordsOf(tokens.slice(from, from + 6)))) return true
  return tokens.some(({ lower, tag }, k) => {
    // "passes over this and"
    if (lower === 'this' && /^(?:CCONJ|PUNCT)$/.test(tokens[k + 1]?.tag ?? 'PUNCT')) return true
    if (!/^(?:such|that|these|this|those)$/.test(lower) || (lower === 'that' && tag !== 'DET' && !isBareThat(tokens, k))) return false
    const noun = tokens.slice(k + 1, k + 5).find((token) => !/^(?:ADJ|ADV|NUM)$/.test(token.tag) && !/^an?$/.test(token.lower))
    return noun?.tag === 'NOUN' && !(lower === 'this' && present.test(noun.lemma))
  })
}

/** "We believe that it offers": the judgement is of what was named before. */
const judging =
  / (?:i|we) (?:(?:would|could|should|will|['’]d) )?(?:argue|believe|consider|feel|find|hope|suggest|think)(?: that)? (?:he|it|she|they|this) (?!(?:is|was) (?:\S+ ){0,2}(?:that|to) )/
/** "Others argue", "The second one", "A smaller group", "At least nine were": one part of what was begun before. */
const parting =
  /^ (?:others|another|if (?:so|not)|(?:an?|the) (?:former|latter|larger|other|remaining|rest|second|smaller|third|two)|(?:(?:about|almost|at least|more than|nearly|only) )*(?:all|few|half|many|most|none|one|two|three|four|five|six|seven|eight|nine|ten|several|some) (?:are|did|do|had|have|is|of (?:them|these|those)|was|were)) /

/** "I would put it in front" (but not "we find it hard to"): nothing in the sentence itself that "it" could mean. */
function hasLooseIt(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }, k) => lower === 'it' && k > 1)
  return (
    /^(?:ADP|VERB)$/.test(tokens[at - 1]?.tag ?? '') &&
    !/^(?:ADJ|DET|NOUN|VERB|AUX)$/.test(tokens[at + 1]?.tag ?? '') &&
    !tokens.slice(0, at).some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
  )
}

/** "keep that lesson in mind": no clause comes after, so that "that" is no conjunction. */
const isBareThat = (tokens: readonly Token[], k: number): boolean =>
  /^(?:ADP|VERB)$/.test(tokens[k - 1]?.tag ?? '') && tokens[k + 1]?.tag === 'NOUN' && clauseAt(tokens, k + 1, tokens.length) === null

/** Past an opening connective and its comma. */
function subjectStart(tokens: readonly Token[]): number {
  const first = tokens.findIndex(({ tag }) => tag !== 'PUNCT')
  if (/^(?:and|but|or|so|yet)$/.test(tokens[first]?.lower ?? '')) return first + 1
  const comma = tokens.findIndex(({ text }) => text === ',')
  return connectiveOf(tokens) !== null && comma > 0 && comma < 6 ? comma + 1 : first
}

/** "It is clear that", "it seems that": an "it" that means what follows. */
const isEmptyIt = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'it' &&
  tokens
    .slice(from + 1, from + 7)
    .some(
      ({ tag, lower }, k, rest) =>
        /^(?:ADJ|NOUN|VERB)$/.test(tag) &&
        /^(?:that|to|why|how|whether|if|when)$/.test(rest[k + 1]?.lower ?? '') &&
        /^(?:be|seem|appear|take|is|was)/.test(tokens[from + 1]?.lemma ?? lower),
    )

/** Some sentences are dearer than their words tell, an example or a repetition is cheaper. */
function lean(read: Read, i: number): number {
  const { parts } = read
  if (mustStay(read, i)) return dearest
  const own = openingOf(parts[i]?.tokens ?? [])
  const next = parts[i + 1]
  const isSame = next !== undefined && next.paragraph === parts[i]?.paragraph
  const nextOpening = isSame ? openingOf(next.tokens) : null
  let score = 0
  if (own && listing.test(own)) score += 3
  if (/\?$/.test(parts[i]?.tokens.at(-1)?.text ?? '')) score += 0.6
  if (own && example.test(own)) score -= 0.8
  if (isRepetition(read, i)) score -= 0.5
  if (isSame && /^(?:their|its|his|her|another|others)$/.test(next.tokens.find(({ tag }) => tag !== 'PUNCT')?.lower ?? '')) score += 0.8
  if (nextOpening) score += turning.test(nextOpening) || example.test(nextOpening) ? 1 : 0.5
  if (isSame && hasLoosePronoun(next.tokens)) score += 0.8
  if (!isSame) score += 0.6
  return score
}

/** "There may be a bowl in her hands": nobody in the sentence itself whom "her" could mean. */
function hasLoosePronoun(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => /^(?:he|her|him|his|she|their|them|they)$/.test(lower))
  return (
    at > 0 && !tokens.slice(0, at).some(({ tag, lower }) => tag === 'NOUN' || tag === 'PROPN' || /^(?:he|i|she|they|we|you)$/.test(lower))
  )
}

/** Whether half of a sentence's words of meaning stand in one sentence before it. */
function isRepetition({ stems }: Read, i: number): boolean {
  const own = stems[i]
  if (!own || own.size < 3) return false
  const shares = (before: ReadonlySet<string>): boolean => {
    let shared = 0
    for (const stem of own) if (before.has(stem)) shared++
    return shared * 2 >= own.size
  }
  return stems.slice(0, i).some(shares)
}

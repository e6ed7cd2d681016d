import { isFinite, mayBeParticiple, mayBePast } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { relatives } from '../../languages/en/grammar/grammar-words.ts'
import { isNoun, isVerb, nounPhraseEnd, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { isBehindNoun, takesWho, relativeFor } from './behind-noun.ts'
import { done, gathered, habitual, lasting } from './participle-time.ts'
import { rearrange } from './rearrange.ts'
import { isConditional, isToldInPast, tellingVerb, type Said } from './telling-verb.ts'
import { wordSet } from './word-set.ts'

/** "the damage caused by storms" to "the damage that is caused by storms". */
export const expandParticiple: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 1; at++) {
    const noun = sentence[at - 1]
    if (noun?.tag !== 'NOUN' || noun.isName || withoutBe.has(noun.lemma)) continue
    const participle = skipDegree(sentence, at)
    const verb = sentence[participle]
    if (verb === undefined || verb.isLocked || !isSaid(sentence, participle, end)) continue
    const start = wholeStart(sentence, at)
    if (start < 0 || hasRelativeNear(sentence, start, participle)) continue
    const number = numberBefore(sentence, start, at)
    if (number === null || mayBeVerb(sentence, start, participle)) continue
    // "Birds caught near the sea ... as birds caught on the island": one wording for both.
    if (sentence.some(({ lower }, i) => lower === verb.lower && i !== participle && isNoun(sentence[i - 1]))) continue
    const be = beFor(sentence, { start, at: participle, end }, number)
    if (be === null) continue
    return [compose(sentence.slice(0, at), [word(relativeFor(noun), 'PRON'), word(be, 'AUX', null, 'be')], sentence.slice(at))]
  }
  return null
})

/** "spend the day surrounded by": said of the people; "parts thereof", "the way used": said in another way; speakers may be things. Sorted. */
const withoutBe = wordSet('day evening guard guide host hour kind life morning night rest sort speaker time type way week year')

/** "widely used", "previously published": one adverb before what is said. */
function skipDegree(tokens: Tokens, at: number): number {
  const isAdverb = tokens[at]?.tag === 'ADV' && /ly$|^(?:also|always|often|once|still)$/.test(tokens[at]?.lower ?? '')
  return isAdverb ? at + 1 : at
}

/** Whether a participle with words of its own stands there, said of the noun before. */
function isSaid(tokens: Tokens, at: number, end: number): boolean {
  if (isBehindNoun(tokens, at)) return true
  const verb = tokens[at]
  const next = tokens[at + 1]
  if (
    verb?.tag !== 'VERB' ||
    !mayBeParticiple(verb) ||
    (notPassive.has(verb.lemma) && !(next?.lower === 'by' && ledBy.test(verb.lemma))) ||
    notSaid.has(verb.lower)
  )
    return false
  // "what adults in the county read for pleasure": a past that looks like its participle.
  if (/^(?:cost|cut|hit|hurt|let|put|read|set|shut|spread)$/.test(verb.lower) && next?.lower !== 'by') return false
  if (at + 1 >= end) return bare.has(verb.lower)
  return next !== undefined && !/^(?:which|whom|that|what|how|whether)$/.test(tokens[at + 2]?.lower ?? '') && isOwnWord(tokens, at)
}

/** Prepositions and adverbs that belong to a participle before them. Sorted. */
const ownPrepositions = wordSet(
  `across against among at between by during for from in inside into near on outside over through throughout under using via within`,
)
const timeWords = /^(?:after|before|when|while|since|until)$/
const ownAdverbs = wordSet('above annually below daily earlier here locally nationally online previously today worldwide yesterday')

/** What may follow: "by the team", "to children", "to make bread", "before the war", "online". */
function isOwnWord(tokens: Tokens, at: number): boolean {
  const verb = tokens[at]?.lower ?? ''
  const next = tokens[at + 1]?.lower ?? ''
  const after = tokens[at + 2]
  if (next === 'out') return verb === 'carried' && /^(?:at|between|by|in|on|with)$/.test(after?.lower ?? '')
  if (verb === 'based') return /^(?:in|at)$/.test(next) || (next === 'on' && basedThings.has(tokens[at - 1]?.lemma ?? ''))
  if (verb === 'given' || verb === 'provided') return /^(?:at|by|for|in|on|to)$/.test(next) && after?.tag !== 'VERB'
  if (next === 'as')
    return /^(?:classified|defined|described|identified|labelled|recognised|recognized|regarded|seen|used|viewed)$/.test(verb)
  if (next === 'with') return withWords.has(verb)
  // "Historians used to explain it": they did so.
  if (next === 'to' && after?.tag === 'VERB' && after.form !== 'ing')
    return takesVerb.has(verb) && !(verb === 'used' && takesWho(tokens[at - 1]))
  if (next === 'to') return takesTo.has(verb)
  if (ownPrepositions.has(next)) return nounPhraseEnd(tokens, at + 2) > 0 || after?.form === 'ing' || after?.tag === 'NUM'
  if (timeWords.test(next)) return nounPhraseEnd(tokens, at + 2) > 0 && !transitiveOnly.has(verb) && tokens[at + 2] !== undefined
  if (ownAdverbs.has(next)) return true
  return bare.has(verb) && tokens[at + 1]?.tag === 'AUX' && tokens[at + 1]?.lemma !== 'be'
}

/** Before "before" and "when" these may be verbs of the clause. Sorted. */
const transitiveOnly = wordSet('changed left moved opened started stopped')
/** Participles that take "with". Sorted. */
const withWords = wordSet(
  `associated charged coated concerned connected covered decorated diagnosed equipped faced filled infected lined linked loaded made
  obtained packed painted stuffed tasked topped treated`,
)
/** Participles that take "to" and a noun. Sorted. */
const takesTo = wordSet(
  `accustomed adapted addressed applied assigned attached attributed committed confined connected dedicated devoted exposed given
  granted limited linked offered opposed paid presented related restricted sent shown subjected submitted tied`,
)
/** Participles that take "to" and a verb. Sorted. */
const takesVerb = wordSet('designed expected forced intended known meant needed obliged required trained used')
/** Without words of their own. Sorted. */
const bare = wordSet(
  `achieved applied collected concerned employed involved needed observed obtained offered proposed provided required studied surveyed
  tested used`,
)

/** The start of the phrase; of both where "and" joins two: "the tools and methods used by". */
function wholeStart(tokens: Tokens, at: number): number {
  const start = phraseStart(tokens, at)
  const before = tokens[start - 1]?.lower
  if (start < 2 || (before !== 'and' && before !== 'or') || !isNoun(tokens[start - 2])) return start
  return phraseStart(tokens, start - 1)
}

/** Where the noun phrase that ends at `end` begins, its "of" phrases left out. */
export function phraseStart(tokens: Tokens, end: number): number {
  let start = -1
  for (let k = end - 1; k >= Math.max(0, end - 8); k--) if (nounPhraseEnd(tokens, k, { of: false, join: false }) === end) start = k
  return start
}

/** "a number of tools used by": of these it is the second that is meant. Sorted. */
const measures = wordSet(`amount collection couple group handful kind list lot majority number plenty range series set sort type variety`)

/** One or many; null where it is not plain which noun is meant, or how many. */
export function numberBefore(tokens: Tokens, start: number, end: number): Number | null {
  const number = tokens[end - 1]?.lower === 'data' ? 'plural' : numberOf(tokens, start, end)
  const before = tokens[start - 1]
  if (/^(?:and|or|how|what|when|where|why|both)$/.test(before?.lower ?? '')) return null
  if (before?.lower !== 'of') return number
  // "full of planners designed", "12 of 31 patients known".
  if (!isNoun(tokens[start - 2])) return number
  const outer = phraseStart(tokens, start - 1)
  if (outer < 0) return null
  if (number === 'plural' && measures.has(tokens[start - 2]?.lemma ?? '')) return number
  return numberOf(tokens, outer, start - 1) === number ? number : null
}

/** Another relative clause so near that the two would be heard together. */
export const hasRelativeNear = (tokens: Tokens, start: number, at: number): boolean =>
  tokens.slice(Math.max(1, start - 4), at + 8).some((token) => relatives.has(token.lower) && token.lower !== 'where') ||
  tokens.some(({ lower }) => lower === 'those')

/** These are no passives, or mean something else with "that is". Sorted. */
const notPassive = wordSet(
  `act agree appear argue arrive bear become begin belong close combine come compare complain concern consist couple crash crawl dance
  date decline decrease die disagree drift drive drop emerge end exist expand fall float flow fly follow function gaze glance go grow
  happen have hurry improve increase jump last laugh lead leap lie listen live look march move nod occur open originate pass peak
  point protest range react regard rely remain respond result return rise run rush say scream seem serve shine shout sing sit sleep
  smile speak stand stare start stay stop struggle survive talk tend think travel turn vanish vote wait walk wander wonder work`,
)
/** "Hours gone", "the time left": no passive of the noun. Sorted. */
const notSaid = wordSet('compared gone left')
/** Of these the agent makes a passive: "a group led by". */
const ledBy = /^(?:drive|fly|lead|run|sing|speak)$/
/** Things that rest on others, so that "based on" is said of them. Sorted. */
const basedThings = wordSet(
  `adaptation approach argument assessment belief choice construction decision design estimate film framework hypothesis judgement
  judgment knowledge method model movie novel opinion plan policy prediction recommendation scheme series story system technique
  theory view`,
)

/** "after the puddle slowly evaporated", "how much my sister paid for it": a past that looks like its participle. */
function mayBeVerb(tokens: Tokens, start: number, at: number): boolean {
  const verb = tokens[at]
  if (verb === undefined || verb.tag === 'ADJ' || !mayBePast(verb)) return false
  const ask = tokens.findLastIndex(({ lower }, i) => i < start && i > start - 8 && /^(?:how|what|whatever|where|whoever|why)$/.test(lower))
  const isAsked = ask >= 0 && !tokens.slice(ask, start).some(isVerb)
  // "He sat in the snow surrounded by books": so was he.
  const isManner = /^(?:accompanied|armed|covered|dressed|surrounded)$/.test(verb.lower)
  if (
    isManner &&
    tokens.some(({ tag, lemma }) => tag === 'VERB' && /^(?:arrive|come|die|leave|lie|live|sit|stand|wait|wake|walk)$/.test(lemma))
  )
    return true
  return isAsked || (/^(?:after|as|before|since|till|until)$/.test(tokens[start - 1]?.lower ?? '') && tokens[at + 1]?.lower !== 'by')
}

/** is, are, was or were. */
function beFor(tokens: Tokens, said: Said, number: Number): string | null {
  const verb = tellingVerb(tokens, said)
  if (verb === null) return null
  const [was, is] = number === 'plural' ? ['were', 'are'] : ['was', 'is']
  // "you can see their work displayed at the station and in the hall connected to it": no verb that tells the time.
  if (verb.tag === 'VERB' && mayBeParticiple(verb) && tokens.slice(0, tokens.indexOf(verb)).some(isNow)) return null
  const isOpen = isConditional(verb)
  if (isOpen && !isPresent(tokens)) return null
  if (!isOpen && (isToldInPast(verb) || (verb.form === 'participle' && verb.tag === 'VERB'))) return was
  // "A theatre threatened with closure has been saved": the threat may be over.
  const isPerfect = verb.lemma === 'have' && verb.tag === 'AUX'
  const made = inPresent(tokens, said, [was, is])
  return isPerfect && made === is && tokens.indexOf(verb) > said.at ? null : made
}

const isNow = ({ form, lower }: Tokens[number]): boolean =>
  form === '3sg' || form === 'pl' || /^(?:are|can|has|have|is|may|must|should|will)$/.test(lower)

/** Told in the present as a whole. */
const isPresent = (tokens: Tokens): boolean =>
  tokens.some((token) => /^(?:3sg|pl)$/.test(token.form ?? '')) &&
  !tokens.some((token, i) => token.form === 'past' && !isConditional(token) && isFinite(tokens, i))

/** What may tell in the present of things long past: "appear in the accounts as sums paid at Easter". Sorted. */
const oldRecords = wordSet(
  `accounts ancient archive archives centuries century charter charters chronicle chronicles diaries diary inventories inventory ledger
  ledgers manuscript manuscripts medieval parchment papyrus records register registers ruins tomb wills`,
)

/** In a sentence of the present. */
function inPresent(tokens: Tokens, { start, at }: Said, [was, is]: readonly [string, string]): string | null {
  const participle = tokens[at]?.lower ?? ''
  const hasYear = tokens
    .slice(at + 1, at + 6)
    .some(({ text }, i, rest) => /^1[5-9]\d\d|^20[0-2]\d/.test(text) && /^(?:in|since|the|and|of)$/.test(rest[i - 1]?.lower ?? ''))
  if (isBehindNoun(tokens, at)) return is
  // "Timetables built from short blocks": of what kind they are, not when it was done.
  if (participle === 'built' && /^(?:around|from|of|on|with)$/.test(tokens[at + 1]?.lower ?? '') && !hasYear) return null
  if (habitual.has(participle) && tokens.some(({ lower }) => oldRecords.has(lower))) return null
  if (
    hasYear ||
    done.has(participle) ||
    (participle === 'carried' && tokens[at + 1]?.lower === 'out') ||
    /^(?:ago|yesterday)$/.test(tokens[at + 3]?.lower ?? '')
  )
    return was
  // "Studies done in three towns suggest": what was found is past.
  if (/^(?:experiment|interview|measurement|observation|recording|study|survey|test)$/.test(tokens[at - 1]?.lemma ?? '')) return was
  const isGeneral = tokens[start]?.tag !== 'DET' || /^(?:an?|any|each|every)$/.test(tokens[start]?.lower ?? '')
  const isOfPaper =
    gathered.has(participle) && tokens.some(({ lower }) => /^(?:study|paper|article|essay|report|thesis|we|chapter)$/.test(lower))
  if (isOfPaper) return was
  return lasting.has(participle) || (isGeneral && habitual.has(participle)) ? is : null
}

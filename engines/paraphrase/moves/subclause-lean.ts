import { mayBePast, subjectNumber, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { demonstratives } from '../../languages/en/grammar/grammar-words.ts'
import { isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Reordered } from './antecedent.ts'
import { hasWord, wordSet } from './word-set.ts'

/** A main clause and a subordinate clause before or behind it. */
export type SubclauseTurn = {
  readonly sentence: Tokens
  /** Where the first of the two begins, behind "However,". */
  readonly lead: number
  /** The conjunction, from `at`, has `size` tokens. */
  readonly at: number
  readonly size: number
  readonly main: Clause
  readonly sub: Clause
}

/** "This is rare", "happy about this": the word stands for all that was said. */
export const takesUpClause = (sentence: Tokens, { start, end }: Clause): boolean =>
  sentence
    .slice(start, end)
    .some(({ lower }, i, rest) => demonstratives.has(lower) && !/^(?:ADJ|ADV|NOUN|NUM|PRON|PROPN)$/.test(rest[i + 1]?.tag ?? ''))

/** Openings that say of whom the main clause spoke, or count them: "each", "both", "some". Sorted. */
const ofOthers = wordSet('all both each few half many most nobody none several some three two')
/** "Some came by bus", behind a clause about all of them. */
export const countsOthers = (sentence: Tokens, { start, subjectEnd }: Clause): boolean =>
  ofOthers.has(sentence[start]?.lower ?? '') && subjectEnd === start + 1

/** Verbs of a comment: "if you think about it", "as we know". Sorted. */
const commenting = wordSet(
  'argue ask believe come consider expect explain know look mention mind note notice observe predict put say see show state suggest think',
)
/** "if you think about it", "when it comes to", "as we know": the clause comments on what is said. */
export const isComment = (sentence: Tokens, { start, end, verb }: Clause): boolean =>
  (sentence[start]?.lower === 'it' && sentence[verb.main]?.lemma === 'come' && sentence[verb.end]?.lower === 'to') ||
  (sentence[start - 1]?.lower === 'as' && sentence.slice(start, end).some(({ lower }) => lower === 'aware')) ||
  (commenting.has(sentence[verb.main]?.lemma ?? '') &&
    (sentence[start - 1]?.lower === 'as' || (/^(?:i|it|one|we|you)$/.test(sentence[start]?.lower ?? '') && end - start < 8)))

/** "When the samples came, we stored them": "them" and the noun change places, where nothing else could be meant. */
export function withObjectNamed(sentence: Tokens, { main, sub }: SubclauseTurn): Reordered | null {
  const number = sub.isSimpleSubject ? subjectNumber(sentence, sub) : null
  const pronoun = number === 'plural' ? 'them' : 'it'
  const at = sentence.findIndex(({ lower }, i) => i >= main.verb.end && i < main.end && lower === pronoun)
  const isPlain =
    number !== null &&
    /^(?:anyone|everyone|i|nobody|one|people|we|you)$/.test(sentence[main.start]?.lower ?? '') &&
    sentence[sub.start]?.lower === 'the' &&
    sub.subjectEnd - sub.start <= longestName
  const rest = sentence.slice(main.start, main.end).filter((_, i) => main.start + i !== at)
  if (!isPlain || at < 0 || hasWord(rest, thirdPersons) || hasWord(sentence.slice(sub.start, sub.end), thirdPersons)) return null
  const name = sentence.slice(sub.start, sub.subjectEnd)
  const subject = word(number === 'plural' ? 'they' : 'it', 'PRON')
  return {
    main: compose(sentence.slice(main.start, at), name, sentence.slice(at + 1, main.end)),
    sub: compose([subject], sentence.slice(sub.subjectEnd, sub.end)),
  }
}
/** A longer subject is no name for an object. */
const longestName = 5
/** Pronouns of which more than one would not be plain: "they stored them". Sorted. */
const thirdPersons = wordSet('he her him his it its itself she their them themselves they')

/** "offer this direction": what "this" takes up stands in the clause, which must then come first. */
export const takesUpNoun = (sentence: Tokens, main: Clause, sub: Clause): boolean =>
  sentence
    .slice(main.start, main.end)
    .some(
      ({ lemma, tag }, i, told) =>
        tag === 'NOUN' &&
        /^(?:such|that|these|this|those)$/.test(told[i - 1]?.lower ?? '') &&
        sentence.slice(sub.start, sub.end).some((one) => one.lemma === lemma),
    )

/** "their overuse does harm": the owner is named in the clause before. */
export const opensOwned = (sentence: Tokens, { start }: Clause): boolean => owners.has(sentence[start]?.lower ?? '')

/** "When it is plentiful, searching alone is easy": behind the main clause "it" would be something of that. */
export function leansOnMain(sentence: Tokens, { main, sub }: SubclauseTurn): boolean {
  const own = sentence[sub.start]?.lower ?? ''
  const other = sentence[main.start]?.lower ?? ''
  const rest = sentence.slice(sub.start + 1, sub.end)
  const isLeaning = /^(?:he|it|she|they)$/.test(own) && own !== other
  if (!/^(?:i|we|you)$/.test(other) && own !== other) return isLeaning || hasWord(rest, objects)
  // "As soon as it arrives, we will pay the fee": behind "the fee" it would be that which arrives.
  const isThing = isLeaning && /^(?:it|they)$/.test(own) && !(own === 'it' && hasWord(rest, polite))
  const isLoose = rest.some(({ lower }, i) => objects.has(lower) && !rest.slice(0, i).some(({ tag }) => tag === 'NOUN'))
  return (isThing || isLoose) && sentence.slice(main.verb.end, main.end).some(({ tag }) => tag === 'NOUN')
}
/** "if it is convenient for you": the pronoun stands for what is asked. Sorted. */
const polite = wordSet('acceptable convenient necessary possible')
/** Pronouns of the clause that would come to mean something of the main clause: "we stored them". Sorted. */
const objects = wordSet('him it them')
/** "wash them": an object that is no noun. */
export const hasObject = (tokens: Tokens): boolean => hasWord(tokens, objects)

/** Verbs of what somebody or something is or has, not of what happens: "as he was tired". Sorted. */
const states = wordSet('be believe belong contain depend have hope know lack like need own prefer seem think want')

/** "Since I moved here", "has grown since it was founded": a time from which is counted. */
const isFromTime = (sentence: Tokens, { main, sub }: SubclauseTurn): boolean => {
  const first = sentence[sub.verb.start]
  const isPast = first !== undefined && (mayBePast(first) || /^(?:had|was|were)$/.test(first.lower))
  const isPerfect = sentence[main.verb.start]?.lemma === 'have'
  return isPast && (first.tag === 'VERB' || isPerfect)
}

/** "As he was tired, he slept" tells a reason, "As he walked, he sang" a time. */
export function isReason(turn: SubclauseTurn): boolean {
  const { sentence, at, sub } = turn
  // "Since I remember": for as long.
  if (sentence[at]?.lower === 'since') return sentence[sub.verb.main]?.lemma !== 'remember' && !isFromTime(sentence, turn)
  const [first, verb] = [sentence[sub.verb.start], sentence[sub.verb.main]]
  // "As the gate was opened", "As the town has grown": while that happened.
  const isPassed = (sub.verb.isPassive && /^(?:was|were)$/.test(first?.lower ?? '')) || (first?.lemma === 'have' && first !== verb)
  if (sentence[at]?.lower === 'as' && isPassed) return false
  return verb?.form !== 'ing' && (states.has(verb?.lemma ?? '') || states.has(first?.lemma ?? '') || sub.verb.hasModal)
}

/** "If this is true": the subject is all that was said before. */
export const opensPointing = (sentence: Tokens, { start, subjectEnd }: Clause): boolean =>
  subjectEnd === start + 1 && demonstratives.has(sentence[start]?.lower ?? '')

/** "If we do that": so it goes on from the sentence before. */
export const endsPointing = (sentence: Tokens, { end }: Clause): boolean => demonstratives.has(sentence[end - 1]?.lower ?? '')

/** Verbs of what is to come: "they asked to stop when", with a time of the asking or of the stop. Sorted. */
const willing = wordSet(
  'agree ask beg decide demand expect hope intend like love order plan plead promise refuse request swear tell threaten urge vow want wish',
)
/** "They begged us to stop when": the time could be that of the stop. */
export const wantsInfinitive = (sentence: Tokens, { end, verb }: Clause): boolean =>
  willing.has(sentence[verb.main]?.lemma ?? '') &&
  sentence.some(({ lower }, i) => i >= verb.end && i < end && lower === 'to' && sentence[i + 1]?.form === 'base')

/** "any window facing the river": a clause behind the participle would be of that. */
export const hasParticiple = (sentence: Tokens, { end, verb }: Clause): boolean =>
  sentence.some(({ tag, form }, i) => i > verb.end && i < end && tag === 'VERB' && form === 'ing' && sentence[i - 1]?.tag === 'NOUN')

/** Amounts that need a noun: "some were lost". Sorted. */
const amounts = wordSet('any both few fewer many none several some')
/** "spills some on the floor", "more than 40": what is counted was named in the other clause. */
export const hasBareAmount = (sentence: Tokens, { start, end }: Clause): boolean =>
  sentence.slice(start, end).some(({ lower, tag }, i, rest) => {
    const next = rest[i + 1]
    const isCounted = next !== undefined && (next.lower === 'of' || /^(?:ADJ|ADV|DET|NOUN|NUM|PRON|PROPN|VERB)$/.test(next.tag))
    const isNumber = tag === 'NUM' && next === undefined && /^(?:about|only|than)$/.test(rest[i - 1]?.lower ?? '')
    return isNumber || (amounts.has(lower) && !isCounted)
  })

/** "turn up earlier", "costs more": more than what the other clause told. */
export const hasBareComparison = (sentence: Tokens, { start, end }: Clause): boolean => {
  const rest = sentence.slice(start, end)
  return !rest.some(({ lower }) => lower === 'than') && rest.some(isComparative)
}
/** "less", "earlier". */
export const isComparative = ({ lower, tag }: Tokens[number]): boolean =>
  /^(?:fewer|less|more|worse)$/.test(lower) || (/^(?:ADJ|ADV)$/.test(tag) && /[^e]er$/.test(lower) && !noComparatives.has(lower))
/** They end in -er and compare nothing: "rather". Sorted. */
const noComparatives = wordSet(
  'after ever former however inner later latter never other outer over proper rather together under upper whether',
)

/** "when their children stay, many parents are happy": the owner would be named behind its pronoun. */
export const namesOwnerLate = (sentence: Tokens, main: Clause, sub: Clause): boolean =>
  hasWord(sentence.slice(sub.start, sub.subjectEnd), owners) && !/^(?:he|i|it|she|they|we|you)$/.test(sentence[main.start]?.lower ?? '')
/** Pronouns of an owner: "their children". Sorted. */
export const owners = wordSet('her his its their')

/** "Lamps A and B failed, although B": the subject of the clause takes up a part of the other. */
export const repeatsSubject = (sentence: Tokens, main: Clause, sub: Clause): boolean =>
  sentence
    .slice(sub.start, sub.subjectEnd)
    .some(
      ({ lemma, tag }) =>
        /^(?:NOUN|PROPN)$/.test(tag) &&
        sentence.slice(main.start, main.subjectEnd).some((one) => one.lemma === lemma && one.tag !== 'PRON'),
    )

/** What people do or undergo: "they" is then nobody's name for things, as in "if they got caught". Sorted. */
const ofPersons = wordSet(
  'agree ask believe catch decide feel forget get know learn like need promise realise realize say see speak think understand want wish',
)
/** "The fines are severe if they get caught": "they" are not the fines. */
export const meansPersons = (sentence: Tokens, main: Clause, sub: Clause): boolean =>
  sentence[sub.start]?.lower === 'they' &&
  ofPersons.has(sentence[sub.verb.main]?.lemma ?? '') &&
  isPerson(sentence, main.start, main.subjectEnd) !== true

/** Words of a claim for which the clause brings the proof: "it is clear, as". Sorted. */
const claiming = wordSet(
  'clear doubt encouraging evident likely obvious plausible promising reasonable surprising true truth unlikely unsurprising',
)
/** "The signs are promising, as shops have opened": the clause is the proof of what is claimed. */
export const isClaim = (sentence: Tokens, { start, end }: Clause): boolean =>
  sentence[start]?.lower === 'there' || hasWord(sentence.slice(start, end), claiming)

/** Verbs of feeling and judging: what explains them is the news, as in "they like it because". Sorted. */
export const judging = wordSet(
  `admire agree appeal appreciate attract believe deserve disagree enjoy fascinate fear feel hate impress like love
  matter please prefer recommend suffer think trust value want`,
)

/** "a help to them because the pupil": the person would be named behind the pronoun. */
export const namesPersonLate = (sentence: Tokens, main: Clause, sub: Clause): boolean =>
  hasWord(sentence.slice(main.verb.end, main.end), persons) && !/^(?:he|i|she|they|we|you)$/.test(sentence[sub.start]?.lower ?? '')
/** Pronouns for persons behind a verb: "a help to them". Sorted. */
const persons = wordSet('him them')

/** Nouns that announce what the verb of being then tells: "the problem is". Sorted. */
const announcing = wordSet('aim goal idea part point problem purpose question reason thing trouble')
/** "The sad part is the cost": what stands behind the verb is the news. */
export const announces = (sentence: Tokens, { start, subjectEnd, verb }: Clause): boolean =>
  sentence[verb.main]?.lemma === 'be' && sentence.slice(start, subjectEnd).some(({ lemma }) => announcing.has(lemma))

/** Many persons in one word, which no "he" or "she" means. Sorted. */
const groups = wordSet(
  'audience board choir class committee company council couple court crew crowd family group jury police press public staff team',
)
/** "The crowd cheered as she spoke": "she" is not the crowd. */
export const meansOne = (sentence: Tokens, pronominal: Clause, named: Clause): boolean =>
  /^(?:he|she)$/.test(sentence[pronominal.start]?.lower ?? '') &&
  sentence.slice(named.start, named.subjectEnd).some(({ lemma }) => groups.has(lemma))

/** "If they can sing, they sing": behind, the clause would say it again. */
export const saysAgain = (sentence: Tokens, main: Clause, sub: Clause): boolean => {
  const verb = sentence[main.verb.main]
  return (
    verb?.tag === 'VERB' &&
    !/^(?:be|become|do|get|have)$/.test(verb.lemma) &&
    sentence.slice(sub.start, sub.end).some(({ lemma, tag }) => tag === 'VERB' && lemma === verb.lemma)
  )
}

/** "bored they eat": a second clause begins without a mark. */
export const runsOn = (sentence: Tokens, { end, verb }: Clause): boolean =>
  sentence.some(
    ({ lower }, i) =>
      i > verb.end &&
      i < end - 1 &&
      /^(?:he|i|she|they|we|you)$/.test(lower) &&
      /^(?:ADJ|ADV)$/.test(sentence[i - 1]?.tag ?? '') &&
      /^(?:AUX|VERB)$/.test(sentence[i + 1]?.tag ?? ''),
  )

/** "during the time": behind it "when" would describe the time. */
export const endsInTime = (sentence: Tokens, { end }: Clause): boolean =>
  /^(?:that|the|this)$/.test(sentence[end - 2]?.lower ?? '') &&
  /^(?:case|day|moment|period|situation|time|year)$/.test(sentence[end - 1]?.lemma ?? '')

import type { Clause } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark } from './clause-order.ts'
import { certaintyWithin, mainClauseOf, type ParsedClause } from './main-clause.ts'
import { rearrange } from './rearrange.ts'
import { bodyEnd, hasOtherVerb, isBoundAt, leadOf, loneClause, losesCapital, opensFinite, toClause } from './subclause.ts'
import { owners, takesUpClause } from './subclause-lean.ts'
import { hasWord, wordSet } from './word-set.ts'

/** The phrases of a family: how many tokens open the one that stands at `at`, its verb included; 0 where none does. */
export type PhraseOpening = (sentence: Tokens, at: number) => number

/** Prepositions and conjunctions before a verb in -ing: "by asking". Sorted. */
const beforeDoing = wordSet('after before by through when while without')

/** "by asking", "after leaving", "using". */
export const opensDoing: PhraseOpening = (sentence, at) => {
  const isAfter = beforeDoing.has(sentence[at]?.lower ?? '')
  const verb = sentence[isAfter ? at + 1 : at]
  const isDoing = verb?.tag === 'VERB' && verb.form === 'ing'
  const isBased = sentence[at]?.lower === 'based' && /^(?:on|upon)$/.test(sentence[at + 1]?.lower ?? '')
  if (isBased) return 2
  return isDoing && isAfter ? 2 : isDoing && /^(?:employing|using|utilising|utilizing)$/.test(verb.lower) ? 1 : 0
}

/** "to save", "in order to save", "so as to save". */
export const opensAim: PhraseOpening = (sentence, at) => {
  const isLong = /^(?:in order|so as)$/.test(`${sentence[at]?.lower ?? ''} ${sentence[at + 1]?.lower ?? ''}`)
  const to = isLong ? at + 2 : at
  const verb = sentence[to + 1]
  return sentence[to]?.lower === 'to' && verb?.tag === 'VERB' && verb.form === 'base' ? to + 2 - at : 0
}

/** Verbs by which the writer, not the subject, has the aim: "to begin with", "to sum up". Sorted. */
const ofSpeech = wordSet(
  `add be begin clarify conclude date explain generalise generalize give illustrate mention paraphrase put quote recap repeat say start sum
  summarise summarize take tell`,
)

/** Pronouns that stand for a noun of the other part, or for all that was said: "by asking them". Sorted. */
const standing = wordSet('former he her him it latter one ones she so such that them themselves these they this those')
/** Words that make the clause go on from the sentence before: "people still learn". Sorted. */
const pointers = wordSet(
  'also either even first however instead neither nevertheless only rather same still then therefore though thus too yet',
)

/** "these methods": with a noun behind it the word stands for no clause. */
const isOfNoun = (rest: Tokens, i: number): boolean =>
  /^(?:her|such|that|these|this|those)$/.test(rest[i]?.lower ?? '') && /^(?:ADJ|NOUN|NUM|PROPN|VERB)$/.test(rest[i + 1]?.tag ?? '')
/** "by asking them": a pronoun that stands for something of the other part. */
const hasStanding = (rest: Tokens): boolean => rest.some(({ lower }, i) => standing.has(lower) && !isOfNoun(rest, i))

/** A main clause of more tokens is too long before the phrase. */
const longestMain = 24
/** A longer phrase keeps the reader waiting. */
const longestPhrase = 18
/** A shorter main clause is no end. */
const shortestMain = 5

/** Nouns that take an infinitive for their own: "a chance to leave". Sorted. */
const takingTo = wordSet(
  `ability agreement ambition approach attempt campaign capacity chance decision desire determination device effort failure freedom guide
  hope initiative intention job law longing machine means measure method model money move need obligation opportunity option order
  permission person place plan policy possibility power procedure program programme project promise proposal readiness reason refusal right
  room rule scheme space step strategy strength system task technique technology tendency time tool urge way willingness wish work`,
)

/** Forms of "be" that make a clause of "learning facts is useful". Sorted. */
const finiteBe = wordSet('am are is was were')

/** "By asking, people learn." to "People learn by asking." */
export const phraseBack = (opening: PhraseOpening): Structure['apply'] =>
  rearrange((sentence, stop) => {
    const end = bodyEnd(sentence, stop)
    const lead = leadOf(sentence)
    const size = opening(sentence, lead)
    const close = sentence.findIndex((token, i) => i > lead && isComma(token))
    if (size === 0 || close < lead + size || hasMark(sentence, lead, close) || hasMark(sentence, close + 1, end)) return null
    const main = loneClause(sentence, close + 1, end)
    if (main === null || main.end - main.start > longestMain || main.verb.isNegative || opensFinite(sentence, main)) return null
    const [phrase, told] = [sentence.slice(lead + size, close), sentence.slice(main.start, end)]
    if (
      hasStanding(phrase) ||
      hasWord(told, pointers) ||
      takesUpClause(sentence, main) ||
      hasStanding(told.slice(main.subjectEnd - main.start))
    )
      return null
    const isAim = sentence[lead + size - 2]?.lower === 'to'
    const isState = sentence[main.verb.main]?.lemma === 'be'
    if (isAim && (isState || ofSpeech.has(sentence[lead + size - 1]?.lemma ?? '') || hasWord(phrase, comments))) return null
    // "To choose a method, we tested these methods": the noun must come before "these".
    const isTakenUp = told.some(
      ({ lemma, tag }, k) =>
        tag === 'NOUN' && /^(?:such|that|these|this|those)$/.test(told[k - 1]?.lower ?? '') && phrase.some((one) => one.lemma === lemma),
    )
    if (isTakenUp) return null
    // "After driving the truck, the truck broke down": it did not drive.
    if (phrase.some(({ tag, lemma }) => tag === 'NOUN' && told.slice(0, main.subjectEnd - main.start).some((one) => one.lemma === lemma)))
      return null
    if (close - lead > 2 * told.length + 2 || ((isAim || sentence[lead]?.lower === 'based') && hasOtherVerb(sentence, main.verb.end, end)))
      return null
    // "While learning facts is useful": a clause, of which the verb is the subject.
    if (!isAim && (!bearsDoing(sentence, lead, main) || hasWord(phrase, finiteBe))) return null
    const isTaken = isAim && size === 2 && (told.length > longestBeforeTo || told.some(({ lemma }) => takingTo.has(lemma)))
    // "employing a scale" behind a noun would be said of that.
    const isBare = /^(?:employing|utilising|utilizing)$/.test(sentence[lead]?.lower ?? '')
    const opener = isTaken ? words('in order', 'ADP') : isBare ? words('by', 'ADP') : []
    const moved = lowerFirst(sentence.slice(lead, close))
    return [compose(sentence.slice(0, lead), told, opener, moved, sentence.slice(end))]
  })

/** Verbs of what nobody does on purpose: "by moving the box, the phone will receive". Sorted. */
const undone = wordSet('be become cause get have hold lack lead make mean occur receive remain seem suffer')

/** Whether "by asking" or "using" at the end would be said of the main verb, and of its subject. */
function bearsDoing(sentence: Tokens, at: number, main: Clause): boolean {
  const opener = sentence[at]?.lower ?? ''
  if (/^(?:after|before|when|while)$/.test(opener)) return true
  // "prefers old maps of the coast based on": the map would be based.
  if (opener === 'based' && main.end - main.verb.end > 3) return false
  // "the radiated disk": a participle before its noun is no rival.
  const isRival = (_: unknown, i: number): boolean =>
    i >= main.verb.end &&
    i < main.end &&
    hasOtherVerb(sentence, i, i + 1) &&
    !(sentence[i]?.form === 'participle' && sentence[i + 1]?.tag === 'NOUN')
  const isOther = sentence.some(isRival) || /....ing$/.test(sentence[main.end - 1]?.lower ?? '')
  const isUndone = !main.verb.isPassive && undone.has(sentence[main.verb.main]?.lemma ?? '')
  return opener !== 'without' && !isOther && !isUndone && sentence[main.start]?.lower !== 'it'
}

/** "to make matters worse": the writer's comment. Sorted. */
const comments = wordSet('matters worse')

/** Behind more tokens a bare "to" seems to belong to the last noun. */
const longestBeforeTo = 12

/** "A test was used to find faults." to "To find faults, a test was used." */
export const aimFront: Structure['apply'] = rearrange((sentence, stop) => {
  const end = bodyEnd(sentence, stop)
  const lead = leadOf(sentence)
  const parsed = mainClauseOf(sentence)
  const phrase = parsed?.phrases.find(
    (one) => one.end === end && /^(?:adverbial|clause)$/.test(one.relation) && opensAim(sentence, one.start) > 0,
  )
  if (!parsed || !phrase || parsed.subject.start !== lead || parsed.conjuncts.length > 0) return null
  const at = phrase.start
  const size = opensAim(sentence, at)
  const isLong = size > 2
  if (phrase.certainty < (isLong ? 0.85 : 0.4) || certaintyWithin(sentence, at, end) < 0.3) return null
  // "carried out to", "three times in order to": the word before binds nothing.
  const isUnbound = /^(?:out|times)$/.test(sentence[at - 1]?.lower ?? '') && (isLong || sentence[at - 1]?.lower === 'out')
  if ((isBoundAt(sentence, at) && !isUnbound) || hasMark(sentence, lead, end)) return null
  const main = toClause(sentence, parsed, at)
  if (main === null || hasOtherVerb(sentence, main.verb.end, at)) return null
  const opener = sentence[lead]?.lower ?? ''
  const isMeant = doneFor.has(sentence[main.verb.main]?.lemma ?? '')
  const isDone = main.verb.isPassive && (isLong ? !main.verb.isNegative && !/^th(?!e$)/.test(opener) : isMeant && !/^th/.test(opener))
  // "It sings in order to find a mate": behind the mate it would be that.
  if (/^(?:he|it|she|they)$/.test(opener) || (phrase.relation === 'clause' && !isMeant && !isLong)) return null
  if ((!isDone && !isLong && !hasObject(sentence, parsed, at)) || (!isDone && !isFullMain(sentence, main))) return null
  const [told, rest] = [sentence.slice(main.verb.end, at), sentence.slice(at + size, end)]
  if (end - at > longestPhrase || hasStanding(rest) || hasWord(told, standing) || hasWord(sentence.slice(lead, at), pointers)) return null
  // "to save their crops": the owners are named in the main clause only.
  if (rest.length === 0 || hasWord(rest, owners) || losesCapital(sentence, main)) return null
  const moved = sentence.slice(at, end)
  return [
    compose(
      sentence.slice(0, lead),
      lead > 0 ? moved : lowerFirst(moved),
      [comma()],
      lowerFirst(sentence.slice(lead, at)),
      sentence.slice(end),
    ),
  ]
})

/** What is done to things with an aim that the infinitive behind the passive tells: "a test was used to find faults". Sorted. */
const doneFor = wordSet(
  `add adjust analyse analyze apply calculate carry collect combine compare compute conduct create develop employ establish examine exclude extract
  fit heat implement increase insert install interview introduce isolate launch measure modify perform record reduce remove repeat review run
  sample simplify survey test track use utilise utilize`,
)

/** Verbs that take an object and an infinitive, or a bare amount: "ask the owner to pay". Sorted. */
const takesInfinitive = wordSet(
  `advise allow ask assist cause challenge choose come do enable encourage expect fail find force get give go have help hire inspire instruct
  invite lead leave like love make mean motivate need oblige offer order pay permit persuade prefer prepare provide push remain remind
  request require send spend take teach tell train try turn urge wait want warn wish`,
)
/** "used a scale to measure": a verb with a plain object that cannot take the infinitive for its own. */
const hasObject = (sentence: Tokens, { head, phrases }: ParsedClause, at: number): boolean =>
  !takesInfinitive.has(sentence[head]?.lemma ?? '') &&
  phrases.some(({ relation, start, end, certainty }) => relation === 'object' && start > head && end <= at && certainty >= 0.8) &&
  !sentence.slice(head, at).some(({ lemma }) => takingTo.has(lemma))

/** A main clause that says enough to end the sentence, and whose subject does what it tells. */
const isFullMain = (sentence: Tokens, { start, end, verb }: Clause): boolean =>
  end - start >= shortestMain &&
  !verb.isNegative &&
  !verb.isPassive &&
  sentence[start]?.lower !== 'there' &&
  sentence[verb.main]?.lemma !== 'be'

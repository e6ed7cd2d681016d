import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { comma, compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasLoosePronoun } from './antecedent.ts'
import { conjunctionAt, hasMark, leadEnd, opensClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** Words that open a clause without a subject, and the form of verb that follows. */
export type Openers = { readonly words: readonly string[]; readonly form: 'ing' | 'base' }

/** "By using buses, people save money." to "People save money by using buses." */
export const subjectlessBack = ({ words, form }: Openers): Structure['apply'] =>
  rearrange((sentence, end) => {
    const lead = leadEnd(sentence)
    const size = conjunctionAt(sentence, lead, words)
    const verb = lead + size
    if (size === 0 || !isOpenVerb(sentence, verb, form) || ofSpeech.has(sentence[verb]?.lemma ?? '')) return null
    const close = sentence.findIndex((token, i) => i > verb && isComma(token))
    if (close < 0 || hasMark(sentence, close + 1, end) || opensClause(sentence, verb + 1, close)) return null
    const main = clauseAt(sentence, close + 1, end)
    // "To identify them, we asked the owners": behind, "them" would be the owners.
    if (sentence.slice(verb, close).some(({ lower }) => /^(?:her|him|it|them)$/.test(lower))) return null
    // Far behind its verb the aim would belong to what stands before it.
    if (main !== null && form === 'base' && end - main.start > 11) return null
    if (main === null || main.verb.isNegative || !isShortMain(sentence, main, form) || refersIn(sentence, { from: verb, to: close, main }))
      return null
    return [compose(sentence.slice(0, lead), sentence.slice(close + 1, end), lowerFirst(sentence.slice(lead, close)), sentence.slice(end))]
  })

/** "People save money by using buses." to "By using buses, people save money." */
export const subjectlessFront = ({ words, form }: Openers): Structure['apply'] =>
  rearrange((sentence, end) => {
    const lead = leadEnd(sentence)
    for (let at = lead + 3; at < end - 2; at++) {
      const size = conjunctionAt(sentence, at, words)
      if (size === 0 || !isOpenVerb(sentence, at + size, form)) continue
      if (hasMark(sentence, lead, end) || opensClause(sentence, at + size + 1, end)) return null
      const main = clauseAt(sentence, lead, at)
      if (
        main === null ||
        main.verb.isNegative ||
        /^(this|these|that|those)$/.test(sentence[main.subjectEnd - 1]?.lower ?? '') ||
        !isShortMain(sentence, main, form) ||
        isTaken(sentence, main, at)
      )
        return null
      if (
        sentence
          .slice(at, end)
          .some((token) => /^(it|its|they|them|their|he|him|his|she|her|this|these|and|or)$/.test(token.lower) && token.lower !== 'and') ||
        sentence.slice(at, end).filter(isVerb).length > 1
      )
        return null
      return [
        compose(
          sentence.slice(0, lead),
          lead > 0 ? sentence.slice(at, end) : lowerFirst(sentence.slice(at, end)),
          [comma()],
          lowerFirst(sentence.slice(lead, at)),
          sentence.slice(end),
        ),
      ]
    }
    return null
  })

/** "To conclude, ...", "To begin with, ...": the writer's purpose, not the subject's. */
const ofSpeech = new Set(
  `add be begin clarify conclude date explain generalise generalize give illustrate mention paraphrase put quote recap repeat say start sum
  summarise summarize take tell`.split(/\s+/),
)

const isOpenVerb = (tokens: Tokens, at: number, form: 'ing' | 'base'): boolean => tokens[at]?.tag === 'VERB' && tokens[at]?.form === form

/** One verb group and phrases: the moved words can belong to nothing else. */
function isShortMain(tokens: Tokens, { start, verb, end }: Clause, form: 'ing' | 'base'): boolean {
  if (opensClause(tokens, start, end) || tokens[start]?.lower === 'there') return false
  if (/^(be|become|seem|remain|appear)$/.test(tokens[verb.main]?.lemma ?? '')) return false
  const rest = tokens.slice(verb.end, end)
  return !rest.some(
    (token, i) =>
      (isVerb(token) && !(form === 'ing' && rest[i - 1]?.tag === 'CCONJ')) ||
      (token.lower === 'to' && isVerb(rest[i + 1])) ||
      (form === 'base' && /^(too|enough|so|such|ready|able)$/.test(token.lower)),
  )
}

type Reference = { readonly from: number; readonly to: number; readonly main: Clause }

/** A pronoun of the main clause that means something in the words before it. */
function refersIn(tokens: Tokens, { from, to, main }: Reference): boolean {
  const other: Clause = { ...main, start: from, subjectEnd: from + 1, end: to }
  return (
    hasLoosePronoun(tokens, { ...main }, other) ||
    tokens
      .slice(main.start, main.end)
      .some((token, i) => /^(this|these|that|those|such)$/.test(token.lower) && !(i === 0 && isNoun(tokens[main.start + 1])))
  )
}

/** The noun or verb before the words takes them: "a tool to cut wood", "wants to go", "the idea of". */
function isTaken(tokens: Tokens, main: Clause, at: number): boolean {
  const before = tokens[at - 1]
  // "Chromatography was used to separate": what is done to a thing with an aim.
  if (at === main.verb.end && main.verb.isPassive && !main.verb.hasModal && doneFor.has(before?.lemma ?? '') && tokens[at]?.lower === 'to')
    return nounPhraseEnd(tokens, at + 2, { join: false }) < 0
  if (before === undefined || at <= main.verb.end) return true
  if (tokens[at]?.lower !== 'to')
    return before.tag === 'ADP' || before.tag === 'CCONJ' || before.tag === 'ADJ' || /^(even|only|just|mainly|partly)$/.test(before.lower)
  if (
    before.tag !== 'NOUN' ||
    takesInfinitive.has(tokens[main.verb.main]?.lemma ?? '') ||
    nounPhraseEnd(tokens, at + 2, { join: false }) < 0
  )
    return true
  if (givesThings.test(tokens[main.verb.main]?.lemma ?? '') && tokens[at - 1]?.lower !== 'order') return true
  const object = nounPhraseEnd(tokens, main.verb.end)
  return object !== at || abilityNouns.has(before.lemma)
}

/** What is done with an aim that the infinitive behind the passive tells. Sorted. */
const doneFor = new Set(
  `analyse analyze calculate carry collect combine compare conduct create cut develop employ establish exclude heat
  implement increase insert install isolate launch modify perform reduce remove repeat review simplify track use utilise utilize`.split(
    /\s+/,
  ),
)
/** Verbs whose object does what the infinitive says: "ask people to leave", "help children to read". Sorted. */
const takesInfinitive = new Set(
  `advise allow appoint ask assist authorise be become beg believe bring call care cause challenge choose command compel consider convince
  direct drive elect empower enable encourage expect find force get have help hire incite inspire instruct intend invite know lead leave
  like love make mean motivate need oblige order pay permit persuade prefer prepare press prompt push recommend remain remind request
  require seem send teach tell tempt train urge want warn wish`.split(/\s+/),
)
/** "offers options to suit", "turned her head to face": what the infinitive says belongs to the object, or to a gesture. */
const givesThings = /^(?:give|have|include|lack|need|offer|provide|turn|raise|lift|open|close|stop|wait|stand|sit|want)$/
/** Nouns that take an infinitive of their own. Sorted. */
const abilityNouns = new Set(
  `ability agreement ambition approach attempt campaign capacity chance decision desire determination effort failure freedom hope
  initiative intention job law longing measure method money move need obligation opportunity option permission person plan policy
  possibility power programme project promise proposal readiness reason refusal right step strategy strength task tendency time tool
  urge way willingness wish`.split(/\s+/),
)

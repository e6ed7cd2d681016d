import { compose, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { certaintyWithin, phrasesOf, type Phrase } from './main-clause.ts'
import { hasWord, wordSet } from './word-set.ts'

/** So sure it must be that a phrase belongs to the verb. */
const sure = 0.85

/** So sure the words of a phrase must be. */
const sureWithin = 0.7

/** Nouns by which a phrase tells when or how long: "in the morning". Sorted. */
const timeNouns = wordSet(
  `afternoon afternoons april august autumn centuries century dawn day days decade decades december dusk evening evenings
  february friday hour hours january july june lifetime march midnight minute minutes monday month months morning mornings
  night nights noon november october period saturday season seconds semester september spring summer sunday term thursday
  time tuesday war wednesday week weekend weekends weeks winter year years`,
)

/** A word of time, or a year: "1840", "1970s". */
const isTimeWord = (lower: string): boolean => timeNouns.has(lower) || /^(?:1[0-9]|20)\d\ds?$/.test(lower)

/** Prepositions of both kinds of phrase: "in Rome", "in 1950". Sorted. */
const openers = wordSet('after at before between by during from in inside near on outside since throughout under until within')

/** Prepositions of a place: "near the mill". Sorted. */
const places = wordSet('at in inside near on outside under')

/** Words that point elsewhere or weigh what they stand before: "in the same year". Sorted. */
const bound = wordSet(
  'again also another both each either first it its just last least mainly mostly not only other others same second such that their them then there this those too which who',
)

type Kind = 'time' | 'place' | null

/** What a phrase of a preposition tells. */
function kindOf(sentence: Tokens, { start, end }: Phrase): Kind {
  const words = sentence.slice(start, end)
  const first = words[0]
  if (first?.tag !== 'ADP' || !openers.has(first.lower) || words.length < 2 || hasWord(words, bound)) return null
  if (words.some(({ tag, form }) => /^(?:PUNCT|SCONJ|AUX)$/.test(tag) || (tag === 'VERB' && form !== 'participle'))) return null
  const of = words.findIndex(({ lower }, i) => i > 0 && lower === 'of')
  const core = of > 0 ? words.slice(0, of) : words
  if (core.some(({ lower }) => isTimeWord(lower))) return isTimeWord(core.at(-1)?.lower ?? '') || isDated(core) ? 'time' : null
  const isNamed = core.slice(1).some(({ tag, isName }) => tag === 'DET' || tag === 'PROPN' || tag === 'NUM' || isName)
  return isNamed && places.has(first.lower) && !hasWord(core, states) ? 'place' : null
}

/** "on 2 March", "between 2000 and 2020": a day or a span of years. */
const isDated = (core: Tokens): boolean =>
  core.slice(1).every(({ tag, lower }) => tag === 'NUM' || tag === 'PROPN' || isTimeWord(lower) || lower === 'and')

/** Nouns that seem to name a place and tell how something is done: "in the dark". Sorted. */
const states = wordSet(
  'age angle colour condition conditions cost dark depth detail form height hope length level light pace price purpose rain rate scale search shade snow speed stage sun temperature truth way wind',
)

/** Verbs that ask for their place: "lives in Rome in winter" keeps it beside. Sorted. */
const asking = wordSet('arrive be belong come depend go land lead lie live look move put remain reside result sit stand stay take turn')

/** The phrase that comes last may be so many tokens shorter than the other. */
const lightest = 3

/** "was held in Rome in 1950" to "was held in 1950 in Rome". */
export function turnSettings(sentence: Tokens, end: number): readonly Tokens[] | null {
  for (let head = 1; head < end; head++) {
    const verb = sentence[head]
    if (verb?.tag !== 'VERB' || asking.has(verb.lemma)) continue
    const behind = phrasesOf(sentence, head).filter(({ start }) => start > head)
    for (const [i, first] of behind.entries()) {
      const second = behind[i + 1]
      if (second === undefined || !mayTurn(sentence, first, second, end)) continue
      const [one, other] = [sentence.slice(first.start, first.end), sentence.slice(second.start, second.end)]
      return [compose(sentence.slice(0, first.start), other, one, sentence.slice(second.end))]
    }
  }
  return null
}

const isSure = (sentence: Tokens, { relation, certainty, start, end }: Phrase): boolean =>
  relation === 'adverbial' && certainty >= sure && certaintyWithin(sentence, start, end) >= sureWithin

/** A time of more tokens, "between March and June", stays behind its place. */
const longestTime = 3

/** "under the bridge in 2011": only a short time goes before its place, and no deadline. */
const mayPassPlace = (sentence: Tokens, place: Phrase, time: Phrase): boolean => {
  const size = time.end - time.start
  return size <= longestTime && size <= place.end - place.start && sentence[time.start]?.lower !== 'by'
}

/** Whether a place and a time stand side by side at an end, and neither is too light for the last place. */
function mayTurn(sentence: Tokens, first: Phrase, second: Phrase, end: number): boolean {
  const next = sentence[second.end]
  // "in the mill in 1990, which": the relative would come to follow another noun.
  if (/^wh/.test(sentence[second.end + 1]?.lower ?? '')) return false
  if (first.end !== second.start || !(second.end >= end || next?.tag === 'PUNCT' || next?.tag === 'CCONJ')) return false
  if (!isSure(sentence, first) || !isSure(sentence, second) || first.end - first.start < second.end - second.start - lightest) return false
  const kinds = [kindOf(sentence, first), kindOf(sentence, second)]
  return kinds[0] === 'time' ? kinds[1] === 'place' : kinds[0] === 'place' && kinds[1] === 'time' && mayPassPlace(sentence, first, second)
}

/** Adverbs that stand as well between two auxiliaries: "can easily be seen". Sorted. */
const betweenAuxiliaries = wordSet(
  'commonly conveniently easily frequently generally never often previously probably rarely readily reasonably recently sometimes traditionally usually',
)

/** Adverbs that stand as well right before a participle: "can be easily seen". Sorted. */
const beforeParticiple = wordSet('carefully easily entirely extensively fully largely partly readily recently thoroughly widely')

/** Words that grade an adverb: "can very easily be seen". Sorted. */
const grading = wordSet('as how less more most not quite so too very')

const isAuxiliary = (sentence: Tokens, at: number): boolean => sentence[at]?.tag === 'AUX' && sentence[at]?.space !== ''

/** "It can be easily seen" to "It can easily be seen". */
export function adverbBetween(sentence: Tokens, end: number): readonly Tokens[] | null {
  for (let at = 3; at < end - 1; at++) {
    const adverb = sentence[at]
    if (adverb?.tag !== 'ADV' || !betweenAuxiliaries.has(adverb.lower) || sentence[at + 1]?.form !== 'participle') continue
    if (!isAuxiliary(sentence, at - 1) || !isAuxiliary(sentence, at - 2) || sentence[at - 1]?.form === 'ing') continue
    // "It should be easily found": how, and not that it may be expected.
    if (/^(?:must|shall|should)$/.test(sentence[at - 2]?.lower ?? '')) continue
    return [compose(sentence.slice(0, at - 1), [adverb], sentence.slice(at - 1, at), sentence.slice(at + 1))]
  }
  return null
}

/** "It can easily be seen" to "It can be easily seen". */
export function adverbAtParticiple(sentence: Tokens, end: number): readonly Tokens[] | null {
  for (let at = 2; at < end - 2; at++) {
    const adverb = sentence[at]
    const [auxiliary, participle] = [sentence[at + 1], sentence[at + 2]]
    if (adverb?.tag !== 'ADV' || !beforeParticiple.has(adverb.lower) || participle?.form !== 'participle' || participle.tag !== 'VERB')
      continue
    if (
      !isAuxiliary(sentence, at - 1) ||
      auxiliary?.lemma !== 'be' ||
      auxiliary.form === 'ing' ||
      grading.has(sentence[at - 1]?.lower ?? '')
    )
      continue
    return [compose(sentence.slice(0, at), sentence.slice(at + 1, at + 2), [adverb], sentence.slice(at + 2))]
  }
  return null
}

import { compose, lowerFirst, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectNoun } from '../../languages/en/grammar/inflect.ts'
import { isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

const table = (text: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [heads = '', nouns = ''] = line.split(':')
        return heads.split(',').map((head): [string, ReadonlySet<string>] => [head.trim(), new Set(nouns.trim().split(/\s+/))])
      })
      .flat(),
  )

/** What may be said with "the … of", and of what: "water quality" is the quality of water. Sorted. */
const abstract = table(`
  achievement, motivation, participation, performance: employee pupil student worker
  analysis: data text
  availability: data food light nutrient oxygen water
  behavior, behaviour: animal child consumer customer employee pupil student voter
  choice: word
  collection: data sample waste
  conservation: energy forest habitat species water wildlife
  construction: bridge house road
  consumption: alcohol coal food meat oil paper sugar water
  destruction: forest habitat
  detection: cancer error
  development: drug skill software vaccine
  diagnosis: cancer disease
  disposal: waste
  distribution: food income resource seed wealth
  extraction: oil water
  growth: crop plant tree
  intake: alcohol calorie energy fat food protein salt sugar water
  loss: biodiversity energy forest habitat heat species water
  maintenance: building road
  preparation: food meal sample
  prevention: accident crime disease
  price: bread coal coffee electricity energy food fuel gold grain land milk oil paper rice steel wheat
  production: cement coal crop electricity energy food meat milk oil paper plastic steel
  quality: air data food sleep soil water
  recycling: glass paper plastic waste
  reduction: cost emission error noise waste
  safety: driver food passenger patient pedestrian
  size: population sample
  storage: carbon data energy food heat water
  temperature: soil
  transmission: data disease energy heat
  treatment: cancer patient waste water
  usage, use: antibiotic computer energy fertiliser fertilizer fuel land pesticide phone plastic smartphone tablet technology water`)
/** What is counted and bears an adjective of its own: "high stress levels" are high levels of stress. Sorted. */
const counted = table(`
  concentration: chloride glucose nitrate oxygen salt sucrose sugar
  level: activity anxiety cholesterol crime debt education glucose humidity income light literacy motivation noise oxygen pollution poverty satisfaction stress trust violence
  member: band board choir club committee community crew group panel staff team
  method: assessment payment production transport
  pattern: behavior behaviour growth migration rainfall sleep speech
  sample: blood tissue
  shortage: energy food housing labor labour staff teacher water
  source: energy food funding heat income information light power protein water
  type: rock soil
  user: internet`)

/** Named as one: "the members of the team". Sorted. */
const definite = new Set('band board choir club committee community crew group internet panel population sample team'.split(' '))
/** "the quality of the air" is that of the place; a sample of air is of any. */
const isDefinite = (noun: Token, head: Token): boolean =>
  (definite.has(noun.lemma) && head.lemma !== 'collection' && head.lemma !== 'preparation') ||
  (noun.lemma === 'air' && head.lemma === 'quality') ||
  head.lemma === 'temperature'
/** Never in the plural. Sorted. */
const mass = new Set(
  `activity air alcohol anxiety assessment behavior behaviour biodiversity blood bread cancer carbon cement chloride cholesterol coal coffee
  crime data debt disease education electricity energy food fuel funding gas glass glucose gold grain growth habitat heat housing humidity
  income information labor labour land light literacy meat migration milk motivation nitrate noise oil oxygen paper payment plastic
  pollution poverty power production protein rainfall rice rock salt satisfaction sleep software soil species speech staff steel stress
  sucrose sugar technology tissue transport trust violence waste water wealth wheat wildlife`.split(/\s+/),
)
const adjectives =
  /^(additional|alternative|cheap|current|different|few|great|greater|high|higher|important|increased|local|low|lower|main|many|most|new|other|reliable|rising|serious|severe|several|some|such|various)$/

/** "water quality" to "the quality of water". */
export const compoundOf: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 0; at < end - 1; at++) {
    const [noun, head] = [sentence[at], sentence[at + 1]]
    if (noun?.tag !== 'NOUN' || head?.tag !== 'NOUN' || noun.isLocked || head.isLocked || noun.isName || head.space !== ' ') continue
    if (noun.lower !== noun.lemma || !isClosed(sentence, at + 2)) continue
    const isCounted = counted.get(head.lemma)?.has(noun.lemma) === true
    if (!isCounted && (abstract.get(head.lemma)?.has(noun.lemma) !== true || head.lower !== head.lemma)) continue
    const made = isCounted ? countedOf(sentence, at) : abstractOf(sentence, at)
    if (made !== null) return [made]
  }
  return null
})

/** Nothing follows that would belong to the pair: "water quality and safety", "data collection methods", "food production's". */
function isClosed(tokens: Tokens, at: number): boolean {
  const next = tokens[at]
  if (next === undefined) return true
  if (isNoun(next) || next.tag === 'ADJ' || /^(of|-|–|\/|'s|’s|'|’)$/.test(next.text)) return false
  if (next.tag === 'VERB' && (next.form === 'ing' || next.form === 'participle') && isNoun(tokens[at + 1])) return false
  return !/^(and|or|,)$/.test(next.lower) || /^(DET|PRON|AUX|VERB|SCONJ)$/.test(tokens[at + 1]?.tag ?? '')
}

const nounAs = (noun: Token, head: Token): Token =>
  mass.has(noun.lemma) || isDefinite(noun, head) ? noun : withText(noun, inflectNoun(noun.lemma, true))

function abstractOf(tokens: Tokens, at: number): Tokens | null {
  const [before, noun, head] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (noun === undefined || head === undefined) return null
  const [one, other] = lowerFirst([noun, head])
  if (one === undefined || other === undefined) return null
  if (before?.lower === 'the') {
    // "the water quality": of the water that was spoken of; of many it is not clear which.
    if (!(mass.has(noun.lemma) || isDefinite(noun, head)) || tokens[at - 2]?.lower === 'of') return null
    const isOfOne = isDefinite(noun, head) || head.lemma === 'quality'
    return compose(tokens.slice(0, at), [other, word('of', 'ADP'), ...(isOfOne ? [word('the', 'DET')] : []), one], tokens.slice(at + 2))
  }
  const isBare = before === undefined || /^(VERB|SCONJ|AUX)$/.test(before.tag) || (before.tag === 'ADP' && before.lower !== 'of')
  if (!isBare || (before?.form === 'participle' && before.tag === 'VERB')) return null
  // "the quality of the water along the river"
  const isPlaced = /^(?:along|around|at|below|beneath|in|inside|near|on|under|within)$/.test(tokens[at + 2]?.lower ?? '')
  if (isPlaced && head.lemma !== 'quality') return null
  const of = [word('of', 'ADP'), ...(isPlaced || isDefinite(noun, head) ? [word('the', 'DET')] : [])]
  return compose(tokens.slice(0, at), [word('the', 'DET'), other, ...of, nounAs(one, head)], tokens.slice(at + 2))
}

function countedOf(tokens: Tokens, at: number): Tokens | null {
  const [before, noun, head] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (noun === undefined || head === undefined) return null
  const isPlural = head.lower !== head.lemma
  // "a car owner" has one; "their internet users" are not users of theirs.
  if (head.lemma === 'user' && !isPlural) return null
  const hasArticle = /^(a|an|the|this|these|those|their|our|its|his|her|all|any|no|each|every)$/.test(before?.lower ?? '')
  const isBare = before === undefined || /^(VERB|SCONJ|AUX)$/.test(before.tag) || (before.tag === 'ADP' && before.lower !== 'of')
  if (!hasArticle && !adjectives.test(before?.lower ?? '') && !(isBare && isPlural)) return null
  if (before?.tag === 'VERB' && before.form === 'participle') return null
  const [one, other] = before === undefined ? lowerFirst([noun, head]) : [noun, head]
  if (one === undefined || other === undefined) return null
  const of = [word('of', 'ADP'), ...(isDefinite(noun, head) ? [word('the', 'DET')] : [])]
  return compose(tokens.slice(0, at), [other, ...of, nounAs(one, head)], tokens.slice(at + 2))
}

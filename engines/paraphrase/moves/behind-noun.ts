import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { personNouns } from '../../languages/en/grammar/grammar-words.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { wordSet } from './word-set.ts'

/** Adjectives that stand behind their noun, each with the words one of which must follow. Sorted. */
const behindNoun: Readonly<Record<string, readonly string[]>> = {
  able: ['to'],
  accustomed: ['to'],
  addicted: ['to'],
  adjacent: ['to'],
  afraid: ['of'],
  associated: ['with'],
  attractive: ['to'],
  available: ['at', 'for', 'from', 'in', 'to'],
  aware: ['of'],
  based: ['in'],
  beneficial: ['for', 'to'],
  capable: ['of'],
  central: ['to'],
  characteristic: ['of'],
  close: ['to'],
  committed: ['to'],
  common: ['among', 'in', 'to'],
  comparable: ['to', 'with'],
  compatible: ['with'],
  concerned: ['about', 'with'],
  consistent: ['with'],
  critical: ['of'],
  crucial: ['for', 'to'],
  dedicated: ['to'],
  dependent: ['on'],
  detrimental: ['to'],
  devoid: ['of'],
  different: ['from'],
  eligible: ['for', 'to'],
  equal: ['to'],
  essential: ['for', 'to'],
  familiar: ['to', 'with'],
  famous: ['for'],
  fond: ['of'],
  free: ['from', 'of'],
  full: ['of'],
  guilty: ['of'],
  harmful: ['to'],
  identical: ['to'],
  independent: ['of'],
  interested: ['in'],
  involved: ['in'],
  keen: ['to'],
  likely: ['to'],
  necessary: ['for', 'to'],
  new: ['to'],
  open: ['to'],
  opposed: ['to'],
  present: ['at', 'in'],
  prone: ['to'],
  proud: ['of'],
  ready: ['for', 'to'],
  related: ['to'],
  relevant: ['to'],
  reminiscent: ['of'],
  resistant: ['to'],
  responsible: ['for'],
  rich: ['in'],
  sensitive: ['to'],
  similar: ['to'],
  specific: ['to'],
  subject: ['to'],
  sufficient: ['for', 'to'],
  suitable: ['for'],
  typical: ['of'],
  unable: ['to'],
  unique: ['to'],
  useful: ['for', 'to'],
  vital: ['for', 'to'],
  vulnerable: ['to'],
  willing: ['to'],
}

/** "genes responsible for", "people willing to", "boys taller than": not "the means necessary", nor "free of charge". */
export const isBehindNoun = (tokens: Tokens, at: number): boolean => {
  const [adjective, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (adjective?.tag !== 'ADJ' || /^(?:charge|that|what|which|whom)$/.test(after?.lower ?? '')) return false
  // "students in a county interested in": counties are not.
  if (ofMind.has(adjective.lower) && !takesWho(tokens[at - 1])) return false
  const isMore = next?.lower === 'than' && adjective.lower.endsWith('er') && !alsoAdverbs.has(adjective.lower)
  const isOpened = Object.hasOwn(behindNoun, adjective.lower) && behindNoun[adjective.lower]?.includes(next?.lower ?? '') === true
  return (isMore && !measures.has(tokens[at - 1]?.lemma ?? '')) || isOpened
}

/** Words in -er that are adverbs too, or no adjectives: "rather than". Sorted. */
const alsoAdverbs = wordSet('better earlier faster further harder later longer other rather sooner')

/** "two years older than", "three times larger than": by how much. Sorted. */
const measures = wordSet(
  `bit centimeter centimetre day deal degree fold grade head hour inch kilometer kilometre lot meter metre mile minute month point second
  size step time week year`,
)

/** Said of people alone. Sorted. */
const ofMind = wordSet('accustomed addicted afraid aware committed fond guilty interested keen proud ready willing')

/** "a family that lives far away": one body of many. Sorted. */
const bodies = wordSet('audience band class couple crew crowd family group household majority minority pair population staff team')

/** The relative pronoun for a noun: "who" for people, "that" for things and bodies. */
export const relativeFor = (noun: Token | undefined): 'that' | 'who' =>
  takesWho(noun) && !(noun !== undefined && noun.lower === noun.lemma && bodies.has(noun.lemma)) ? 'who' : 'that'

/** People by what they do, hold or suffer, beside the nouns of the grammar. Sorted. */
const morePersons = wordSet(
  `activist advocate backer believer bishop burglar campaigner carer choirboy chorister contestant councillor cyclist delegate descendant
  diplomat enthusiast entrepreneur executive follower foreigner grandparent herder hostage infant inmate interviewee lawmaker midwife
  newcomer noble opponent outsider pedestrian pensioner performer physicist pilgrim protester protestor reporter robber sceptic
  shareholder sibling skeptic toddler villain`,
)

/** Whether the noun is of people, for whom the relative pronoun is "who"; names are not looked at. */
export const takesWho = (noun: Token | undefined): boolean =>
  noun !== undefined &&
  (personNouns.has(noun.lemma) ||
    morePersons.has(noun.lemma) ||
    /^(?:children|folks?|humans?|kids)$|(?:boy|dude|girl|guy|lad|lady|man|men|people)s?$|ladies$/.test(noun.lower)) &&
  !/(?:abdomen|acumen|ballad|regimen|salad|semen|specimen|talisman)s?$/.test(noun.lower)

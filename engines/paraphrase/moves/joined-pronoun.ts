import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isPerson, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import { isFramed, isStory, joinedVerbs, type JoinedVerbs } from './joined.ts'
import type { ParsedClause } from './main-clause.ts'
import { hasWord, wordSet } from './word-set.ts'

/** Words that a later "it" or "they" cannot take up. Sorted. */
const uncounted = wordSet(
  'all any both each either enough every few half many more most much neither no nobody none nothing one several some somebody someone such there what which who',
)
/** Nouns in -er, -or and the like that are no people: "the tower". Sorted. */
const things = wordSet(
  `answer border calendar center chapter character cluster color colour computer container corner corridor counter cover danger dinner door error factor
  fever filter finger floor flower folder gender hunger indicator mirror motor number offer order outer paper parameter poster power processor quarter razor river rumour sector
  sensor server shelter shower summer tower tractor trailer vector war water weather winter`,
)

/** How many tokens each half has at least, the first from its verb on, and the whole. */
type Shortest = { readonly first: number; readonly second: number; readonly both: number }

type PartedVerbs = { readonly joined: JoinedVerbs; readonly pronoun: string }

/** "S did A and did B" whose second half can stand alone with a pronoun for S; null where one half is a stump or a frame holds both. */
export function partedVerbs(sentence: Tokens, end: number, { first, second, both }: Shortest): PartedVerbs | null {
  const joined = joinedVerbs(sentence, end)
  if (!joined || isFramed(sentence, joined.first)) return null
  const { mark, start } = joined
  const pronoun = pronounOf(sentence, joined)
  if (pronoun === null || hasEcho(sentence.slice(start, end), pronoun)) return null
  return mark - joined.first.verbStart < first || end - start < second || end < both ? null : { joined, pronoun }
}

/** Of two acts that are no story. */
const shortestActs = { first: 3, second: 4, both: 11 } as const

/** "By using a lens, we can see": the means in front hold for both acts. */
const hasMeans = (sentence: Tokens): boolean => /^(?:by|with|without)$/.test(sentence[0]?.lower ?? '')

/** Two verbs that tell no story, each of which has enough to say for a clause of its own. */
export function partedActs(sentence: Tokens, end: number): PartedVerbs | null {
  const parted = hasMeans(sentence) ? null : partedVerbs(sentence, end, shortestActs)
  return parted && isStory(sentence, parted.joined) ? null : parted
}

/** The pronoun that takes the subject up: "it" of "the firm"; null where it cannot be told or may be a he or a she. */
function pronounOf(sentence: Tokens, joined: JoinedVerbs): string | null {
  const pronoun = namedBy(sentence, joined.first)
  const finite = sentence[joined.start]?.tag === 'ADV' ? sentence[joined.verb] : sentence[joined.start]
  if (/^(?:I|they|we|you)$/.test(pronoun ?? '') && joined.auxiliaries.length === 0 && finite?.form === '3sg' && finite.lower !== 'was')
    return null
  return pronoun !== null && hasOther(sentence, joined, pronoun) ? null : pronoun
}

/** "These gains outweigh the losses and": the last noun before the pronoun could be meant by it as well. */
function hasOther(sentence: Tokens, { first, mark }: JoinedVerbs, pronoun: string): boolean {
  const { subject, phrases } = first
  const number = pronoun === 'it' ? 'singular' : 'plural'
  if (!/^(?:it|they)$/.test(pronoun) || sentence[subject.head]?.tag === 'PRON') return false
  const object = phrases.find(({ relation, start, end }) => /^(?:clause|object)$/.test(relation) && start > first.head && end <= mark)
  if (!object || object.head < mark - 3 || sentence[object.start]?.tag === 'NUM') return false
  return (
    numberOf(sentence, object.start, object.head + 1) !== (number === 'plural' ? 'singular' : 'plural') &&
    isPerson(sentence, subject.start, subject.end) === isPerson(sentence, object.start, object.end)
  )
}

/** The pronoun that fits the subject by its number and kind. */
function namedBy(sentence: Tokens, { subject, verbStart }: ParsedClause): string | null {
  const opener = sentence[subject.start]?.lower ?? ''
  if (subject.end === subject.start + 1 && /^(?:he|i|it|she|they|we|you)$/.test(opener)) return opener === 'i' ? 'I' : opener
  if (uncounted.has(opener) || groups.has(sentence[subject.head]?.lower ?? '')) return null
  const head = sentence[subject.head]
  if (!head || hasWord(sentence.slice(subject.start, subject.end), uncountable)) return null
  if (subject.end === subject.start + 1 && /^(?:these|those)$/.test(opener)) return 'they'
  if (!/^(?:NOUN|PROPN)$/.test(head.tag) || (subject.head === subject.start && /ing$/.test(opener))) return null
  const verb = sentence[verbStart]
  const number = numberOf(sentence, subject.start, subject.end)
  const isPlural = /^(?:are|have|were)$/.test(verb?.lower ?? '') || verb?.form === 'pl' || number === 'plural'
  const isSingular = /^(?:has|is|was)$/.test(verb?.lower ?? '') || verb?.form === '3sg' || number === 'singular'
  if (isPlural) return isSingular ? null : 'they'
  if (!isSingular || head.tag === 'PROPN' || head.isName) return null
  const mayBePerson = isPerson(sentence, subject.start, subject.end) !== false || personLike.test(head.lemma)
  return mayBePerson && !things.has(head.lemma) ? null : 'it'
}
/** Words in a subject that make it no one thing: "each of the towns". Sorted. */
const uncountable = wordSet('each every no none or percent')
/** Many as one, for whom "it" is too cold. Sorted. */
const groups = wordSet('audience class committee couple crew family group jury management panel public staff team')
/** Endings of those who do something, and names of relatives and animals. */
const personLike =
  /(?:er|or|ist|ian|man|woman|mate|ee|ess|baby|boy|girl|dog|cat|king|queen|hero|husband|wife|child|son|uncle|aunt|friend|cousin|niece|nephew|parent|guest|clerk|cook|nurse|horse|bird)$/

/** Whether the second half has the same pronoun for something else: "and packs it". */
const hasEcho = (rest: Tokens, pronoun: string): boolean =>
  (pronoun === 'it' && rest.some(({ lower }) => lower === 'it')) ||
  (pronoun === 'they' && rest.some(({ lower }) => /^(?:them|they)$/.test(lower)))

import type { WordForms } from '../packed-forms.ts'
import { nounEndings, nounRows, pluralOnly, type NounRow, type PluralClass } from './noun-classes.ts'
import { closed, isLong, opened } from './open-syllables.ts'

type IsKnown = (word: string) => boolean
type NounClass = { readonly gender: NounRow['gender']; readonly plurals: readonly string[] }

/** Nouns of the table by lemma; of the same gender the later row holds. */
const table: ReadonlyMap<string, readonly NounClass[]> = readTable()

function readTable(): ReadonlyMap<string, readonly NounClass[]> {
  const byLemma = new Map<string, NounClass[]>()
  for (const { gender, plural, words } of nounRows) {
    for (const word of words) {
      const [lemma = word, ...own] = word.split('/')
      const others = (byLemma.get(lemma) ?? []).filter((other) => other.gender !== gender)
      byLemma.set(lemma, [...others, { gender, plurals: plural === 'own' ? own : pluralsOf(lemma, plural) }])
    }
  }
  return byLemma
}

const lemmasByPlural: ReadonlyMap<string, readonly string[]> = groupPlurals()

function groupPlurals(): ReadonlyMap<string, readonly string[]> {
  const pairs = [...table].flatMap(([lemma, classes]) => classes.flatMap(({ plurals }) => plurals.map((plural) => ({ plural, lemma }))))
  return new Map(
    [...Map.groupBy(pairs, ({ plural }) => plural)].map(([plural, found]) => [plural, [...new Set(found.map(({ lemma }) => lemma))]]),
  )
}

function pluralsOf(lemma: string, plural: PluralClass): readonly string[] {
  switch (plural) {
    case 'en':
      if (lemma.endsWith('heid')) return [`${lemma.slice(0, -4)}heden`]
      return [`${opened(lemma)}en`]
    case 's':
      return [`${lemma}s`]
    case "'s":
      return [`${lemma}'s`]
    case 'none':
      return []
    case 'own':
      return lemma.endsWith('heid') ? [`${lemma.slice(0, -4)}heden`] : [`${lemma.slice(0, -4)}grafen`]
  }
}

const declined = (lemma: string, { gender, plurals }: NounClass): WordForms => ({
  lemma,
  kind: `noun.${gender}`,
  forms: [{ tags: 'sg', form: lemma }, ...plurals.map((form) => ({ tags: 'pl', form }))],
})

/**
 * The declensions of a Dutch noun: by the table, by the last part of a compound, by its ending. Nothing where none of them tells.
 * `isKnown` must know what the table does not list.
 */
export function nounsOf(lemma: string, isKnown: IsKnown): readonly WordForms[] {
  if (pluralOnly.has(lemma)) return [{ lemma, kind: 'noun', forms: [{ tags: 'pl', form: lemma }] }]
  const listed = table.get(lemma)
  if (listed) return listed.map((one) => declined(lemma, one))
  if (!/^\p{Ll}[\p{Ll}'-]+$/u.test(lemma) || !isKnown(lemma)) return []
  const found = byLastPart(lemma, isKnown) ?? byEnding(lemma)
  return (found ?? []).map((one) => declined(lemma, { gender: one.gender, plurals: one.plurals.filter(isKnown) }))
}

/** Whether the table lists a noun, so that its forms need no dictionary. */
export const isListedNoun = (lemma: string): boolean => table.has(lemma) || pluralOnly.has(lemma)

/** A plural that stands as a word of its own in a dictionary: gegevens, kosten. */
export function pluralNounsOf(lemma: string, isKnown: IsKnown): readonly WordForms[] {
  const found = nounCandidates(lemma)
    .flatMap((noun) => nounsOf(noun, isKnown))
    .find(({ forms }) => forms.some(({ tags, form }) => tags === 'pl' && form === lemma))
  return found ? [{ lemma, kind: found.kind, forms: [{ tags: 'pl', form: lemma }] }] : []
}

function byEnding(noun: string): readonly NounClass[] | null {
  const found = nounEndings.find(([ending]) => noun.endsWith(ending) && noun.length >= ending.length + 2)
  if (!found || !isLong(noun) || table.has(noun)) return null
  const [, gender, plural] = found
  return [{ gender, plurals: pluralsOf(noun, plural) }]
}

/** A compound with its longest last part that the table lists: onderzoeks + vraag. */
function byLastPart(noun: string, isKnown: IsKnown): readonly NounClass[] | null {
  for (let at = 2; at <= noun.length - 3; at += 1) {
    const first = noun.slice(0, at)
    const classes = table.get(noun.slice(at))
    if (classes && isFirstPart(first, noun.slice(at), isKnown)) {
      return classes.map(({ gender, plurals }) => ({ gender, plurals: plurals.map((plural) => first + plural) }))
    }
  }
  return null
}

const prefixes =
  /^(?:aan|achter|af|bij|binnen|buiten|door|eind|groot|hoofd|in|kern|mede|mee|na|neven|om|onder|ont|op|over|sub|tegen|toe|uit|ver|voor|wan|weer)$/u

/** Whether a beginning may stand before another noun: a word, with or without what joins, or a prefix. */
function isFirstPart(first: string, last: string, isKnown: IsKnown): boolean {
  if (prefixes.test(first)) return last.length > 3
  if (first.length < 3) return false
  const bare = first.replace(/-$/u, '')
  return [bare, bare.replace(/s$/u, ''), bare.replace(/en?$/u, ''), ...closed(bare.replace(/en$/u, ''))].some(
    (one) => one.length > 2 && isKnown(one),
  )
}

/** The nouns that a form may belong to. Their forms still must be compared with it. */
export function nounCandidates(form: string): readonly string[] {
  if (!/^\p{Ll}/u.test(form)) return []
  const cut = [
    form,
    ...(form.endsWith("'s") ? [form.slice(0, -2)] : []),
    ...(form.endsWith('s') ? [form.slice(0, -1)] : []),
    ...(form.endsWith('heden') ? [`${form.slice(0, -5)}heid`] : []),
    ...(form.endsWith('en') ? closed(form.slice(0, -2)) : []),
    ...(form.endsWith('n') ? [form.slice(0, -1)] : []),
  ]
  const listed = [
    ...(lemmasByPlural.get(form) ?? []),
    ...Array.from({ length: Math.max(0, form.length - 5) }, (_, at) => at + 2).flatMap((at) => withLast(form, at)),
  ]
  return [...new Set([...cut, ...listed])]
}

const withLast = (form: string, at: number): readonly string[] =>
  (lemmasByPlural.get(form.slice(at)) ?? []).map((lemma) => form.slice(0, at) + lemma)

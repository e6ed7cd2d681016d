import type { Tags } from '../forms.ts'
import type { WordForms } from '../packed-forms.ts'
import { words } from '../words.ts'
import { closed, opened } from './open-syllables.ts'

type Form = { readonly tags: Tags; readonly form: string }
type IsKnown = (word: string) => boolean

// Compared from another stem.
const irregular: ReadonlyMap<string, readonly [comparative: string, superlative: string]> = new Map<
  string,
  readonly [comparative: string, superlative: string]
>(
  Object.entries({
    goed: ['beter', 'best'],
    veel: ['meer', 'meest'],
    weinig: ['minder', 'minst'],
  }),
)

const endings =
  /(?:lijk|ig|isch|baar|zaam|eel|ief|loos|vol|rijk|end|matig|achtig|waardig|aal|air|ant|ent|eus|iek|aat|ibel|abel|vrij|arm|gericht|bewust|talig|delijk|eerd|iair|ieel)$/u

// Words that end as adjectives do and are none. Sorted.
const none = words(`aantal aspect bij daad geval hoe moment niet raad redelijkheid student taal wijl zeer zich zij`)

// Adjectives that neither an ending nor the dictionary betrays. Sorted.
const listed = words(
  `achterhaald alledaags ander aselect buitengewoon eerder funest gedegen genegen gewis hedendaags incompleet incorrect inefficiënt instabiel later mager ondergeschikt onvoorzien plotseling rechtstreeks samengesteld uitgesloten vaststaand voorafgaand voorbijgaand voorgaand voorgeschreven vrij vroeger weloverwogen wederzijds zijdelings analoog bereid enorm helder klaar onhelder onzeker onwaar onderling onjuist onwankelbaar open eigen tevreden solide summier waar wankel gebonden besloten gegeven onverwacht verwacht vereist bepaald onbepaald verplicht omstreden`,
)

// What s stays before -e: intense, diverse, wijze needs no row. Sorted.
const withS = words(`divers immens intens los`)

const hasEn = (lemma: string): boolean => /[^aeiou]en$/u.test(lemma)

/** Before a noun with an article: grote, belangrijke; words in -en stay. */
export function withE(lemma: string): string {
  if (hasEn(lemma)) return lemma
  if (withS.has(lemma)) return lemma === 'los' ? 'losse' : `${lemma}e`
  return `${opened(lemma)}e`
}

function comparison(lemma: string): readonly [comparative: string, superlative: string] {
  const listed = irregular.get(lemma)
  if (listed) return listed
  const comparative = lemma.endsWith('r') ? `${lemma}der` : hasEn(lemma) ? `${lemma}er` : `${withE(lemma)}r`
  return [comparative, lemma.endsWith('s') ? `${lemma}t` : `${lemma}st`]
}

/** Whether a word declines as an adjective: by its ending, or because the dictionary knows it compared. */
function isAdjective(lemma: string, isKnown: IsKnown): boolean {
  if (none.has(lemma) || !/^\p{Ll}{3,}$/u.test(lemma) || !isKnown(lemma)) return false
  if (irregular.get(lemma) || listed.has(lemma)) return true
  // Comparatives are forms of another.
  const [comparative] = comparison(lemma)
  if (
    lemma.endsWith('er') &&
    closedAll(lemma.slice(0, -2)).some(
      (stem) => comparison(stem)[0] === lemma && isKnown(withE(stem)) && isKnown(`${lemma}e`) && isKnown(stem),
    )
  )
    return false
  return (
    isKnown(withE(lemma)) &&
    (endings.test(lemma) ||
      isParticiple(lemma) ||
      (lemma.startsWith('on') && isAdjective(lemma.slice(2), isKnown)) ||
      isKnown(`${comparative}e`))
  )
}

const isParticiple = (word: string): boolean =>
  /^(?:on)?(?:aan|af|op|in|uit|voor|toe|om|over|door)?(?:ge|be|ver|ont|her)\p{L}{3,}[dt]$/u.test(word)

const closedAll = (stem: string): readonly string[] => [
  ...new Set([...closed(stem), stem, ...(stem.endsWith('rd') ? [stem.slice(0, -1)] : [])]),
]

/** An adjective with its degrees; those that the dictionary does not know are left out. */
export function adjectivesOf(lemma: string, isKnown: IsKnown): readonly WordForms[] {
  if (!isAdjective(lemma, isKnown)) return []
  const [comparative, superlative] = comparison(lemma)
  const made: readonly Form[] = [
    { tags: 'pos', form: lemma },
    { tags: 'pos.e', form: withE(lemma) },
    { tags: 'pos.s', form: `${lemma}s` },
    { tags: 'comp', form: comparative },
    { tags: 'comp.e', form: `${comparative}e` },
    { tags: 'sup', form: superlative },
    { tags: 'sup.e', form: `${superlative}e` },
  ]
  return [{ lemma, kind: 'adjective', forms: made.filter(({ form }) => isKnown(form)) }]
}

/** The adjectives that a form may belong to. Their forms still must be compared with it. */
export function adjectiveCandidates(form: string): readonly string[] {
  const bare = form.endsWith('e') ? [form, form.slice(0, -1)] : [form]
  const found = bare.flatMap((one) => [
    one,
    ...closed(one),
    ...(one.endsWith('er') ? closedAll(one.slice(0, -2)) : []),
    ...(one.endsWith('st') ? [one.slice(0, -2), one.slice(0, -1)] : []),
    ...(one.endsWith('s') ? [one.slice(0, -1)] : []),
  ])
  const listed = [...irregular].flatMap(([lemma, degrees]) => (degrees.some((degree) => bare.includes(degree)) ? [lemma] : []))
  return [...new Set([...found, ...listed])]
}

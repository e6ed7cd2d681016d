import type { Tags } from '../forms.ts'
import type { WordForms } from '../packed-forms.ts'
import { everydayNouns } from './everyday-nouns.ts'
import { adjectiveNouns, nounRows, pluralOnly, type NounRow, type PluralClass } from './noun-classes.ts'

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }

type Gender = NounRow['gender']
type NounClass = { readonly gender: Gender; readonly plural: PluralClass; readonly ownPlural: string | null }

/** Nouns of the table by lemma; of the same gender the later row holds. */
const table: ReadonlyMap<string, readonly NounClass[]> = readTable()

function readTable(): ReadonlyMap<string, readonly NounClass[]> {
  const byLemma = new Map<string, NounClass[]>()
  for (const { gender, plural, words } of [...everydayNouns, ...nounRows]) {
    for (const word of words) {
      const [lemma = word, ownPlural = null] = word.split('/')
      const others = (byLemma.get(lemma) ?? []).filter((other) => other.gender !== gender)
      byLemma.set(lemma, [...others, { gender, plural: plural === 'own' && ownPlural === null ? 'none' : plural, ownPlural }])
    }
  }
  return byLemma
}

/** Nouns of the table by each form that their lemma cannot be cut from, such as Kriterien and Bücher. */
const lemmasByPlural: ReadonlyMap<string, readonly string[]> = groupPlurals()

function groupPlurals(): ReadonlyMap<string, readonly string[]> {
  const pairs = [...table].flatMap(([lemma, classes]) =>
    classes.flatMap((one) => {
      const plural = pluralOf(lemma, one)
      return plural === null ? [] : [{ lemma, plural }]
    }),
  )
  return new Map([...Map.groupBy(pairs, ({ plural }) => plural)].map(([plural, found]) => [plural, found.map(({ lemma }) => lemma)]))
}

// The ending of a noun that tells its gender and plural, the longest first.
const endings: readonly (readonly [ending: string, gender: Gender, plural: PluralClass])[] = [
  ['schaft', 'f', 'n'],
  ['ismus', 'm', 'none'],
  ['heit', 'f', 'n'],
  ['keit', 'f', 'n'],
  ['chen', 'n', '0'],
  ['lein', 'n', '0'],
  ['ling', 'm', 'e'],
  ['tion', 'f', 'n'],
  ['sion', 'f', 'n'],
  ['graph', 'm', 'weak'],
  ['loge', 'm', 'weak'],
  ['tung', 'f', 'n'],
  ['ment', 'n', 'e'],
  ['ung', 'f', 'n'],
  ['tät', 'f', 'n'],
  ['anz', 'f', 'n'],
  ['enz', 'f', 'n'],
  ['ist', 'm', 'weak'],
  ['ion', 'f', 'n'],
  ['ade', 'f', 'n'],
  ['age', 'f', 'n'],
  ['yse', 'f', 'n'],
  ['ose', 'f', 'n'],
  ['eur', 'm', 'e'],
  ['tor', 'm', 'n'],
  ['nis', 'n', 'own'],
  ['in', 'f', 'own'],
  ['ik', 'f', 'n'],
  ['ie', 'f', 'n'],
  ['ei', 'f', 'n'],
]

const vowel = /[aeiouäöüy]/u

/** The noun with its last full vowel changed: Buch, Büch; Baum, Bäum. */
function withUmlaut(noun: string): string {
  const au = noun.lastIndexOf('au')
  if (au >= 0 && !/[aou]/u.test(noun.slice(au + 2))) return `${noun.slice(0, au)}äu${noun.slice(au + 2)}`
  const found = /[aouAOU](?=[^aouäöü]*$)/u.exec(noun)
  if (!found) return noun
  const [letter] = found
  const changed = umlauts[letter.toLowerCase()] ?? letter
  return noun.slice(0, found.index) + (letter === letter.toLowerCase() ? changed : changed.toUpperCase()) + noun.slice(found.index + 1)
}

function pluralOf(lemma: string, { plural, ownPlural }: NounClass): string | null {
  switch (plural) {
    case 'e':
      return `${lemma}e`
    case '¨e':
      return `${withUmlaut(lemma)}e`
    case '0':
      return lemma
    case '¨0':
      return withUmlaut(lemma)
    case 'er':
      return /(?:ei|ie|i)[^aeiouäöü]*$/u.test(lemma) || !/[aou]/iu.test(lemma) ? `${lemma}er` : `${withUmlaut(lemma)}er`
    case 's':
      return `${lemma}s`
    case 'n':
    case 'weak':
    case 'ns':
      return weakForm(lemma)
    case 'none':
      return null
    case 'own':
      if (ownPlural !== null) return ownPlural
      return lemma.endsWith('in') ? `${lemma}nen` : `${lemma}se`
  }
}

/** With -n after an unstressed -e, -el, -er, or with -en. */
function weakForm(noun: string): string {
  if (noun.endsWith('e')) return `${noun}n`
  return /(?:el|er|[^f]ar)$/u.test(noun) && !/ie[rl]$/u.test(noun) ? `${noun}n` : `${noun}en`
}

/** The genitives of a masculine or neuter, the usual one first. */
function genitivesOf(noun: string, plural: PluralClass): readonly string[] {
  if (plural === 'weak') return [weakForm(noun)]
  if (plural === 'ns') return [`${noun}ns`]
  if (noun.endsWith('nis')) return [`${noun}ses`]
  if (/(?:us|os|as|[^e]is)$/u.test(noun) && syllables(noun) > 1) return [noun]
  if (/(?:[sßxz])$/u.test(noun)) return [`${noun}es`]
  if (/(?:[aeiouäöüy]|[^aeiou]e[lrnm]|ling|[ei]ng|or|um|eur)$/u.test(noun) && !/(?:eu|au|ei|see|zeug)$/u.test(noun) && syllables(noun) > 1)
    return [`${noun}s`]
  if (plural === 's') return [`${noun}s`]
  const both = [`${noun}s`, `${noun}es`]
  const wantsE = /(?:st|sch|xt|zt)$/u.test(noun) || (syllables(noun) === 1 && !/(?:ie|ei|au|aa|[aeiou])[lnr]$/u.test(noun))
  return wantsE ? both.toReversed() : both
}

const syllables = (word: string): number => word.toLowerCase().match(/[aeiouäöüy]+/gu)?.length ?? 0

/** The plural in the dative: with -n, but after -n, -s and a foreign -a or -i. */
const dativePlural = (plural: string): string =>
  /(?:[nsai]|leute)$/u.test(plural) ? (plural.endsWith('leute') ? `${plural}n` : plural) : `${plural}n`

const cases = ['nom', 'acc', 'dat', 'gen'] as const

function declined(lemma: string, nounClass: NounClass): WordForms {
  const { gender, plural } = nounClass
  const isWeak = plural === 'weak' || plural === 'ns'
  const many = pluralOf(lemma, nounClass)
  const genitives = gender === 'f' ? [lemma] : genitivesOf(lemma, plural)
  const singular = cases.flatMap((one) => {
    if (one === 'gen') return genitives.map((form) => ({ tags: 'sg.gen', form }))
    return [{ tags: `sg.${one}`, form: isWeak && gender !== 'n' && one !== 'nom' ? weakForm(lemma) : lemma }]
  })
  return { lemma, kind: `noun.${gender}`, forms: [...singular, ...(many === null ? [] : pluralForms(many))] }
}

const pluralForms = (plural: string): readonly { readonly tags: Tags; readonly form: string }[] =>
  cases.map((one) => ({ tags: `pl.${one}`, form: one === 'dat' ? dativePlural(plural) : plural }))

/** Declined as an adjective: the endings that an article before it and the case call for. */
function adjectiveNoun(stem: string, lemma: string): WordForms {
  const forms = ['e', 'en', 'er', 'es', 'em'].map((ending) => ({ tags: `like-adjective.${ending}`, form: stem + ending }))
  return { lemma, kind: 'noun.mf', forms }
}

/**
 * The declensions of a German noun: by the table, by the last part of a compound, by its ending. Nothing where none of them tells.
 * `isKnown` must know what the table does not list.
 */
export function nounsOf(lemma: string, isKnown: (word: string) => boolean): readonly WordForms[] {
  if (!/^\p{Lu}\p{Ll}+(?:-?\p{L}+)*$/u.test(lemma)) return phraseOf(lemma, isKnown)
  if (pluralOnly.has(lemma)) return [{ lemma, kind: 'noun', forms: pluralForms(lemma) }]
  const stem = lemma.replace(/(?:e|er)$/u, '')
  if (stem !== lemma && adjectiveNouns.has(stem)) return [adjectiveNoun(stem, lemma)]
  const listed = table.get(lemma)
  if (listed) return listed.map((one) => declined(lemma, one))
  if (!isKnown(lemma)) return []
  const parts = partsOf(lemma, isKnown)
  if (parts) return parts.classes.map((one) => declined(lemma, joined(parts.first, one)))
  const found = byEnding(lemma, isKnown) ?? asVerb(lemma, isKnown)
  return found ? [declined(lemma, found)] : []
}

/** Whether the table lists a noun, so that its forms need no dictionary. */
export const isListedNoun = (lemma: string): boolean => table.has(lemma) || pluralOnly.has(lemma)

/** A plural that stands as a word of its own in a dictionary: Kenntnisse, Angaben. */
export function pluralsOf(lemma: string, isKnown: (word: string) => boolean): readonly WordForms[] {
  const found = nounCandidates(lemma)
    .flatMap((noun) => nounsOf(noun, isKnown))
    .find(({ forms }) => forms.some(({ tags, form }) => tags === 'pl.nom' && form === lemma))
  return found ? [{ lemma, kind: found.kind, forms: found.forms.filter(({ tags }) => tags.startsWith('pl.')) }] : []
}

const joined = (first: string, nounClass: NounClass): NounClass =>
  nounClass.ownPlural === null ? nounClass : { ...nounClass, ownPlural: first + nounClass.ownPlural.toLowerCase() }

type Compound = { readonly first: string; readonly classes: readonly NounClass[] }

/** A compound with its longest last part that the table lists: Forschungs + Arbeit. */
function partsOf(noun: string, isKnown: (word: string) => boolean): Compound | null {
  for (let at = 2; at <= noun.length - 3; at += 1) {
    const last = noun.slice(at)
    const classes = table.get(last.charAt(0).toUpperCase() + last.slice(1))
    if (classes && isFirstPart(noun.slice(0, at), last, isKnown)) return { first: noun.slice(0, at), classes }
  }
  return null
}

const firstParts =
  /^(?:ab|an|auf|aus|bei|ein|durch|fort|ge|gegen|grund|haupt|her|hin|mit|nach|neben|ober|rück|teil|über|um|un|unter|ur|vor|weg|wider|zu|zwischen)$/u

/** Whether a beginning may stand before another noun: a word, with or without the -s or -n that joins, or a prefix. */
function isFirstPart(first: string, last: string, isKnown: (word: string) => boolean): boolean {
  const small = first.toLowerCase()
  if (firstParts.test(small)) return last.length > 3
  if (first.length < 3) return false
  const bare = first.replace(/-$/u, '')
  const cut = [
    bare,
    ...(/(?:s|n|er|es|en|e)$/u.test(bare) ? [bare.replace(/(?:s|n|er|es|en|e)$/u, ''), bare.replace(/[sn]$/u, '')] : []),
    `${bare}e`,
    `${bare}en`,
  ]
  return cut.some((one) => one.length > 2 && (isKnown(one) || isKnown(one.toLowerCase())))
}

function byEnding(noun: string, isKnown: (word: string) => boolean): NounClass | null {
  const found = endings.find(([ending]) => noun.endsWith(ending) && noun.length >= ending.length + 3)
  if (!found) return null
  const [ending, gender, plural] = found
  if (!vowel.test(noun.slice(0, -ending.length).toLowerCase())) return null
  if (ending === 'in' && !isKnown(`${noun}nen`)) return null
  // Sprachen, Ursachen and Menschen are no small things.
  if (ending === 'chen' && (isKnown(noun.slice(0, -1)) || table.has(noun.slice(0, -2)))) return null
  const made: NounClass = { gender, plural, ownPlural: null }
  const many = pluralOf(noun, made)
  return many !== null && !isKnown(many) ? { ...made, plural: 'none' } : made
}

/** A verb as a noun: das Lernen. */
const asVerb = (noun: string, isKnown: (word: string) => boolean): NounClass | null =>
  noun.endsWith('en') &&
  !table.has(noun.slice(0, -1)) &&
  !table.has(noun.slice(0, -2)) &&
  isKnown(noun.toLowerCase()) &&
  isKnown(`${noun.toLowerCase()}d`)
    ? { gender: 'n', plural: 'none', ownPlural: null }
    : null

/** "Stand der Forschung": the first word is declined, the rest stays. */
function phraseOf(phrase: string, isKnown: (word: string) => boolean): readonly WordForms[] {
  const [, first, rest] = /^(\p{Lu}\p{L}+)( (?:der|des|von|für|zur|zum|an|in) .+)$/u.exec(phrase) ?? []
  if (first === undefined || rest === undefined) return []
  return nounsOf(first, isKnown).map(({ kind, forms }) => ({
    lemma: phrase,
    kind,
    forms: forms.map(({ tags, form }) => ({ tags, form: form + rest })),
  }))
}

/** The nouns that a form may belong to. Their forms still must be compared with it. */
export function nounCandidates(form: string): readonly string[] {
  if (!/^\p{Lu}\p{L}/u.test(form)) return []
  const gap = form.indexOf(' ')
  if (gap > 0) return nounCandidates(form.slice(0, gap)).map((noun) => noun + form.slice(gap))
  const cut = [
    form,
    ...['n', 'en', 's', 'es', 'e', 'er', 'ern', 'ns', 'ses', 'se', 'sen', 'nen', 'm'].flatMap((ending) => without(form, ending)),
  ]
  const bare = cut.flatMap((one) => [one, withoutUmlaut(one)])
  const ofAdjectives = ['e', 'en', 'er', 'es', 'em']
    .flatMap((ending) => without(form, ending))
    .flatMap((stem) => (adjectiveNouns.has(stem) ? [`${stem}e`, `${stem}er`] : []))
  return [...new Set([...bare, ...irregularFor(form), ...ofAdjectives])]
}

const without = (form: string, ending: string): readonly string[] =>
  form.endsWith(ending) && form.length > ending.length + 1 ? [form.slice(0, -ending.length)] : []

function withoutUmlaut(noun: string): string {
  const found = /äu|[äöü]/giu
  const last = [...noun.matchAll(found)].at(-1)
  if (!last) return noun
  const [letters] = last
  const plainLetters = letters.replace(/[äöüÄÖÜ]/u, (one) => one.normalize('NFD').charAt(0))
  return noun.slice(0, last.index) + plainLetters + noun.slice(last.index + letters.length)
}

/** Nouns whose plural stands in the table, alone or as the last part of a compound. */
function irregularFor(form: string): readonly string[] {
  return [form, ...without(form, 'n')].flatMap((one) => [
    ...(lemmasByPlural.get(one) ?? []),
    ...Array.from({ length: Math.max(0, one.length - 5) }, (_, at) => at + 3).flatMap((at) => {
      const last = one.charAt(at).toUpperCase() + one.slice(at + 1)
      return (lemmasByPlural.get(last) ?? []).map((lemma) => one.slice(0, at) + lemma.toLowerCase())
    }),
  ])
}

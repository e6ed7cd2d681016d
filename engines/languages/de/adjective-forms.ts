import type { Tags } from '../forms.ts'
import type { WordForms } from '../packed-forms.ts'
import { words } from '../words.ts'

type Form = { readonly tags: Tags; readonly form: string }
type IsKnown = (word: string) => boolean

/** The endings before a noun; the same ones whatever the noun's gender asks for, so a form keeps its ending. */
const endings = ['e', 'en', 'er', 'es', 'em'] as const

// Adjectives of one full vowel that change it when compared. Sorted.
const changing = words(`alt arg arm dumm gesund grob groß hart jung kalt klug krank kurz lang nah scharf schwach schwarz stark warm`)

// Compared from another stem.
const irregular: ReadonlyMap<string, readonly [comparative: string, superlative: string]> = new Map<
  string,
  readonly [comparative: string, superlative: string]
>(
  Object.entries({
    gut: ['besser', 'best'],
    hoch: ['höher', 'höchst'],
    nah: ['näher', 'nächst'],
    groß: ['größer', 'größt'],
    viel: ['mehr', 'meist'],
  }),
)

// Adjectives that end in -e themselves. Sorted.
const endingInE = words(
  `böse leise lose marode mürbe müde präzise rapide rigide solide unpräzise spröde stupide träge trübe valide vage weise öde invalide perfide rege feige gerade ungerade irre morbide frigide krude`,
)

// Words that end as inflected adjectives do and are none. Sorted.
const none = words(
  `alle ander anderer beide beider dein dies diese eine einer einige ein ihr ihre jede jene kein keine manche mein meine mehrere sein seine solche unser viele welche wenige`,
)

/** All forms of a word that declines, but for the bare one. */
export const declinedForms = (stem: string, tags: Tags): readonly Form[] =>
  endings.map((ending) => ({ tags: `${tags}.${ending}`, form: stem + ending }))

// Adjectives that spelling dictionaries miss. Sorted.
const listed = words(`außenstehend frequent jetzig randständig reliabel unpräzise`)

// Comparatives that are words of their own. Sorted.
const ownComparatives = words(`älter früher näher später weiter`)

/** What the endings are put on: dunkl-, teur-, hoh-, los-. */
function inflectedStem(lemma: string): string {
  if (lemma === 'hoch') return 'hoh'
  if (lemma.endsWith('hoch')) return `${lemma.slice(0, -4)}hoh`
  if (endingInE.has(lemma)) return lemma.slice(0, -1)
  if (/[^aeiou]el$/u.test(lemma)) return `${lemma.slice(0, -2)}l`
  if (/(?:au|eu)er$/u.test(lemma)) return `${lemma.slice(0, -2)}r`
  if (/(?:makab|integ|illust)er$/u.test(lemma)) return `${lemma.slice(0, -2)}r`
  return lemma
}

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }
const withUmlaut = (stem: string): string => stem.replace(/[aou](?=[^aou]*$)/u, (letter) => umlauts[letter] ?? letter)

function comparison(lemma: string): readonly [comparative: string, superlative: string] {
  const listed = irregular.get(lemma)
  if (listed) return listed
  const bare = endingInE.has(lemma) ? lemma.slice(0, -1) : lemma
  const base = changing.has(lemma) ? withUmlaut(bare) : bare
  const comparative = `${changing.has(lemma) ? base : inflectedStem(lemma)}er`
  // -est where -st could not be spoken; participles in -end and words in -isch take the short one.
  const wantsE = /(?:[dtsßzx]|sch|[^e]au|eu)$/u.test(base) && !/(?:end|isch)$/u.test(base)
  return [comparative, `${base}${wantsE ? 'est' : 'st'}`]
}

/** Whether a small word declines as an adjective: the dictionary knows it with -em, which nothing else takes. */
export const isListedAdjective = (lemma: string): boolean => listed.has(lemma)

export function isAdjective(lemma: string, isKnown: IsKnown): boolean {
  if (listed.has(lemma)) return true
  if (none.has(lemma) || !/^\p{Ll}{2,}$/u.test(lemma) || !isKnown(lemma)) return false
  if (lemma.endsWith('e') && !endingInE.has(lemma)) return false
  if (isComparative(lemma, isKnown)) return false
  const stem = inflectedStem(lemma)
  return isKnown(`${stem}em`) && isKnown(`${stem}es`)
}

/** größer, wichtiger and dunkler are forms; sicher and früher are words. */
function isComparative(lemma: string, isKnown: IsKnown): boolean {
  if (!lemma.endsWith('er') || ownComparatives.has(lemma)) return false
  return adjectiveCandidates(lemma).some((one) => one !== lemma && comparison(one)[0] === lemma && isAdjective(one, isKnown))
}

/** An adjective with its degrees; those that the dictionary does not know are left out. */
export function adjectivesOf(lemma: string, isKnown: IsKnown): readonly WordForms[] {
  if (!isAdjective(lemma, isKnown)) return []
  const [comparative, superlative] = comparison(lemma)
  const hasDegrees = isKnown(`${comparative}e`)
  const forms = [
    { tags: 'pos', form: lemma },
    ...declinedForms(inflectedStem(lemma), 'pos'),
    ...(hasDegrees ? [{ tags: 'comp', form: comparative }, ...declinedForms(comparative, 'comp')] : []),
    ...(hasDegrees && isKnown(`${superlative}e`) ? declinedForms(superlative, 'sup') : []),
  ]
  return [{ lemma, kind: 'adjective', forms }]
}

/** The adjectives that a form may belong to. Their forms still must be compared with it. */
export function adjectiveCandidates(form: string): readonly string[] {
  const stems = [form, ...endings.flatMap((ending) => cut(form, ending))]
  const degrees = stems.flatMap((stem) => [stem, ...['er', 'st', 'est'].flatMap((ending) => cut(stem, ending))])
  const restored = degrees.flatMap((stem) => [
    stem,
    ...(/[^aeiou]l$/u.test(stem) ? [`${stem.slice(0, -1)}el`] : []),
    ...(/(?:au|eu|[bg])r$/u.test(stem) ? [`${stem.slice(0, -1)}er`] : []),
    ...(endingInE.has(`${stem}e`) ? [`${stem}e`] : []),
    ...(/[äöü]/u.test(stem) ? [stem.replace(/[äöü](?=[^äöü]*$)/u, (letter) => letter.normalize('NFD').charAt(0))] : []),
  ])
  return [...new Set([...restored, ...irregularFor(degrees)])]
}

const cut = (form: string, ending: string): readonly string[] =>
  form.endsWith(ending) && form.length > ending.length + 1 ? [form.slice(0, -ending.length)] : []

const irregularFor = (stems: readonly string[]): readonly string[] => [
  ...[...irregular].flatMap(([lemma, degrees]) => (degrees.some((degree) => stems.includes(degree)) ? [lemma] : [])),
  ...stems.flatMap((stem) => (stem.endsWith('hoh') ? [`${stem.slice(0, -1)}ch`] : [])),
]

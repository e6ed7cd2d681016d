import { anyCase } from './any-case.ts'
import { publisherWords } from './cues.ts'
import type { Draft } from './draft.ts'
import { isPlace } from './places.ts'

/** A sign in a value itself that it was cut at the wrong place. `example` shows it, `other` looks like it and is none. */
export type Doubt = {
  readonly fields: readonly string[]
  readonly isDoubtful: (value: string) => boolean
  readonly example: string
  readonly other: string
}

const hasOdd = (value: string, open: string, close: string): boolean => value.split(open).length !== value.split(close).length
const lastPart = (value: string): string => value.slice(value.lastIndexOf(', ') + 2)
const leftover = anyCase(/(?:^|[\s(,])(?:vol|pp|vols|in:|https?:|isbn|issn|doi|retrieved|accessed|évf|roč|čís|s\.\s?l)(?![\p{L}])/u)

export const doubts: readonly Doubt[] = [
  {
    fields: ['title', 'container-title', 'publisher'],
    isDoubtful: (value) => hasOdd(value, '(', ')') || hasOdd(value, '[', ']') || hasOdd(value, '“', '”'),
    example: 'Skollag (SFS',
    other: 'Skollag (SFS 2003:778)',
  },
  {
    fields: ['title', 'container-title', 'publisher'],
    isDoubtful: (value) => /(?:\p{Ll}{4}|\d{4})\.\s\p{Lu}/u.test(value),
    example: 'Het veen als archief. Amsterdam',
    other: 'St. Petersburg and its fens',
  },
  {
    fields: ['title', 'container-title', 'publisher'],
    isDoubtful: (value) => leftover.test(value),
    example: 'Fens of the north, vol',
    other: 'The involvement of citizens',
  },
  {
    fields: ['title'],
    isDoubtful: (value) => value.includes(', ') && (isPlace(lastPart(value)) || publisherWords.test(lastPart(value))),
    example: 'Wetlands at a glance, OECD Publishing',
    other: 'Wetlands, rivers and lakes',
  },
  {
    fields: ['title'],
    isDoubtful: (value) => !/\p{L}{3}/u.test(value) || /^\p{Ll}{1,3}\s|^\p{Lu}\.\s|^\p{Lu}[\p{L}-]+,\s\p{Lu}\p{L}*\.?(?:\s|$)/u.test(value),
    example: 'Bakker, J. z.d. Het veen',
    other: 'Peat, fen and bog',
  },
  {
    fields: ['container-title', 'publisher'],
    isDoubtful: (value) => /^[^\p{Lu}\d]*$/u.test(value) || /^(?:\p{Ll}{1,3}\.?\s|[–—(-])/u.test(value) || value.length > 110,
    example: 'poz. 880',
    other: 'eLife',
  },
  {
    fields: ['container-title'],
    isDoubtful: (value) => isPlace(value.replace(/[:,].*$/u, '')) || /:\s\p{Lu}\p{L}+$/u.test(value),
    example: 'Reading, MA: Addison-Wesley',
    other: 'Reading Research Quarterly',
  },
  {
    fields: ['publisher'],
    isDoubtful: (value) => /\d{2}|,\s\p{Ll}/u.test(value),
    example: 'Resmî Gazete, 26530',
    other: 'Presses de l’Université 3',
  },
]

/** Marks the values of a draft that carry a sign of doubt as unsure. */
export function markDoubts(draft: Draft): void {
  for (const [at, one] of draft.found.entries()) {
    if (one.isUnsure || typeof one.value !== 'string') continue
    const { field, value } = one
    if (doubts.some(({ fields, isDoubtful }) => fields.includes(field) && isDoubtful(value))) draft.found[at] = { ...one, isUnsure: true }
  }
}

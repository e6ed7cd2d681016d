import type { Doubles } from './contract.ts'
import { folded, makersOf, workText, yearOf, type Work } from './read-work.ts'

export type DoubleReason = Doubles['pairs'][number]['because']

/** Characters of a field that an identifier is looked for in; of a title and a name, those that tell one from another. */
const textAtMost = 2_000
const [titleAtMost, makerAtMost] = [300, 100]

/** Surest first: what an earlier one says, a later one need not. */
export const doubleReasons = ['doi', 'pmid', 'isbn', 'arxiv', 'title'] as const satisfies readonly DoubleReason[]

/**
 * What two entries of one work have in common, as `doi:10.1000/xyz`: they may be the same when they share a key. Surest
 * first. Chapters of one book share its ISBN and are different works, so only whole books have that key.
 */
export function doubleKeysOf(work: Work): readonly string[] {
  const found: readonly (readonly [DoubleReason, string | null])[] = [
    ['doi', doiOf(work)],
    ['pmid', /^\s*(?:pmid:?\s*)?(\d{4,9})\s*$/i.exec(workText(work, 'PMID').slice(0, textAtMost))?.[1] ?? null],
    ['isbn', isWhole(work) ? isbn13Of(workText(work, 'ISBN')) : null],
    ['arxiv', arxivOf(work)],
    ['title', titleKeyOf(work)],
  ]
  return found.flatMap(([reason, key]) => (key ? [`${reason}:${key}`] : []))
}

/** Why two works may be one, by the key that they share. */
export const reasonOfKey = (key: string): DoubleReason => doubleReasons.find((reason) => key.startsWith(`${reason}:`)) ?? 'title'

/** Of an address only where it leads to the work itself: pages about a work have its DOI in them, too. */
function doiOf(work: Work): string | null {
  const [doi, url] = [workText(work, 'DOI'), workText(work, 'URL')].map((text) => decoded(text.slice(0, textAtMost)))
  const stated = doi || (/^\s*https?:\/\/(?:dx\.)?doi\.org\//i.test(url ?? '') ? url : '')
  const found = /\b10\.\d{4,9}\/\S{1,400}/.exec(stated ?? '')?.[0]
  return found ? withoutTail(found.toLowerCase()) : null
}

/** A pattern for the end of a text looks at every dot before it, again and again. */
function withoutTail(doi: string): string {
  let end = doi.length
  while ('.,;)]'.includes(doi[end - 1] ?? '-')) end -= 1
  return doi.slice(0, end)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const parts = new Set(['chapter', 'entry', 'entry-dictionary', 'entry-encyclopedia', 'paper-conference'])
const isWhole = (work: Work): boolean => !parts.has(workText(work, 'type'))

/** The first ISBN in a text, as thirteen digits; null when its check digit is wrong. */
function isbn13Of(text: string): string | null {
  const digits = text
    .slice(0, textAtMost)
    .toUpperCase()
    .replace(/[\s‐-–-]/g, '')
  const long = /97[89]\d{10}/.exec(digits)?.[0]
  if (long) return checkDigit13(long.slice(0, 12)) === long[12] ? long : null
  const short = /\d{9}[\dX]/.exec(digits)?.[0]
  if (!short || checkDigit10(short.slice(0, 9)) !== short[9]) return null
  const body = `978${short.slice(0, 9)}`
  return body + checkDigit13(body)
}

const checkDigit13 = (body: string): string =>
  String((10 - ([...body].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10)

function checkDigit10(body: string): string {
  const rest = (11 - ([...body].reduce((sum, digit, at) => sum + Number(digit) * (10 - at), 0) % 11)) % 11
  return rest === 10 ? 'X' : String(rest)
}

/** Versions of a preprint are one work. */
function arxivOf(work: Work): string | null {
  const places = ['number', 'archive_location', 'URL', 'DOI', 'note'].map((field) => workText(work, field).slice(0, textAtMost)).join(' ')
  const id = /arxiv(?:\.org\/(?:abs|pdf)\/|[:./]\s*)(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})/i.exec(places)?.[1]
  return id ? id.toLowerCase() : null
}

/** Title, year and the first name; a title alone ("Introduction") says too little. */
function titleKeyOf(work: Work): string | null {
  const title = folded(workText(work, 'title').slice(0, textAtMost))
  const maker = folded((makersOf(work)[0] ?? '').slice(0, textAtMost))
  const year = yearOf(work)
  return title !== '' && (maker !== '' || year !== null)
    ? [title.slice(0, titleAtMost), year ?? '', maker.slice(0, makerAtMost)].join('|')
    : null
}

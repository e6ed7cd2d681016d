import { optionalArxiv } from './arxiv.ts'
import { optionalDoi } from './doi.ts'
import type { Identifier } from './identifier.ts'
import { optionalIsbn } from './isbn.ts'
import { inUrl } from './url-shapes.ts'

/** Brackets and quotation marks that people leave around what they copy. */
const wrapping = /^[\s<([{"'\u00ab\u201e\u201c\u2018]+|[\s>)\]}"'\u00bb\u201d\u2019.,;]+$/gu

/** Ways of writing an id: a name before it, and what is the id. The first row that fits counts. */
const forms: readonly { readonly shape: RegExp; readonly read: (id: string) => Identifier | null }[] = [
  { shape: /^(?:(?:info:|urn:)?doi(?:\.org)?\s*[:/=]?\s*)?(10\.\S+)$/i, read: doi },
  { shape: /^(?:isbn(?:[-\s]?1[03])?\s*[:=]?\s*)((?:97[89][-\s\u2010-\u2015]?)?(?:[\dx][-\s\u2010-\u2015]?){10})$/i, read: isbnSaid },
  { shape: /^(?:urn:isbn:)?((?:97[89][-\s\u2010-\u2015]?)?(?:\d[-\s\u2010-\u2015]?){9}[\dx])$/i, read: isbn },
  { shape: /^(?:pmcid\s*[:=]?\s*)(?:pmc\s*)?(\d{3,9})$/i, read: pmcid },
  { shape: /^pmc\s*:?\s*(\d{3,9})$/i, read: pmcid },
  { shape: /^(?:(?:pmid|pubmed(?:\s+id)?)\s*[:=]?\s*)(\d{1,9})$/i, read: pmid },
  // Shorter bare numbers are years, and longer ones other things.
  { shape: /^(\d{6,8})$/, read: pmid },
  { shape: /^(?:arxiv\s*[:.]?\s*)?(\S+?)(?:\s*\[[a-z.-]{2,20}\])?$/i, read: arxiv },
]

function doi(written: string): Identifier | null {
  const id = optionalDoi(decoded(written))
  return id === null || id.length < decoded(written).replace(wrapping, '').length - 2 ? null : { kind: 'doi', id }
}
function isbn(written: string): Identifier | null {
  const id = optionalIsbn(written)
  return id === null ? null : { kind: 'isbn', id }
}
// Whoever writes "ISBN" means one, and is told that it is wrong.
function isbnSaid(written: string): Identifier {
  return isbn(written) ?? { kind: 'isbn', id: written.replace(/[^\dx]/gi, '').toUpperCase(), isWrong: true }
}
function pmcid(digits: string): Identifier {
  return { kind: 'pmcid', id: `PMC${digits}` }
}
function pmid(digits: string): Identifier {
  return { kind: 'pmid', id: digits.replace(/^0+(?=\d)/, '') }
}
function arxiv(written: string): Identifier | null {
  const id = optionalArxiv(written)
  return id === null ? null : { kind: 'arxiv', id }
}

/** What a piece of text is, when it is an identifier and nothing else; null when there is more to it. */
export function optionalIdentifier(text: string): Identifier | null {
  if (text.length > 4_096) return null
  const whole = text.trim().replace(/^url\s*:\s*/i, '')
  for (const written of new Set([whole, whole.replace(wrapping, '')])) {
    if (written === '') continue
    const found = identifierIn(written)
    if (found) return found
  }
  return null
}

function identifierIn(written: string): Identifier | null {
  for (const { shape, read } of forms) {
    const id = shape.exec(written)?.[1]
    const found = id === undefined ? null : read(id)
    if (found) return found
  }
  const address = optionalUrl(written)
  return address && inUrl(address)
}

const withScheme = /^https?:\/\/\S+$/i
/** Without a scheme, only what looks like a host of the web with something behind it, or begins as hosts do. */
const withoutScheme = /^(?:www(?:\.[\p{L}\d-]+)+|[\p{L}\d-]+(?:\.[\p{L}\d-]+){0,4}\.\p{L}{2,24}\/)\S*$/iu

function optionalUrl(written: string): URL | null {
  const isWhole = withScheme.test(written)
  if (!isWhole && !withoutScheme.test(written)) return null
  const address = isWhole ? written : `https://${written}`
  return URL.canParse(address) ? new URL(address) : null
}

function decoded(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

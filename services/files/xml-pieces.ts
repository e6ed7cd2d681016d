/** A part of an XML document as it is written; all parts of a document together are the document. */
export type XmlPiece = {
  readonly kind: 'open' | 'close' | 'empty' | 'text' | 'cdata' | 'other'
  /** Of an element, with its prefix; '' for text and what is no element. */
  readonly name: string
  /** In UTF-16 units of the document, half open. */
  readonly start: number
  readonly end: number
}

// Comments, CDATA and instructions; tags, whose values may hold ">"; text.
const piece = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!(?:[^"'>]|"[^"]*"|'[^']*')*>|<(?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+/g

/** Cuts a document into its parts without judging it: `walkXml` tells whether it is well formed. */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  for (const { 0: source, index: start } of xml.matchAll(piece)) {
    const end = start + source.length
    if (!source.startsWith('<')) yield { kind: 'text', name: '', start, end }
    else if (source.startsWith('<![CDATA[')) yield { kind: 'cdata', name: '', start: start + 9, end: end - 3 }
    else if (/^<[?!]/.test(source)) yield { kind: 'other', name: '', start, end }
    else {
      const name = /^<\/?([^\s/>]+)/.exec(source)?.[1] ?? ''
      yield { kind: source.startsWith('</') ? 'close' : source.endsWith('/>') ? 'empty' : 'open', name, start, end }
    }
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The characters of a text as they are meant, each with the place where it is written. */
export function* xmlCharacters(xml: string, { start, end }: { readonly start: number; readonly end: number }): Generator<Written> {
  for (const { 0: source, index } of xml.slice(start, end).matchAll(/&(?:#x?[\da-f]+|\w+);|\r\n?|[^]/gi)) {
    const at = start + index
    yield { text: /^\r/.test(source) ? '\n' : source.length > 1 ? entity(source) : source, start: at, end: at + source.length }
  }
}

export type Written = { readonly text: string; readonly start: number; readonly end: number }

function entity(source: string): string {
  const number = /^&#(x?)([\da-f]+);$/i.exec(source)
  if (number) return String.fromCodePoint(Number.parseInt(number[2] ?? '', number[1] ? 16 : 10))
  return named[source.slice(1, -1)] ?? source
}

const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML writes it; control characters and lone surrogates, for which XML 1.0 has no way, are left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => written[character] ?? character)

/** The document with each of these put in at its place; of several at one place the first stands first. */
export function spliced(xml: string, splices: readonly Splice[]): string {
  let made = ''
  let from = 0
  for (const { start, end, text } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    made += xml.slice(from, start) + text
    from = Math.max(from, end)
  }
  return made + xml.slice(from)
}

/** `text` instead of what stands from `start` to `end`. */
export type Splice = { readonly start: number; readonly end: number; readonly text: string }

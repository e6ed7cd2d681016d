/** A piece of a formatted entry: its text, the marks around it, and where it leads. */
export type FormattedPart = {
  readonly text: string
  readonly marks: readonly Mark[]
  readonly href: string | null
}
export type Mark = 'i' | 'b' | 'sup' | 'sub'

const marks: readonly string[] = ['i', 'b', 'sup', 'sub']
const isMark = (name: string): name is Mark => marks.includes(name)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const named = (text: string): string => text.replace(/&([a-z]+);/gi, (whole, name: string) => entities[name] ?? whole)
const numbered = (text: string): string =>
  text.replace(/&#(x?)([\da-f]+);/gi, (whole, isHex: string, digits: string) => {
    const code = Number.parseInt(digits, isHex === '' ? 10 : 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
/** Numbers first: an escaped ampersand must not make a new entity with what follows. */
const decoded = (text: string): string => named(numbered(text))

const addressOf = (tag: string): string | null => {
  const href = /\shref="([^"]*)"/.exec(tag)?.[1]
  const address = href === undefined ? '' : decoded(href)
  return /^https?:\/\//i.test(address) ? address : null
}

/**
 * Takes apart the HTML of a formatted entry, which knows `<i>`, `<b>`, `<sup>`, `<sub>` and `<a href>`. Any other tag is left
 * out, its text stays; links that do not lead to the web are text.
 */
export function formattedParts(html: string): readonly FormattedPart[] {
  const parts: FormattedPart[] = []
  let open: readonly Mark[] = []
  let href: string | null = null
  for (const piece of html.split(/(<[^>]*>)/)) {
    const tag = /^<(\/?)([a-z]+)\b/i.exec(piece)
    if (!tag) {
      if (piece !== '' && !piece.startsWith('<')) parts.push({ text: decoded(piece), marks: open, href })
      continue
    }
    const name = (tag[2] ?? '').toLowerCase()
    const isEnd = tag[1] === '/'
    if (name === 'a') href = isEnd ? null : addressOf(piece)
    else if (isMark(name)) open = isEnd ? open.slice(0, open.lastIndexOf(name)) : [...open, name]
  }
  return parts
}

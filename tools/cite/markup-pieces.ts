/** Text of a formatted entry with the marks that it stands in. */
export type MarkupPiece = {
  readonly text: string
  readonly isItalic: boolean
  readonly isBold: boolean
  readonly lift: 'sup' | 'sub' | null
  /** Where it leads to. */
  readonly href: string | null
}

const token = /<(\/?)(i|b|sup|sub|a)(?: href="([^"]*)")?>|[^<]+|</g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (markup: string): string => markup.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)

/** Takes the HTML of `Formatted` apart, which holds `<i>`, `<b>`, `<sup>`, `<sub>` and `<a href>` and nothing else. */
export function markupPieces(html: string): readonly MarkupPiece[] {
  const pieces: MarkupPiece[] = []
  let state: Omit<MarkupPiece, 'text'> = { isItalic: false, isBold: false, lift: null, href: null }
  for (const [found, closing, name, href] of html.matchAll(token)) {
    const isOpen = closing === ''
    if (name === undefined) pieces.push({ ...state, text: plain(found) })
    else if (name === 'i') state = { ...state, isItalic: isOpen }
    else if (name === 'b') state = { ...state, isBold: isOpen }
    else if (name === 'a') state = { ...state, href: isOpen ? plain(href ?? '') : null }
    else if (name === 'sup' || name === 'sub') state = { ...state, lift: isOpen ? name : null }
  }
  return pieces
}

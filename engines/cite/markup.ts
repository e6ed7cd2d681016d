/**
 * Formatted text as HTML with no other marks than `<i>`, `<b>`, `<sup>`, `<sub>` and `<a href>`; everything else in it is escaped.
 * Made by `toMarkup` only, and by the functions below from what it made.
 */
export type Markup = string

/** Marks that a title may carry, as reference managers write them, and what they become; an empty name is left out. */
const markNames: Readonly<Record<string, string>> = { i: 'i', em: 'i', b: 'b', strong: 'b', sup: 'sup', sub: 'sub', span: '' }
const markPattern = /<(\/?)(i|em|b|strong|sup|sub|span)(?: (?:class|style)="[^"<>]*")?>/g

export const escapeMarkup = (text: string): Markup => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * A field's value as markup: white space is one space, marks that are opened and closed in order stay, all else is escaped.
 * What is no mark, or is never closed, was meant as it stands.
 */
export function toMarkup(value: string): Markup {
  const text = value.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim()
  if (!text.includes('<')) return escapeMarkup(text)
  return areMarksBalanced(text) ? keepMarks(text) : escapeMarkup(text)
}

function areMarksBalanced(text: string): boolean {
  const open: string[] = []
  for (const [, closing, name = ''] of text.matchAll(markPattern)) {
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

function keepMarks(text: string): Markup {
  const parts: string[] = []
  let end = 0
  for (const found of text.matchAll(markPattern)) {
    const [whole, closing = '', name = ''] = found
    const mark = markNames[name]
    parts.push(escapeMarkup(text.slice(end, found.index)), mark ? `<${closing}${mark}>` : '')
    end = found.index + whole.length
  }
  parts.push(escapeMarkup(text.slice(end)))
  return parts.join('')
}

/** Italics; what is italic within becomes upright, as in print. */
export function italic(markup: Markup): Markup {
  if (markup === '') return ''
  const turned = markup.includes('<i>') ? markup.replaceAll(/<(\/?)i>/g, (_, closing: string) => (closing ? '<i>' : '</i>')) : markup
  return `<i>${turned}</i>`.replaceAll('<i></i>', '')
}

/** An address that can be followed; any other scheme than http and https stays text. */
export function linked(url: string): Markup {
  const text = escapeMarkup(url)
  return /^https?:\/\/[^\s]+$/i.test(url) ? `<a href="${text.replaceAll('"', '&quot;')}">${text}</a>` : text
}

/** The text of a markup, without its marks. */
export const plainOf = (markup: Markup): string =>
  (markup.includes('<') ? markup.replaceAll(/<[^<>]*>/g, '') : markup)
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

export type Formatted = { readonly text: string; readonly html: Markup }

export const formatted = (html: Markup): Formatted => ({ text: plainOf(html), html })

/** Whether a full stop after it would be one too many; quotation marks and marks of style do not hide its end. */
const isEnded = (markup: Markup): boolean => /[.?!…。۔؟](?:<\/\w+>|["'”’»“])*$/u.test(markup)

export const ended = (markup: Markup, stop = '.'): Markup => (markup === '' || isEnded(markup) ? markup : `${markup}${stop}`)

/** Parts as sentences: each with its full stop, empty ones left out. */
export const asSentences = (parts: readonly Markup[], stop = '.'): Markup =>
  parts
    .filter((part) => part !== '')
    .map((part) => ended(part, stop))
    .join(' ')

/** Joins what there is. */
export const joined = (parts: readonly Markup[], between: string): Markup => parts.filter((part) => part !== '').join(between)

/** Puts something around what there is. */
export const around = (before: string, markup: Markup, after: string): Markup => (markup === '' ? '' : `${before}${markup}${after}`)

import { paragraphsOf } from './paragraphs-of.ts'

/** A text in two forms: programs that know formatting take `html`, all others `plain`. */
export type Copied = { readonly plain: string; readonly html: string }

/** A text as HTML, with nothing but its paragraphs and line breaks in it. */
export const toHtml = (plain: string): string =>
  paragraphsOf(plain)
    .map((lines) => `<p>${lines.map(escaped).join('<br>')}</p>`)
    .join('\n')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** How a copy went: with both forms, plain only, or not at all. */
export type CopyOutcome = 'formatted' | 'plain' | 'failed'

/** Puts a text on the clipboard. Pages without a secure address have only the old way, which works on a key or click. */
export async function copyText(copied: Copied): Promise<CopyOutcome> {
  try {
    if (typeof ClipboardItem !== 'undefined' && navigator.clipboard) {
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([copied.plain], { type: 'text/plain' }),
          'text/html': new Blob([copied.html], { type: 'text/html' }),
        }),
      ])
      return 'formatted'
    }
  } catch {
    // Refused or unknown: the ways below may still do.
  }
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(copied.plain)
      return 'plain'
    }
  } catch {
    // As above.
  }
  return copyByCommand(copied) ? 'formatted' : 'failed'
}

function copyByCommand({ plain, html }: Copied): boolean {
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', plain)
    event.clipboardData?.setData('text/html', html)
    event.preventDefault()
  }
  document.addEventListener('copy', fill, { once: true })
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return isDone
}

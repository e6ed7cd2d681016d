import { extractTextItems, getDocumentProxy } from 'unpdf'
import { appError } from '../problem.ts'

type Item = Awaited<ReturnType<typeof extractTextItems>>['items'][number][number]
type Line = { text: string; readonly y: number; readonly size: number; end: number; readonly start: number }

/** The text of a .pdf file, its lines put together to paragraphs. Throws AppError `file-encrypted`, `file-scanned` or `file-broken`. */
export async function textOfPdf(bytes: Uint8Array, password?: string): Promise<string> {
  const options = { verbosity: 0, useSystemFonts: false, ...(password === undefined ? {} : { password }) }
  const document = await getDocumentProxy(new Uint8Array(bytes), options).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'PasswordException' ? appError('file-encrypted') : appError('file-broken')
  })
  const { items } = await extractTextItems(document)
  const text = items
    .map((page) => paragraphsOf(linesOf(page)).join('\n'))
    .filter((page) => page.trim() !== '')
    .join('\n')
  if (text === '') throw appError('file-scanned')
  return text
}

/** Puts the pieces of a page together to lines; pieces come in reading order, with an end-of-line mark. */
function linesOf(items: readonly Item[]): readonly Line[] {
  const lines: Line[] = []
  let isOpen = false
  for (const { str, x, y, width, fontSize, hasEOL } of items) {
    const line = lines.at(-1)
    if (line && isOpen && Math.abs(line.y - y) < fontSize * 0.5) {
      // A gap that is not drawn as a space is one all the same.
      const gap = x - line.end > fontSize * 0.2 && !/\s$/.test(line.text) && !/^\s/.test(str) ? ' ' : ''
      line.text += gap + str
      line.end = x + width
    } else if (str.trim() !== '') {
      lines.push({ text: str, y, size: fontSize, start: x, end: x + width })
    }
    isOpen = !hasEOL
  }
  return lines
}

/** A wider gap, another size of letters or a line that ended early begins a paragraph. */
function paragraphsOf(lines: readonly Line[]): readonly string[] {
  const longest = Math.max(...lines.map(({ end }) => end), 0)
  const paragraphs: string[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const last = paragraphs.at(-1)
    if (before && last !== undefined && isSameParagraph(before, line, longest))
      paragraphs[paragraphs.length - 1] = joined(last, line.text.trim())
    else paragraphs.push(line.text.trim())
  })
  return paragraphs
}

function isSameParagraph(before: Line, line: Line, longest: number): boolean {
  const gap = Math.abs(before.y - line.y)
  const isNear = gap < Math.max(before.size, line.size) * 1.9
  const isSameSize = Math.abs(before.size - line.size) < 0.6
  const endedEarly = /[.!?:]["'”’)]?$/.test(before.text.trim()) && before.end < longest - before.size * 6
  return isNear && isSameSize && !endedEarly
}

/** A word that was cut at the end of a line is whole again. */
const joined = (text: string, next: string): string =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`

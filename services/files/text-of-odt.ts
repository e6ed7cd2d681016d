import { appError } from '../problem.ts'
import { layOutParagraphs, type Paragraph } from './lay-out-paragraphs.ts'
import { walkXml } from './walk-xml.ts'
import type { Archive } from './zip.ts'

/** Tracked deletions, comments and notes stand inside of paragraphs and are not their text. */
const skipped: readonly string[] = ['text:tracked-changes', 'office:annotation', 'text:note', 'office:forms', 'text:sequence-decls']
const paragraphs: readonly string[] = ['text:p', 'text:h']

/** What holds lines rather than paragraphs. */
const listed: readonly string[] = ['text:list', 'table:table']

/** The body text of an .odt file, a blank line between paragraphs and one line an item of a list. */
export async function textOfOdt(archive: Archive): Promise<string> {
  const [content, manifest] = [await archive.read('content.xml'), await archive.read('META-INF/manifest.xml')]
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data')) throw appError('file-encrypted')
  if (!content) throw appError('file-broken')
  const found: Paragraph[] = []
  let current = ''
  let depth = 0
  let skipDepth = 0
  let listDepth = 0
  walkXml(content, {
    open: (name, attributes) => {
      if (listed.includes(name)) listDepth++
      if (skipDepth > 0 || skipped.includes(name)) skipDepth++
      else if (paragraphs.includes(name)) depth++
      else current += markOf(name, attributes)
    },
    close: (name) => {
      if (listed.includes(name)) listDepth--
      if (skipDepth > 0) skipDepth--
      else if (paragraphs.includes(name)) {
        depth--
        found.push({ text: current, isLine: listDepth > 0 && name !== 'text:h' })
        current = ''
      }
    },
    text: (text) => {
      // Line breaks between the elements are the file's, not the text's.
      if (depth > 0 && skipDepth === 0) current += text.replace(/[\t\n\r ]+/g, ' ')
    },
  })
  return layOutParagraphs(found)
}

const spacesAtMost = 1_000

function markOf(name: string, attributes: Readonly<Record<string, string>>): string {
  if (name === 'text:tab') return '\t'
  if (name === 'text:line-break') return '\n'
  if (name === 'text:s') return ' '.repeat(Math.min(spacesAtMost, Number(attributes['text:c'] ?? 1) || 1))
  return ''
}

import { appError } from '../problem.ts'
import { layOutParagraphs, type Paragraph } from './lay-out-paragraphs.ts'
import { isOdtParagraph, listedInOdt, odtMark, skippedInOdt } from './odt-elements.ts'
import { walkXml } from './walk-xml.ts'
import type { Archive } from './zip.ts'

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
      if (listedInOdt.includes(name)) listDepth++
      if (skipDepth > 0 || skippedInOdt.includes(name)) skipDepth++
      else if (isOdtParagraph(name)) depth++
      else current += odtMark(name, attributes['text:c'])
    },
    close: (name) => {
      if (listedInOdt.includes(name)) listDepth--
      if (skipDepth > 0) skipDepth--
      else if (isOdtParagraph(name)) {
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

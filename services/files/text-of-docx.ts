import { appError } from '../problem.ts'
import { docxMarks, isDocxHeading, skippedInDocx } from './docx-elements.ts'
import { layOutParagraphs, type Paragraph } from './lay-out-paragraphs.ts'
import { walkXml } from './walk-xml.ts'
import type { Archive } from './zip.ts'

/** The body text of a .docx file, a blank line between paragraphs and one line an item of a list; changes that are tracked in it count as accepted. */
export async function textOfDocx(archive: Archive): Promise<string> {
  const document = await archive.read('word/document.xml')
  if (!document) throw appError('file-broken')
  const paragraphs: Paragraph[] = []
  let current = ''
  let isText = false
  let skipDepth = 0
  let cellDepth = 0
  let kind: 'plain' | 'listed' | 'heading' = 'plain'
  walkXml(document, {
    open: (name, attributes) => {
      if (name === 'w:tc') cellDepth++
      if (isDocxHeading(name, attributes['w:val'])) kind = 'heading'
      else if (name === 'w:numPr' && kind === 'plain') kind = 'listed'
      if (skipDepth > 0 || skippedInDocx.includes(name)) skipDepth++
      else if (name === 'w:t') isText = true
      else current += docxMarks[name] ?? ''
    },
    close: (name) => {
      if (name === 'w:tc') cellDepth--
      if (skipDepth > 0) skipDepth--
      else if (name === 'w:t') isText = false
      else if (name === 'w:p') {
        paragraphs.push({ text: current, isLine: kind === 'listed' || cellDepth > 0 })
        current = ''
        kind = 'plain'
      }
    },
    text: (text) => {
      if (isText && skipDepth === 0) current += text
    },
  })
  return layOutParagraphs(paragraphs)
}

import { appError } from '../problem.ts'
import { layOutParagraphs, type Paragraph } from './lay-out-paragraphs.ts'
import { walkXml } from './walk-xml.ts'
import type { Archive } from './zip.ts'

/** Deleted text, codes of fields, looks, and the second form of what is there twice. */
const skipped: readonly string[] = ['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'w:pPr', 'w:rPr', 'w:sectPr', 'mc:Fallback']

const marks: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '‑',
  'w:softHyphen': '\u00ad',
}

/** Set by Word in the looks of a heading; an item of a list may be one too. */
const isHeading = (name: string, style = ''): boolean =>
  name === 'w:outlineLvl' || (name === 'w:pStyle' && /^(?:heading|title)/i.test(style))

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
      if (isHeading(name, attributes['w:val'])) kind = 'heading'
      else if (name === 'w:numPr' && kind === 'plain') kind = 'listed'
      if (skipDepth > 0 || skipped.includes(name)) skipDepth++
      else if (name === 'w:t') isText = true
      else current += marks[name] ?? ''
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

import { appError } from '../problem.ts'
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

/** The body text of a .docx file, paragraph by paragraph; changes that are tracked in it count as accepted. */
export async function textOfDocx(archive: Archive): Promise<string> {
  const document = await archive.read('word/document.xml')
  if (!document) throw appError('file-broken')
  const paragraphs: string[] = []
  let current = ''
  let isText = false
  let skipDepth = 0
  walkXml(document, {
    open: (name) => {
      if (skipDepth > 0 || skipped.includes(name)) skipDepth++
      else if (name === 'w:t') isText = true
      else current += marks[name] ?? ''
    },
    close: (name) => {
      if (skipDepth > 0) skipDepth--
      else if (name === 'w:t') isText = false
      else if (name === 'w:p') {
        paragraphs.push(current)
        current = ''
      }
    },
    text: (text) => {
      if (isText && skipDepth === 0) current += text
    },
  })
  return paragraphs.join('\n')
}

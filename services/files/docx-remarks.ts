import type { MarkedBy } from './document-mark.ts'
import type { DocxRemark } from './mark-docx.ts'
import { xmlText } from './xml-pieces.ts'

const office = 'http://schemas.openxmlformats.org'
const word = `${office}/wordprocessingml/2006/main`
const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const relation = `${office}/officeDocument/2006/relationships/comments`
const emptyPart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${word}"></w:comments>`

/** Parts of a Word file that change when remarks come into it; `comments` is null in a file without any. */
export type RemarkParts = { readonly comments: string | null; readonly types: string; readonly relations: string }

/** The parts with the remarks in them: `word/comments.xml`, and where it is new, its kind and its relation to the document. */
export function addRemarks({ comments, types, relations }: RemarkParts, remarks: readonly DocxRemark[], by: MarkedBy): RemarkParts {
  const made = remarks.map((remark) => remarkXml(remark, by)).join('')
  return {
    comments: added(comments ?? emptyPart, 'w:comments', made),
    types: types.includes(kind) ? types : added(types, 'Types', `<Override PartName="/word/comments.xml" ContentType="${kind}"/>`),
    relations: relations.includes(relation)
      ? relations
      : added(relations, 'Relationships', `<Relationship Id="tintaRemarks" Type="${relation}" Target="comments.xml"/>`),
  }
}

/** Puts more into the outermost element of a part, which may be written as empty. */
function added(xml: string, root: string, more: string): string {
  const open = xml.replace(new RegExp(`<${root}((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)/>\\s*$`), `<${root}$1></${root}>`)
  const at = open.lastIndexOf(`</${root}>`)
  if (at < 0) throw new Error(`The part has no ${root}.`)
  return open.slice(0, at) + more + open.slice(at)
}

const remarkXml = ({ id, text }: DocxRemark, { author, date }: MarkedBy): string =>
  `<w:comment w:id="${id}" w:author="${xmlText(author)}" w:date="${xmlText(date)}" w:initials="${xmlText(author.slice(0, 1))}">` +
  text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${xmlText(line)}</w:t></w:r></w:p>`)
    .join('') +
  '</w:comment>'

import { strToU8, zipSync } from 'fflate'
import { markupPieces, type MarkupPiece } from './markup-pieces.ts'
import type { ReferenceList } from './reference-page.ts'
import { languageTags } from './reference-page.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const word = `${office}/wordprocessingml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`

/** APA: lines two high, first lines out by half an inch (1.27 cm, 720 twentieths of a point). */
const styles = (language: string): string =>
  `${head}<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0" w:line="480" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Bibliography"/><w:pPr><w:keepNext/><w:jc w:val="center"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:bCs/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Bibliography"><w:name w:val="Bibliography"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr></w:style></w:styles>`

/** A list of references as a Word document: heading, one paragraph an entry with hanging indent and two lines' height, links that can be followed. */
export function referenceDocx({ entries, title, locale }: ReferenceList): Uint8Array {
  const links: string[] = []
  const idOf = (href: string): string => {
    const known = links.indexOf(href)
    return `l${known < 0 ? links.push(href) : known + 1}`
  }
  const turn = locale === 'ur' ? '<w:bidi/>' : ''
  const paragraph = (style: string, runs: string): string => `<w:p><w:pPr><w:pStyle w:val="${style}"/>${turn}</w:pPr>${runs}</w:p>`
  const body = [
    paragraph('Heading1', run({ text: title, isItalic: false, isBold: false, lift: null, href: null })),
    ...entries.map(({ html }) => paragraph('Bibliography', runsOf(markupPieces(html), idOf))),
  ].join('')
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/styles" Target="styles.xml"/>${links.map((href, index) => `<Relationship Id="l${index + 1}" Type="${relations}/hyperlink" Target="${escaped(href)}" TargetMode="External"/>`).join('')}</Relationships>`,
    'word/styles.xml': styles(languageTags[locale]),
    'word/document.xml': `${head}<w:document xmlns:w="${word}" xmlns:r="${relations}"><w:body>${body}</w:body></w:document>`,
  }
  // One time for all: the same list gives the same bytes.
  const mtime = new Date(2000, 0, 1)
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, [strToU8(xml), { mtime }]])))
}

/** Runs one after the other; those of one link inside it. */
function runsOf(pieces: readonly MarkupPiece[], idOf: (href: string) => string): string {
  let xml = ''
  for (const [index, piece] of pieces.entries()) {
    const { href } = piece
    if (href !== null && pieces[index - 1]?.href !== href) xml += `<w:hyperlink r:id="${idOf(href)}" w:history="1">`
    xml += run(piece)
    if (href !== null && pieces[index + 1]?.href !== href) xml += '</w:hyperlink>'
  }
  return xml
}

const lifts = { sup: 'superscript', sub: 'subscript' } as const
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

function run({ text, isItalic, isBold, lift, href }: MarkupPiece): string {
  const properties = [
    isBold ? '<w:b/><w:bCs/>' : '',
    isItalic ? '<w:i/><w:iCs/>' : '',
    href === null ? '' : '<w:color w:val="0563C1"/><w:u w:val="single"/>',
    lift === null ? '' : `<w:vertAlign w:val="${lifts[lift]}"/>`,
    fromRight.test(text) ? '<w:rtl/>' : '',
  ].join('')
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML 1.0 has no way to write control characters and lone surrogates: they are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)

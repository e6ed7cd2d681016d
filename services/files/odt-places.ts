import { addUnits, makeTextPlaces, nowhere, noUnits, type Host, type TextPlaces, type Units } from './document-mark.ts'
import { laidOut, type Paragraph } from './lay-out-paragraphs.ts'
import { isOdtParagraph, listedInOdt, odtMark, skippedInOdt } from './odt-elements.ts'
import { xmlCharacters, xmlPieces, type XmlPiece } from './xml-pieces.ts'

/** `isFixed`: nothing can be marked there (text in CDATA, marks with a closing tag). */
export type OdtHost = Host<{ readonly isFixed: boolean }>

export type OdtPlaces = TextPlaces & { readonly hosts: readonly OdtHost[] }

type Reading = {
  readonly xml: string
  readonly hosts: OdtHost[]
  readonly paragraphs: (Paragraph & { readonly units: Units })[]
  text: string
  units: Units
  depth: number
  skipDepth: number
  listDepth: number
}

/** Where the text of `content.xml` is written; the text is that of `textOfOdt`. */
export function odtPlaces(xml: string): OdtPlaces {
  const reading: Reading = { xml, hosts: [], paragraphs: [], text: '', units: noUnits(), depth: 0, skipDepth: 0, listDepth: 0 }
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text' || piece.kind === 'cdata') readText(reading, piece)
    if (piece.kind === 'open' || piece.kind === 'empty') readOpening(reading, piece)
    if (piece.kind === 'close' || piece.kind === 'empty') readClosing(reading, piece)
  }
  const all = noUnits()
  let text = ''
  for (const { before, paragraph } of laidOut(reading.paragraphs)) {
    addUnits(all, before, nowhere)
    for (const key of ['hosts', 'starts', 'ends'] as const) for (const value of paragraph.units[key]) all[key].push(value)
    text += before + paragraph.text
  }
  return { ...makeTextPlaces(text, all), hosts: reading.hosts }
}

function readOpening(reading: Reading, { name, start, end, kind }: XmlPiece): void {
  if (listedInOdt.includes(name)) reading.listDepth++
  if (reading.skipDepth > 0 || skippedInOdt.includes(name)) reading.skipDepth++
  else if (isOdtParagraph(name)) reading.depth++
  else {
    const count = /\stext:c\s*=\s*["']([^"']*)["']/.exec(reading.xml.slice(start, end))?.[1]
    const mark = odtMark(name, count)
    if (mark === '') return
    reading.hosts.push({ isText: false, start, end, isFixed: kind !== 'empty' })
    addUnits(reading.units, mark, { host: reading.hosts.length - 1, start, end })
    reading.text += mark
  }
}

function readClosing(reading: Reading, { name }: XmlPiece): void {
  if (listedInOdt.includes(name)) reading.listDepth--
  if (reading.skipDepth > 0) reading.skipDepth--
  else if (isOdtParagraph(name)) {
    const { text, units, listDepth } = reading
    reading.depth--
    reading.paragraphs.push({ text, units, isLine: listDepth > 0 && name !== 'text:h' })
    Object.assign(reading, { text: '', units: noUnits() })
  }
}

/** White space of the file stands for one space. */
function readText(reading: Reading, piece: XmlPiece): void {
  if (reading.depth === 0 || reading.skipDepth > 0) return
  const { hosts, units, xml } = reading
  hosts.push({ isText: true, start: piece.start, end: piece.end, isFixed: piece.kind === 'cdata' })
  let isInSpace = false
  for (const { text, start, end } of xmlCharacters(xml, piece)) {
    const isSpace = /^[\t\n\r ]$/.test(text)
    if (isSpace && isInSpace) {
      units.ends[units.ends.length - 1] = end
    } else {
      addUnits(units, isSpace ? ' ' : text, { host: hosts.length - 1, start, end })
      reading.text += isSpace ? ' ' : text
    }
    isInSpace = isSpace
  }
}

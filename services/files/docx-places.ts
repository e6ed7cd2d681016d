import { addUnits, makeTextPlaces, nowhere, noUnits, type Host, type TextPlaces, type Units } from './document-mark.ts'
import { docxMarks, isDocxHeading, skippedInDocx } from './docx-elements.ts'
import { laidOut, type Paragraph } from './lay-out-paragraphs.ts'
import { xmlCharacters, xmlPieces, type XmlPiece } from './xml-pieces.ts'

/** A run of characters that look alike: its opening tag and its looks, as written. */
export type DocxRun = { readonly tag: string; looks: string }

/** `run` is the run it stands in; null where the document has none, and nothing can be marked. `tag` is where the opening tag of a text stands. */
export type DocxHost = Host<{ readonly run: DocxRun | null; readonly tag: { readonly start: number; readonly end: number } }>

export type DocxPlaces = TextPlaces & { readonly hosts: readonly DocxHost[] }

type Reading = {
  readonly xml: string
  readonly hosts: DocxHost[]
  readonly paragraphs: (Paragraph & { readonly units: Units })[]
  readonly elements: string[]
  readonly runs: DocxRun[]
  text: string
  units: Units
  textTag: XmlPiece | null
  skipDepth: number
  cellDepth: number
  looksFrom: number
  kind: 'plain' | 'listed' | 'heading'
}

/** Where the text of `word/document.xml` is written; the text is that of `textOfDocx`. */
export function docxPlaces(xml: string): DocxPlaces {
  const reading: Reading = {
    xml,
    hosts: [],
    paragraphs: [],
    elements: [],
    runs: [],
    text: '',
    units: noUnits(),
    textTag: null,
    skipDepth: 0,
    cellDepth: 0,
    looksFrom: -1,
    kind: 'plain',
  }
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

function readOpening(reading: Reading, piece: XmlPiece): void {
  const { xml, elements, runs } = reading
  const { name, start, end } = piece
  if (name === 'w:tc') reading.cellDepth++
  if (name === 'w:r') runs.push({ tag: xml.slice(start, end), looks: '' })
  if (name === 'w:rPr' && elements.at(-1) === 'w:r') reading.looksFrom = start
  elements.push(name)
  const value = /\sw:val\s*=\s*["']([^"']*)["']/.exec(xml.slice(start, end))?.[1]
  if (isDocxHeading(name, value)) reading.kind = 'heading'
  else if (name === 'w:numPr' && reading.kind === 'plain') reading.kind = 'listed'
  if (reading.skipDepth > 0 || skippedInDocx.includes(name)) reading.skipDepth++
  else if (name === 'w:t') reading.textTag = piece
  else addMark(reading, piece)
}

function addMark(reading: Reading, { name, start, end, kind }: XmlPiece): void {
  const mark = docxMarks[name]
  if (mark === undefined) return
  // A mark with an opening and a closing tag, which nobody writes, cannot be cut out.
  const run = kind === 'empty' ? (reading.runs.at(-1) ?? null) : null
  reading.hosts.push({ isText: false, start, end, run, tag: { start, end } })
  addUnits(reading.units, mark, { host: reading.hosts.length - 1, start, end })
  reading.text += mark
}

function readClosing(reading: Reading, { name, end }: XmlPiece): void {
  const { elements, runs, paragraphs } = reading
  elements.pop()
  if (name === 'w:tc') reading.cellDepth--
  if (name === 'w:rPr' && elements.at(-1) === 'w:r' && reading.looksFrom >= 0) {
    const run = runs.at(-1)
    if (run) run.looks = reading.xml.slice(reading.looksFrom, end)
    reading.looksFrom = -1
  }
  if (name === 'w:r') runs.pop()
  if (reading.skipDepth > 0) reading.skipDepth--
  else if (name === 'w:t') reading.textTag = null
  else if (name === 'w:p') {
    const { text, units, kind, cellDepth } = reading
    paragraphs.push({ text, units, isLine: kind === 'listed' || cellDepth > 0 })
    Object.assign(reading, { text: '', units: noUnits(), kind: 'plain' })
  }
}

/** Text in CDATA is read, and cannot be cut. */
function readText(reading: Reading, piece: XmlPiece): void {
  const { xml, textTag: tag, runs, hosts } = reading
  if (!tag || reading.skipDepth > 0) return
  hosts.push({
    isText: true,
    start: piece.start,
    end: piece.end,
    run: piece.kind === 'text' ? (runs.at(-1) ?? null) : null,
    tag: { start: tag.start, end: tag.end },
  })
  for (const { text, start, end } of xmlCharacters(xml, piece)) {
    addUnits(reading.units, text, { host: hosts.length - 1, start, end })
    reading.text += text
  }
}

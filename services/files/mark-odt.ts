import type { DocumentMark, MarkedBy, Slice } from './document-mark.ts'
import { odtPlaces, type OdtPlaces } from './odt-places.ts'
import { spliced, xmlText, type Splice } from './xml-pieces.ts'

export type MarkedOdt = {
  /** Of `content.xml`. */
  readonly xml: string
  /** Marks that have no place in the document. */
  readonly leftOut: number
}

type Marking = {
  readonly xml: string
  readonly by: MarkedBy
  readonly places: OdtPlaces
  readonly splices: Splice[]
  /** What `text:tracked-changes` says of each change. */
  readonly regions: string[]
  readonly prefix: string
  /** Where the last mark ends in the document. */
  doneTo: number
}

const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/"'

/**
 * Writes marks into the body of an OpenDocument text as tracked changes and comments (OpenDocument 1.3 part 3, 5.5 and 14.1). Every other
 * character of the document stays as it is. Marks stand in the order of the text and do not overlap.
 */
export function markOdt(xml: string, marks: readonly DocumentMark[], { by }: { readonly by: MarkedBy }): MarkedOdt {
  const marking: Marking = { xml, by, places: odtPlaces(xml), splices: [], regions: [], prefix: freePrefix(xml), doneTo: 0 }
  const leftOut = marks.filter((mark) => !placeMark(marking, mark)).length
  return { xml: withRegions(spliced(xml, marking.splices), marking.regions.join('')), leftOut }
}

/** Names of changes and comments that the document does not use yet. */
function freePrefix(xml: string): string {
  let prefix = 'tinta'
  while (xml.includes(`"${prefix}`)) prefix += '-'
  return prefix
}

function placeMark(marking: Marking, { span, to, remark }: DocumentMark): boolean {
  const { places, splices, by } = marking
  const isPoint = span.start === span.end
  const all = isPoint ? places.pointsAt(span.start) : places.slicesOf(span)
  // An element stands for several spaces: what a mark has taken is not taken again.
  const slices = all.filter(({ host, start }) => places.hosts[host]?.isFixed === false && start >= marking.doneTo)
  const first = slices[0]
  const last = isPoint ? first : slices.at(-1)
  if (!first || !last) return false
  marking.doneTo = last.end
  const name = `${marking.prefix}-${splices.length}`
  const opening =
    remark === null
      ? ''
      : `<office:annotation office:name="${name}"><dc:creator ${dc}>${xmlText(by.author)}</dc:creator><dc:date ${dc}>${xmlText(by.date)}</dc:date>${paragraphs(remark)}</office:annotation>`
  const closing = remark === null ? '' : `<office:annotation-end office:name="${name}"/>`
  const inserted = to === null || to === '' ? '' : insertion(marking, to)
  if (isPoint) {
    splices.push({ start: last.end, end: last.end, text: opening + inserted + closing })
    return true
  }
  for (const slice of slices) {
    const kept = to === null ? marking.xml.slice(slice.start, slice.end) : deletion(marking, slice)
    splices.push({
      start: slice.start,
      end: slice.end,
      text: (slice === first ? opening : '') + kept + (slice === last ? inserted + closing : ''),
    })
  }
  return true
}

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<text:p>${inline(line)}</text:p>`)
    .join('')

function addRegion({ regions, prefix, by }: Marking, kind: 'insertion' | 'deletion', content: string): string {
  const id = `${prefix}-c${regions.length}`
  const info = `<office:change-info><dc:creator ${dc}>${xmlText(by.author)}</dc:creator><dc:date ${dc}>${xmlText(by.date)}</dc:date></office:change-info>`
  regions.push(`<text:changed-region xml:id="${id}" text:id="${id}"><text:${kind}>${info}${content}</text:${kind}></text:changed-region>`)
  return id
}

function insertion(marking: Marking, text: string): string {
  const id = addRegion(marking, 'insertion', '')
  return `<text:change-start text:change-id="${id}"/>${inline(text)}<text:change-end text:change-id="${id}"/>`
}

function deletion(marking: Marking, { start, end }: Slice): string {
  const id = addRegion(marking, 'deletion', `<text:p>${marking.xml.slice(start, end)}</text:p>`)
  return `<text:change text:change-id="${id}"/>`
}

/** A text inside of a paragraph: of several spaces all but the first are an element, line ends and tabs are too. */
const inline = (text: string): string =>
  xmlText(text)
    .replace(/ {2,}/g, (spaces) => ` <text:s text:c="${spaces.length - 1}"/>`)
    .replace(/\n+/g, '<text:line-break/>')
    .replaceAll('\t', '<text:tab/>')

/** What is known of the changes stands before the text. */
function withRegions(xml: string, regions: string): string {
  if (regions === '') return xml
  const known = xml.indexOf('</text:tracked-changes>')
  if (known >= 0) return xml.slice(0, known) + regions + xml.slice(known)
  const body = /<office:text(?:\s(?:[^"'>]|"[^"]*"|'[^']*')*)?>/.exec(xml)
  if (!body) return xml
  const at = body.index + body[0].length
  return `${xml.slice(0, at)}<text:tracked-changes text:track-changes="false">${regions}</text:tracked-changes>${xml.slice(at)}`
}

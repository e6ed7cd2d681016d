import type { DocumentMark, MarkedBy, Slice } from './document-mark.ts'
import { docxPlaces, type DocxHost, type DocxPlaces, type DocxRun } from './docx-places.ts'
import { spliced, xmlText, type Splice } from './xml-pieces.ts'

/** A remark in the margin, for `word/comments.xml`. */
export type DocxRemark = { readonly id: number; readonly text: string }

export type MarkedDocx = {
  /** Of `word/document.xml`. */
  readonly xml: string
  readonly remarks: readonly DocxRemark[]
  /** Marks that have no place in the document. */
  readonly leftOut: number
}

/** What happens at one place, in the order in which it is written there. */
type Cut = { before: string[]; inserted: string[]; after: string[]; deletes: boolean | null }

type Marking = {
  readonly by: MarkedBy
  readonly places: DocxPlaces
  /** By host, then by place in the document. */
  readonly cuts: Map<number, Map<number, Cut>>
  readonly remarks: DocxRemark[]
  nextId: number
}

/**
 * Writes marks into the body of a Word document as tracked changes and comments (ECMA-376 part 1, 17.13.5 and 17.13.4). Runs are cut where
 * a mark begins and ends and keep their looks; every other character of the document stays as it is. Marks stand in the order of the text and do not overlap.
 */
export function markDocx(
  xml: string,
  marks: readonly DocumentMark[],
  { by, firstId }: { readonly by: MarkedBy; readonly firstId: number },
): MarkedDocx {
  const marking: Marking = { by, places: docxPlaces(xml), cuts: new Map(), remarks: [], nextId: firstId }
  const leftOut = marks.filter((mark) => !placeMark(marking, mark)).length
  const splices = [...marking.cuts].flatMap(([host, cuts]) => splicesOf(marking, host, cuts))
  const tags = new Map([...marking.cuts.keys()].flatMap((host) => keepSpaces(marking.places.hosts[host])))
  const made = spliced(xml, [...tags.values(), ...splices]).replace(emptyRun, '')
  return { xml: made, remarks: marking.remarks, leftOut }
}

/** The highest number that tracked changes, comments and bookmarks of these parts have. */
export const highestDocxId = (...parts: readonly string[]): number =>
  parts.reduce((most, part) => {
    for (const [, id] of part.matchAll(/\sw:id\s*=\s*["'](\d{1,9})["']/g)) most = Math.max(most, Number(id))
    return most
  }, 0)

function placeMark(marking: Marking, { span, to, remark }: DocumentMark): boolean {
  const { places } = marking
  const isPoint = span.start === span.end
  const all = isPoint ? places.pointsAt(span.start) : places.slicesOf(span)
  const slices = all.filter(({ host }) => places.hosts[host]?.run)
  const first = slices[0]
  const last = isPoint ? first : slices.at(-1)
  if (!first || !last) return false
  const text = to === null ? '' : to
  if (remark !== null) {
    const id = marking.nextId++
    marking.remarks.push({ id, text: remark })
    cutAt(marking, first.host, first.start).after.push(`<w:commentRangeStart w:id="${id}"/>`)
    const end = `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
    const cut = cutAt(marking, last.host, last.end)
    if (isPoint) cut.after.push(end)
    else cut.before.push(end)
  }
  if (to !== null && !isPoint) for (const slice of slices) deleteSlice(marking, slice)
  if (text !== '') cutAt(marking, last.host, last.end).inserted.push(text)
  return true
}

function cutAt({ cuts }: Marking, host: number, place: number): Cut {
  const ofHost = cuts.get(host) ?? new Map<number, Cut>()
  cuts.set(host, ofHost)
  const cut = ofHost.get(place) ?? { before: [], inserted: [], after: [], deletes: null }
  ofHost.set(place, cut)
  return cut
}

function deleteSlice(marking: Marking, { host, start, end }: Slice): void {
  cutAt(marking, host, start).deletes = true
  const cut = cutAt(marking, host, end)
  cut.deletes ??= false
}

/** The cuts of one host as text to put in. */
function splicesOf(marking: Marking, index: number, cuts: ReadonlyMap<number, Cut>): readonly Splice[] {
  const host = marking.places.hosts[index]
  if (!host?.run) return []
  const { run } = host
  const around = wrappers(marking, host, run)
  let isDeleted = false
  const splices = [...cuts]
    .toSorted(([a], [b]) => a - b)
    .map(([place, { before, inserted, after, deletes }]): Splice => {
      const closing = around.close(isDeleted)
      isDeleted = deletes ?? isDeleted
      const made = inserted.map((text) => around.inserted(text)).join('')
      const text = closing + made + before.join('') + after.join('') + around.open(isDeleted)
      return { start: place, end: place, text }
    })
  return splices
}

/** What a cut at the edge of a run leaves behind. */
const emptyRun = /<w:r(?:\s[^>]*)?>(?:<w:rPr>(?:(?!<\/w:rPr>)[^])*<\/w:rPr>)?<w:t xml:space="preserve"><\/w:t><\/w:r>/g

/** The tag of a text that is cut, so that programs keep the spaces at its edges. */
const keepSpaces = (host: DocxHost | undefined): readonly (readonly [number, Splice])[] =>
  host?.isText ? [[host.tag.start, { ...host.tag, text: '<w:t xml:space="preserve">' }]] : []

type Wrappers = {
  readonly close: (isDeleted: boolean) => string
  readonly open: (isDeleted: boolean) => string
  readonly inserted: (text: string) => string
}

function wrappers(marking: Marking, { isText }: DocxHost, { tag, looks }: DocxRun): Wrappers {
  // Changes of looks that are tracked already stay with the run that they were made in.
  const plainLooks = looks.replace(/<w:rPrChange[^]*?<\/w:rPrChange>/g, '')
  const facts = (): string => `w:id="${marking.nextId++}" w:author="${xmlText(marking.by.author)}" w:date="${xmlText(marking.by.date)}"`
  return {
    close: (isDeleted) => (isText ? (isDeleted ? '</w:delText>' : '</w:t>') : '') + '</w:r>' + (isDeleted ? '</w:del>' : ''),
    open: (isDeleted) => {
      if (isDeleted) return `<w:del ${facts()}><w:r>${plainLooks}${isText ? '<w:delText xml:space="preserve">' : ''}`
      return `${tag}${looks}${isText ? '<w:t xml:space="preserve">' : ''}`
    },
    inserted: (text) => `<w:ins ${facts()}><w:r>${plainLooks}${runText(text)}</w:r></w:ins>`,
  }
}

/** A text as the content of a run: line ends and tabs are elements there. */
const runText = (text: string): string =>
  text
    .split(/(\n+|\t)/)
    .map((part) => (/^\n/.test(part) ? '<w:br/>' : part === '\t' ? '<w:tab/>' : part && `<w:t xml:space="preserve">${xmlText(part)}</w:t>`))
    .join('')

import { SaxesParser } from 'saxes'
import type { CslDate, CslItem, ItemType } from '../item.ts'
import { keep, plainLines, uniqueIds, type ItemDraft, type ReadWorks, type Trouble } from './item-draft.ts'
import { keyOf } from './item-key.ts'
import { dateOfRis, risOfDate } from './manager-dates.ts'
import { managerTypes } from './manager-fields.ts'
import { addName, finishItem, keywordsOf, managerTypeOf, nameFieldOf, peopleOf, readValue, textsOf, typeRead } from './manager-item.ts'
import { lineOfName, nameOfLine } from './name-order.ts'
import { marked, piecesOf, type Mark, type RichPiece } from './rich-text.ts'

/** What stands at a path of a record, `titles/title`, in order; pieces of style are joined. */
type EndnoteRecord = { readonly line: number; readonly typeName: string; readonly values: { readonly path: string; text: string }[] }

/** No element of a record stands deeper. */
const deepest = 10

/** Faces of EndNote's styles. */
const faces: readonly (readonly [face: string, mark: Mark])[] = [
  ['italic', 'i'],
  ['bold', 'b'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
]

/** Reads EndNote's XML. There are no entities but the five of XML, so nothing outside is opened and nothing unfolds. */
export function readEndnoteXml(given: string): ReadWorks {
  const { records, problems } = recordsOf(plainLines(given))
  const unique = uniqueIds()
  const items = records.map((record) => {
    const item = itemOf(record, problems)
    const said = record.values.find(({ path }) => path === 'label')?.text.trim() ?? ''
    const isKey = /^[\w:./+-]{1,120}$/.test(said)
    return { ...(isKey ? item : withKept(item, 'label', said)), id: unique(isKey ? said : keyOf({ ...item, id: '' })) }
  })
  return { items, problems: problems.sort((one, other) => one.line - other.line) }
}

function withKept(item: CslItem, name: string, value: string): CslItem {
  const draft: ItemDraft = { ...item }
  keep(draft, name, value)
  return draft
}

function recordsOf(text: string): { readonly records: readonly EndnoteRecord[]; readonly problems: Trouble[] } {
  const records: EndnoteRecord[] = []
  const problems: Trouble[] = []
  const parser = new SaxesParser()
  let record: EndnoteRecord | null = null
  let path: string[] = []
  let mark: Mark | null = null
  let piece = ''
  const close = (): void => {
    const value = record?.values.at(-1)
    // EndNote ends lines within a field as old computers did.
    const text = piece.replace(/\r\n?/g, '\n')
    if (value && text !== '') value.text += mark === null ? text : marked(mark, text)
    piece = ''
  }
  parser.on('error', () => {
    // One broken place often breaks the rest of its record: it is told once.
    if (problems.at(-1)?.line !== parser.line) problems.push({ line: parser.line, code: 'xml-broken', said: '' })
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'record') {
      record = { line: parser.line, typeName: '', values: [] }
      path = []
    } else if (record && name === 'style') {
      close()
      mark = faces.find(([face]) => attributes['face']?.split(' ').includes(face))?.[1] ?? null
    } else if (record) {
      path.push(name)
      if (path.length > deepest) return
      if (name === 'ref-type') record = { ...record, typeName: attributes['name'] ?? '' }
      record.values.push({ path: path.join('/'), text: '' })
      piece = ''
    }
  })
  parser.on('text', (characters) => {
    if (record) piece += characters
  })
  parser.on('cdata', (characters) => {
    if (record) piece += characters
  })
  parser.on('closetag', ({ name }) => {
    if (!record) return
    // White space between elements belongs to none of them.
    const isIndent = path.length === 0 || piece.trim() === ''
    if (name === 'style' || !isIndent || (path.length <= deepest && record.values.at(-1)?.path === path.join('/'))) close()
    piece = ''
    mark = null
    if (name === 'record') {
      records.push(record)
      record = null
    } else if (name !== 'style') path.pop()
  })
  parser.write(text).close()
  return { records, problems }
}

const places = new Map(managerTypes.map((row) => [row.name.toLowerCase(), row] as const).reverse())
const numbers = new Map(managerTypes.map((row) => [String(row.number), row] as const).reverse())

function itemOf(record: EndnoteRecord, problems: Trouble[]): CslItem {
  const number = record.values.find(({ path }) => path === 'ref-type')?.text.trim() ?? ''
  const row = places.get(record.typeName.toLowerCase()) ?? numbers.get(number)
  const known = typeRead(
    row,
    record.values.some(({ path, text }) => path === 'titles/secondary-title' && text.trim() !== ''),
  )
  if (known === null) problems.push({ line: record.line, code: 'type-unknown', said: record.typeName || number })
  const type = known ?? 'document'
  const draft: ItemDraft = { id: '', type }
  const held = row?.ris === 'VIDEO' ? null : type
  for (const { path, text } of record.values) readPart(draft, { path, text: text.trim(), type: held })
  if (!draft.issued) readYear(draft, record)
  return finishItem(draft)
}

/** Elements that say where a record came from, or that only hold others. */
const passed: ReadonlySet<string> = new Set(['database', 'source-app', 'rec-number', 'ref-type', 'label', 'foreign-keys/key', 'dates/year'])

type Part = { readonly path: string; readonly text: string; readonly type: ItemType | null }

function readPart(draft: ItemDraft, { path, text, type }: Part): void {
  if (text === '' || passed.has(path)) return
  const people = nameFieldOf({ column: 'xml', name: path, type })
  if (people) return addName(draft, people, nameOfLine(text))
  const name = path.split('/').at(-1) ?? path
  if (path === 'dates/pub-dates/date') return
  if (path === 'access-date') {
    const date = dateOfRis(text)
    if (date) draft.accessed ??= date
    return
  }
  if (path === 'periodical/full-title' || path === 'alt-periodical/full-title') {
    // The same again, or the only place where the journal stands.
    if (draft['container-title'] === undefined && type !== 'book') draft['container-title'] = text
    return
  }
  if (path.startsWith('periodical/abbr') || path.startsWith('alt-periodical/abbr')) {
    draft['container-title-short'] ??= text
    return
  }
  const value = path === 'pages' ? text.replace(/ ?[–—] ?/g, '-') : text
  const place = { column: 'xml', name: path, type } as const
  readValue(draft, { ...place, name: isField(place) ? path : name }, value)
}

const isField = ({ name }: { readonly name: string }): boolean => name.includes('/')

/** EndNote has the day apart from its year, in words. */
function readYear(draft: ItemDraft, { values }: EndnoteRecord): void {
  const year = values.find(({ path }) => path === 'dates/year')?.text.trim() ?? ''
  const day = values.find(({ path }) => path === 'dates/pub-dates/date')?.text.trim() ?? ''
  const whole = day === '' ? null : dateOfRis(/\d{4}/.test(day) || day.startsWith('///') ? day : `${year} ${day}`)
  const date: CslDate | null = whole && (whole['date-parts'] || year === '') ? whole : dateOfRis(year)
  if (date) draft.issued = date
  if (day !== '' && !whole?.['date-parts'] && year !== '') keep(draft, 'date', day)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML 1.0 has no way to write control characters and lone surrogates: they are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)

const styled = (text: string, face: string): string => `<style face="${face}" font="default" size="100%">${escaped(text)}</style>`

const written = (pieces: readonly RichPiece[], face: string): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? styled(piece, face) : written(piece.inside, faces.find(([, mark]) => mark === piece.mark)?.[0] ?? face),
    )
    .join('')

/** Writes EndNote's XML. */
export function writeEndnoteXml(items: readonly CslItem[]): string {
  const unique = uniqueIds()
  const records = items.map((item, index) => recordOf(item, { id: unique(keyOf(item)), number: index + 1 }))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xml><records>\n${records.join('')}</records></xml>\n`
}

type Tree = Map<string, Tree | string[]>

function recordOf(item: CslItem, { id, number }: { readonly id: string; readonly number: number }): string {
  const { number: code, name } = managerTypeOf(item)
  const parts: [path: string, xml: string][] = [
    ['label', styled(id, 'normal')],
    ...peopleOf(item, 'xml').flatMap(({ place, names }) =>
      names.map((one): [string, string] => [place, styled(lineOfName(one), 'normal')]),
    ),
    ...textsOf(item, 'xml').flatMap(({ place, csl, text }): [string, string][] => {
      if (csl === 'keyword') return keywordsOf(text).map((word) => [place, styled(word, 'normal')])
      return [[place, written(piecesOf(csl === 'PMID' ? `PMID: ${text}` : text), 'normal')]]
    }),
    ...datesOf(item),
    ...Object.entries(item.custom ?? {})
      .filter(([key]) => customElements.has(key))
      .map(([key, value]): [string, string] => [key, styled(value, 'normal')]),
  ]
  const tree: Tree = new Map()
  for (const [path, xml] of parts) plant(tree, path.split('/'), xml)
  return `<record><rec-number>${number}</rec-number><ref-type name="${escaped(name)}">${code}</ref-type>${xmlOf(tree)}</record>\n`
}

/** Elements of EndNote that no field of CSL is. */
const customElements: ReadonlySet<string> = new Set(
  'auth-address caption coden custom1 custom2 custom3 custom4 custom5 custom6 custom7 accession-num availability image isbn misc1 misc2 misc3 modified-date pack-method remote-source report-id reprint-edition reprint-status secondary-issue secondary-volume size translated-title work-extent'.split(
    ' ',
  ),
)

function datesOf({ issued, accessed }: CslItem): [string, string][] {
  const year = issued?.['date-parts']?.[0]?.[0]
  const isPlain = issued !== undefined && JSON.stringify(issued) === JSON.stringify({ 'date-parts': [[year]] })
  return [
    ...(year === undefined ? [] : [['dates/year', styled(String(year), 'normal')] as [string, string]]),
    ...(issued === undefined || isPlain ? [] : [['dates/pub-dates/date', styled(risOfDate(issued), 'normal')] as [string, string]]),
    ...(accessed === undefined ? [] : [['access-date', styled(risOfDate(accessed), 'normal')] as [string, string]]),
  ]
}

function plant(tree: Tree, [first = '', ...rest]: readonly string[], xml: string): void {
  const before = tree.get(first)
  if (rest.length === 0) {
    tree.set(first, [...(Array.isArray(before) ? before : []), xml])
    return
  }
  const below: Tree = before instanceof Map ? before : new Map()
  tree.set(first, below)
  plant(below, rest, xml)
}

const xmlOf = (tree: Tree): string =>
  [...tree]
    .map(([name, below]) =>
      below instanceof Map ? `<${name}>${xmlOf(below)}</${name}>` : below.map((xml) => `<${name}>${xml}</${name}>`).join(''),
    )
    .join('')

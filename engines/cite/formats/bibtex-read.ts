import type { CslDate, CslItem, ItemType } from '../item.ts'
import { entriesOfBibtex, type BibEntry } from './bibtex-entries.ts'
import { bibDates, bibFields, bibGenres, bibLanguages, bibNames, bibTypes, cslPrefix, type BibField } from './bibtex-fields.ts'
import { inherited } from './bibtex-inherit.ts'
import { namesOfTex } from './bibtex-names.ts'
import { dateOfEdtf } from './edtf.ts'
import {
  isDateField,
  isItemType,
  isNameField,
  isTextField,
  keep,
  setText,
  uniqueIds,
  type ItemDraft,
  type ReadWorks,
  type Trouble,
} from './item-draft.ts'
import { dateOfYear, monthAndDay, seasonOf } from './loose-date.ts'
import { soundItem } from './sound-item.ts'
import { textOfTex } from './tex-text.ts'
import type { NameField } from '../item.ts'

/** Reads BibTeX and biblatex. What CSL has no field for is kept under the field's own name, as TeX. */
export function readBibtex(text: string): ReadWorks {
  const { entries, problems: broken } = entriesOfBibtex(text)
  const unique = uniqueIds()
  const problems: Trouble[] = [...broken]
  const items: CslItem[] = []
  for (const entry of inherited(entries)) {
    if (entry.type === 'set' || entry.type === 'bibnote' || entry.type === 'control') continue
    const id = unique(entry.key === '' ? `entry-${items.length + 1}` : entry.key)
    const troubles: Trouble['code'][] = []
    if (entry.key !== '' && id !== entry.key) troubles.push('key-twice')
    if (!(entry.type in bibTypes)) problems.push({ line: entry.line, code: 'type-unknown', said: entry.type })
    const item = soundItem(itemOf(entry, id))
    if (item.custom?.[andOthersName] !== undefined) troubles.push('authors-left-out')
    items.push(item)
    problems.push(...troubles.map((code) => ({ line: entry.line, code, said: entry.key })))
  }
  return { items, problems: problems.sort((one, other) => one.line - other.line) }
}

/** Names the fields of people that end with "and others". */
export const andOthersName = 'and-others'

function itemOf(entry: BibEntry, id: string): ItemDraft {
  const draft: ItemDraft = { id, type: typeOfEntry(entry) }
  const read = new Set([`${cslPrefix}type`])
  readTitles(draft, entry, read)
  readDates(draft, entry, read)
  readEprint(draft, entry, read)
  readGenre(draft, entry, read)
  readLanguage(draft, entry, read)
  for (const [name, tex] of entry.fields) if (!read.has(name)) readField(draft, name, tex)
  readHow(draft, entry)
  if (entry.type in bibTypes) return draft
  keep(draft, 'entrytype', entry.type)
  return draft
}

const arxivJournal = /^\s*\{*arxiv(?:\.org)?(?: preprint)?(?: arxiv)?[:\s]*([\w./-]*\d)?/i

const isArxiv = ({ fields }: Pick<BibEntry, 'fields'>): boolean =>
  /^arxiv$/i.test((fields.get('eprinttype') ?? fields.get('archiveprefix') ?? '').trim()) ||
  fields.has('arxivid') ||
  (fields.has('eprint') && !fields.has('eprinttype') && /^(?:arxiv:)?(?:\d{4}\.\d{4,5}|[a-z-]+\/\d{7})/i.test(fields.get('eprint') ?? ''))

/** The CSL type of an entry, by its own type and, where that says little, by its fields. */
export function typeOfEntry({ type, fields }: Pick<BibEntry, 'type' | 'fields'>): ItemType {
  const said = fields.get(`${cslPrefix}type`)
  if (said !== undefined && isItemType(said)) return said
  const subtype = fields.get('entrysubtype')
  const journal = fields.get('journal') ?? fields.get('journaltitle')
  if (type === 'article') {
    if (subtype === 'magazine') return 'article-magazine'
    if (subtype === 'newspaper') return 'article-newspaper'
    if (journal === undefined ? isArxiv({ fields }) : arxivJournal.test(journal)) return 'article'
  }
  if (type === 'unpublished' && fields.has('eventtitle')) return 'speech'
  if (['misc', 'online', 'unpublished'].includes(type) && isArxiv({ fields })) return 'article'
  if (type === 'misc' && (/\\url|^\s*\{?https?:/.test(fields.get('howpublished') ?? '') || (fields.has('url') && !fields.has('doi'))))
    return 'webpage'
  return bibTypes[type] ?? 'document'
}

const titleParts: readonly (readonly [whole: string, sub: string])[] = [
  ['title', 'subtitle'],
  ['booktitle', 'booksubtitle'],
  ['journaltitle', 'journalsubtitle'],
]

/** Subtitles belong to their titles; a work of several volumes stands before the title of one of them. */
function readTitles(draft: ItemDraft, { fields, type }: BibEntry, read: Set<string>): void {
  const textOf = (name: string): string => textOfTex(fields.get(name) ?? '')
  const main = joinedTitle(textOf('maintitle'), textOf('mainsubtitle'))
  const holder = type.startsWith('in') || type === 'bookinbook' || type === 'suppbook' ? 'booktitle' : 'title'
  for (const [whole, sub] of titleParts) {
    const title = joinedTitle(textOf(whole), textOf(sub))
    if (title === '') continue
    read.add(whole)
    read.add(sub)
    const isPreprint = whole !== 'title' && draft.type === 'article' && arxivJournal.test(title)
    if (!isPreprint) readText(draft, whole, { text: whole === holder ? joinedTitle(main, title) : title, tex: fields.get(whole) ?? '' })
  }
  if (main === '') return
  read.add('maintitle')
  read.add('mainsubtitle')
  if (!fields.has(holder)) readText(draft, holder, { text: main, tex: main })
}

/** A title and its subtitle, as text. */
function joinedTitle(whole: string, rest: string): string {
  if (whole === '' || rest === '') return whole || rest
  return /[:?!.–—]$/.test(whole) ? `${whole} ${rest}` : `${whole}: ${rest}`
}

function readDates(draft: ItemDraft, { fields }: BibEntry, read: Set<string>): void {
  for (const name of ['date', 'year', 'month', 'day']) read.add(name)
  const date = dateOfTex(fields.get('date') ?? '')
  const year = date ?? dateOfLegacyYear(fields.get('year') ?? '')
  const month = fields.get('month') ?? ''
  if (!year) {
    if (month !== '') keep(draft, 'month', month)
    return
  }
  draft.issued = date ? year : withMonth(year, { month, day: fields.get('day') ?? '' })
  if (!date && month !== '' && draft.issued === year) keep(draft, 'month', month)
}

/** A date of biblatex is read as it stands, since TeX takes `~` for a space; anything else is words. */
function dateOfTex(tex: string): CslDate | null {
  if (/^[\s\dXTZ:.?~%/+-]*$/.test(tex)) {
    const local = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(tex)
    return local ? { 'date-parts': [[Number(local[3]), Number(local[2]), Number(local[1])]] } : dateOfEdtf(tex)
  }
  const literal = textOfTex(tex)
  return literal === '' ? null : { literal }
}

function dateOfLegacyYear(tex: string): CslDate | null {
  const read = dateOfYear(textOfTex(tex.replace(/--/g, '-')))
  return read?.literal === undefined ? read : dateOfTex(tex)
}

function withMonth(date: CslDate, { month, day }: { readonly month: string; readonly day: string }): CslDate {
  const [first, second] = date['date-parts'] ?? []
  if (!first || second || first.length > 1 || month === '') return date
  const season = seasonOf(textOfTex(month))
  if (season !== null) return { ...date, season }
  const found = monthAndDay(textOfTex(month))
  if (!found) return date
  const days = found.length === 1 && /^\d{1,2}$/.test(day) ? [Number(day)] : []
  return { ...date, 'date-parts': [[...first, ...found, ...days]] }
}

/** A preprint is known by its archive and its number there. */
function readEprint(draft: ItemDraft, entry: BibEntry, read: Set<string>): void {
  const { fields } = entry
  const archive = (fields.get('eprinttype') ?? '').trim().toLowerCase()
  const eprint = textOfTex(fields.get('eprint') ?? '')
  if ((archive === 'pubmed' || archive === 'pmid') && eprint !== '' && !fields.has('pmid')) {
    draft.PMID = eprint
    read.add('eprint').add('eprinttype')
    return
  }
  if (draft.type !== 'article') return
  const journal = fields.get('journal') ?? fields.get('journaltitle') ?? ''
  const number = (eprint || textOfTex(fields.get('arxivid') ?? '')).replace(/^arxiv:/i, '') || arxivJournal.exec(journal)?.[1]
  if (!isArxiv(entry) && !arxivJournal.test(journal)) return
  if (number && !fields.has('number')) draft.number = `arXiv:${number}`
  if (!['publisher', 'institution', 'organization', 'school'].some((name) => fields.has(name))) draft.publisher = 'arXiv'
  for (const name of ['eprint', 'eprinttype', 'archiveprefix', 'arxivid']) read.add(name)
  if (arxivJournal.test(journal)) read.add('journal').add('journaltitle')
}

/** "type" of a thesis or report; a doctoral thesis says it by its entry type. */
function readGenre(draft: ItemDraft, { type, fields }: BibEntry, read: Set<string>): void {
  const said = fields.get('type')
  if (said === undefined) {
    if (type === 'phdthesis' || type === 'mastersthesis') draft.genre = bibGenres[type]
    return
  }
  read.add('type')
  const genre = bibGenres[said.trim().toLowerCase()] ?? textOfTex(said)
  if (genre !== '') draft.genre = genre
}

const codes: ReadonlyMap<string, string> = new Map(bibLanguages)

function readLanguage(draft: ItemDraft, { fields }: BibEntry, read: Set<string>): void {
  const said = fields.get('language') ?? fields.get('langid')
  if (said === undefined) return
  read.add('language').add('langid')
  const language = textOfTex(said)
  draft.language = codes.get(language.toLowerCase()) ?? language
}

/** Which row reads a field of an entry: one for the type before one for all. */
export const rowOf = (name: string, type: ItemType): BibField | undefined =>
  bibFields.find(({ form, types }) => form === name && types?.includes(type)) ??
  bibFields.find(({ form, types }) => form === name && !types)

const peopleOf: ReadonlyMap<string, NameField> = new Map(bibNames.map(({ form, csl }) => [form, csl]))

function readField(draft: ItemDraft, name: string, tex: string): void {
  const csl = name.startsWith(cslPrefix) ? name.slice(cslPrefix.length) : ''
  const people = peopleOf.get(name) ?? (isNameField(csl) ? csl : undefined)
  if (people) return readPeople(draft, { field: people, name, tex })
  const date = bibDates.find(({ form }) => form === name)?.csl ?? (isDateField(csl) ? csl : undefined)
  if (date) {
    const read = dateOfTex(tex)
    if (read && draft[date] === undefined) draft[date] = read
    return
  }
  if (name === 'entrysubtype' && /^(?:magazine|newspaper)$/.test(tex)) return
  if (isTextField(csl)) return setText(draft, csl, { value: textOfTex(tex), name })
  const row = rowOf(name, draft.type)
  readText(draft, name, { text: row?.manner === 'verbatim' ? verbatimOf(tex, name) : textOfTex(tex), tex })
}

function readPeople(
  draft: ItemDraft,
  { field, name, tex }: { readonly field: NameField; readonly name: string; readonly tex: string },
): void {
  const { names, andOthers } = namesOfTex(tex)
  if (names.length > 0) draft[field] = names
  if (andOthers) keep(draft, andOthersName, name)
}

function readText(draft: ItemDraft, name: string, { text, tex }: { readonly text: string; readonly tex: string }): void {
  const row = rowOf(name, draft.type)
  if (!row) return keep(draft, name, tex)
  const value = row.manner === 'pages' ? text.replace(/ ?[–—] ?/g, '-') : text
  if (value === '') return
  if (draft[row.csl] === undefined) draft[row.csl] = value
  else if (draft[row.csl] !== value) keep(draft, name, tex)
}

const escapes = /\\(?:url|path|nolinkurl)\s*\{|\{?\\textasciitilde(?:\{\})?\}?|\\~(?:\{\})?|\$\\sim\$|\\([_%&#~$])|[{}]/g

/** An address or number: nothing in it is TeX but what people escape in it. */
function verbatimOf(tex: string, name: string): string {
  const plain = tex
    .replace(escapes, (found, sign?: string) => sign ?? (/~|tilde|sim/.test(found) ? '~' : ''))
    .replace(/\\textless\s?/g, '<')
    .replace(/\\textgreater\s?/g, '>')
    .trim()
  return name === 'doi' ? plain.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '') : plain
}

/** "How published" is often an address. */
function readHow(draft: ItemDraft, { fields }: BibEntry): void {
  const how = fields.get('howpublished')
  const url = how === undefined ? undefined : /https?:\/\/[^\s{}]+/.exec(verbatimOf(how, 'url'))?.[0]
  if (how === undefined || url === undefined || draft.URL !== undefined || !/^(?:\\url\{|\{?https?:)/.test(how.trim())) return
  draft.URL = url
  const { howpublished: _, ...custom } = draft.custom ?? {}
  draft.custom = Object.keys(custom).length > 0 ? custom : undefined
  if (draft.custom === undefined) delete draft.custom
}

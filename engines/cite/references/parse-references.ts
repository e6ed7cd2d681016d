import type { Span } from '#engines/text/span.ts'
import type { CslDate, CslItem, DateField, ItemField, Name, NameField, TextField } from '../item.ts'
import { markDoubts } from './doubts.ts'
import type { Draft } from './draft.ts'
import { hasField, makeDraft } from './draft.ts'
import type { Flow } from './flow.ts'
import { flowOf, spanIn } from './flow.ts'
import { kindOf } from './kind-of-work.ts'
import type { ParsedReference, ParseOptions } from './parsed.ts'
import { splitEntries } from './split-entries.ts'
import { takeAuthors } from './take-authors.ts'
import { takeGenre, takeNamesBy } from './take-genre.ts'
import { takeAccess, takeIdentifiers } from './take-identifiers.ts'
import { takeGazetteNumber, takeLaw } from './take-law.ts'
import { takeNumbers } from './take-numbers.ts'
import { takePublisher } from './take-publisher.ts'
import { takeSource } from './take-source.ts'
import { takeTitle } from './take-title.ts'
import { takeYear } from './take-year.ts'

/** What is longer than this is no reference; only its beginning is read. */
const charactersRead = 3_000

/**
 * Reads a pasted list of references, or one: every entry with its fields, where they stand and which are guesses. Knows the cue
 * words of the fifteen text languages and the orders of names of the common styles. Never fails; takes linear time; makes up no value.
 */
export function parseReferences(
  text: string,
  { idPrefix = 'reference', isOneEntry = false }: ParseOptions = {},
): readonly ParsedReference[] {
  const spans = isOneEntry ? [wholeOf(text)].filter(({ start, end }) => end > start) : splitEntries(text)
  const parsed: ParsedReference[] = []
  for (const [index, span] of spans.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end))).entries()) {
    const one = parseEntry(text, { span, id: `${idPrefix}-${index + 1}` })
    parsed.push(withAuthorsBefore(one, parsed.at(-1)))
  }
  return parsed
}

/** The number of an entry that came alone. One without brackets is a number only before a name or a title, with a year further on. */
const ownNumber = /^(?:\[\d{1,4}\]\s*|\(\d{1,3}\)\s+|\d{1,3}[.)]\s+(?=["“„«\p{Lu}].*(?:1[5-9]|20)\d\d))(?=\S)/su

function wholeOf(text: string): Span {
  const start = text.search(/\S/)
  if (start < 0) return { start: 0, end: 0 }
  const number = ownNumber.exec(text.slice(start, start + charactersRead))?.[0].length ?? 0
  return { start: start + number, end: text.trimEnd().length }
}

type Entry = { readonly span: Span; readonly id: string }

function parseEntry(text: string, { span, id }: Entry): ParsedReference {
  const flow = flowOf(text, { start: span.start, end: Math.min(span.end, span.start + charactersRead) })
  const draft = read(flow.said)
  if (!draft.hints.has('legislation')) markDoubts(draft)
  const isTitle =
    draft.found.every(({ field }) => field === 'title' || field === 'publisher' || field === 'author') && !hasField(draft, 'issued')
  if (isTitle && !draft.hints.has('legislation') && !(hasField(draft, 'author') && hasField(draft, 'title')))
    return onlyTitle(flow, { span, id })
  const { type, isUnsure } = kindOf(draft)
  const unsure = [...new Set(draft.found.filter((found) => found.isUnsure).map(({ field }) => field))]
  return {
    span,
    said: flow.said,
    kind: 'reference',
    item: itemOf(draft, { id, type }),
    places: draft.found
      .map((found) => ({ field: found.field, span: spanIn(flow, found.span) }))
      .sort((a, b) => a.span.start - b.span.start),
    unsure: isUnsure ? ['type', ...unsure] : unsure,
    ...(draft.isCut ? { isCut: true } : {}),
  }
}

function read(said: string): Draft {
  const draft = makeDraft(said)
  const isHungarian = looksHungarian(said)
  takeIdentifiers(draft)
  takeAccess(draft)
  if (takeLaw(draft)) {
    takeYear(draft)
    takeNumbers(draft)
    takeGazetteNumber(draft)
    if (!hasField(draft, 'container-title')) takePublisher(draft, draft.authorEnd)
    return draft
  }
  takeGenre(draft)
  takeYear(draft)
  takeNumbers(draft)
  const how = takeAuthors(draft, isHungarian)
  takeNamesBy(draft, 'translator', { start: draft.authorEnd, isHungarian })
  takeNamesBy(draft, 'editor', { start: draft.authorEnd, isHungarian })
  const from = takeTitle(draft, how)
  takeSource(draft, { from, how, isHungarian })
  return draft
}

const hungarianSigns =
  /[őűŐŰ]|\b(?:szerk|évf|köt|kiad|kiadó|Kiadó|old|Budapest|Szeged|Debrecen|Pécs|Letöltve|Elérhető|Letöltés|doktori|egyetem|magyar|Magyar|és|mtsai|Bp)\b|\d\.\s?o\./u
const looksHungarian = (said: string): boolean => hungarianSigns.test(said)

function onlyTitle(flow: Flow, { span, id }: Entry): ParsedReference {
  const title = flow.said.replace(/^["“„«]|["”“».]+$/gu, '').trim() || flow.said
  const start = Math.max(0, flow.said.indexOf(title))
  return {
    span,
    said: flow.said,
    kind: 'title',
    item: { id, type: 'document', title },
    places: [{ field: 'title', span: spanIn(flow, { start, end: start + title.length }) }],
    unsure: ['type', 'title'],
  }
}

type Fields = { [field in TextField]?: string } & { [field in NameField]?: readonly Name[] } & { [field in DateField]?: CslDate }

function itemOf(draft: Draft, { id, type }: Pick<CslItem, 'id' | 'type'>): CslItem {
  const fields: Fields = {}
  for (const found of draft.found) {
    if (isNames(found)) fields[found.field] = [...(fields[found.field] ?? []), found.value]
    else if (isDate(found)) fields[found.field] = found.value
    else if (isText(found)) fields[found.field] = found.value
  }
  return { id, type, ...fields }
}

type Found = Draft['found'][number]
const isNames = (found: Found): found is Extract<Found, { value: Name }> & { field: NameField } =>
  found.field in { author: 1, editor: 1, translator: 1 }
const isDate = (found: Found): found is Extract<Found, { value: CslDate }> & { field: DateField } =>
  found.field === 'issued' || found.field === 'accessed'
const isText = (found: Found): found is Extract<Found, { value: string }> => typeof found.value === 'string'

/** Three dashes stand for the authors of the entry before. */
function withAuthorsBefore(one: ParsedReference, before: ParsedReference | undefined): ParsedReference {
  if (!/^[—–_-]{2,}|^——/.test(one.said) || !before?.item.author || one.item.author) return one
  const unsure: readonly (ItemField | 'type')[] = [...one.unsure, 'author']
  return { ...one, item: { ...one.item, author: before.item.author }, unsure }
}

import { anyCase } from './any-case.ts'
import { publisherWords } from './cues.ts'
import type { Draft } from './draft.ts'
import { hasField, putText, trimmed } from './draft.ts'
import { isPlace, regionAfterPlace } from './places.ts'

type Piece = { readonly start: number; readonly end: number }

/** Text from `start` on that nothing has taken yet, cut at what is taken; pieces without two letters are left out. */
export function piecesFrom(draft: Draft, start: number): readonly Piece[] {
  return [...draft.left.slice(start).matchAll(/[^\uE000\uE001]+/gu)]
    .map((match) => trimmed(draft.said, { start: start + match.index, end: start + match.index + match[0].length }))
    .filter((piece) => /\p{L}{2}/u.test(draft.said.slice(piece.start, piece.end)))
}

/** Puts down publisher and place from what is left behind `start`: "Place: Publisher", "Publisher, Place" or either alone. */
export function takePublisher(draft: Draft, start: number): void {
  for (const piece of piecesFrom(draft, start)) {
    const parts = sentences(draft.said, piece)
    const later = parts.findIndex((part, index) => index > 0 && namesPlace(draft.said.slice(part.start, part.end)))
    for (const [index, part] of parts.entries()) {
      if (index < later && !publisherWords.test(draft.said.slice(part.start, part.end))) putBefore(draft, part)
      else readPart(draft, part, parts.length > 1)
    }
  }
}

/** "Reinbek: Rowohlt" or "Reinbek" alone. */
const namesPlace = (said: string): boolean =>
  /^[^:.]{2,40}\s?:\s\p{Lu}/u.test(said) || isPlace(said.replace(/\s?:.*$/u, '')) || isPlace(said.replace(/,.*$/u, ''))

/** A sentence between title and place is the title's second half where it follows at once, and a series behind anything else. */
function putBefore(draft: Draft, part: Piece): void {
  const at = draft.found.findIndex(({ field }) => field === 'title')
  const title = draft.found[at]
  if (title?.field !== 'title' || part.start - title.span.end > 3 || hasField(draft, 'container-title')) {
    putText(draft, 'collection-title', { ...part, isUnsure: true })
    return
  }
  const span = { start: title.span.start, end: part.end }
  draft.found[at] = { field: 'title', value: draft.said.slice(span.start, span.end), span, isUnsure: true }
}

/** Pieces between full stops that end something: a series before the place, a note behind the publisher. */
function sentences(said: string, { start, end }: Piece): readonly Piece[] {
  const pieces: Piece[] = []
  let from = start
  for (const match of said.slice(start, end).matchAll(/(?<=\p{Ll}{2}|\)|\d)\.\s(?=\p{Lu})|;\s/gu)) {
    pieces.push({ start: from, end: start + match.index })
    from = start + match.index + match[0].length
  }
  return [...pieces, { start: from, end }].map((piece) => trimmed(said, piece)).filter((piece) => piece.end - piece.start > 1)
}

function readPart(draft: Draft, part: Piece, isOneOfMany: boolean): void {
  const said = draft.said.slice(part.start, part.end)
  const colon = /\s?:\s/u.exec(said)
  if (colon && !hasField(draft, 'publisher-place') && colon.index < 60 && !hasField(draft, 'publisher')) {
    const first = said.slice(0, colon.index)
    const place = afterLastComma(first)
    putText(draft, 'publisher-place', { start: part.start + place, end: part.start + colon.index, isUnsure: !isPlace(first.slice(place)) })
    putText(draft, 'publisher', {
      start: part.start + colon.index + colon[0].length,
      end: part.end,
      isUnsure: !isPlace(first.slice(place)),
    })
    return
  }
  if (takePlaceAndRest(draft, part) || takeLastPlace(draft, part)) return
  if (hasField(draft, 'publisher')) return
  const isPublisher = publisherWords.test(said)
  const faculty = draft.hints.has('thesis') ? anyCase(/,\s\p{L}*\s?(?:fakult|facult|facol|wydział|kar\b|intézet|depart)/u).exec(said) : null
  if (faculty) {
    putText(draft, 'publisher', { start: part.start, end: part.start + faculty.index, isUnsure: !isPublisher })
    return
  }
  if (isOneOfMany && !isPublisher && !/^\p{Lu}/u.test(said)) return
  putText(draft, 'publisher', { start: part.start, end: part.end, isUnsure: !isPublisher })
}

/** A series may stand before the place: only what follows its comma is the place, unless all of it is. */
function afterLastComma(first: string): number {
  if (isPlace(first)) return 0
  const comma = first.lastIndexOf(', ')
  return comma > 0 && isPlace(first.slice(comma + 2)) && !regionAfterPlace.test(first.slice(comma + 2)) ? comma + 2 : 0
}

/** Whether only a space stands between a piece and the year, as behind a place: "Quodlibet, Macerata 2017". */
export const isBeforeYear = ({ left }: Draft, { end }: Piece): boolean => /^\s\uE001/u.test(left.slice(end))

const school = anyCase(
  /(?:univer|uniwer|egyetem|högskol|høgskol|hochschule|üniversite|college|école|escuela|escola|politec|polytec|akadem|academ|institut)/u,
)

/** A place that is not known here: behind a publisher and right before the year, or behind the school of a thesis. */
function takeLastPlace(draft: Draft, part: Piece): boolean {
  const said = draft.said.slice(part.start, part.end)
  const parts = said.split(', ')
  const last = parts.at(-1) ?? ''
  if (parts.length < 2 || !/^\p{Lu}[\p{L}’'. -]{1,30}$/u.test(last) || hasField(draft, 'publisher') || hasField(draft, 'publisher-place'))
    return false
  const names = parts.slice(0, -1)
  const schools = draft.hints.has('thesis') && !school.test(last) ? names.filter((name) => school.test(name)) : []
  const publisher = schools.findLast((name) => /univer|uniwer|egyetem/iu.test(name)) ?? schools.at(-1)
  if (publisher === undefined && !(parts.length === 2 && isBeforeYear(draft, part))) return false
  const start = part.start + said.indexOf(publisher ?? said)
  putText(draft, 'publisher', { start, end: start + (publisher ?? names.join(', ')).length, isUnsure: publisher === undefined })
  putText(draft, 'publisher-place', { start: part.end - last.length, end: part.end, isUnsure: true })
  return true
}

const comma = /\s?,\s|\s[–—-]\s|\s\/\s/gu

function takePlaceAndRest(draft: Draft, { start, end }: Piece): boolean {
  const said = draft.said.slice(start, end)
  const cuts = [...said.matchAll(comma)].map(({ index, 0: mark }) => ({ from: index, to: index + mark.length }))
  if (isPlace(said)) {
    if (!hasField(draft, 'publisher-place')) putText(draft, 'publisher-place', { start, end })
    return true
  }
  // The place is what is longest and known at the beginning, or at the end.
  for (const { from, to } of cuts.toReversed()) {
    if (isPlace(said.slice(0, from))) return putBoth(draft, { start, end: start + from }, { start: start + to, end })
  }
  for (const { from, to } of cuts) {
    if (isPlace(said.slice(to))) return putBoth(draft, { start: start + to, end }, { start, end: start + from })
  }
  return false
}

function putBoth(draft: Draft, place: Piece, publisher: Piece): boolean {
  if (!hasField(draft, 'publisher-place')) putText(draft, 'publisher-place', place)
  if (!hasField(draft, 'publisher')) putText(draft, 'publisher', publisher)
  return true
}

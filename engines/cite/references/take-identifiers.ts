import { anyCase } from './any-case.ts'
import type { TextField } from '../item.ts'
import { anyOf, oneOf } from './cues.ts'
import { findDates } from './dates.ts'
import type { Draft } from './draft.ts'
import { hasField, putDate, putText, strike } from './draft.ts'
import { taken } from './flow.ts'

type Identifier = { readonly field: TextField; readonly find: RegExp }

// `value` is the identifier itself; the rest of a match is its label, which is struck out with it.
const identifiers: readonly Identifier[] = [
  {
    field: 'DOI',
    find: /(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|\bdoi:?\s*(?:https?:\/\/(?:dx\.)?doi\.org\/)?|\(doi:?\s*)?(?<value>10\.\d{4,9}\/[^\s"<>“”»\uE000]{1,200})/giu,
  },
  {
    field: 'number',
    find: /(?:https?:\/\/)?(?:www\.)?arxiv(?:\.org\/(?:abs|pdf)\/|\s?(?:preprint)?\s?(?:arxiv)?[:\s]\s?)(?<value>\d{4}\.\d{4,5}(?:v\d{1,2})?|[a-z-]{2,10}(?:\.[A-Z]{2})?\/\d{7})(?:\s?\[[\w.-]{2,10}\])?/giu,
  },
  { field: 'PMID', find: /(?:pubmed\s)?\bPMID:?\s?(?<value>\d{4,9})\b/giu },
  { field: 'PMCID', find: /\b(?:PMCID:?\s?)?(?<value>PMC\d{4,9})\b/giu },
  { field: 'ISBN', find: /\bISBN(?:[-\s]1[03])?:?\s?(?<value>(?:97[89][-\s–]?)?\d[-\d\s–]{7,14}[\dX])\b/giu },
  { field: 'ISSN', find: /\b(?:e-?)?ISSN:?\s?(?<value>\d{4}[-–]\d{3}[\dX])\b/giu },
  { field: 'URL', find: /(?<value>(?:https?:\/\/|www\.)[^\s<>"“”»\uE000]{3,1000})/giu },
]

const lead = anyCase(
  String.raw`(?:^|[.,;:([<>\])\uE000\uE001?!]\s?)(?:${oneOf('available')}|\[?online\]?|${anyOf(['url', 'doi', 'link', 'www'])})(?:\s\(?www\)?)?\s?[:<]?\s?(?:<|\[)?$`,
)

/** Puts down what identifies the work: DOI, address, ISBN and such, with their labels. Later ones of a kind are struck out only. */
export function takeIdentifiers(draft: Draft): void {
  for (const { field, find } of identifiers) {
    for (const match of draft.left.matchAll(find)) {
      const said = match.groups?.['value'] ?? ''
      const value = withoutTail(said)
      const start = match.index + match[0].indexOf(said)
      const end = start + value.length
      const prefix = field === 'number' ? 'arXiv:' : ''
      if (field === 'number' && !hasField(draft, 'number')) {
        draft.hints.add('article')
        putArxiv(draft, { start: match.index, end: start })
      }
      putText(draft, field, { start, end, value: prefix + value })
      strike(draft, {
        start: labelStart(draft.left, match.index),
        end: Math.max(end, match.index + match[0].length - (said.length - value.length)),
      })
    }
  }
  const archive = /(?<=[.?!]\s)arXiv(?=[.,\s])/u.exec(draft.left)
  if (archive && hasField(draft, 'number')) strike(draft, { start: archive.index, end: archive.index + 5 })
}

/** The name of the archive stands in the label of its identifiers. */
function putArxiv(draft: Draft, { start, end }: { start: number; end: number }): void {
  const at = draft.said.slice(start, end).search(/arxiv/i)
  if (at < 0) return
  draft.found.push({ field: 'publisher', value: 'arXiv', span: { start: start + at, end: start + at + 5 }, isUnsure: false })
}

/** Without the full stop, comma or bracket that ends the sentence; a bracket that belongs to the identifier stays. */
function withoutTail(said: string): string {
  let value = said
  for (;;) {
    const last = value.at(-1) ?? ''
    if (/[.,;:'’>…]/.test(last)) value = value.slice(0, -1)
    else if (/[)\]]/.test(last) && !isBalanced(value)) value = value.slice(0, -1)
    else return value
  }
}

function isBalanced(value: string): boolean {
  const count = (sign: string): number => value.split(sign).length
  return count('(') === count(')') && count('[') === count(']')
}

function labelStart(left: string, at: number): number {
  let start = at
  // "[online]. Available at: <" may be two labels.
  for (let times = 0; times < 2; times++) {
    const from = Math.max(0, start - 60)
    const match = lead.exec(left.slice(from, start))
    if (!match) break
    start = from + match.index
  }
  return start
}

const accessed = String.raw`(?<![\p{L}\d])${oneOf('accessed')}(?:\s(?:on|am|le|la|il|el|em|op|den|dne|dňa|a|date|data))?\s?:?\s?`
const access = anyCase(accessed, 'g')
const dateBeforeAccess =
  /^[\s)]{0,2}(?:tarihinde|-?[áé]n|-i)?\s?(?:(?<address>[<[(]?\uE000+[>\])]?)\s?(?:(?:\p{L}+\s)?adresinden|(?:\p{L}+\s)?sitesinden)?,?\s?)?(?:erişildi|erişilmiştir|erişim sağlandı|ulaşıldı|ulaşılmıştır|alındı|alınmıştır|alınmış|indirildi|görüntülendi)/iu

/**
 * Puts down when an address was looked at: a cue word with a date right behind it, or a date alone in brackets after an address
 * as many Hungarians write. Needs the addresses struck out.
 */
export function takeAccess(draft: Draft): void {
  const dates = findDates(draft.left)
  for (const match of draft.left.matchAll(access)) {
    const end = match.index + match[0].length
    const date = dates.find(({ start }) => start >= end && start <= end + 2)
    if (!date) continue
    // Between the day and the address stand words that join the two, and they are no site: "from the page", "à l’adresse".
    const after = /^(?:[,.;]?-?[\p{Ll}\s’':]{0,40}(?=[<[(]?\uE000)|-?[áéi]n(?!\p{L}))/u.exec(draft.left.slice(date.end))
    strikeAccess(draft, { start: match.index, end: date.end + (after?.[0].length ?? 0) }, date)
    return
  }
  for (const date of dates) {
    const turkish = dateBeforeAccess.exec(draft.left.slice(date.end, date.end + 1_100))
    const before = draft.left.slice(Math.max(0, date.start - 4), date.start)
    const isBracketed = new RegExp(`${taken}[>.,]?\\s?[([]$`, 'u').test(before) && /^\.?[)\]]/.test(draft.left.slice(date.end))
    if (!turkish && !(isBracketed && isFull(date.date))) continue
    strikeAccess(draft, { start: date.start, end: date.end + (turkish?.[0].length ?? 0) }, date)
    return
  }
}

const isFull = (date: { readonly 'date-parts'?: readonly (readonly number[])[] }): boolean => date['date-parts']?.[0]?.length === 3

function strikeAccess(draft: Draft, whole: { start: number; end: number }, found: ReturnType<typeof findDates>[number]): void {
  putDate(draft, 'accessed', { start: found.start, end: found.end, value: found.date })
  strike(draft, whole)
}

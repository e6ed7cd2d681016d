import type { Span } from '#engines/text/span.ts'
import type { DoctorFinding } from '#tools/cite/doctor-contract.ts'
import type { Messages } from './messages.ts'

/** What a person reads of a finding: its title, what is wrong with their own words in it, and what to do. */
export type FindingWords = { readonly title: string; readonly wrong: string; readonly todo: string }

type Words = Pick<Messages, 'doctor' | 'cite'>

/** More of an entry than one knows it by is in the way. */
const charactersAtMost = 70
/** Signs that say little by themselves stand with so much of what is around them. */
const charactersAround = 20
const says = /[\p{L}\p{N}].*[\p{L}\p{N}]/su

/** A finding in words; `text` is the whole text that it was found in. */
export function describeFinding({ doctor, cite }: Words, finding: DoctorFinding, text: string): FindingWords {
  const { kinds, findings, apa } = doctor
  const said = shortened(text, finding.span)
  const title = kinds[finding.kind]
  switch (finding.kind) {
    case 'cited-not-listed':
      return { title, wrong: findings['cited-not-listed'].wrong(finding.cited), todo: findings['cited-not-listed'].todo }
    case 'listed-not-cited':
      return { title, wrong: findings['listed-not-cited'].wrong(said), todo: findings['listed-not-cited'].todo }
    case 'year-differs':
      return { title, wrong: findings['year-differs'].wrong(said, finding.years), todo: findings['year-differs'].todo }
    case 'spelling-differs':
      return { title, wrong: findings['spelling-differs'].wrong(finding.cited, finding.listed), todo: findings['spelling-differs'].todo }
    case 'out-of-order': {
      const { before, last, todo } = findings['out-of-order']
      return { title, wrong: finding.other ? before(said, shortened(text, finding.other)) : last(said), todo }
    }
    case 'duplicate':
      return { title, wrong: findings.duplicate[finding.by](said, shortened(text, finding.other)), todo: findings.duplicate.todo }
    case 'apa':
      return { title: apa[finding.fault].title, wrong: findings.apa.wrong(said), todo: apa[finding.fault].rule }
    case 'gap':
      return {
        title: missingWords(cite, finding.effect) ?? title,
        wrong: findings.gap.wrong(said),
        todo: effectWords(cite, finding.effect),
      }
    case 'notice': {
      const { nature, date } = finding.notice
      return { title: cite.retraction[nature](date), wrong: findings.notice.wrong(said), todo: findings.notice[nature] }
    }
  }
}

/** The fields that an entry does without, by the effect that it has. */
const fieldOf: Readonly<Record<string, keyof Messages['cite']['fields']>> = {
  'no-container': 'partOf',
  'no-volume': 'volume',
  'no-pages': 'pages',
  'no-editor': 'editors',
  'no-publisher': 'publisher',
  'no-institution': 'university',
  'no-address': 'url',
  'no-kind': 'inBrackets',
  'no-event': 'event',
  'no-number': 'number',
  'no-court': 'court',
  'no-place': 'archive',
  'no-reviewed': 'reviewedTitle',
  'no-retrieval-date': 'accessed',
}

function missingWords({ list, fields }: Messages['cite'], effect: string): string | null {
  const field = fieldOf[effect]
  return field === undefined ? null : list.missing(fields[field])
}

const isKnown = <Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> => Object.hasOwn(known, key)
const effectWords = ({ effects }: Messages['cite'], effect: string): string =>
  isKnown(effects, effect) ? effects[effect] : effects.fallback

function shortened(text: string, { start, end }: Span): string {
  const isLittle = !says.test(text.slice(start, end))
  const [from, to] = isLittle ? [Math.max(0, start - charactersAround), end + charactersAround] : [start, end]
  // Signs that are two UTF-16 units stay whole.
  const signs = [...text.slice(from, to).toWellFormed().replaceAll('\uFFFD', '').replace(/\s+/g, ' ').trim()]
  if (isLittle) return `${from > 0 ? '…' : ''}${signs.join('')}${to < text.length ? '…' : ''}`
  return signs.length > charactersAtMost ? `${signs.slice(0, charactersAtMost).join('').trimEnd()}…` : signs.join('')
}

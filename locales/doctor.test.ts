import { expect, test } from 'vitest'
import { apaFaults, type DoctorFinding } from '#tools/cite/doctor-contract.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { describeFinding } from './doctor-words.ts'
import { cite } from './en/cite.ts'
import { doctor } from './en/doctor.ts'
import type { Messages } from './messages.ts'

const text = 'Sleep helps (Adams, 2013). References Adams, M. (2012). Quiet rooms. Noise, 3(1), 14-29 Bell, T. (2015). Sleep. Noise'
const span = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const entry = span('Adams, M. (2012). Quiet rooms. Noise, 3(1), 14-29')
const other = span('Bell, T. (2015). Sleep. Noise')
const notice = { date: '2024-05-07', reasons: [], noticeUrl: null }

const findings: readonly (DoctorFinding & { readonly said: string })[] = [
  { kind: 'cited-not-listed', span: span('(Adams, 2013)'), replacement: null, cited: 'Adams, 2013', said: 'Adams, 2013' },
  { kind: 'listed-not-cited', span: entry, replacement: null, said: 'Adams, M. (2012)' },
  { kind: 'year-differs', span: span('2013'), replacement: '2012', other: entry, years: ['2012', '2014'], said: '2012' },
  { kind: 'spelling-differs', span: span('Adams'), replacement: 'Adam', other: entry, cited: 'Adams', listed: 'Adam', said: 'Adam' },
  { kind: 'out-of-order', span: other, replacement: null, other: entry, said: 'Bell, T. (2015). Sleep.' },
  { kind: 'out-of-order', span: entry, replacement: null, other: null, said: 'Adams, M. (2012)' },
  { kind: 'duplicate', span: other, replacement: null, other: entry, by: 'doi', said: 'Bell, T. (2015). Sleep.' },
  { kind: 'duplicate', span: other, replacement: null, other: entry, by: 'title', said: 'Adams, M. (2012)' },
  ...apaFaults.map((fault) => ({ kind: 'apa' as const, span: span('14-29'), replacement: null, fault, isProposal: false, said: '14-29' })),
  // Where nothing stands, what is around it says where.
  {
    kind: 'apa',
    span: { start: text.length, end: text.length },
    replacement: '.',
    fault: 'end',
    isProposal: false,
    said: '(2015). Sleep. Noise',
  },
  { kind: 'gap', span: other, replacement: null, effect: 'no-pages', said: 'Bell, T. (2015). Sleep.' },
  { kind: 'gap', span: other, replacement: null, effect: 'an effect of tomorrow', said: 'Bell, T. (2015). Sleep.' },
  { kind: 'notice', span: entry, replacement: null, notice: { ...notice, nature: 'retraction' }, said: 'Adams, M. (2012)' },
  { kind: 'notice', span: entry, replacement: null, notice: { ...notice, nature: 'reinstatement', date: null }, said: 'Adams, M. (2012)' },
]

test.each(localeCodes)('every finding has words in %s, with those of the text in them', async (code) => {
  const own: Pick<Messages, 'doctor'> = await import(`./${code}/doctor.ts`)
  const others: Pick<Messages, 'cite'> = await import(`./${code}/cite.ts`)
  for (const { said, ...finding } of findings) {
    const { title, wrong, todo } = describeFinding({ ...own, ...others }, finding, text)
    expect(wrong).toContain(said)
    for (const words of [title, wrong, todo]) expect(words).not.toMatch(/undefined|\[object|^\s*$/)
  }
})

test('a long entry is known by its beginning, and no sign is torn', () => {
  const long = `${'a😀'.repeat(80)} b`
  for (const end of [long.length, 3]) {
    const words = describeFinding({ doctor, cite }, { kind: 'listed-not-cited', span: { start: 2, end }, replacement: null }, long)
    expect(words.wrong.isWellFormed()).toBe(true)
    expect(words.wrong).toContain('…')
  }
})

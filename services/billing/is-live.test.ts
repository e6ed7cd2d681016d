import { expect, test } from 'vitest'
import { isLive } from './is-live.ts'

const now = new Date('2026-06-10T12:00:00Z')
const at = (day: string): Date => new Date(`2026-06-${day}T12:00:00Z`)

const rows: readonly (readonly [name: string, terms: Parameters<typeof isLive>[0], expected: boolean])[] = [
  ['a running period', { status: 'active', provider: 'stripe', periodEnd: at('11'), graceUntil: null }, true],
  ['a period whose renewal is not known yet', { status: 'active', provider: 'stripe', periodEnd: at('08'), graceUntil: null }, true],
  ['a period that ended exactly three days ago', { status: 'active', provider: 'stripe', periodEnd: at('07'), graceUntil: null }, false],
  ['a period of long ago', { status: 'active', provider: 'stripe', periodEnd: at('01'), graceUntil: null }, false],
  ['a gift for good', { status: 'active', provider: 'granted', periodEnd: null, graceUntil: null }, true],
  ['a gift until tomorrow', { status: 'active', provider: 'granted', periodEnd: at('11'), graceUntil: null }, true],
  ['a gift until now', { status: 'active', provider: 'granted', periodEnd: now, graceUntil: null }, false],
  ['a failed payment within its grace', { status: 'past-due', provider: 'stripe', periodEnd: at('30'), graceUntil: at('11') }, true],
  ['a failed payment after its grace', { status: 'past-due', provider: 'stripe', periodEnd: at('30'), graceUntil: now }, false],
  ['a failed payment without grace', { status: 'past-due', provider: 'stripe', periodEnd: at('30'), graceUntil: null }, false],
]
test.each(rows)('%s', (_, terms, expected) => {
  expect(isLive(terms, now)).toBe(expected)
})

import { expect, test } from 'vitest'
import { afterLook, firstWatch, type PopupWatch } from './popup-plan.ts'

/** The waits between looks at a window that stays open. */
function waits(count: number): readonly number[] {
  const found: number[] = []
  let watch: PopupWatch = firstWatch
  for (let look = 0; look < count; look += 1) {
    const next = afterLook(watch, { isClosed: false, now: 0 })
    if (next.kind !== 'look') break
    found.push(next.after)
    watch = next.watch
  }
  return found
}

test('an open window is looked at from every 2 s to every 10 s', () => {
  expect(waits(7)).toEqual([2_000, 3_000, 4_500, 6_750, 10_000, 10_000, 10_000])
})

test('a closed one has 8 s left to answer', () => {
  const closed = afterLook(firstWatch, { isClosed: true, now: 50_000 })
  expect(closed).toEqual({ kind: 'look', after: 8_000, watch: { waited: null, closedAt: 50_000 } })
  if (closed.kind !== 'look') return
  expect(afterLook(closed.watch, { isClosed: true, now: 57_000 })).toMatchObject({ kind: 'look', after: 1_000 })
  expect(afterLook(closed.watch, { isClosed: true, now: 58_000 })).toEqual({ kind: 'given-up' })
})

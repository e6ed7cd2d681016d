import { expect, test } from 'vitest'
import { mapWithPauses } from './map-with-pauses.ts'

test('work that takes long lets others in between, and gives what a map gives', async () => {
  let clock = 0
  const seen: string[] = []
  const others = (): void => {
    seen.push('another')
  }
  const made = mapWithPauses(
    [10, 10, 10, 10, 10],
    (milliseconds, index) => {
      clock += milliseconds
      seen.push(`${index}`)
      if (index === 1 || index === 3) setImmediate(others)
      return index * 2
    },
    () => clock,
  )
  expect(await made).toEqual([0, 2, 4, 6, 8])
  expect(seen).toEqual(['0', '1', 'another', '2', '3', 'another', '4'])
})

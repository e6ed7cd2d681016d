import { expect, test } from 'vitest'
import { timings } from './timings.ts'

const second = 1_000
const minute = 60 * second

test.each([
  ['network time-out, short', timings.shortTimeout, 30 * second],
  ['network time-out, long', timings.longTimeout, 60 * second],
  ['token refresh before expiry', timings.refreshBefore, 5 * minute],
  ['first retry of a refresh', timings.retryFirst, 30 * second],
  ['longest wait of a retry', timings.retryLongest, 16 * minute],
  ['token counts as expired early', timings.expiredEarly, 30 * second],
  ['first look at the window', timings.popupPollFirst, 2 * second],
  ['longest wait for a look', timings.popupPollLongest, 10 * second],
  ['after the window was closed', timings.popupAfterClose, 8 * second],
  ['redirect event cache', timings.redirectCache, 10 * minute],
  ['token sync skipped when older', timings.syncSkippedAfter, 5 * minute],
])('%s is the specified figure', (_, is, specified) => {
  expect(is).toBe(specified)
})

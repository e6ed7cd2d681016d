import { expect, test } from 'vitest'
import { pageInvalid, pageNotFound } from './page-error.ts'

test.each([
  ['an address without a page', pageNotFound('/nowhere'), 'Page not found: /nowhere'],
  ['an address whose parameters do not hold', pageInvalid('/writer/x'), 'Page Not Found: /writer/x'],
])('%s answers 404 with the specified message', (_case, { data, init }, message) => {
  expect(init?.status).toBe(404)
  expect(data.message).toBe(message)
  expect(message.endsWith(data.path)).toBe(true)
})

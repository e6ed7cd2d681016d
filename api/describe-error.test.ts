import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test("an error is described without its words, which may be a person's", () => {
  const cause = Object.assign(new TypeError('cannot read "my secret essay"'), { code: 'E_TEXT' })
  const described = describeError(new Error('failed on: my secret essay', { cause }))
  expect(described).toMatchObject({ name: 'Error', cause: { name: 'TypeError', code: 'E_TEXT' } })
  expect(described.at[0]).toMatch(/^at .+describe-error\.test\.ts/)
  expect(JSON.stringify(described)).not.toContain('essay')
})

test('a message of several lines does not slip in', () => {
  expect(JSON.stringify(describeError(new Error('one\nat my secret essay')))).not.toContain('essay')
})

test('what is no error is named by its type', () => {
  expect(describeError('my secret essay')).toEqual({ name: 'string', at: [] })
})

import { expect, test } from 'vitest'
import { read } from './generate-registries.ts'
import { measuredTables } from './measured-tables.ts'

test('the figures of the quality page are those of docs/quality: run `npm run generate` if not', () => {
  const { file, content } = measuredTables()
  expect(read(file)).toBe(content)
})

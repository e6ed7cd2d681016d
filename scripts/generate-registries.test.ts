import { expect, test } from 'vitest'
import { read, registries } from './generate-registries.ts'

test.each(await registries())('$file is what its folder says: run `npm run generate` if not', ({ file, content }) => {
  expect(read(file)).toBe(content)
})

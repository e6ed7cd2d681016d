import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseModel } from './model.ts'
import { readerOf } from './readers.ts'

const folder = path.join(import.meta.dirname, 'models')

test.each(globSync('*.bin', { cwd: folder }).toSorted())(
  '%s can be read, is at most half a megabyte, and has the families its language is read by',
  (name) => {
    const bytes = readFileSync(path.join(folder, name))
    const model = parseModel(new Uint8Array(bytes))
    expect(bytes.length).toBeLessThanOrEqual(500_000)
    expect(`${model.language}.bin`).toBe(name)
    expect(model.families.map(({ family }) => family)).toEqual([...readerOf(model.language).families])
  },
)

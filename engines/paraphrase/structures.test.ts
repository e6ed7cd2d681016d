import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { textOf } from '../languages/en/grammar/grammar-tokens.ts'
import { locksOf } from './protect.ts'
import type { Structure } from './structure.ts'
import type { Token } from '../languages/en/grammar/token.ts'

const here = import.meta.dirname
const files = globSync('structures/en/*.ts', { cwd: here }).toSorted()
const structures: readonly Structure[] = await Promise.all(
  files.map(async (file) => {
    const module: { default: Structure } = await import(path.join(here, file))
    return module.default
  }),
)

const tokensOf = (sentence: string): readonly Token[] => analyse(sentence, { locks: locksOf(sentence) })
const run = (structure: Structure, sentence: string): string | null => structure.apply(tokensOf(sentence))?.map(textOf).join(' ') ?? null

describe.each(structures)('$key', (structure) => {
  test('is the name of its file and proves itself three times each way', () => {
    expect(files).toContain(`structures/en/${structure.key}.ts`)
    expect(structure.yes.length).toBeGreaterThanOrEqual(3)
    expect(structure.no.length).toBeGreaterThanOrEqual(3)
  })

  test.each(structure.yes.map(([source, output]) => ({ source, output })))('turns "$source"', ({ source, output }) => {
    expect(run(structure, source)).toBe(output)
  })

  test.each(structure.no.map((source) => ({ source })))('leaves "$source"', ({ source }) => {
    expect(run(structure, source)).toBeNull()
  })

  test('keeps every origin where it was: a token that has one still cuts a word of the source', () => {
    for (const [source] of structure.yes) {
      const kept =
        structure
          .apply(tokensOf(source))
          ?.flat()
          .filter(({ origin }) => origin !== null) ?? []
      const places = kept.map(({ origin }) => origin?.start ?? -1)
      expect(new Set(places).size).toBe(places.length)
    }
  })
})

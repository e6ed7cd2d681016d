import { describe, expect, test } from 'vitest'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { textOf } from '../languages/en/grammar/grammar-tokens.ts'
import { merges } from './merge.ts'

describe('two sentences made one', () => {
  const fits = merges.flatMap(({ key, apply, yes }) => yes.map(([first, second, output]) => ({ key, apply, first, second, output })))
  test.each(fits)('$key joins: $first $second', ({ apply, first, second, output }) => {
    const made = apply(analyse(first), analyse(second))
    expect(made && textOf(made)).toBe(output)
  })

  const stays = merges.flatMap(({ key, apply, no }) => no.map(([first, second]) => ({ key, apply, first, second })))
  test.each(stays)('$key leaves: $first $second', ({ apply, first, second }) => {
    expect(apply(analyse(first), analyse(second))).toBeNull()
  })

  test('keys are sorted and used once', () => {
    const keys = merges.map(({ key }) => key)
    expect(keys).toEqual([...new Set(keys)].sort())
  })
})

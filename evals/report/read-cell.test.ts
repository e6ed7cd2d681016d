import { describe, expect, test } from 'vitest'
import type { Unit } from '../../tools/quality/contract.ts'
import { readCell, toRowKey } from './read-cell.ts'

describe('a cell', () => {
  test.each<readonly [cell: string, unit: Unit, value: number | null, n: number | null]>([
    ['0.4 %', 'share', 0.004, null],
    ['49.7%', 'share', 0.497, null],
    ['100 %', 'share', 1, null],
    ['.977', 'share', 0.977, null],
    ['1.000', 'share', 1, null],
    ['**.975**', 'share', 0.975, null],
    ['1,314', 'count', 1_314, null],
    ['10,200', 'count', 10_200, null],
    ['474', 'count', 474, null],
    ['20 of 49', 'of', 20, 49],
    ['1,401 of 1,455', 'of', 1_401, 1_455],
    ['8', 'of', 8, null],
    ['21.3', 'ms', 21.3, null],
    ['0', 'number', 0, null],
    ['–', 'share', null, null],
    ['', 'count', null, null],
    ['not measured', 'number', null, null],
    ['not written down', 'of', null, null],
  ])('"%s" as %s', (cell, unit, value, n) => {
    expect(readCell(cell, unit)).toEqual({ value, n })
  })

  test.each<readonly [cell: string, unit: Unit]>([
    ['about 4 %', 'share'],
    ['4 %', 'count'],
    ['97', 'share'],
    ['1.2.3', 'number'],
    ['20 of 49', 'count'],
    ['0.1 % to 1.5 %', 'share'],
    ['NaN', 'number'],
    ['-1', 'number'],
  ])('"%s" is no figure of the kind %s', (cell, unit) => {
    expect(readCell(cell, unit)).toBeUndefined()
  })
})

test.each([
  ['synonyms 15 %', 'synonyms-15'],
  ['machine rewordings (58)', 'machine-rewordings'],
  ['`fresh-8` (other texts, after mending) A', 'fresh-8-a'],
  ["learners' edits found", 'learners-edits-found'],
  ['today: laws, newspapers', 'today'],
  ['one of a person, one of a model', 'one-of-a-person-one-of-a-model'],
  ['flan_t5_xxl', 'flan-t5-xxl'],
])('"%s" has the key %s', (cell, key) => {
  expect(toRowKey(cell)).toBe(key)
})

import { expect, test } from 'vitest'
import { packTables, parseTables } from './lean-rows.ts'
import type { LeanTable } from './row.ts'

const people = ['adult', 'author', 'child', 'parent', 'person', 'student', 'teacher']
const tables: readonly LeanTable[] = [
  {
    class: 'verb',
    rows: [
      { from: 'help', to: ['assist'], modes: 'ya', when: { object: people, frame: ['np'] } },
      { from: 'tell', to: ['inform'], modes: 'a', unless: { object: [...people], position: 'initial' } },
    ],
  },
  { class: 'adverb', rows: [{ from: 'often', to: ['frequently'], modes: 'y', level: 2, mark: 'formal' }] },
]

test('tables come back as they were, long lists stored once', () => {
  const packed = packTables(tables)
  expect(packed.lists).toEqual([people])
  expect(parseTables(JSON.stringify(packed))).toEqual(tables)
})

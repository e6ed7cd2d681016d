import { expect, test } from 'vitest'
import { openPack, packTables } from './lean-rows.ts'
import { indexRows } from './pattern.ts'
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
  {
    class: 'phrase',
    rows: [
      { from: 'in fact', to: ['indeed'], modes: 'y' },
      { from: '~help out', to: ['~assist'], modes: 'y' },
      { from: 'in fact so', to: ['indeed so'], modes: 'y' },
    ],
  },
]

test('rows come back as an index of the tables has them, when they are asked for and afterwards', () => {
  const packed = openPack(packTables(tables))
  const index = indexRows(tables)
  for (const key of ['help', 'tell', 'often', 'in', 'help', 'in']) expect(packed.get(key)).toEqual(index.get(key))
  expect(packed.get('nothing')).toBeUndefined()
})

test('a long list of words is stored once', () => {
  expect(packTables(tables).split('"teacher"').length).toBe(2)
})

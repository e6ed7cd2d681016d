import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import type { Db } from './open-db.ts'
import { searchPattern } from './search-pattern.ts'

let database: OpenTestDb
let db: Db
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterAll(async () => {
  await database.close()
})

async function isFound(search: string, text: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ found: boolean }>('select $1::text ~ $2 as found', [text, searchPattern(search)])
  return rows[0]?.found ?? false
}

const rows: readonly (readonly [search: string, text: string, isFound: boolean])[] = [
  ['árvíztűrő', 'ÁRVÍZTŰRŐ tükörfúrógép', true],
  ['TÜKÖR', 'árvíztűrő tükörfúrógép', true],
  ['tukor', 'tükör', false],
  ['straße', 'DIE STRASSE', true],
  ['STRASSE', 'Die Straße', true],
  ['GROẞ', 'groß', true],
  ['strase', 'Straße', false],
  ['istanbul', 'İSTANBUL', true],
  ['İSTANBUL', 'istanbul', true],
  ['ISPARTA', 'ısparta', true],
  ['élève', 'E\u0301LE\u0300VE', true],
  ['E\u0301LE\u0300VE', 'élève', true],
  ['سرکاری', 'یہ سرکاری دفتر ہے', true],
  ['two words', 'Two\n  Words', true],
  ['two words', 'twowords', false],
  ['100%', 'up to 100% of it', true],
  ['100%', 'up to 1000 of it', false],
  ['a_b', 'axb', false],
  ['a.b', 'axb', false],
  ['a.b', 'A.B', true],
  ['c:\\temp', 'C:\\Temp', true],
  ['(a|b)*[c]{2}^$+?', 'see (A|B)*[C]{2}^$+? here', true],
  ['***=a', '***=A', true],
  ['(?i)a', 'a', false],
  ['😀', 'so 😀', true],
]
test.each(rows)('%j in %j: %s', async (search, text, expected) => expect(await isFound(search, text)).toBe(expected))

test('whatever is searched for is found in itself, in any case of its letters, and breaks nothing', { timeout: 20_000 }, async () => {
  const anything = fc
    .string({
      unit: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constantFrom(...'\\%_.*+?()[]{}|^$-:= \t\n"\'')),
    })
    .map((text) => text.toWellFormed().replaceAll('\0', ''))
  await fc.assert(
    fc.asyncProperty(anything, async (search) => {
      for (const text of [search, search.toUpperCase(), search.normalize('NFD')]) expect(await isFound(search, `. ${text} .`)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

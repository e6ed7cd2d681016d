import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'

// Each case starts the program anew, which takes a second or two on a slow machine.
const timeout = 90_000

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await makeTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'tinta-retractions-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

const root = path.dirname(import.meta.dirname)

function retractions(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/tinta.ts', 'admin', 'retractions', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { DATABASE_URL: database.url, SECRET: 'a secret of the tests, long enough' },
  })
  return { status, stdout, stderr }
}

const heading =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,RetractionPubMedID,' +
  'OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes'

function put(name: string, ...lines: readonly string[]): string {
  const file = path.join(folder, name)
  writeFileSync(file, `\uFEFF${[heading, ...lines].join('\r\n')}\r\n`)
  return file
}

test('tinta admin retractions loads a list, shows it, and keeps it when the next is none', { timeout }, () => {
  expect(retractions('show').stdout).toContain('No list is loaded.')
  const line = (id: number) =>
    `${id},"A ""title"", long",,,,,,,,,5/${id}/2024 0:00,10.1000/n${id},0,1/1/2020 0:00,10.1000/p${id},0,Retraction,+Error;,No,`
  const file = put('list.csv', line(7), line(9), '10,No identifier,,,,,,,,,5/11/2024 0:00,,0,,unavailable,0,Retraction,,No,')
  expect(retractions('import', file)).toEqual({
    status: 0,
    stdout: 'list of             2024-05-09\nrecords             2\nworks flagged anew  0\n',
    stderr: '',
  })
  const other = path.join(folder, 'other.csv')
  writeFileSync(other, 'a,b\n1,2\n')
  expect(retractions('import', other)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('The file has no column') })
  expect(retractions('import', put('empty.csv'))).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was changed.') })
  expect(retractions('import', path.join(folder, 'none.csv'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no file'),
  })
  expect(retractions('import', file, '--date', '2024-13-01').status).not.toBe(0)
  expect(JSON.parse(retractions('show', '--json').stdout)).toEqual({ asOf: '2024-05-09', records: 2 })
})

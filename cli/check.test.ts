import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDb, type Db } from '#services/db/open-db.ts'
import { makeCorpus } from '#services/corpus/make-corpus.ts'
import { documentOf, operator, textOf } from '#tests/corpus.ts'
import { makeAccount } from '#tests/accounts.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { reportSchema } from '#tools/check/contract.ts'

// Each case starts the program anew, which takes a second or two on a slow machine.
const timeout = 60_000

let database: TestDatabase
let db: Db
const folder = mkdtempSync(path.join(tmpdir(), 'tinta-check-'))
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
})
afterAll(async () => {
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

function tinta(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'tinta.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    input,
    env: { DATABASE_URL: database.url, SECRET: 'a secret of the tests, long enough' },
  })
  return { status, stdout, stderr }
}

test('tinta check compares files with documents that everybody here may see, or with those that are named', { timeout }, async () => {
  const [known, private_, own] = [textOf(1), textOf(2), textOf(3)]
  const essay = `${own}. ${known}. ${private_}.`
  writeFileSync(path.join(folder, 'essay.txt'), essay)
  const named = ['check', 'essay.txt', '--language', 'en']
  expect(tinta(named)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('nothing to compare with') })

  const corpus = makeCorpus({ pool: db.pool, log: { warn: () => undefined } })
  const open = await corpus.makeCollection(operator, { kind: 'public', name: 'Open texts' })
  await corpus.add(operator, open.id, documentOf(known, { title: 'Known' }))
  const ann = { accountId: (await makeAccount(db.pool)).id }
  const hers = await corpus.makeCollection(ann, { kind: 'own', name: 'Hers' })
  await corpus.add(ann, hers.id, documentOf(private_, { title: 'Private' }))

  const found = tinta([...named, '--html', 'report.html'])
  expect(found).toMatchObject({ status: 0, stderr: '' })
  expect(found.stdout).toMatch(
    /^essay\.txt {2}3\d% of 180 words, 1 document compared: Open texts\n {2}1 {2}3\d% {2}Known, Open texts\n {5}words \d+-\d+: "/,
  )
  expect(readFileSync(path.join(folder, 'report.html'), 'utf8')).toMatch(/^<!doctype html>[^]*Plagiarism report[^]*Known/)
  const both = tinta([...named, '--collection', 'Hers', '--collection', open.id, '--json'])
  const [{ report }] = z.tuple([z.object({ file: z.literal('essay.txt'), report: reportSchema })]).parse(JSON.parse(both.stdout))
  expect(report.sources.map(({ title }) => title).toSorted()).toEqual(['Known', 'Private'])

  const several = tinta(['check', '-', 'essay.txt', '--language', 'en'], 'too few words')
  expect(several.status).toBe(1)
  expect(several.stdout).toMatch(/^essay\.txt {2}/)
  expect(several.stderr).toBe('-: The text is too short to be checked. Give a longer one.\n')
})

test.each<readonly [string, readonly string[], number, string]>([
  ['a file that is not there', ['check', 'none.txt'], 2, 'There is no file none.txt.'],
  ['one page for two files', ['check', 'a.txt', 'b.txt', '--html', 'page.html'], 2, 'give one file'],
  ['a language that is none', ['check', '-', '--language', 'xx'], 2, 'Allowed choices are detect, en, hu'],
  ['nothing', ['check'], 2, 'missing required argument'],
])('tinta check refuses %s', { timeout }, (_, words, status, said) => {
  const refused = tinta(words, 'text')
  expect(refused).toMatchObject({ status, stdout: '' })
  expect(refused.stderr).toContain(said)
})

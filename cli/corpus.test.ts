import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb, type Db } from '#services/db/open-db.ts'
import type { Corpus } from '#services/corpus/corpus.ts'
import { makeCorpus } from '#services/corpus/make-corpus.ts'
import { makeAccount } from '#tests/accounts.ts'
import { documentOf, operator, textOf } from '#tests/corpus.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'

// Each case starts the program anew, which takes a second or two on a slow machine.
const timeout = 60_000

let database: TestDatabase
let db: Db
let corpus: Corpus

beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  corpus = makeCorpus({ pool: db.pool, log: { warn: () => undefined } })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const root = path.dirname(import.meta.dirname)

function tinta(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/tinta.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { DATABASE_URL: database.url, SECRET: 'a secret of the tests, long enough' },
  })
  return { status, stdout, stderr }
}

const done = (stdout: string) => ({ status: 0, stderr: '', stdout })
const refused = (message: string) => ({ status: 1, stderr: `error: ${message}\n`, stdout: '' })

test('tinta corpus lists, counts, verifies, merges, partitions and deletes', { timeout }, async () => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Open texts' })
  const added = []
  for (const seed of [1, 2, 3, 4]) added.push(await corpus.add(operator, id, documentOf(textOf(seed))))
  const ann = { accountId: (await makeAccount(db.pool)).id }
  const own = await corpus.makeCollection(ann, { kind: 'own', name: 'Sources' })
  const today = new Date().toISOString().slice(0, 10)

  const { stdout } = tinta('corpus', 'list')
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    'name        kind    of                                    documents  words  since       id',
    `Open texts  public  -                                             4    240  ${today}  ${id}`,
  ])
  expect(JSON.parse(tinta('corpus', 'list', '--json').stdout)).toMatchObject([{ name: 'Open texts' }, { owner: ann.accountId, id: own.id }])

  expect(tinta('corpus', 'verify')).toEqual(done('4 documents and 4 segments agree.\n'))
  expect(tinta('corpus', 'merge')).toEqual(done('1 merges, 0 segments purged, 0 texts renewed.\n'))
  expect(tinta('corpus', 'stats').stdout).toMatch(/^documents {6}4\nwords {10}240\nsegments {7}1\n/)
  expect(tinta('corpus', 'partition', '3')).toEqual(done('The blocks are in 3 partitions.\n'))
  expect(tinta('corpus', 'partition', '3')).toEqual(refused('The blocks are in partitions already.'))
  expect(tinta('corpus', 'partition', 'many')).toMatchObject({ status: 2, stdout: '' })
  expect(JSON.parse(tinta('corpus', 'stats', '--json').stdout)).toMatchObject({
    documents: 4,
    segments: 1,
    disk: { partitions: 3 },
    piles: [],
  })

  expect(tinta('corpus', 'delete', 'Open texts', '--document', added[0]?.id ?? '', 'not-an-id')).toEqual(
    done('Open texts: 1 of 2 deleted.\n'),
  )
  expect(tinta('corpus', 'delete', 'Open texts')).toEqual({
    status: 2,
    stderr: 'error: This deletes the collection Open texts with all its documents. Add --yes to do it.\n',
    stdout: '',
  })
  await db.pool.query('delete from corpus_block')
  expect(tinta('corpus', 'verify')).toMatchObject({ status: 1, stderr: '', stdout: expect.stringMatching(/^Segment \d+ has 0 postings/) })
  expect(tinta('corpus', 'delete', 'Open texts', '--yes')).toEqual(done('Open texts: deleted, with 3 documents.\n'))
  expect(tinta('corpus', 'delete', 'Open texts', '--yes')).toEqual(
    refused('There is no collection Open texts. "tinta corpus list" shows them.'),
  )
})

describe('tinta admin institution', () => {
  test('makes, shows, changes and deletes', { timeout }, async () => {
    const { email, id: accountId } = await makeAccount(db.pool)
    const run = (...words: readonly string[]) => tinta('admin', 'institution', ...words)
    expect(run('add', 'School', '--domain', '@Students.School.example')).toEqual(done('School: made.\n'))
    expect(run('add', 'School')).toEqual(refused('The name School or the domain  is taken.'))
    expect(run('add', 'Other', '--domain', 'no domain')).toEqual({
      status: 2,
      stderr: 'error: no domain is no domain. Write it like students.example.edu.\n',
      stdout: '',
    })
    expect(run('member', 'School', email, '--librarian')).toEqual(done(`${email}: librarian of School.\n`))
    expect(run('member', 'School', 'nobody@writers.example')).toEqual(
      refused('There is no account with the address nobody@writers.example.'),
    )
    const [institution] = JSON.parse(run('list', '--json').stdout)
    const shelf = await corpus.makeCollection({ accountId }, { kind: 'institution', name: 'Theses', institutionId: institution.id })
    await corpus.add({ accountId }, shelf.id, documentOf(textOf(9)))
    expect(run('show', 'School')).toEqual(
      done(`name       School\ndomain     students.school.example\ndocuments  1\nmatches    kept to itself\nlibrarian  ${email}\n`),
    )
    expect(run('set', 'School', '--tell-matches', '--domain', 'none')).toEqual(
      done('name    domain  documents  members  matches\nSchool  -               1        1  told to others\n'),
    )
    expect(run('leave', 'School', email)).toEqual(done(`${email}: no longer in School.\n`))
    expect(run('leave', 'School', email)).toEqual(refused(`${email} was not put into School. Who is in it by its domain stays so.`))
    expect(run('delete', 'School')).toMatchObject({ status: 2 })
    expect(run('delete', 'School', '--yes')).toEqual(done('School: deleted.\n'))
    expect(run('show', 'School')).toEqual(refused('There is no institution School. "tinta admin institution list" shows them.'))
    expect((await corpus.collections(operator)).map(({ name }) => name)).not.toContain('Theses')
  })
})

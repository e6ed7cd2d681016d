import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { textOf } from '#tests/corpus.ts'
import { makeDocx, makeOdt } from '#tests/files.ts'

// Each case starts the program anew, which takes a second or two on a slow machine.
const timeout = 90_000

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await makeTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'tinta-import-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

const root = path.dirname(import.meta.dirname)

function tinta(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/tinta.ts', 'corpus', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { DATABASE_URL: database.url, SECRET: 'a secret of the tests, long enough' },
  })
  // How long it took is of no interest here.
  return { status, stdout: stdout.replace(/; (\d+ files?) in .*/, '; $1'), stderr }
}

/** Puts a file into the folder that is imported. */
function put(name: string, content: string | Uint8Array): void {
  const file = path.join(folder, 'papers', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

test('a folder is imported, gone on with, and read anew where it changed', { timeout }, async () => {
  put('a.txt', textOf(1))
  put('below/b.docx', await makeDocx([textOf(2)]))
  put('d.odt', 'PK\u0003\u0004')
  put('picture.jpg', 'no document')
  const report = path.join(folder, 'problems.csv')
  const papers = path.join(folder, 'papers')
  const run = (...more: readonly string[]) => tinta('import', papers, '--collection', 'Papers', '--lang', 'en', '--report', report, ...more)
  const reported = (): readonly string[] => readFileSync(report, 'utf8').split('\r\n').toSorted()

  const first = run()
  expect(first).toMatchObject({ status: 1, stdout: 'Papers: 2 added, 2 not read; 4 files\n' })
  expect(first.stderr.split('\n').toSorted()).toEqual([
    '',
    `2 problems are listed in ${report}.`,
    expect.stringMatching(/^not read: papers\/d\.odt: ./),
    expect.stringMatching(/^not read: papers\/picture\.jpg: ./),
  ])
  expect(reported()).toEqual([
    '',
    'file,size,code,words',
    expect.stringMatching(/^papers\/d\.odt,4,file-broken,./),
    expect.stringMatching(/^papers\/picture\.jpg,11,file-kind-unknown,./),
  ])

  // Gone on with, only what is not in is read.
  rmSync(path.join(papers, 'picture.jpg'))
  put('c.txt', textOf(1))
  put('d.odt', makeOdt(`<text:p>${textOf(3)}</text:p>`))
  expect(run('--resume')).toEqual({
    status: 0,
    stdout: 'Papers: 1 added, 1 with the text of another file; 2 files\n',
    stderr: `1 problem is listed in ${report}.\n`,
  })
  expect(reported()).toEqual([
    '',
    'file,size,code,words',
    expect.stringMatching(/^papers\/c\.txt,\d+,same-text,The same text as papers\/a\.txt\.$/),
  ])

  // Without that word everything is, and a changed text takes the old one's place.
  rmSync(path.join(papers, 'c.txt'))
  put('a.txt', textOf(4))
  expect(run()).toEqual({ status: 0, stdout: 'Papers: 0 added, 1 updated, 2 already there; 3 files\n', stderr: '' })
  expect(reported()).toEqual(['', 'file,size,code,words'])
  expect(tinta('verify')).toMatchObject({ status: 0, stdout: '3 documents and 1 segments agree.\n' })
})

test('lines of a .jsonl are documents, and a wrong one is told by its number', { timeout }, () => {
  const file = path.join(folder, 'lines.jsonl')
  writeFileSync(file, `${JSON.stringify({ title: 'One', language: 'en', text: textOf(7) })}\nno json\n`)
  const { status, stdout, stderr } = tinta('import', file, '--collection', 'Lines')
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'Lines: 1 added, 1 not read; 2 files\n' })
  expect(stderr).toMatch(/^not read: lines\.jsonl:2: ./)
})

test.each([
  { words: ['no-such-folder', '--collection', 'X'], said: 'There is no file or folder no-such-folder.' },
  { words: ['cli', '--collection', 'X', '--kind', 'own'], said: 'Say whose collection it is: --account EMAIL.' },
])('what does not fit is refused before anything is read: $said', { timeout }, ({ words, said }) => {
  expect(tinta('import', ...words)).toEqual({ status: 2, stdout: '', stderr: `error: ${said}\n` })
})

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startFinder } from '#tests/mocks/finder-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-find-'))
let indexes: Awaited<ReturnType<typeof startFinder>>
let database: TestDatabase
beforeAll(async () => {
  indexes = await startFinder()
  database = await makeTestDatabase()
})
afterAll(async () => {
  await indexes.stop()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Runs the command as a person does; the indexes answer in this process, so it must not wait for it. */
async function find(words: readonly string[], { isOn = true, input = '' } = {}) {
  const place = { DATABASE_URL: database.url, SECRET: 'only-for-tests-0123456789abcdef0123', DATA_FOLDER: folder }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'tinta.mjs'), 'find', ...words], {
    cwd: folder,
    env: { PATH: path.dirname(process.execPath), ...place, ...(isOn ? indexes.settings : { FINDER: '' }) },
  })
  child.stdin.end(input)
  const [stdout, stderr, status] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { stdout, stderr, status }
}

const text = 'Sleep deprivation impairs memory consolidation in adolescents.'

test('works come with what was sent and why they were found', async () => {
  const { stdout, stderr, status } = await find([text])
  expect(stderr).toContain('memory')
  expect(stderr).toContain('arXiv: 1 works\n')
  expect(stdout).toMatch(
    /^1\. Sleep deprivation and memory consolidation in adolescents\n {3}Novák; 2019; Journal of Sleep Studies\n {3}https:\/\/doi\.org\//,
  )
  expect(stdout).toContain('RETRACTED: Memory')
  expect(status).toBe(0)
})

test('years, access and number are kept to, and BibTeX goes on', async () => {
  const { stdout, status } = await find(['-', '--topic', '--from', '2019', '--to', '2019', '--open-access', '--limit', '1', '--bibtex'], {
    input: 'sleep, memory\n',
  })
  expect(stdout).toMatch(/^@article\{/)
  expect(stdout.match(/^@/gm)).toHaveLength(1)
  expect(status).toBe(0)
})

test('JSON is the hits of the API', async () => {
  const { stdout } = await find([text, '--json', '--limit', '2'])
  expect(JSON.parse(stdout)).toMatchObject([{ indexes: expect.arrayContaining(['openalex', 'crossref']) }, { rank: expect.any(Number) }])
})

test.each<readonly [readonly string[], boolean, number, string]>([
  [[text], false, 1, 'error: No index is switched on (set FINDER and ONLINE_CONTACT).\n'],
  [['and so it was', '--language', 'en'], true, 1, 'error: There is no word in it to search by.\n'],
  [[text, '--from', 'then'], true, 2, 'It must be a number from 1000 to 2999.'],
  [[text, '--json', '--bibtex'], true, 2, 'cannot be used with'],
])('%o: says why not', async (words, isOn, status, line) => {
  const answer = await find(words, { isOn })
  expect(answer.stderr).toContain(line)
  expect(answer.status).toBe(status)
})

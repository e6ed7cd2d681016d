import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { makeZipBomb } from '#tests/zip-bomb.ts'
import { AppError } from '../problem.ts'
import { commandLineLimits, filesOfArchive, webLimits, type ArchiveLimits } from './archive.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
function onDisk(bytes: Uint8Array): string {
  count += 1
  const file = path.join(folder, `${count}.zip`)
  writeFileSync(file, bytes)
  return file
}

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? error.problem.code : String(error)),
  )

/** What each file comes to: its text, or the code of its problem. */
async function readAll(bytes: Uint8Array, limits: ArchiveLimits = webLimits): Promise<Readonly<Record<string, string>>> {
  const files = await filesOfArchive(onDisk(bytes), limits)
  const read = files.map(async ({ name, load }) => {
    const code = await codeOf(load())
    return [name, code === 'none' ? new TextDecoder().decode(await load()) : code] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

const zip = (files: Zippable): Uint8Array => zipSync(files)
const word = strToU8('word')
const link = { os: 3, attrs: (0o120777 << 16) >>> 0 }

/** Sets a flag of every entry, in both of its headers. */
function withFlag(bytes: Uint8Array, flag: number): Uint8Array {
  const view = Buffer.from(bytes)
  for (const [mark, at] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const)
    for (let head = view.indexOf(mark); head >= 0; head = view.indexOf(mark, head + 1)) view[head + at] = (view[head + at] ?? 0) | flag
  return view
}

/** Lets the second entry stand where the first one does. */
function overlapping(): Uint8Array {
  const view = Buffer.from(zip({ 'a.txt': word, 'b.txt': word }))
  const first = view.indexOf('PK\u0001\u0002')
  view.writeUInt32LE(0, view.indexOf('PK\u0001\u0002', first + 1) + 42)
  return view
}

/** Says of its only entry that it unpacks to fewer bytes than it does. */
function lying(): Uint8Array {
  const view = Buffer.from(makeZipBomb('a.txt', 30))
  view.writeUInt32LE(1_000, view.indexOf('PK\u0001\u0002') + 24)
  return view
}

describe('the files of an archive', () => {
  test.each([
    ['of a folder and below it', zip({ 'a.txt': word, 'b/c.md': word }), { 'a.txt': 'word', 'b/c.md': 'word' }],
    [
      'without what systems leave behind',
      zip({ '.DS_Store': word, '__MACOSX/._a.txt': word, 'b/Thumbs.db': word, 'a.txt': word }),
      { 'a.txt': 'word' },
    ],
    [
      'whose names lead outside: they are labels',
      zip({ '../../etc/passwd': word, '/root/a.txt': word }),
      { '../../etc/passwd': 'word', '/root/a.txt': 'word' },
    ],
    ['with accents in their names', zip({ 'szakdolgozat_éáő.txt': word }), { 'szakdolgozat_éáő.txt': 'word' }],
    ['but no links', zip({ 'a.txt': word, 'b.txt': [strToU8('/etc/passwd'), link] }), { 'a.txt': 'word' }],
    ['but no archive in it', zip({ 'a.txt': word, 'b.zip': zip({ 'c.txt': word }) }), { 'a.txt': 'word', 'b.zip': 'archive-in-archive' }],
    ['but none with a password', withFlag(zip({ 'a.txt': word }), 1), { 'a.txt': 'file-encrypted' }],
    ['but none that unpacks to far more than its size', makeZipBomb('a.txt', 2), { 'a.txt': 'file-too-large' }],
    ['but none of more than 20 MB', zip({ 'a.txt': [new Uint8Array(20 * 2 ** 20 + 1), { level: 0 }] }), { 'a.txt': 'file-too-large' }],
    ['but none that holds more than it says', lying(), { 'a.txt': 'file-broken' }],
  ] as const)('%s', async (_, bytes, files) => {
    expect(await readAll(bytes)).toEqual(files)
  })

  const cut = zip({ 'a.txt': word }).subarray(0, 40)
  test.each([
    ['that is cut off', cut, webLimits, 'file-broken'],
    ['that is none', strToU8('words'), webLimits, 'file-broken'],
    ['whose files share bytes', overlapping(), webLimits, 'file-broken'],
    ['with a password over all of it', withFlag(zip({ 'a.txt': word }), 0x40), webLimits, 'file-encrypted'],
    ['that unpacks to too much for the web', makeZipBomb('a.txt', 201), webLimits, 'archive-too-large'],
    [
      'that unpacks to too much for anybody',
      makeZipBomb('a.txt', 31),
      { ...commandLineLimits, unpackedBytes: 30 * 2 ** 20 },
      'archive-too-large',
    ],
    ['of too many files', zip({ 'a.txt': word, 'b.txt': word }), { ...webLimits, entries: 1 }, 'archive-too-many-files'],
  ] as const)('are not read of one %s', async (_, bytes, limits, code) => {
    expect(await codeOf(filesOfArchive(onDisk(bytes), limits))).toBe(code)
  })

  test('are not read of a large file of nothing', async () => {
    const file = onDisk(new Uint8Array())
    truncateSync(file, 2 ** 30)
    const before = process.memoryUsage().rss
    expect(await codeOf(filesOfArchive(file, webLimits))).toBe('file-broken')
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 2 ** 20)
  })
})

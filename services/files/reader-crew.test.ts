import { afterAll, describe, expect, test } from 'vitest'
import { makeDocx, makePdf, pdfLines } from '#tests/files.ts'
import { makeLockedPdf } from '#tests/locked-pdf.ts'
import { AppError } from '../problem.ts'
import { makeFileReader } from './file-reader.ts'
import { makeReaderCrew } from './reader-crew.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const crew = makeReaderCrew({ file: new URL('reader-crew-process.ts', import.meta.url) })
afterAll(() => crew.close())

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof AppError ? error.problem.code : String(error)),
  )

describe('processes that read one file after the other', () => {
  test('give each its own text, however many wait, and go on after one that is broken', { timeout: 30_000 }, async () => {
    const files = [
      { name: 'a.docx', bytes: await makeDocx(['A document.']), text: 'A document.' },
      { name: 'b.pdf', bytes: utf8('none'), text: 'file-broken' },
      { name: 'c.pdf', bytes: makePdf(pdfLines(['A page.'])), text: 'A page.' },
      { name: 'd.txt', bytes: utf8(`😀\n${'word '.repeat(50_000)}end`), text: `😀\n${'word '.repeat(50_000)}end` },
      ...['e', 'f', 'g'].map((name) => ({ name: `${name}.md`, bytes: utf8(`Text of ${name}`), text: `Text of ${name}` })),
    ]
    const read = files.map(async (file) => {
      const code = codeOf(crew.readFile(file).then(({ text }) => Promise.reject(new Error(text))))
      return (await code).replace(/^Error: /, '')
    })
    expect(await Promise.all(read)).toEqual(files.map(({ text }) => text))
  })

  const mock = (name: string) => new URL(`../../tests/mocks/${name}.ts`, import.meta.url)

  test.each([
    ['reader-that-hangs', 'file-took-too-long'],
    ['reader-that-grows', 'file-too-large'],
  ])('are killed like any other: %s', async (name, code) => {
    const strange = makeReaderCrew({ file: mock(name), seconds: name === 'reader-that-hangs' ? 0.5 : 20 })
    expect(await codeOf(strange.readFile({ name: 'a.txt', bytes: utf8('x') }))).toBe(code)
    strange.close()
  })
})

describe('a PDF with a password', () => {
  const readFile = makeFileReader({ file: new URL('reader-process.ts', import.meta.url) })
  const locked = { name: 'a.pdf', bytes: makeLockedPdf(pdfLines(['A secret page.']), 'open') }

  test('opens with it', async () => {
    expect((await readFile({ ...locked, password: 'open' })).text).toBe('A secret page.')
  })

  test.each([
    ['none', {}],
    ['another', { password: 'shut' }],
  ])('stays closed with %s', async (_, given) => {
    expect(await codeOf(readFile({ ...locked, ...given }))).toBe('file-encrypted')
  })
})

import { describe, expect, test } from 'vitest'
import { makeDocx, makePdf, pdfLines } from '#tests/files.ts'
import { AppError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { makeFileReader } from './file-reader.ts'
import { fileBytesAtMost } from './read-file.ts'

const file = new URL('reader-process.ts', import.meta.url)
const utf8 = (text: string) => new TextEncoder().encode(text)

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.problem.code : String(error)
}

describe('the process that reads', () => {
  test.each([
    ['a.txt', utf8('Árvíztűrő 😀'), 'Árvíztűrő 😀'],
    ['a.docx', makeDocx(['A document.']), 'A document.'],
    ['a.html', utf8('<p>A web page.</p>'), 'A web page.'],
    ['a.pdf', makePdf(pdfLines(['A page.'])), 'A page.'],
  ])('gives the text of %s back', async (name, bytes, text) => {
    expect(await makeFileReader({ file })({ name, bytes: await bytes })).toEqual({ text, characters: [...text].length })
  })

  test('gives a problem back', async () => {
    expect(await codeOf(makeFileReader({ file })({ name: 'a.pdf', bytes: utf8('Words') }))).toBe('file-broken')
  })

  test('is not started for more than may be sent', async () => {
    expect(await codeOf(makeFileReader({ file })({ name: 'a.txt', bytes: new Uint8Array(fileBytesAtMost + 1) }))).toBe('file-too-large')
  })

  const mock = (name: string) => new URL(`../../tests/mocks/${name}.ts`, import.meta.url)

  test('is killed when it takes too long', async () => {
    const slow = makeFileReader({ file: mock('reader-that-hangs'), seconds: 0.5 })
    expect(await codeOf(slow({ name: 'a.txt', bytes: utf8('x') }))).toBe('file-took-too-long')
  })

  test('is killed when it takes too much memory', async () => {
    const greedy = makeFileReader({ file: mock('reader-that-grows') })
    expect(await codeOf(greedy({ name: 'a.txt', bytes: utf8('x') }))).toBe('file-too-large')
  })

  test('may not write, connect or start programs', async () => {
    const curious = makeFileReader({ file: mock('reader-that-pries') })
    expect((await curious({ name: 'a.txt', bytes: utf8('x') })).text).toBe(
      'ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED',
    )
  })

  test('is ended when nobody waits any more', async () => {
    const gone = new AbortController()
    const reading = makeFileReader({ file: mock('reader-that-hangs') })({ name: 'a.txt', bytes: utf8('x') }, { signal: gone.signal })
    gone.abort()
    await expect(reading).rejects.toThrow(RunEnded)
  })
})

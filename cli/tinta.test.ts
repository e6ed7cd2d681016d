import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDocx } from '#tests/files.ts'
import { rephraseResult } from '#tools/rephrase/contract.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const english = 'Many students do not have enough time, because they work in the evening and at the weekend.'
const timeout = 60_000

writeFileSync(path.join(folder, 'photo.png'), Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0]))

/** Runs the command as a person does, in a folder of theirs. */
function tinta(words: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'tinta.mjs'), ...words], {
    input,
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('tinta rephrase', () => {
  test('writes the text of a pipe to a pipe', { timeout }, () => {
    const { status, stdout, stderr } = tinta(
      ['rephrase', '-', '--mode', 'academic', '--strength', 'aggressive'],
      `${english} We don't know why.`,
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('do not know why')
  })

  test('reads a document and gives the whole result', { timeout }, async () => {
    writeFileSync(path.join(folder, 'essay.docx'), await makeDocx([english]))
    const { status, stdout } = tinta(['rephrase', 'essay.docx', '--json', '--seed', '7', '--keep', 'students', '--keep', 'time'])
    expect(status).toBe(0)
    expect(rephraseResult.parse(JSON.parse(stdout))).toMatchObject({ seed: 7, mode: 'synonyms', strength: 'mild', language: 'en' })
  })

  const refused: readonly (readonly [name: string, words: readonly string[], input: string, status: number, said: string])[] = [
    ['nothing to work on', ['rephrase', '-'], '', 1, 'error: There is no text yet. Give a file'],
    [
      'a text in another language',
      ['rephrase', '-'],
      'A diákok hosszú dolgozatokat írtak a háborúról.',
      1,
      'error: This text is in Hungarian. Only texts in English',
    ],
    ['a file that is not there', ['rephrase', 'none.txt'], '', 2, 'error: There is no file none.txt.\n'],
    ['a folder', ['rephrase', '.'], '', 2, 'error: . is a folder. Name a file in it.\n'],
    ['a file of another kind', ['rephrase', 'photo.png'], '', 1, 'error: This kind of file cannot be opened. Files ending in .txt'],
    ['a mode that is none', ['rephrase', '-', '--mode', 'sing'], english, 2, 'Allowed choices are shorten'],
    ['a seed that is none', ['rephrase', '-', '--seed', '-1'], english, 2, 'whole number'],
    ['a command that is none', ['sing'], '', 2, "unknown command 'sing'"],
  ]
  test.each(refused)('refuses %s', { timeout }, (_, words, input, status, said) => {
    const { stdout, stderr, status: ended } = tinta(words, input)
    expect({ ended, stdout }).toEqual({ ended: status, stdout: '' })
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/still here|EISDIR|ENOENT|file-|text-/)
  })
})

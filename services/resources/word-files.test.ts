import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packForms } from '#engines/languages/packed-forms.ts'
import { packRanks } from '#engines/languages/packed-ranks.ts'
import { packThesaurus } from '#engines/thesaurus/packed.ts'
import { makeWordFiles } from './word-files.ts'

const forms = packForms([{ lemma: 'studio', kind: 'noun.m', forms: [{ tags: 'pl', form: 'studi' }] }])
const ranks = packRanks(new Map([['studio', 1]]))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tinta-words-'))
  const files: Readonly<Record<string, Uint8Array>> = {
    'it.thesaurus.bin': packThesaurus([], 'it'),
    'it.forms.bin': forms,
    'it.ranks.bin': ranks,
    'es.forms.bin': ranks,
    'es.ranks.bin': ranks,
    'pl.forms.bin': forms.subarray(0, 20),
    'ro.forms.bin': new Uint8Array(),
  }
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(path.join(folder, name), bytes)))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['what is installed is opened', 'it', ['thesaurus', 'forms', 'ranks'], []],
  ['nothing installed is nothing to speak of', 'hu', [], []],
  ['a file in another form is left out, the others are not', 'es', ['ranks'], ['es.forms.bin']],
  ['a file that was cut off', 'pl', [], ['pl.forms.bin']],
  ['an empty file', 'ro', [], ['ro.forms.bin']],
])('%s', async (_case, language, opened, named) => {
  const said: string[] = []
  const filesOf = makeWordFiles(folder, (line) => said.push(line))
  const words = await filesOf(language)
  expect(await filesOf(language)).toBe(words)
  expect(Object.entries(words).flatMap(([kind, file]) => (file ? [kind] : []))).toEqual(opened)
  expect(said).toEqual(
    named.map((name) => `The words in ${name} cannot be read by this version and are left out. "npm run resources" makes them anew.`),
  )
  expect(said.join('')).not.toContain(folder)
})

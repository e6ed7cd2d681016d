import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCitationStyles } from './citation-styles.ts'

const style = (title: string) =>
  `<style><info><title>${title}</title></info><citation><layout/></citation><bibliography><layout/></bibliography></style>`
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a file that is added counts at once; what is no style of its own does not', async () => {
  const styles = makeCitationStyles([folder, path.join(folder, 'nowhere')])
  expect(await styles.list()).toEqual([])
  await writeFile(path.join(folder, 'zeta.csl'), style('Alpha'))
  await writeFile(path.join(folder, 'alpha.csl'), style('Zeta'))
  await writeFile(path.join(folder, 'dependent.csl'), '<style><info><title>Other</title></info></style>')
  await writeFile(path.join(folder, 'notes.txt'), style('Notes'))
  await writeFile(path.join(folder, 'wrong name.csl'), style('Name'))
  expect(await styles.list()).toEqual([
    { id: 'zeta', title: 'Alpha' },
    { id: 'alpha', title: 'Zeta' },
  ])
  expect(await styles.optional('zeta')).toBe(style('Alpha'))
  expect(await styles.optional('dependent')).toBeNull()
  expect(await styles.optional('../zeta')).toBeNull()
})

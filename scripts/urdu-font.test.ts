import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unicodeRange, urduCharacters, urduFont, urduFontFile } from './urdu-font.ts'

const root = path.resolve(import.meta.dirname, '..')

test('the font in the project is the one that is made of these characters', async () => {
  expect(readFileSync(urduFontFile).equals(Buffer.from(await urduFont()))).toBe(true)
})

test('the styles ask for it by its characters', () => {
  const styles = readFileSync(path.join(root, 'web/ui/fonts.css'), 'utf8').replace(/\s+/g, ' ')
  expect(styles).toContain(
    `noto-naskh-urdu.woff2') format('woff2'); font-weight: 400 700; font-display: swap; unicode-range: ${unicodeRange(urduCharacters)}`,
  )
})

test('it has every letter that our Urdu pages and texts are written with', () => {
  const folders = ['locales/ur', 'content']
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)ur\.md$|\.ts$/.test(file))
      .map((file) => path.join(root, folder, file)),
  )
  expect(files.length).toBeGreaterThan(40)
  const written = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/g) ?? []),
  )
  expect([...written].filter((character) => !urduCharacters.includes(character))).toEqual([])
})

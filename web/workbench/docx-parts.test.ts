import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { docxParts } from './docx-parts.ts'

async function readBack(text: string): Promise<string> {
  const files = Object.fromEntries(Object.entries(docxParts(text, 'en')).map(([path, xml]) => [path, strToU8(xml)]))
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(zipSync(files)) })
  return value.trimEnd()
}

test.each([['One paragraph.'], ['First.\n\nSecond with <tags> & "quotes".\n\nÁrvíztűrő 😀']])(
  'a Word file holds the text: %j',
  async (text) => expect(await readBack(text)).toBe(text),
)

test('what XML cannot hold is left out, the rest stays', async () => {
  expect(await readBack('a\u0000b\u0008c \ud800d')).toBe('abc \ufffdd')
})

import { describe, expect, test } from 'vitest'
import { problems } from '#locales/en/problems.ts'
import { pageProblems } from '#locales/en/page-problems.ts'
import { saveNow } from './save-now.ts'

const words = { ...problems, ...pageProblems }
const saving = { saveFile: async () => undefined, saveBlob: () => undefined }
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/save-file-x.js'))

describe('what is handed over as a file', () => {
  test('is, when its code is there', async () => {
    let saved = 0
    expect(
      await saveNow(
        words,
        () => void (saved += 1),
        async () => saving,
      ),
    ).toBe(true)
    expect(saved).toBe(1)
  })

  test('is not when its code cannot be fetched, and nothing breaks', async () => {
    let saved = 0
    expect(await saveNow(words, () => void (saved += 1), missing)).toBe(false)
    expect(saved).toBe(0)
  })

  test('is not when what a kind of file needs cannot be fetched', async () => {
    expect(await saveNow(words, missing, async () => saving)).toBe(false)
  })

  test('fails aloud for any other reason', async () => {
    const broken = async () => Promise.reject(new RangeError('broken'))
    await expect(saveNow(words, broken, async () => saving)).rejects.toThrow('broken')
  })
})

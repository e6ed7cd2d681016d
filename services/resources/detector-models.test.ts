import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeModelCard } from '#tests/builders.ts'
import { featureBits } from '#engines/detect/features.ts'
import { toModelBytes } from '#engines/detect/model.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { makeDetectorCards, makeDetectorModels } from './detector-models.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tinta-models-'))
  const put = (name: string, content: string | Uint8Array) => writeFile(path.join(folder, name), content)
  const bytes = toModelBytes({
    language: 'en',
    version: 'of a test',
    wordLength: { usual: 4.5, slope: 0 },
    bands: [{ wordsFrom: 120, signs: 2, none: -2 }],
    passages: { generated: 2, human: -2 },
    calibration: [{ score: 0, low: 0.1, high: 0.9 }],
    families: [{ family: 'word', share: 1, bias: 0, scale: 1, weights: new Int8Array(1 << featureBits) }],
  })
  await put('en.bin', bytes)
  await put('en.card.json', JSON.stringify(makeModelCard()))
  await put('hu.bin', bytes)
  await put('hu.card.json', JSON.stringify(makeModelCard({ language: 'hu', isMeasured: false, missing: ['groups-too-few'] })))
  await put('de.card.json', JSON.stringify(makeModelCard({ language: 'de' })))
  await put('de.bin', bytes.subarray(0, 5_000))
  await put('fr.card.json', '{"language":"fr"}')
  await put('fr.bin', bytes)
  await put('sk.bin', bytes)
})
afterAll(() => rm(folder, { recursive: true }))

describe('models and cards', () => {
  test('are read when they are there', async () => {
    const { model, card } = await makeDetectorModels(folder)('en')
    expect([model?.version, card?.isMeasured]).toEqual(['of a test', true])
  })

  test.each([
    ['that did not reach the bar', 'hu', { isMeasured: false }],
    ['without a card', 'sk', null],
    ['that are not there', 'it', null],
  ] as const)('%s give no verdicts', async (_, language, card) => {
    const loaded = await makeDetectorModels(folder)(language)
    expect(loaded.model).toBeNull()
    expect(loaded.card).toEqual(card === null ? null : expect.objectContaining(card))
  })

  test.each([
    ['model', 'de', 'cut off'],
    ['card', 'fr', 'expected'],
  ] as const)('a damaged %s judges nobody', async (_, language, said) => {
    await expect(makeDetectorModels(folder)(language)).rejects.toThrow(said)
  })

  test('are read once, and again after a failure', async () => {
    const modelOf = makeDetectorModels(folder)
    expect(modelOf('en')).toBe(modelOf('en'))
    await expect(modelOf('de')).rejects.toThrow('cut off')
    await writeFile(path.join(folder, 'de.bin'), await readFile(path.join(folder, 'en.bin')))
    expect((await modelOf('de')).model).not.toBeNull()
  })
})

test.each(textLanguageCodes)('what is shipped for %s can be read', async (language) => {
  const { model, card } = await makeDetectorModels()(language)
  expect(await makeDetectorCards()(language)).toEqual(card)
  expect(card?.language ?? language).toBe(language)
  expect(model !== null).toBe(card?.isMeasured ?? false)
  if (model) expect([model.language, model.version]).toEqual([language, card?.version])
})

import { describe, expect, test } from 'vitest'
import { rephraseResult, variantsResult, type Step } from './contract.ts'
import { makeRephrase } from './run.ts'

const text =
  'Many students use their phones in order to study. However, this has a negative effect on their sleep.\n\nThey often sleep badly.'
const lists: { keep: string[]; avoid: string[] } = { keep: [], avoid: [] }
const asked = { text, mode: 'synonyms', strength: 'aggressive', language: 'en', seed: 1, ...lists } as const

function run() {
  const said: [Step, number?, number?][] = []
  const result = makeRephrase().run(asked, (...step) => said.push(step))
  return { result, said }
}

describe('a run', () => {
  test('announces its steps in order, with the paragraphs done, and leaves what documents say to others', () => {
    const { result, said } = run()
    expect(said).toEqual([['optimizing'], ['optimizing', 1, 2], ['optimizing', 2, 2], ['analyzing'], ['finalizing']])
    expect(result.figures.plagiarism).toEqual({ state: 'nothing-to-compare' })
  })

  test('keeps its contract, changes the text and measures both', () => {
    const { result } = run()
    expect(rephraseResult.parse(result)).toEqual(result)
    expect(result.text).not.toBe(text)
    expect(result.figures.characters).toEqual({ before: text.length, after: result.text.length })
    expect(result.figures.similarity).toBeLessThan(1)
    expect(result.figures.reading.sentences).toBeGreaterThanOrEqual(2)
  })

  test('refuses a language that has no engine', () => {
    expect(() => makeRephrase().run({ ...asked, language: 'hu' }, () => undefined)).toThrow('no paraphrase engine for hu')
  })
})

test('variants of a sentence differ from it and from each other', () => {
  const sentence = { start: 0, end: text.indexOf(' However') }
  const { variants } = variantsResult.parse(makeRephrase().variants({ ...asked, sentence, count: 3 }))
  const all = [text.slice(sentence.start, sentence.end), ...variants.map((variant) => variant.text)]
  expect(variants.length).toBeGreaterThan(0)
  expect(new Set(all).size).toBe(all.length)
})

test('variants of a part of a sentence change nothing outside it: only the part is paid for', () => {
  for (const sentence of [
    { start: 0, end: 1 },
    { start: 0, end: 30 },
    { start: text.indexOf('However'), end: text.indexOf('However') + 3 },
  ]) {
    const { variants } = makeRephrase().variants({ ...asked, sentence, count: 8 })
    const outside = variants
      .flatMap(({ changes }) => changes)
      .filter(({ source }) => source.start < sentence.start || source.end > sentence.end)
    expect(outside).toEqual([])
  }
})

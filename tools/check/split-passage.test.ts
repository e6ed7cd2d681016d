import { describe, expect, test } from 'vitest'
import { compareWith } from './run-compare.ts'
import { splitPassage } from './split-passage.ts'

const first =
  'The lamps along the northern quay were lit by gas until the winter of 1911, when the harbour board bought a small turbine from a bankrupt mill and had it carried across the ice on sledges drawn by twelve borrowed horses'
const second = 'nobody in the council had asked whether the dockers wanted longer working evenings'
const own =
  'My grandmother remembered something quite different: she spoke of candles, of borrowed oil, and of a teacher who read novels aloud to anyone patient enough.'
const source = `It began with coal. ${first}. In the minutes it is written that ${second}. Ships came later.`
const checked = (text: string) =>
  compareWith({ text, language: 'en', commonHashes: new Float64Array() })({ id: 's', text: source, language: 'en' })

describe('a passage with a stretch of the writer’s own', () => {
  test('is told as what was copied, without the stretch', () => {
    const text = `Before the war things were otherwise. ${first}. ${own} Meanwhile ${second}. So much for light.`
    const parts = checked(text).map(({ span }) => text.slice(span.start, span.end))
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(part).not.toContain('novels aloud')
    expect(parts.join(' ')).toContain('twelve borrowed horses')
  })

  test('each part shows what stands in its source', () => {
    const text = `${first}. ${own} ${first}.`
    for (const { excerpt, runs, span } of checked(text))
      for (const { inChecked, inExcerpt } of runs) {
        expect(text.slice(inChecked.start, inChecked.end).toLowerCase()).toBe(
          excerpt.text.slice(inExcerpt.start, inExcerpt.end).toLowerCase(),
        )
        expect(inChecked.start >= span.start && inChecked.end <= span.end).toBe(true)
      }
  })

  test('stays whole where only some words were put in or changed', () => {
    const text = first
      .replace('bought a small turbine', 'acquired, after some weeks of talk, a modest turbine')
      .replace('carried', 'hauled')
    const [match, ...more] = checked(`Before the war things were otherwise. ${text}. So much for light.`)
    expect(more).toEqual([])
    expect(match?.excerpt.text).toContain('winter of 1911')
    expect(match?.excerpt.text).toContain('twelve borrowed horses')
  })
})

describe('parts by runs of common words', () => {
  // A word is one unit long here, so that spans and ranges of words are the same.
  const run = (start: number, end: number, inSource: number) => ({
    inChecked: { start, end },
    inSource: { start: inSource, end: inSource + end - start },
  })
  const partsOf = (end: number, common: readonly ReturnType<typeof run>[]) =>
    splitPassage({ inChecked: { start: 0, end }, inSource: { start: 100, end: 200 }, words: end, common }, (span) => span).map(
      ({ inChecked, inSource }) => [inChecked.start, inChecked.end, inSource.start, inSource.end],
    )

  test.each([
    [
      'a stretch of fifteen words parts them',
      40,
      [run(0, 10, 100), run(25, 38, 110)],
      [
        [0, 10, 100, 110],
        [25, 40, 110, 123],
      ],
    ],
    [
      'chance words in it change nothing',
      40,
      [run(0, 10, 100), run(12, 13, 150), run(20, 22, 151), run(25, 38, 110)],
      [
        [0, 10, 100, 110],
        [25, 40, 110, 123],
      ],
    ],
    ['fourteen do not', 40, [run(0, 10, 100), run(24, 38, 110)], [[0, 40, 100, 200]]],
    [
      'nor does a stretch that is reworded',
      40,
      [run(0, 10, 100), run(11, 13, 112), run(15, 17, 116), run(20, 22, 120), run(25, 38, 124)],
      [[0, 40, 100, 200]],
    ],
    ['a passage of scattered words stays', 40, [run(0, 2, 100), run(20, 22, 110), run(38, 39, 120)], [[0, 40, 100, 200]]],
  ])('%s', (_, end, common, expected) => {
    expect(partsOf(end, common)).toEqual(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '../text/span.ts'
import { align } from './align.ts'
import type { AlignOptions, Match } from './align.ts'
import { findWords } from './normalize.ts'
import { prepare } from './prepare.ts'
import { samples } from './samples.ts'

const run = (checked: string, source: string, options?: AlignOptions & { language?: string }): readonly Match[] =>
  align(prepare(checked, options?.language ?? 'en'), prepare(source, options?.language ?? 'en'), options)
const shown = (checked: string, source: string, matches: readonly Match[]) =>
  matches.map(({ inChecked, inSource }) => [textAt(checked, inChecked), textAt(source, inSource)])

const before = 'Nobody in the office had expected the parcel to arrive on a Sunday. The postman put it down without a word and left. '
const after = ' A week later the whole affair was forgotten by all but the porter. He kept the string and the paper in a drawer.'
const own = 'Gardens on roofs need light soil and strong walls. Architects plan them together with the drains. '
const passage = samples['en'] ?? ''

describe('a passage copied into another text', () => {
  test.each(Object.entries(samples))('%s: is found whole in both texts', (language, sample) => {
    const [checked, source] = [`12 345. ${sample} 67 890.`, `99 111. ${sample} 22 333.`]
    const matches = run(checked, source, { language })
    const end = sample.length - 1
    expect(shown(checked, source, matches)).toEqual([[sample.slice(0, end), sample.slice(0, end)]])
    expect(matches[0]?.words).toBe(findWords(sample, language).count)
    expect(matches[0]?.common).toHaveLength(1)
  })

  test('begins and ends where the copy does, in mid-sentence too', () => {
    const copy = passage.slice(passage.indexOf('walked'), passage.indexOf('break'))
    const checked = `${before}The girl with the lantern ${copy}wonder of wonders.${after}`
    expect(shown(checked, passage, run(checked, passage))).toEqual([[copy.trim(), copy.trim()]])
  })

  test('is found with its sentences in another order', () => {
    const [first = '', second = '', third = ''] = passage.split(/(?<=\.)\s/)
    const checked = `${before}${third} ${first} ${second}${after}`
    const [match] = run(checked, `${own}${passage}`)
    expect(match && textAt(checked, match.inChecked)).toBe(`${third} ${first} ${second}`.slice(0, -1))
  })

  test('is one match when sentences of another stand between its own', () => {
    const [first = '', second = '', third = ''] = passage.split(/(?<=\.)\s/)
    const checked = `${before}${first} Gardens on roofs need light soil and strong walls. ${second} Architects plan them together with the drains. ${third}${after}`
    const matches = run(checked, passage)
    expect(matches).toHaveLength(1)
    expect(matches[0] && textAt(checked, matches[0].inChecked)).toContain('Gardens on roofs')
  })

  test('is found behind look-alikes, invisible characters and broken lines', () => {
    const hidden = passage.replaceAll('e', 'е').replaceAll('o', 'o\u200b').replace('ferry', 'fer-\nry')
    const checked = `${before}${hidden}${after}`
    const [match] = run(checked, passage)
    expect(match && textAt(checked, match.inChecked)).toBe(hidden.slice(0, -1))
  })

  test('is no match with a text that it is not in', () => {
    expect(run(`${before}${passage}${after}`, own.repeat(3))).toEqual([])
    expect(run(passage, '')).toEqual([])
    expect(run('', passage)).toEqual([])
  })

  test('words of one meaning are alike for who folds them', () => {
    const checked =
      'The stream beneath the ancient bridge iced over early. Villagers wandered over the floe to market, as the vessel rested.'
    const source = 'The brook under the old bridge froze over early. Villagers walked over the ice to market, as the boat rested.'
    const meaning: Readonly<Record<string, string>> = {
      stream: 'brook',
      ancient: 'old',
      iced: 'froze',
      ice: 'floe',
      wandered: 'walked',
      wander: 'walk',
      vessel: 'boat',
    }
    const wordsOf = (matches: readonly Match[]): number =>
      matches.reduce(
        (sum, { common }) => sum + common.reduce((all, { inChecked }) => all + findWords(textAt(checked, inChecked), 'en').count, 0),
        0,
      )
    const folded = run(checked, source, { synonymOf: (stem) => meaning[stem] ?? stem })
    expect(wordsOf(folded)).toBeGreaterThan(wordsOf(run(checked, source)))
  })

  test('in a long text is found near the places named, and there only', () => {
    const filler = Array.from({ length: 1500 }, (_, i) => `Entry ${i} lists item ${i * 7} of shelf ${i * 13}. `).join('')
    const checked = `${passage} ${filler} ${samples['en']?.replace('December', 'winter') ?? ''}`
    const at = checked.lastIndexOf('The river')
    const near = run(checked, passage, { near: [{ start: at, end: at + 40 }] })
    expect(near.map(({ inChecked }) => inChecked.start)).toEqual([at])
    expect(run(checked, passage)).toHaveLength(2)
  })
})

describe('matches', () => {
  const bits = [
    'The river froze',
    'early in winter',
    'a köve\u0301t',
    'ő',
    '👩\u200d💻',
    'قلم',
    'עט',
    '\r\n',
    '. ',
    ' ',
    'co\u00ad',
    'l’eau',
    'straße',
    '—',
    'boats were carried away by ice floes',
    '1998',
    '\ud83d',
  ]
  const part = fc.array(fc.constantFrom(...bits), { maxLength: 25 }).map((list) => list.join(' '))
  const languages = fc.constantFrom(...Object.keys(samples))

  test('show words that are there on both sides, in order and apart', () => {
    fc.assert(
      fc.property(part, part, part, languages, (one, two, three, language) => {
        const [checked, source] = [`${one} ${samples[language]} ${two}`, `${three} ${samples[language]} ${one}`]
        let reached = -1
        for (const { inChecked, inSource, words, common } of run(checked, source, { language })) {
          expect(inChecked.start).toBeGreaterThan(reached)
          reached = inChecked.end
          expect(inChecked.end).toBeLessThanOrEqual(checked.length)
          expect(inSource.end).toBeLessThanOrEqual(source.length)
          expect(findWords(textAt(checked, inChecked), language).count).toBe(words)
          for (const run of common) {
            expect(inChecked.start <= run.inChecked.start && run.inChecked.end <= inChecked.end).toBe(true)
            expect(inSource.start <= run.inSource.start && run.inSource.end <= inSource.end).toBe(true)
            const stems = [textAt(checked, run.inChecked), textAt(source, run.inSource)].map((text) => {
              const found = findWords(text, language)
              return [...found.ids].map((id) => found.vocabulary[id])
            })
            expect(stems[0]).toEqual(stems[1])
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of a text with itself cover it, however it repeats itself', () => {
    for (const text of [passage, passage.repeat(20), `${passage} `.repeat(300)]) {
      const words = findWords(text, 'en').count
      const covered = run(text, text).reduce((sum, match) => sum + match.words, 0)
      expect(covered / words).toBeGreaterThan(0.95)
    }
  })

  test.each([
    ['one word', 'word '.repeat(20_000)],
    ['two words in turn', 'left right '.repeat(10_000)],
    ['no full stop', `${own} `.repeat(500).replaceAll('.', '')],
    ['one word without end', 'a'.repeat(100_000)],
    ['marks alone', '.!? '.repeat(25_000)],
  ])('of hostile texts end: %s', (_name, text) => {
    expect(run(text, text).length).toBeLessThan(1000)
  })
})

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disguises } from '../../evals/detector/disguises.ts'
import { textAt } from '../text/span.ts'
import { handModel } from './hand-model.ts'
import { parseModel } from './model.ts'
import { scoreText } from './score-text.ts'

const shipped = parseModel(readFileSync(new URL('./models/en.bin', import.meta.url)))
const smooth = 'Moreover, it is important to note that the programme plays a crucial role in the lives of many people across the region. '
const rough = "I couldn't find my keys this morning, so I sat on the steps and waited till our neighbour came back from the shop. "
const hand = handModel(smooth, rough)
const read = (text: string, model = hand) => scoreText(text, { language: 'en', model })

describe('verdicts', () => {
  test.each([
    ['a text like those of models', smooth.repeat(8), 'signs', null],
    ['a text like those of people', rough.repeat(8), 'none', null],
    ['half of each', smooth.repeat(8) + rough.repeat(8), 'mixed', null],
    ['neither', smooth.repeat(6) + rough.repeat(5), 'cannot-tell', 'between'],
  ])('%s', (_, text, verdict, reason) => {
    const reading = read(text)
    expect([reading.verdict, reading.cannotTell]).toEqual([verdict, reason])
    expect(reading.range === null).toBe(verdict === 'cannot-tell')
  })

  test('a mixed text has its passages where they are', () => {
    const { passages } = read(smooth.repeat(8) + rough.repeat(8))
    expect([passages[0]?.reading, passages.at(-1)?.reading]).toEqual(['generated', 'human'])
    expect(passages[0]?.span.start).toBe(0)
  })

  test('no passages below 250 words', () => {
    expect(read(smooth.repeat(8)).passages).toEqual([])
  })
})

const verse = `${Array.from({ length: 40 }, (_, i) => `The river sings to stone ${i}\nAnd I walk home alone`).join('\n')}`
const hungarian =
  'A tanulók többsége szerint a könyvtár nemcsak a tanulás, hanem a találkozás helye is, és ez sokat jelent nekik a mindennapokban. '
const polish =
  'Większość uczniów uważa, że biblioteka jest nie tylko miejscem nauki, ale także miejscem spotkań, a to jest dla nich bardzo ważne. '

test('a short list beside much prose does not silence', () => {
  expect(read(`${smooth.repeat(8)}\n\n- bread and butter\n- some milk`).verdict).toBe('signs')
})

describe('no verdict', () => {
  test.each([
    ['nothing', '', 'too-short'],
    ['spaces', ' \n\t ', 'too-short'],
    ['one word', 'Word', 'too-short'],
    ['119 words', 'word '.repeat(119), 'too-short'],
    ['a list', 'My list of things:\n\n' + '- bread and butter\n- some milk\n'.repeat(40), 'not-prose'],
    ['a table', '| name | year | place |\n'.repeat(60), 'not-prose'],
    ['a table of numbers', '1994\t12.5\t33.1\tBonn city hall\n'.repeat(60), 'not-prose'],
    ['verse', verse, 'not-prose'],
    ['code', 'const total = prices.reduce((sum, price) => sum + price, 0);\nif (total > limit) { return null; }\n'.repeat(30), 'not-prose'],
    ['fenced code', '```\nfor each of the words print the word and wait\n' + 'print the next word\n'.repeat(60) + '```', 'not-prose'],
    ['prose with more than half as much verse', `${smooth.repeat(8)}\n\n${verse}`, 'not-prose'],
    ['prose with more than half as much code', `${smooth.repeat(7)}\n\n${'self.total = total\nreturn total\n'.repeat(30)}`, 'not-prose'],
    ['another script', '图书馆不仅是学习的地方，也是人们见面的地方。'.repeat(80), 'not-prose'],
    ['filler', 'a, b and '.repeat(300), 'not-prose'],
    ['filler with apostrophes', "'a ".repeat(300), 'not-prose'],
    ['two other languages', `${smooth.repeat(3)}\n\n${hungarian.repeat(5)}\n\n${polish.repeat(5)}`, 'mixed-languages'],
    ['a little of ours in another', `${hungarian.repeat(12)}\n\n${smooth.repeat(6)}`, 'mixed-languages'],
  ])('%s', (_, text, reason) => {
    expect([read(text).verdict, read(text).cannotTell]).toEqual(['cannot-tell', reason])
  })

  test('a language without a model', () => {
    const reading = scoreText(hungarian.repeat(10), { language: 'hu', model: null })
    expect([reading.verdict, reading.cannotTell, reading.range, reading.passages]).toEqual(['cannot-tell', 'not-measured', null, []])
    expect(reading.words.judged).toBeGreaterThan(120)
  })
})

describe('words', () => {
  test('quotations, lists and works are counted and not judged', () => {
    const list = 'References\n\nSmith, J. (2010). A book of things. Oxford: Press.\nMiller, A. (2012). Another book. doi:10.1000/1\n'
    const { words } = read(`${smooth.repeat(10)}\n\n${list}`)
    expect(words.judged).toBe(22 * 10)
    expect(words.all).toBeGreaterThan(words.judged)
  })
})

const sentences = [
  'The library, which opened in “1994”, isn’t far from here.',
  'Moreover, it is important to note that café culture — as Zoë said — plays a crucial role…',
  'We didn’t go; the naïve plan failed.',
  'He said: "I couldn’t care less about co-operation."',
  'In conclusion, the results are robust and the method can be used for other problems as well.',
]
const prose = fc.array(fc.constantFrom(...sentences), { minLength: 14, maxLength: 24 }).map((parts) => parts.join(' '))

describe('the same answer for the same words', () => {
  test.each(disguises)('$name', ({ apply }) => {
    fc.assert(
      fc.property(prose, (text) => {
        const [plain, disguised] = [read(text, shipped), read(apply(text), shipped)]
        expect(disguised.score).toBe(plain.score)
        expect(disguised.verdict).toBe(plain.verdict)
        expect(disguised.passages.length).toBe(plain.passages.length)
      }),
      { numRuns: 12 },
    )
  })

  test('asked twice', () => {
    fc.assert(
      fc.property(prose, (text) => {
        expect(read(text, shipped)).toEqual(read(text, shipped))
      }),
      { numRuns: 5 },
    )
  })
})

test('every span lies in the text as given, in order and apart', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...sentences,
      smooth,
      rough,
      hungarian,
      '- an item',
      '# A title',
      '> quoted',
      '| a | b | c |',
      '\r\n\r\n',
      '\u200b',
      'wоrd',
      '$x_1 = 2$',
    ),
    fc.string({ maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.constantFrom(' ', '\n', '\n\n'), (parts, glue) => {
      const text = parts.join(glue)
      const reading = read(text)
      for (const spans of [reading.judged, reading.passages.map(({ span }) => span), reading.leftOut.map(({ span }) => span)]) {
        let last = 0
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = end
        }
      }
      for (const { span } of reading.oddCharacters) expect(textAt(text, span)).not.toBe('')
    }),
    { numRuns: 60 },
  )
})

test('lone halves of surrogate pairs do no harm', () => {
  expect(read(`${smooth.repeat(8)}\ud800`).verdict).toBe('signs')
})

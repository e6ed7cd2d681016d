import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '../text/span.ts'
import { locksOf, locksWithin, pairLocksOf } from './protect.ts'

const locked = (text: string, keep: readonly string[] = []): readonly string[] => locksOf(text, keep).map((span) => textAt(text, span))

describe('locksOf', () => {
  test.each([
    ['The effect (p < .05) was t(23) = 2.1 and F(1, 20) = 3.45.', ['p < .05', 't(23) = 2.1', 'F(1, 20) = 3.45']],
    ['M = 3.2 (SD = 1.1), n = 40, 95% CI [1.2, 3.4].', ['M = 3.2', 'SD = 1.1', 'n = 40', '95% CI [1.2, 3.4]']],
    ['Smith et al. (2019) and Jones (2020a, p. 4) agree.', ['Smith et al. (2019)', 'Jones (2020a, p. 4)']],
    ['It grows (Lee & Kim, 2018; cf. Ott, 2017) [12, 14–16].', ['(Lee & Kim, 2018; cf. Ott, 2017)', '[12, 14–16]']],
    ['We heated 1,200 kg to 40 °C for 3.5 min.', ['1,200 kg', '40 °C', '3.5 min']],
    ['It cost $3.5 million, 53% more than in 1999.', ['$3.5 million', '53%', '1999']],
    ['See https://a.b/c?d=1, doi:10.1000/xyz.12 or x.y@z.com.', ['https://a.b/c?d=1', 'doi:10.1000/xyz.12', 'x.y@z.com']],
    ['The "quoted words" and ‘single ones’ and “curly”.', ['"quoted words"', '‘single ones’', '“curly”']],
    ["'It's a diary that doesn't lie,' says Dr Marsh, and 'so on'.", ["'It's a diary that doesn't lie,'", "'so on'"]],
    ["The firm's costs don't fall; the firms' costs do.", []],
    ['E = mc^2 and y = ax + b.', ['E = mc^2', 'y = ax + b']],
    ['CO2, COVID-19 and NATO in the U.S.A.', ['CO2', 'COVID-19', 'NATO', 'U.S.A.']],
    ['Table 2 and Figure 3a show it.', ['Table 2', 'Figure 3a']],
    ['In Smith v. Jones, as in Harcourt v Dale Homes, but not in class v or for v.', ['Smith v. Jones', 'Harcourt v Dale Homes']],
    ['Brown v. Board of Education ended it.', ['Brown v. Board of Education']],
    ['Run `npm start` on $x^2$.', ['`npm start`', '$x^2$']],
  ])('keeps what must stay in %j', (text, expected) => {
    const found = locked(text)
    for (const item of expected)
      expect(
        found.some((one) => one.includes(item)),
        `${item} in ${JSON.stringify(found)}`,
      ).toBe(true)
    expect(found).toHaveLength(expected.length)
  })

  test("keeps the person's own terms, whole and without regard to case", () => {
    expect(locked('Deep   Learning is deeper; deep learning wins (deep).', ['deep learning', 'C++ (x)'])).toEqual([
      'Deep   Learning',
      'deep learning',
    ])
  })

  test('spans are apart and in order, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', ' ', '(', ')', '"', '=', '%', '“', '”', '@', '$', '[', ']', '’', "'") }),
        fc.array(fc.string(), { maxLength: 2 }),
        (text, keep) => {
          let end = 0
          for (const span of locksOf(text, keep)) {
            expect(span.start).toBeGreaterThanOrEqual(end)
            expect(span.end).toBeGreaterThan(span.start)
            end = span.end
          }
          expect(end).toBeLessThanOrEqual(text.length)
        },
      ),
    )
  })

  test.each(['a', 'a.', '1', '1.', '(', '"', 'A', 'a@', 'Aa et ', 'a=', '$', '(2019 ', 'A’', '“', "'", "a'", " '"])(
    'takes time in proportion to the length of many %j',
    (unit) => {
      const start = performance.now()
      locksOf(unit.repeat(200_000 / unit.length))
      expect(performance.now() - start).toBeLessThan(4_000)
    },
  )
})

test('the two hands of a comparison are kept together', () => {
  const text = 'On the one hand, it is cheap. It is slow, on the other hand.'
  expect(pairLocksOf(text).map((span) => text.slice(span.start, span.end))).toEqual(['On the one hand', 'on the other hand'])
  expect(pairLocksOf('On the other hand, it is slow.')).toEqual([])
})

test('locksWithin counts from the start of the span and cuts at its ends', () => {
  expect(
    locksWithin(
      [
        { start: 2, end: 6 },
        { start: 8, end: 9 },
      ],
      { start: 4, end: 8 },
    ),
  ).toEqual([{ start: 0, end: 2 }])
})

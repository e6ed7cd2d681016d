import { describe, expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import { findCitedWorks, isDoubtful } from './author-date.ts'
import { citationRows } from './citation-rows.ts'

const shown = (text: string): readonly string[] =>
  findCitedWorks(text)
    .filter((work) => !isDoubtful(work))
    .map(({ names, year, letter }) => `${names.map(({ said }) => said).join(', ')}|${year}${letter}`)

describe.each(citationRows)('citations in $language', ({ is, isNot }) => {
  test.each(is)('%s', (text, ...works) => {
    expect(shown(text)).toEqual(works)
  })
  test.each(isNot)('none in %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})

test('spans are places in the text', () => {
  const text = 'As Adams and Bell (2012, p. 4) say (cf. Tran et al., 2012a, b).'
  expect(
    findCitedWorks(text).map(({ span, yearSpan, names }) => [
      textAt(text, span),
      textAt(text, yearSpan),
      ...names.map((one) => textAt(text, one)),
    ]),
  ).toEqual([
    ['Adams and Bell (2012, p. 4)', '2012', 'Adams', 'Bell'],
    ['(cf. Tran et al., 2012a, b)', '2012a', 'Tran'],
    ['(cf. Tran et al., 2012a, b)', 'b', 'Tran'],
  ])
})

test('a work that was not seen is told from the one that tells of it', () => {
  const told = (text: string) => findCitedWorks(text).map(({ isSecondary }) => isSecondary)
  expect(told('(Freud, 1915, as cited in Lund, 2001)')).toEqual([true, false])
  expect(told('Freud (1915, as cited in Lund, 2001)')).toEqual([true, false])
  expect(told('(Freud, 1915; Lund, 2001)')).toEqual([false, false])
})

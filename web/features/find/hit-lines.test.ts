import { expect, test } from 'vitest'
import { makersLine, placeLine } from './hit-lines.ts'

const people = (count: number) => ({ author: Array.from({ length: count }, (_, at) => ({ family: `N${at + 1}`, given: 'A.' })) })

test.each([
  [0, ''],
  [1, 'N1'],
  [2, 'N1 & N2'],
  [3, 'N1, N2 & N3'],
  [5, 'N1, N2, N3, N4 & N5'],
  [6, 'N1, N2, N3, N4 et al.'],
])('%d people', (count, expected) => {
  expect(makersLine(people(count), 'et al.')).toBe(expected)
})

test.each([
  [{ 'container-title': 'JAMA Pediatrics', volume: '170', issue: '12', page: '1202-1208' }, 'JAMA Pediatrics', ', 170(12), 1202-1208'],
  [{ 'container-title': 'PLoS ONE', volume: 17 }, 'PLoS ONE', ', 17'],
  [{ publisher: 'Example Press' }, 'Example Press', ''],
  [{}, '', ''],
])('%j', (work, container, rest) => {
  expect(placeLine(work)).toEqual({ container, rest })
})

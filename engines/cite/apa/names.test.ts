import { describe, expect, test } from 'vitest'
import type { Name } from '../item.ts'
import { initialsOf, invertedNameOf, listedNames, shortNameOf, straightNameOf, straightNames } from './names.ts'

describe('initials', () => {
  test.each([
    ['Anna Mária', 'A. M.'],
    ['Jean-Paul', 'J.-P.'],
    ['Ai-jun', 'A.-J.'],
    ['J.R.R.', 'J. R. R.'],
    ['JA', 'J. A.'],
    ['Th. W.', 'Th. W.'],
    ['Ludwig van', 'L. van'],
    ['Élise', 'É.'],
    ['İnci', 'İ.'],
    ['سلیم', 'سلیم'],
    ['晓明', '晓明'],
    ['', ''],
  ])('of %s', (given, initials) => {
    expect(initialsOf(given)).toBe(initials)
  })

  test.each([
    ['György', 'Gy.'],
    ['Zsófia Csilla', 'Zs. Cs.'],
    ['Gábor', 'G.'],
    ['Gy', 'G.'],
  ])('of the Hungarian %s', (given, initials) => {
    expect(initialsOf(given, true)).toBe(initials)
  })
})

describe('a name', () => {
  const rows: readonly (readonly [name: Name, short: string, inverted: string, straight: string])[] = [
    [{ family: 'Beauvoir', given: 'Simone', 'non-dropping-particle': 'de' }, 'de Beauvoir', 'de Beauvoir, S.', 'S. de Beauvoir'],
    [{ family: 'Humboldt', given: 'Alexander', 'dropping-particle': 'von' }, 'Humboldt', 'Humboldt, A. von', 'A. von Humboldt'],
    [{ family: 'Arcy', given: 'Anne', 'non-dropping-particle': 'd’' }, 'd’Arcy', 'd’Arcy, A.', 'A. d’Arcy'],
    [{ family: 'King', given: 'Martin Luther', suffix: 'Jr.' }, 'King', 'King, M. L., Jr.', 'M. L. King Jr.'],
    [{ family: 'Plato' }, 'Plato', 'Plato', 'Plato'],
    [{ given: 'Madonna' }, 'Madonna', 'Madonna', 'Madonna'],
    [{ literal: 'Q & A Group' }, 'Q &amp; A Group', 'Q &amp; A Group', 'Q &amp; A Group'],
  ]
  test.each(rows)('%j', (name, short, inverted, straight) => {
    expect([shortNameOf(name), invertedNameOf(name), straightNameOf(name)]).toEqual([short, inverted, straight])
  })

  test('stands family name first where the language has it so', () => {
    expect(straightNameOf({ family: 'Kovács', given: 'György Ákos' }, { isHungarian: true, isFamilyFirst: true })).toBe('Kovács Gy. Á.')
  })
})

describe('several names', () => {
  const names = (count: number) => Array.from({ length: count }, (_, i) => `N${i + 1}, A.`)
  const words = { and: '&amp;', hasCommaBeforeAnd: true }
  test('of twenty are all listed, of twenty-one the first nineteen and the last', () => {
    expect(listedNames(names(20), words)).toMatch(/N19, A\., &amp; N20, A\.$/)
    expect(listedNames(names(21), words)).toMatch(/N19, A\., \. \. \. N21, A\.$/)
  })

  test('are joined as Spanish sounds', () => {
    const spanish = { and: 'y', isSerial: false }
    expect(straightNames(['A. García', 'I. Ruiz'], spanish)).toBe('A. García e I. Ruiz')
    expect(straightNames(['A. García', 'B. Ruiz'], spanish)).toBe('A. García y B. Ruiz')
    expect(listedNames(['García, A.', 'Iglesias, B.'], { and: 'y', hasCommaBeforeAnd: true })).toBe('García, A., e Iglesias, B.')
    expect(listedNames(['García, A.', 'Hierro, B.'], { and: 'y', hasCommaBeforeAnd: true })).toBe('García, A., y Hierro, B.')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Name } from '#engines/cite/item.ts'
import { asGroup, asPerson, keptNames, moved, parseName, parseNames, shownFamily, shownGiven, withFamily, withGiven } from './names.ts'

const name = (family: string, given?: string): Name => (given === undefined ? { family } : { family, given })

describe('pasted names', () => {
  test.each<[string, readonly Name[]]>([
    ['Nagy, É. K.; Szűcs, G.', [name('Nagy', 'É. K.'), name('Szűcs', 'G.')]],
    ['Keles, B., McCrae, N., & Grealish, A.', [name('Keles', 'B.'), name('McCrae', 'N.'), name('Grealish', 'A.')]],
    ['Betul Keles and Niall McCrae', [name('Keles', 'Betul'), name('McCrae', 'Niall')]],
    ['Nagy Éva\nSzűcs Gábor', [name('Éva', 'Nagy'), name('Gábor', 'Szűcs')]],
    ['Keles, Betul', [name('Keles', 'Betul')]],
    ['Őry T.', [name('Őry', 'T.')]],
    ['Sartre, J.-P.', [name('Sartre', 'J.-P.')]],
    ['King, M. L., Jr.', [{ family: 'King', given: 'M. L.', suffix: 'Jr.' }]],
    ['Plato', [name('Plato')]],
    ['Renée A. Baillargeon; Kim Sterelny', [name('Baillargeon', 'Renée A.'), name('Sterelny', 'Kim')]],
    ['Renée Baillargeon and Kim Sterelny', [name('Baillargeon', 'Renée'), name('Sterelny', 'Kim')]],
    ['Ion Pop și Ana Rus', [name('Pop', 'Ion'), name('Rus', 'Ana')]],
    ['Éva Kovács és Béla Nagy', [name('Kovács', 'Éva'), name('Nagy', 'Béla')]],
    ['Keles, B.; and Grealish, A.', [name('Keles', 'B.'), name('Grealish', 'A.')]],
    ['  ', []],
  ])('%s', (text, names) => {
    expect(parseNames(text)).toEqual(names)
  })

  test('a name with "and" in it is not cut where nothing says so', () => {
    expect(parseNames('Anders Sandberg')).toEqual([name('Sandberg', 'Anders')])
  })

  test('nothing that was pasted is lost, whatever it was', () => {
    const words = fc.array(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, fc.constantFrom('; ', ', ', '\n', ' '), (parts, between) => {
        const said = JSON.stringify(parseNames(parts.join(between)))
        for (const part of parts) expect(said).toContain(part)
      }),
    )
  })
})

describe('a name that is edited', () => {
  const beauvoir: Name = { 'non-dropping-particle': 'de', family: 'Beauvoir', given: 'Simone' }

  test('keeps its particles as long as they stand there', () => {
    expect(shownFamily(beauvoir)).toBe('de Beauvoir')
    expect(withFamily(beauvoir, 'de Beauvoire')).toEqual({ ...beauvoir, family: 'Beauvoire' })
    expect(withFamily(beauvoir, 'Beauvoir')).toEqual({ family: 'Beauvoir', given: 'Simone' })
  })

  test('shows and takes a suffix behind a comma', () => {
    const king: Name = { family: 'King', given: 'M. L.', suffix: 'Jr.' }
    expect(shownGiven(king)).toBe('M. L., Jr.')
    expect(withGiven(king, 'Martin, Jr.')).toEqual({ family: 'King', given: 'Martin', suffix: 'Jr.' })
    expect(withGiven(king, 'Martin')).toEqual({ family: 'King', given: 'Martin' })
  })

  test('becomes an organisation and a person again', () => {
    expect(asGroup(name('Organization', 'World Health'))).toEqual({ literal: 'World Health Organization' })
    expect(asPerson({ literal: 'Betul Keles' })).toEqual(name('Keles', 'Betul'))
    expect(asPerson(parseName('Plato'))).toEqual(name('Plato'))
  })
})

test('empty names are not kept', () => {
  expect(keptNames([{}, { family: ' ' }, { family: ' Keles ', given: '' }])).toEqual([{ family: 'Keles' }])
})

test('a name moves, and stays within the list', () => {
  const names = [name('A'), name('B'), name('C')]
  expect(moved(names, 2, 0)).toEqual([name('C'), name('A'), name('B')])
  expect(moved(names, 0, -1)).toBe(names)
  expect(moved(names, 2, 3)).toBe(names)
})

import { describe, expect, test } from 'vitest'
import { namesOf, splitNames, writtenName } from './names.ts'

describe('a name in one piece', () => {
  test.each([
    ['Smith, John', '', { family: 'Smith', given: 'John' }, true],
    ['John Smith', '', { family: 'Smith', given: 'John' }, true],
    ['John Q. Smith', '', { family: 'Smith', given: 'John Q.' }, true],
    ['Ludwig van Beethoven', '', { family: 'van Beethoven', given: 'Ludwig' }, true],
    ['Maria de la Cruz', '', { family: 'de la Cruz', given: 'Maria' }, true],
    ['Martin Luther King Jr.', '', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }, false],
    ['Sammy Davis, Jr.', '', { family: 'Davis', given: 'Sammy', suffix: 'Jr.' }, true],
    ['Gabriel García Márquez', '', { family: 'Márquez', given: 'Gabriel García' }, false],
    ['Kovács János', 'hu', { family: 'Kovács', given: 'János' }, false],
    ['By Jane Doe', '', { family: 'Doe', given: 'Jane' }, true],
    ['Dr. Jane Doe, PhD', '', { family: 'Doe', given: 'Jane' }, true],
    ['World Health Organization', '', { literal: 'World Health Organization' }, true],
    ['Eötvös Loránd Tudományegyetem, Intézet', '', { literal: 'Eötvös Loránd Tudományegyetem, Intézet' }, false],
    ['UNESCO', '', { literal: 'UNESCO' }, false],
    ['Smith &amp; Wesson Company', '', { literal: 'Smith & Wesson Company' }, true],
  ])('%s (%s)', (text, language, name, isSure) => {
    expect(writtenName(text, language)).toEqual({ name, isSure })
  })

  test.each(['', ' ', 'https://facebook.com/someone', 'www.example.org', 'editor@example.org', 'admin', 'x'.repeat(300)])(
    'none in “%s”',
    (text) => {
      expect(writtenName(text)).toBeNull()
    },
  )
})

test.each([
  ['Jane Doe and John Roe', ['Jane Doe', 'John Roe']],
  ['Doe, Jane; Roe, John', ['Doe, Jane', 'Roe, John']],
  ['Kiss Anna és Nagy Béla', ['Kiss Anna', 'Nagy Béla']],
  ['Anderson Rand', ['Anderson Rand']],
])('%s are several', (text, names) => {
  expect(splitNames(text)).toEqual(names)
})

test('parts as registries send them', () => {
  expect(
    namesOf([
      { given: 'Ada', family: 'Lovelace' },
      { family: 'Plato' },
      { literal: 'OECD <i>Staff</i>' },
      { given: 'J.', family: 'King', suffix: 'Jr.' },
      { given: null, family: null },
      {},
    ]),
  ).toEqual([
    { family: 'Lovelace', given: 'Ada' },
    { literal: 'Plato' },
    { literal: 'OECD Staff' },
    { family: 'King', given: 'J.', suffix: 'Jr.' },
  ])
  expect(namesOf(null)).toEqual([])
})

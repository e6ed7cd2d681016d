import { expect, test } from 'vitest'
import { placeOf, searchOf, shownTrail, stepsOf } from './place.ts'

test.each([
  ['?q=jelent%C5%91s&lang=hu', 'jelentős', 'hu'],
  ['?q=house', 'house', 'detect'],
  ['?q=%20%C2%ABhouse%C2%BB%2C', 'house', 'detect'],
  ['?q=x&lang=xx', 'x', 'detect'],
  ['?lang=de', '', 'de'],
  ['', '', 'detect'],
])('%s asks for %j in %s', (search, word, language) => {
  expect(placeOf(search)).toEqual({ word, language })
})

test.each([
  [{ word: 'elég nagy', language: 'hu' }, '?q=el%C3%A9g+nagy&lang=hu'],
  [{ word: 'house', language: 'detect' }, '?q=house'],
  [{ word: '', language: 'detect' }, ''],
] as const)('%j stands in the address as %s, and is read back', (place, search) => {
  expect(searchOf(place)).toBe(search)
  expect(placeOf(search)).toEqual(place)
})

test.each([
  [null, null],
  [{ key: 'x' }, null],
  [{ trail: 'x' }, null],
  [{ trail: [] }, { trail: [], isFound: false }],
  [
    { trail: [{ word: 'a', language: 'hu' }, { word: 5 }, { word: 'b', language: 'xx' }], isFound: true },
    {
      trail: [
        { word: 'a', language: 'hu' },
        { word: 'b', language: 'detect' },
      ],
      isFound: true,
    },
  ],
])('the history’s %j is read as %j', (state, steps) => {
  expect(stepsOf(state)).toEqual(steps)
})

test('a long trail is cut at its beginning, and each word knows how far back it lies', () => {
  const trail = ['a', 'b', 'c', 'd', 'e'].map((word) => ({ word, language: 'en' }) as const)
  expect(shownTrail(trail).map(({ place, back }) => `${place.word}${back}`)).toEqual(['b4', 'c3', 'd2', 'e1'])
})

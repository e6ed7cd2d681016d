import { describe, expect, test } from 'vitest'
import { localeOfPath, localeCodes } from './locales.ts'
import { linkOf, pathOf, pathsOf, placeOf, rightPath, withQuery, type PageKey } from './paths.ts'
import { pageKeys } from './slugs.ts'

test.each<[PageKey, 'en' | 'hu' | 'ur', string]>([
  ['home', 'en', '/'],
  ['home', 'hu', '/hu'],
  ['paraphraser', 'en', '/paraphrase-text'],
  ['paraphraser', 'hu', '/hu/szoveg-atfogalmazas'],
  ['premium', 'ur', '/ur/premium'],
])('%s in %s stands at %s', (page, code, path) => {
  expect(pathOf(page, code)).toBe(path)
})

test('every address leads back to its page and locale', () => {
  for (const code of localeCodes) {
    for (const page of pageKeys) {
      const place = placeOf(pathOf(page, code))
      expect(place.locale.code).toBe(code)
      expect(place.page && pathOf(place.page, code)).toBe(pathOf(page, code))
    }
  }
})

test.each([
  ['/HU/Premium/', 'hu', 'premium'],
  ['/hu/', 'hu', 'home'],
  ['/hungary', 'en', null],
  ['/en/premium', 'en', null],
  ['/hu/nowhere', 'hu', null],
])('%s is read as %s, %s', (path, code, page) => {
  expect(localeOfPath(path).code).toBe(code)
  expect(placeOf(path).page).toBe(page)
})

test('a page has an address in each of the ten languages', () => {
  expect(new Set(pathsOf('paraphraser').map(({ path }) => path)).size).toBe(10)
})

describe('an address under a foreign or former name', () => {
  test.each([
    ['/hu/paraphrase-text', '/hu/szoveg-atfogalmazas'],
    ['/szoveg-atfogalmazas', '/paraphrase-text'],
    ['/de/szoveg-atfogalmazas/', '/de/text-umformulieren'],
    ['/en', '/'],
    ['/en/premium', '/premium'],
    ['/en/text-umformulieren', '/paraphrase-text'],
    ['/paraphraser', '/paraphrase-text'],
    ['/ro/plagiarismChecker', '/ro/verificare-plagiat'],
    ['/tr/ai-proofreader', '/tr/yapay-zeka?tool=proofread'],
    ['/ur/ai-detector', '/ur/ai-matn?tool=detect'],
  ])('%s is moved to %s', (from, to) => {
    expect(rightPath(from)).toBe(to)
  })

  test.each(['/', '/hu', '/premium', '/hu/premium', '/nowhere', '/hu/a/b/c', '/hu/hu', '/constructor', '/hu/__proto__'])(
    '%s stays',
    (path) => {
      expect(rightPath(path)).toBeNull()
    },
  )
})

describe('two pages that share an address', () => {
  test.each([
    ['/ur/ai-matn', '', 'detector'],
    ['/ur/ai-matn', '?tool=detect', 'detector'],
    ['/ur/ai-matn', '?tool=proofread', 'proofreader'],
    ['/tr/yapay-zeka', '?x=1&tool=proofread', 'proofreader'],
    ['/tr/yapay-zeka', '?tool=nothing', 'detector'],
    // Elsewhere each has its own, whatever the query says.
    ['/ai-text-detector', '?tool=proofread', 'detector'],
  ])('%s%s is the %s', (path, search, page) => {
    expect(placeOf(path, search).page).toBe(page)
  })

  test('links say which one is meant, and lead back to it', () => {
    for (const code of localeCodes)
      for (const page of pageKeys) {
        const [path = '', search = ''] = linkOf(page, code).split('?')
        expect([code, page, placeOf(path, search).page]).toEqual([code, page, page])
      }
    expect(linkOf('proofreader', 'tr')).toBe('/tr/yapay-zeka?tool=proofread')
    expect(linkOf('proofreader', 'hu')).toBe(pathOf('proofreader', 'hu'))
  })

  test.each([
    ['/tr/yapay-zeka?tool=proofread', '?tool=detect&from=x', '/tr/yapay-zeka?from=x&tool=proofread'],
    ['/ai-proofreader', '?tool=proofread', '/ai-proofreader'],
    ['/premium', '?plan=premium', '/premium?plan=premium'],
    ['/premium', '', '/premium'],
  ])('%s with %s is %s', (link, search, expected) => {
    expect(withQuery(link, search)).toBe(expected)
  })
})

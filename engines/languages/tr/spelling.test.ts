import { expect, test } from 'vitest'
import { spelling } from './spelling.ts'

const known = new Set(['sevişmek', 'mutlak', 'öğrenci', 'öğrenciler', 'okumak', 'kağıt', 'bulmak', 'artmak', 'kitap', 'şekil'])
const isKnown = (word: string): boolean => known.has(word)
const accepts = (word: string): boolean => spelling.accepts?.(word, isKnown) ?? false

test.each(['sevişmiyorsunuz', 'mutlaklardan', 'okuyamayabilirdik', 'öğrencilerdeki', 'kâğıt'])(
  '"%s" is a stem with endings that fit',
  (word) => {
    expect(accepts(word)).toBe(true)
  },
)

test.each([
  ['mutlaklerden', 'the vowels do not follow the stem'],
  ['kitapde', 'd after a hard sound'],
  ['artttığını', 'three t'],
  ['mutlaklaardan', 'two vowels meet'],
  ['tekerkekli', 'the stem is unknown'],
])('"%s" is not: %s', (word) => {
  expect(accepts(word)).toBe(false)
})

test('candidates put the marks back on letters, and mend one letter', () => {
  const candidates = spelling.candidates?.('ogrenci') ?? []
  expect(candidates).toContain('öğrenci')
  expect(spelling.candidates?.('kitpa')).toContain('kitap')
})

test('words without their marks that the dictionary takes for others are slips', () => {
  expect(spelling.rejects?.('sekilde', () => true)).toBe(true)
  expect(spelling.rejects?.('şekilde', () => true)).toBe(false)
})

test.each([
  ['geldimi', 'geldi mi'],
  ['gördünmü', 'gördün mü'],
  ['yirmibeş', 'yirmi beş'],
  ['bindokuzyüzelli', 'bin dokuz yüz elli'],
])('"%s" is written "%s"', (word, right) => {
  expect(spelling.splits?.(word, (one) => ['geldi', 'gördün'].includes(one))).toBe(right)
})

test.each(['geldimı', 'yirmi', 'kalemi'])('"%s" is left as one', (word) => {
  expect(spelling.splits?.(word, (one) => one === 'geldi')).toBe(null)
})

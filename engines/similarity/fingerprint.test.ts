import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineVersion, fingerprint, hashBits, queryOf } from './fingerprint.ts'
import { findWords } from './normalize.ts'
import { samples } from './samples.ts'

const content = ['river', 'hill', 'bridge', 'tower', 'garden', 'letter', 'window', 'harbour', 'engine', 'castle', 'forest', 'market']
const prose = fc.array(fc.constantFrom(...content, 'the', 'of', 'and'), { minLength: 1, maxLength: 60 })

describe('a fingerprint', () => {
  test.each(Object.entries(samples))(
    '%s: is the same in another normal form, with other line ends and with invisible characters',
    (language, sample) => {
      const own = fingerprint(sample, language, { winnow: true })
      expect(own.length).toBeGreaterThan(3)
      const zeroWidth = sample.replaceAll(/(\p{L}\p{M}*)(?=\p{L})/gu, '$1\u200b')
      for (const other of [
        sample.normalize('NFD'),
        sample.normalize('NFC'),
        sample.replaceAll('\n', '\r\n'),
        zeroWidth,
        sample.toUpperCase(),
      ]) {
        expect(fingerprint(other, language, { winnow: true })).toEqual(own)
      }
    },
  )

  test('is distinct, ascending and of 44 bits', () => {
    fc.assert(
      fc.property(prose, fc.boolean(), (words, winnow) => {
        const hashes = fingerprint(words.join(' '), 'en', { winnow })
        for (const [i, hash] of hashes.entries()) {
          expect(Number.isSafeInteger(hash) && hash >= 0 && hash < 2 ** hashBits).toBe(true)
          if (i > 0) expect(hash).toBeGreaterThan(hashes[i - 1] ?? Infinity)
        }
      }),
    )
  })

  test('winnowed is a part of the whole, and the whole is a part of the question', () => {
    fc.assert(
      fc.property(prose, (words) => {
        const text = words.join(' ')
        const all = new Set(fingerprint(text, 'en', { winnow: false }))
        const asked = new Set(queryOf(findWords(text, 'en'), 'en').hashes)
        expect([...fingerprint(text, 'en', { winnow: true })].every((hash) => all.has(hash))).toBe(true)
        expect([...all].every((hash) => asked.has(hash))).toBe(true)
      }),
    )
  })

  test('five content words in a row that two texts share are always found', () => {
    fc.assert(
      fc.property(prose, prose, fc.shuffledSubarray(content, { minLength: 5, maxLength: 5 }), (before, after, shared) => {
        const indexed = new Set(fingerprint([...before, ...shared, ...after].join(' '), 'en', { winnow: true }))
        const asked = fingerprint(shared.join(' '), 'en', { winnow: false })
        expect([...asked].some((hash) => indexed.has(hash))).toBe(true)
      }),
    )
  })

  test('does not mind the order of three neighbours, nor the words that any text has', () => {
    const own = fingerprint('river hill bridge', 'en', { winnow: false })
    expect(own).toHaveLength(1)
    expect(fingerprint('the bridge of a river and the hills', 'en', { winnow: false })).toEqual(own)
    expect(fingerprint('river hill tower', 'en', { winnow: false })).not.toEqual(own)
  })

  test('a text of fewer than three content words has none', () => {
    expect(fingerprint('the river and the hill', 'en', { winnow: true })).toHaveLength(0)
    expect(fingerprint('', 'en', { winnow: true })).toHaveLength(0)
  })

  // Whoever changes words, stems, stop words or the hash changes these numbers: then engineVersion goes up with them, because
  // fingerprints stored by the older engine no longer meet those of the newer.
  test('of the samples is what this version of the engine makes of them', () => {
    const sums = Object.entries(samples).map(([language, sample]) => {
      const sum = fingerprint(sample, language, { winnow: true }).reduce((total, hash) => (total * 31 + hash) % 1_000_003, 7)
      return `${language} ${sum}`
    })
    expect({ engineVersion, sums }).toMatchInlineSnapshot(`
      {
        "engineVersion": 1,
        "sums": [
          "cs 562060",
          "de 361011",
          "en 138403",
          "es 331526",
          "fr 549938",
          "hu 805357",
          "it 669090",
          "nl 651200",
          "no 644500",
          "pl 263562",
          "pt 821599",
          "ro 686786",
          "sk 582268",
          "sv 936561",
          "tr 259983",
        ],
      }
    `)
  })
})

describe('a question', () => {
  test('knows where its hashes stand in the text', () => {
    const text = 'A river, a hill, a bridge; then the tower.'
    const { hashes, places, starts, ends } = queryOf(findWords(text, 'en'), 'en')
    expect(starts).toHaveLength(2)
    expect(hashes).toHaveLength(4)
    const shown = [...places].map((place) => text.slice(starts[place], ends[place]))
    expect(new Set(shown)).toEqual(new Set(['river, a hill, a bridge', 'hill, a bridge; then the tower']))
  })

  test('finds a sentence that a word was put into', () => {
    const indexed = new Set(fingerprint('river hill bridge', 'en', { winnow: false }))
    const { hashes } = queryOf(findWords('river hill castle bridge', 'en'), 'en')
    expect([...hashes].some((hash) => indexed.has(hash))).toBe(true)
  })
})

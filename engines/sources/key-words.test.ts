import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { normalForm } from '../text/words.ts'
import { distinctWords, findKeyWords, rarityOf, topicWords, type KeyWordOptions } from './key-words.ts'
import { plainWords } from './plain-words.ts'

type Code = keyof typeof writtenLanguages

const stemOf = (word: string): string => normalForm(word).replace(/s$/, '').slice(0, 7)

/** With a stem of seven letters, which is enough to tell these words apart. */
const options = (code: Code = 'en', given: Partial<KeyWordOptions> = {}): KeyWordOptions => ({
  language: writtenLanguages[code],
  stem: stemOf,
  frequencyOf: () => 0,
  isPlain: (word) => [...(plainWords[code] ?? [])].some((plain) => stemOf(plain) === stemOf(word)),
  isStop: () => false,
  most: 8,
  ...given,
})
const wordsOf = (text: string, code: Code = 'en', given: Partial<KeyWordOptions> = {}) => findKeyWords(text, options(code, given))

describe('key words', () => {
  test.each<readonly [Code, string, readonly string[]]>([
    ['en', 'The study shows that naps improve memory.', ['naps', 'memory']],
    ['en', 'In a study of the World Health Organization, malaria fell.', ['World Health Organization', 'malaria']],
    ['en', 'World Bank loans to Ghana.', ['World Bank', 'Ghana', 'loans']],
    ['en', "Shakespeare's tragedies", ['Shakespeare', 'tragedies']],
    ['en', 'COVID-19 and interleukin 6', ['COVID-19', 'interleukin']],
    ['en', 'WHO guidelines', ['WHO', 'guidelines']],
    ['en', 'Deep sleep helps. Rats need deep sleep.', ['deep sleep', 'rats']],
    ['en', 'Crises of 1929 and 42 banks', ['crises', '1929', 'banks']],
    ['en', 'And so it was, because of them.', []],
    ['fr', "L'école et l'État", ['État', 'école']],
    ['hu', 'A kutatás és az alváshiány.', ['alváshiány']],
    ['de', 'Die Studie: Schlafmangel bei Schülern.', ['Schlafmangel', 'Schülern']],
    ['tr', "İstanbul'da deprem", ['İstanbul', 'deprem']],
    ['tr', 'İnciler ve deprem', ['inciler', 'deprem']],
  ])('%s: %s', (code, text, wanted) => {
    expect(wordsOf(text, code).toSorted()).toEqual([...wanted].toSorted())
  })

  test('stand rarest first', () => {
    const frequencyOf = (word: string) => ({ school: 9_000, naps: 10 })[word] ?? 0
    expect(wordsOf('School naps and somnolence.', 'en', { frequencyOf })).toEqual(['somnolence', 'naps', 'school'])
  })

  test('a usual word of which a chapter is full goes before rare ones that stand there once', () => {
    const frequencyOf = (word: string) => (word.startsWith('school') ? 9_000 : 0)
    const text = `${'Schools matter to pupils. '.repeat(30)} Somnolence.`
    expect(wordsOf(text, 'en', { frequencyOf }).indexOf('schools')).toBeLessThan(wordsOf(text, 'en', { frequencyOf }).indexOf('somnolence'))
  })

  test('of the forms of a word the shortest is given', () => {
    expect(wordsOf('Adolescents sleep; an adolescent dreams.', 'en')).toContain('adolescent')
  })

  test('are as many as are wanted at most, and each once', () => {
    const text = Array.from({ length: 40 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}word${at}`).join(' ')
    expect(wordsOf(`${text}. ${text}.`, 'en', { most: 3 })).toHaveLength(3)
  })

  test('any text gives words that stand in it, apart from a capital, and none twice', () => {
    const piece = fc.constantFrom(
      'Sleep',
      'memory',
      'the',
      'World',
      'Bank',
      'COVID-19',
      "l'été",
      '.',
      ',',
      '\n\n',
      '2019',
      'İ',
      'ß',
      '\u200b',
      '🙂',
      '\ud83d',
      '"',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 30 }), (pieces) => {
        const text = pieces.join(' ')
        const found = wordsOf(text, 'en', { isPlain: (word) => plainWords['en']?.has(word) ?? false })
        const plain = text
          .normalize('NFC')
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .toLowerCase()
        expect(found.length).toBeLessThanOrEqual(8)
        expect(new Set(found).size).toBe(found.length)
        for (const word of found) {
          expect(word.length).toBeLessThanOrEqual(100)
          expect(word).toMatch(/[\p{L}\p{N}]/u)
          for (const part of word.split(' ')) expect(plain).toContain(part.toLowerCase())
        }
      }),
    )
  })

  test('a chapter of 50,000 characters takes no longer than five times its fifth, with room for noise', () => {
    const chapter = (length: number) => 'Sleep deprivation impairs the memory of World Bank economists in 2019. '.repeat(length / 70)
    const time = (text: string) => {
      const started = performance.now()
      wordsOf(text)
      return performance.now() - started
    }
    time(chapter(10_000))
    expect(time(chapter(50_000))).toBeLessThan(time(chapter(10_000)) * 5 * 4 + 100)
  })
})

test.each(Object.entries(plainWords))('%s: plain words are in lower case and none of them is empty', (code, words) => {
  expect(words.size).toBeGreaterThan(80)
  for (const word of words) expect(word).toBe(word.toLocaleLowerCase(code))
})

test.each([
  ['opening marks that nothing closes', () => topicWords('„'.repeat(50_000), options())],
  [
    'a chapter of words that all stand there twice',
    () => {
      const half = Array.from({ length: 6_000 }, (_, at) => `z${at.toString(36)}q`).join(' ')
      return wordsOf(`${half}. ${half}`, 'en', { isPlain: () => false })
    },
  ],
])('%s are read in less than two seconds', (_, read) => {
  const started = performance.now()
  read()
  expect(performance.now() - started).toBeLessThan(2_000)
})

describe('a topic', () => {
  test.each<readonly [string, readonly string[]]>([
    ['sleep deprivation and memory in adolescents', ['sleep deprivation', 'memory', 'adolescents']],
    ['climate change coral reefs', ['climate', 'change', 'coral', 'reefs']],
    ['climate change, coral reefs', ['climate change', 'coral reefs']],
    ['"zone of proximal development" teachers', ['zone of proximal development', 'teachers']],
    ['„közösségi média”; szorongás\nserdülők', ['közösségi média', 'szorongás', 'serdülők']],
    ['sleep, Sleep, SLEEP', ['sleep']],
    ['   ', []],
    ['???', []],
  ])('%s', (text, wanted) => expect(topicWords(text, options())).toEqual(wanted))

  test('is not asked with more words than are sent', () => {
    expect(topicWords(Array.from({ length: 20 }, (_, at) => `word${at}`).join(','), options())).toHaveLength(8)
  })
})

test('distinct words keep their order and lose what is hidden in them', () => {
  expect(distinctWords(['b', 'a\u200b', 'B', ' a ', '--'])).toEqual(['b', 'a'])
})

test.each([
  ['1929', 0.25],
  ['unheard-of', 1],
])('rarity of %s', (word, rarity) => expect(rarityOf(word, () => 0)).toBe(rarity))

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textLanguageCodes } from '../../tools/text-languages.gen.ts'
import {
  firstShown,
  missedBars,
  optionalVerdict,
  parseAskedWords,
  parseVerdicts,
  readingList,
  tallyLookUps,
  verdictSheet,
  type LookedUp,
} from './looked-up.ts'

const entry = (word: string, partOfSpeech: string | null, ...senses: readonly (readonly string[])[]) => ({
  word,
  partOfSpeech,
  senses: senses.map((synonyms) => ({ synonyms: synonyms.map((one) => ({ word: one, inflected: `${one}s` })) })),
})
const found = (...entries: readonly ReturnType<typeof entry>[]) => ({ entries, language: 'en' })
const effects = { form: 'effects', lemma: 'effect', partOfSpeech: 'noun' } as const

describe('what is shown first', () => {
  test.each([
    ['five words of all senses, each once', found(entry('effect', 'noun', ['result', 'outcome'], ['result', 'a', 'b', 'c', 'd'])), 5],
    ['nothing of another part of speech', found(entry('effect', 'verb', ['cause'])), null],
    ['nothing of another word', found(entry('effects', 'noun', ['goods'])), null],
    ['an entry whose part of speech is not named', found(entry('effect', null, ['result'])), 1],
    ['nothing where an entry has no synonym', found(entry('effect', 'noun', [])), null],
  ])('is %s', (_, result, count) => {
    expect(firstShown(effects, result)?.length ?? null).toBe(count)
  })

  test('stands in the dictionary form', () => {
    expect(firstShown(effects, found(entry('effect', 'noun', ['result'])))).toEqual(['result'])
  })
})

const words: readonly LookedUp[] = [
  { ...effects, shown: ['result', 'outcome'] },
  { form: 'causes', lemma: 'cause', partOfSpeech: 'noun', shown: ['reason'] },
  { form: 'studies', lemma: 'study', partOfSpeech: 'noun', shown: null },
]
const verdicts = parseVerdicts(
  'lemma\tfirst five\tusable\neffect\tresult, outcome\tyes\ncause\treason, ground\tno\nstudy\twork\t\n',
  'x.tsv',
)

describe('verdicts', () => {
  test('hold while the same words stand first', () => {
    expect(words.map((word) => optionalVerdict(word, verdicts)?.isUsable ?? null)).toEqual([true, null, null])
    expect(tallyLookUps(words, verdicts)).toEqual({ words: 3, found: 2, judged: 1, usable: 1 })
  })

  test('that are neither yes nor no are refused', () => {
    expect(() => parseVerdicts('lemma\tfirst five\tusable\na\tb\tmaybe\n', 'x.tsv')).toThrow('x.tsv, line 2: "maybe"')
  })

  test('are asked for in a sheet that keeps those that hold', () => {
    const sheet = verdictSheet(words, verdicts)
    expect(sheet).toBe('lemma\tfirst five\tusable\neffect\tresult, outcome\tyes\ncause\treason\t\n')
    expect(parseVerdicts(sheet, 'x.tsv')).toEqual([{ lemma: 'effect', shown: ['result', 'outcome'], isUsable: true }])
  })
})

test('the list for a reader has every word', () => {
  expect(readingList(words)).toEqual([
    'effects → effect (noun): result, outcome',
    'causes → cause (noun): reason',
    'studies → study (noun): not found',
  ])
})

test.each([
  [{ words: 100, found: 90, judged: 50, usable: 40 }, []],
  [{ words: 100, found: 89, judged: 0, usable: 0 }, ['found below 90 %']],
  [{ words: 100, found: 95, judged: 50, usable: 39 }, ['usable below 80 %']],
])('%o misses %o', (tally, missed) => {
  expect(missedBars(tally)).toEqual(missed)
})

describe.each(textLanguageCodes)('the words of %s', (language) => {
  const read = (name: string): string => readFileSync(new URL(`../thesaurus/${name}`, import.meta.url), 'utf8')

  test('are 100, each once', () => {
    const set = parseAskedWords(read(`${language}.tsv`), language)
    expect(new Set(set.map(({ form, partOfSpeech }) => `${form} ${partOfSpeech}`)).size).toBe(100)
  })

  test.runIf(existsSync(new URL(`../thesaurus/verdicts/${language}.tsv`, import.meta.url)))('have verdicts that can be read', () => {
    expect(() => parseVerdicts(read(`verdicts/${language}.tsv`), language)).not.toThrow()
  })
})

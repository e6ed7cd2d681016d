import { describe, expect, test } from 'vitest'
import { AppError } from '../problem.ts'
import { requireLanguage } from './require-language.ts'

const english = 'The students wrote long essays about the war, and their teacher read them all.'
const hungarian = 'A diákok hosszú dolgozatokat írtak a háborúról, és a tanáruk mindet elolvasta.'
const german = 'Die Studenten schrieben lange Aufsätze über den Krieg, und ihr Lehrer las sie alle.'

type Language = Parameters<typeof requireLanguage>[0]['language']
const told = async (text: string, language: Language): Promise<unknown> => {
  try {
    return await requireLanguage({ text, language, supported: ['en'] })
  } catch (error) {
    return error instanceof AppError ? error.problem : error
  }
}

describe('the language to work in', () => {
  const rows: readonly (readonly [name: string, text: string, language: Language, expected: unknown])[] = [
    ['is found out', english, 'detect', 'en'],
    ['is taken from whoever chose it', english, 'en', 'en'],
    ['is taken from whoever chose it for a mixed text', `${english} ${hungarian}`, 'en', 'en'],
    ['is English for a word or two of plain letters', 'Hello', 'detect', 'en'],
    ['is English for a few terms', 'DNA RNA protein', 'detect', 'en'],
    ['is English in spite of one foreign title', `${english.repeat(8)} ${hungarian}`, 'detect', 'en'],
    [
      'is not one that the tool does not know',
      hungarian,
      'detect',
      { code: 'language-not-supported', facts: { language: 'hu', supported: ['en'] } },
    ],
    [
      'is not one that was chosen and the tool does not know',
      english,
      'de',
      { code: 'language-not-supported', facts: { language: 'de', supported: ['en'] } },
    ],
    [
      'is not the chosen one when nothing of the text is in it',
      hungarian,
      'en',
      { code: 'language-not-supported', facts: { language: 'hu', supported: ['en'] } },
    ],
    [
      'is not one of several',
      `${english} ${hungarian} ${german}`,
      'detect',
      { code: 'language-mixed', facts: { languages: expect.arrayContaining(['en', 'hu', 'de']), supported: ['en'] } },
    ],
    ['cannot be told of numbers', '123 456', 'detect', { code: 'language-unknown', facts: {} }],
    ['is taken from whoever chose it for numbers', '123 456', 'en', 'en'],
  ]
  test.each(rows)('%s', async (_, text, language, expected) => {
    expect(await told(text, language)).toEqual(expected)
  })
})

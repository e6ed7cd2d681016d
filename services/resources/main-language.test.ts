import { expect, test } from 'vitest'
import { AppError } from '../problem.ts'
import { mainLanguage } from './main-language.ts'

const english = 'The students wrote long essays about the war, and their teacher read them all.'
const hungarian = 'A diákok hosszú dolgozatokat írtak a háborúról, és a tanáruk mindet elolvasta.'
const russian = 'Студенты написали длинные сочинения о войне, и учитель прочитал их все.'
const supported = ['en', 'hu'] as const

async function told(text: string, language: Parameters<typeof mainLanguage>[0]['language']): Promise<unknown> {
  try {
    const found = await mainLanguage({ text, language, supported })
    return [found.language, ...found.skipped.map(({ span, language: code }) => `${code} ${text.slice(span.start, span.end).trim()}`)]
  } catch (error) {
    return error instanceof AppError ? error.problem : error
  }
}

test.each([
  ['a text is in the language it is written in', hungarian, 'detect', ['hu']],
  ['a passage in another language is left out', `${hungarian}\n${hungarian}\n${english}`, 'detect', ['hu', `en ${english}`]],
  [
    'and so is one in the language of most of the text, for who chose another',
    `${english} ${english} ${hungarian}`,
    'hu',
    ['hu', `en ${english} ${english}`],
  ],
  ['a word or two of plain letters are English', 'Hello there', 'detect', ['en']],
  ['nothing but marks is in no language', '12 + 3 = …', 'detect', { code: 'language-unknown', facts: {} }],
  [
    'most of it in a language that nobody here knows',
    `${russian} ${russian} ${english}`,
    'detect',
    { code: 'language-not-supported', facts: { language: 'ru', supported } },
  ],
] as const)('%s', async (_, text, language, expected) => {
  expect(await told(text, language)).toEqual(expected)
})

import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph } from '../paragraph.ts'

/** Greek and Cyrillic letters that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  ο: 'o',
  Ο: 'O',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ρ: 'P',
  Τ: 'T',
  Χ: 'X',
  Υ: 'Y',
  Ζ: 'Z',
}

/** Letters that older fonts put in place of a language's own: Turkish cedillas for the Romanian commas below. */
const standIns: Readonly<Record<string, Readonly<Record<string, string>>>> = { ro: { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' } }

/** Letters of another alphabet inside a word, letters in place of the language's own, and accents in the place of an apostrophe. */
export function findLetters({ sentences, language }: LintParagraph): readonly Lint[] {
  const own = standIns[language.code] ?? {}
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, i): readonly Lint[] => {
      if (token.isLocked) return []
      const next = tokens[i + 1]
      const before = tokens[i - 1]
      if (/^[`´]$/.test(token.text) && token.space === '' && before?.kind === 'word' && next?.kind === 'word' && next.space === '') {
        const span = { start: before.span.start, end: next.span.end }
        const right = `${before.text}’${next.text}`
        return [
          lintAt({ rule: 'any/accent-apostrophe', class: 'apostrophe', span, suggestions: [right], facts: { word: token.text, right } }),
        ]
      }
      const mended = [...token.text].map((letter) => own[letter] ?? letter).join('')
      if (token.kind === 'word' && mended !== token.text) {
        const facts = { word: token.text, right: mended }
        return [lintAt({ rule: 'any/stand-in-letter', class: 'wrong-letter', span: token.span, suggestions: [mended], facts })]
      }
      if (token.kind !== 'word' || !/\p{Script=Latin}/u.test(token.text) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(token.text))
        return []
      const right = [...token.text].map((letter) => lookAlikes[letter] ?? letter).join('')
      if (/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(right)) return []
      return [
        lintAt({
          rule: 'any/look-alike',
          class: 'wrong-letter',
          span: token.span,
          suggestions: [right],
          facts: { word: token.text, right },
        }),
      ]
    }),
  )
}

import { commonWords } from '../../languages/common-words.ts'
import type { WrittenLanguage } from '../../languages/language.ts'
import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph } from '../paragraph.ts'
import type { LintToken } from '../token.ts'

const ending = /[.!?…。！？][)\]"'”’»›]*$/

/**
 * Sentences that begin in lower case: the first of a paragraph, and what follows a full stop. Headings and items of lists may
 * begin as they like, and so may a line that goes on from the one before.
 */
export function findCapitals(paragraph: LintParagraph): readonly Lint[] {
  if (paragraph.kind !== 'text') return []
  return [firstOf(paragraph), ...paragraph.sentences.flatMap(({ tokens }) => insideOf(tokens, paragraph))].flatMap((token) => {
    const lint = token ? capitalFor(token, paragraph) : null
    return lint ? [lint] : []
  })
}

function firstOf({ text, span, sentences: [sentence, ...more] }: LintParagraph): LintToken | null {
  const first = sentence?.tokens[0]
  if (!first || (more.length === 0 && !standsAlone(sentence.tokens, text.slice(0, span.start)))) return null
  // "Sehr geehrte Frau Neumann," and a new line: the sentence goes on.
  if (/,\s*$/.test(text.slice(Math.max(0, span.start - 20), span.start))) return null
  // A run of words without an end is cut as well.
  return ending.test(text.slice(sentence.span.start, sentence.span.end).slice(-8)) ? first : null
}

/** Whether the only sentence of a paragraph is more than a few words, and nothing before it can go on in it. */
const standsAlone = (tokens: readonly LintToken[], before: string): boolean =>
  tokens.filter(({ kind }) => kind === 'word').length >= 4 && /^$|[.!?…:][)\]"'”’»›]*$/.test(before.slice(-200).trimEnd())

/** "It rained. then we left": a full stop behind a word that is no abbreviation, before a word that opens sentences. */
function insideOf(tokens: readonly LintToken[], { language }: LintParagraph): readonly LintToken[] {
  return tokens.filter((token, i) => {
    const [dot, before] = [tokens[i - 1], tokens[i - 2]]
    if (dot?.text !== '.' || dot.space !== '' || token.space === '' || before?.kind !== 'word' || before.isLocked) return false
    const opens = language.functionWords.has(token.lower) && tokens.slice(i).filter(({ kind }) => kind === 'word').length >= 3
    return opens && isNoAbbreviation(before.lower, language) && tokens.slice(0, i).filter(({ kind }) => kind === 'word').length >= 3
  })
}

/** Abbreviations are short, and no list holds them all: a longer word, or one of every day. */
const isNoAbbreviation = (word: string, { code, functionWords, abbreviations, closingAbbreviations }: WrittenLanguage): boolean =>
  !abbreviations.has(word) &&
  !closingAbbreviations.has(word) &&
  (word.length >= 8 || (word.length >= 3 && (functionWords.has(word) || (commonWords[code]?.has(word) ?? false))))

function capitalFor(token: LintToken, { language }: LintParagraph): Lint | null {
  // "iPhone", "pH", "von der Leyen" keep their small letter; one letter may be a label.
  if (token.kind !== 'word' || token.isLocked || !/^\p{Ll}[\p{Ll}'’-]+$/u.test(token.text)) return null
  const [letter = ''] = token.text
  const right = letter.toLocaleUpperCase(language.tag) + token.text.slice(letter.length)
  if (right === token.text) return null
  const facts = { word: token.text, right }
  return lintAt({ rule: 'any/sentence-capital', class: 'capital-needed', span: token.span, suggestions: [right], facts })
}

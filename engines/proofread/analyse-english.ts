import { analyse } from '../languages/en/grammar/analyse.ts'
import { findPieces } from '../text/pieces.ts'
import { overlaps } from '../text/span.ts'
import type { Analysis } from './language.ts'
import { comparable } from './pattern.ts'
import type { LintToken } from './token.ts'

/**
 * English sentences with classes of words, lemmas and forms of verbs. Contractions are two tokens: `do` `n't`. The tagger
 * cuts addresses, code and formulae into words like any other text; all of them are locked.
 */
export const analyseEnglish: Analysis = (sentence, offset) => {
  const links = findPieces(sentence).filter(({ kind }) => kind === 'link')
  return analyse(sentence).map(({ text, lower, lemma, tag, form, space, origin }): LintToken => {
    const span = origin ?? { start: 0, end: 0 }
    return {
      text,
      lower: comparable(lower),
      span: { start: offset + span.start, end: offset + span.end },
      kind: /^\p{N}/u.test(text) && !/\p{L}{3}/u.test(text) ? 'number' : /[\p{L}]/u.test(text) ? 'word' : 'mark',
      space,
      tag,
      lemma,
      form,
      isLocked: links.some((link) => overlaps(link.span, span)),
    }
  })
}

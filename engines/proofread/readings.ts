import type { Analysis, Tags } from '../languages/forms.ts'
import { askedOnce } from './asked-once.ts'
import type { WordKnowledge } from './language.ts'
import type { LintToken } from './token.ts'

/** What a word may be, as it stands and in small letters; empty where nobody can tell. */
export const readingsOf = (token: LintToken, words: WordKnowledge | null): readonly Analysis[] =>
  words?.forms && token.kind === 'word' ? readIn(token, words) : []

const readIn = askedOnce(({ text, lower }, { forms }): readonly Analysis[] => {
  if (!forms) return []
  return text === lower ? forms.analyse(text) : [...forms.analyse(text), ...forms.analyse(lower)]
})

/** `noun.m|noun.n:sg.dat|pl`: some reading of the word is of one of these kinds and has all tags of one of these lists. */
export function byReading(part: string): (token: LintToken, words: WordKnowledge | null) => boolean {
  const [kindText = '', tagText = ''] = part.split(':')
  const kinds = kindText.split('|')
  const wanted = tagText === '' ? [] : tagText.split('|').map((tags) => tags.split('.'))
  return (token, words) =>
    readingsOf(token, words).some(({ kind, tags }) => kinds.some((one) => isOfKind(kind, one)) && hasOneOf(tags, wanted))
}

const isOfKind = (kind: string, wanted: string): boolean => kind === wanted || kind.startsWith(`${wanted}.`)

const hasOneOf = (tags: Tags, wanted: readonly (readonly string[])[]): boolean => {
  if (wanted.length === 0) return true
  const has = tags.split('.')
  return wanted.some((list) => list.every((tag) => has.includes(tag)))
}

/**
 * Another form of the same word: `pl.dat` the one with these tags, `sg>pl` the one with a part of its own tags replaced. Null where
 * the word has none that is known.
 */
export function bentByTags(token: LintToken, change: string, words: WordKnowledge | null): string | null {
  const [from = '', to] = change.split('>')
  for (const { lemma, kind, tags } of readingsOf(token, words)) {
    const wanted = to === undefined ? from : replaced(tags, from, to)
    if (wanted === null) continue
    for (const lexeme of words?.forms?.lexemesOf(lemma) ?? []) {
      const form = lexeme.kind === kind ? lexeme.formWith(wanted) : null
      if (form !== null && form !== token.text) return form
    }
  }
  return null
}

/** Tags with whole parts replaced: `sg` in `sg.nom`. */
function replaced(tags: Tags, from: string, to: string): Tags | null {
  const before = `.${tags}.`
  return before.includes(`.${from}.`) ? before.replace(`.${from}.`, `.${to}.`).slice(1, -1) : null
}

import { defineCheck, type CheckFinding } from '../../check.ts'
import { mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** "fojik", "ruhálya": one sound, two letters. */
export default defineCheck({
  key: 'letter-j',
  class: 'misspelled',
  find: (tokens, known) => (known ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Nagyon fojik az orrom.', 'Nagyon folyik az orrom.'],
    ['Az új ruhályát vette fel.', 'Az új ruháját vette fel.'],
    ['A hejszínen várt.', 'A helyszínen várt.'],
    ['Kicsi a pája.', 'Kicsi a pálya.'],
    ['Sok a foglalkozás a bagojjal.', 'Sok a foglalkozás a bagollyal.'],
  ],
  right: ['A lova és a tája.', 'Folyik a víz, a pálya üres.', 'A bojt és a fejjel lefelé.', 'A haja sejtelmes.'],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const { lower = '', text, kind } = tokens[at] ?? {}
  if (kind !== 'word' || lower.length < 4 || !/j|ly/.test(lower) || text !== lower || known.isKnown(lower)) return null
  const made = [...lower.matchAll(/jj|lly|ly|j/g)].map(({ 0: letters, index }) => {
    const other = letters === 'jj' ? 'lly' : letters === 'lly' ? 'jj' : letters === 'j' ? 'ly' : 'j'
    return lower.slice(0, index) + other + lower.slice(index + letters.length)
  })
  return mended(
    tokens,
    at,
    made.filter((one) => known.isKnown(one)),
  )
}

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { readingsOf } from '../../readings.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const prefixes = words(`meg el ki be fel föl le át vissza össze ide oda elő szembe szét végig közre létre félre alá
  haza együtt`)
const parting = words(`együtt`)

/** "a be vezető", "egy meg bízható barát": behind an article a prefix belongs to the next word. */
export default defineCheck({
  key: 'preverb-before-participle',
  class: 'compound-split',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A be vezető rövid.', 'A bevezető rövid.'],
    ['A meg bízható barát ritka.', 'A megbízható barát ritka.'],
    ['Az el következő hetekben esik.', 'Az elkövetkező hetekben esik.'],
    ['Ez egy ki váló ötlet.', 'Ez egy kiváló ötlet.'],
    ['Az ide tartozó kérdéseket is olvasd el.', 'Az idetartozó kérdéseket is olvasd el.'],
  ],
  right: [
    'A bevezető rövid.',
    'A be- és kijárat.',
    'Az át nem lépett határ.',
    'A fel nem használt pénz.',
    'Az együtt töltött idő.',
    'A le út rövid.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [article, prefix, word] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!/^(?:az?|egy)$/.test(article?.lower ?? '') || !prefixes.has(prefix?.lower ?? '') || word?.kind !== 'word') return null
  if (
    word.text !== word.lower ||
    word.lower.length < 4 ||
    word.space === '' ||
    parting.has(prefix?.lower ?? '') ||
    prefix?.text !== prefix?.lower
  )
    return null
  const start = prefix?.lower ?? ''
  // "el következő" lacks a letter of "elkövetkező".
  const joined = [
    start + word.lower,
    ...(start === 'el' && word.lower.startsWith('következő') ? [`elkövetkező${word.lower.slice(9)}`] : []),
  ]
  const made = joined.filter((one) => known.isKnown(one)).toReversed()
  const isWord =
    /(?:[óő]|t|ás|és|mány|mény|vány|vény|atlan|etlen|at|et|ság|ség)(?:\p{L}{0,7})$/u.test(word.lower) && readingsOf(word, known).length > 0
  return made.length > 0 && (isWord || made.length > 1) ? { from: at, to: at + 2, suggestions: made } : null
}

import { defineCheck, type CheckFinding } from '../../check.ts'
import { isAccusative, isNounOf, mended, nounWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** What stands before a postposition, and the cases that people put there. */
const rows: readonly (readonly [words: RegExp, wrong: RegExp, right: string])[] = [
  [
    /^(?:nélkül|miatt|mellett|alatt|előtt|után|között|helyett|ellen|iránt|szerint|felett|fölött|mögött|révén)$/,
    /\.(?:acc|ine|ins|dat|sub|del|ill)$/,
    'nom',
  ],
  [/^(?:számára|részére)$/, /\.dat$/, 'nom'],
  [/^keresztül$/, /\.(?:acc|dat|ins)$/, 'sup'],
  [/^képest$/, /\.(?:acc|ins|del|abl|sup)$/, 'all'],
  [/^szemben$/, /\.(?:abl|dat|acc|all)$/, 'ins'],
]

/** "a barátommal nélkül", "több példát keresztül": postpositions ask for a case as well. */
export default defineCheck({
  key: 'postposition-case',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A barátommal nélkül mentem el.', 'A barátom nélkül mentem el.'],
    ['Több példát keresztül mutatja be.', 'Több példán keresztül mutatja be.'],
    ['A tavalyi tervtől képest nőtt.', 'A tavalyi tervhez képest nőtt.'],
    ['A bolttól szemben lakom.', 'A bolttal szemben lakom.'],
    ['Az ebédet után pihentem.', 'Az ebéd után pihentem.'],
  ],
  right: [
    'A barátom nélkül mentem el.',
    'Az időhöz képest jó.',
    'Ez a diákok számára fontos.',
    'A bolttal szemben lakom, a háznál.',
    'Anyámnak ellene szólt.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const row = rows.find(([words]) => words.test(tokens[at]?.lower ?? ''))
  const noun = tokens[at - 1]
  if (!row || noun?.kind !== 'word' || tokens[at]?.text !== tokens[at]?.lower || !/(?:t|n|l|k|r[ae]|b[ae]|z)$/.test(noun.lower)) return null
  const [, wrong, right] = row
  if (!isNounOf(wrong, noun, known) && !(wrong.source.includes('acc') && isAccusative(noun, known))) return null
  return mended(
    tokens,
    at - 1,
    nounWith(noun, (tags) => (wrong.test(tags) ? tags.replace(/[a-z]+$/, right) : null), known),
  )
}

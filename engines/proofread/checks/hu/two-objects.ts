import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { isKin, isPerson } from '../../hungarian/governed.ts'
import { clauseAround, finiteReadings, isAccusative, mended, nounReadings, nounWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const giving =
  words(`elmagyaráz magyaráz elmond megmutat mutat odaad átad ad küld elküld ajándékoz ajánl ígér megígér mesél elmesél megad kiad
  visszaad felolvas megtanít hoz vesz vásárol kíván köszön bemutat elárul megmond ír`)

/** "Elmagyarázta a hallgatókat a feladatot": to whom something is told or given stands in the dative. */
export default defineCheck({
  key: 'two-objects',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A tanár elmagyarázta a diákokat a feladatot.', 'A tanár elmagyarázta a diákoknak a feladatot.'],
    ['Megmutattam a barátomat a képeket.', 'Megmutattam a barátomnak a képeket.'],
    ['Küldök a tanárt egy levelet.', 'Küldök a tanárnak egy levelet.'],
    ['Odaadta a szomszédot a kulcsot.', 'Odaadta a szomszédnak a kulcsot.'],
  ],
  right: [
    'A tanár elmagyarázta a diákoknak a feladatot.',
    'Láttam a tanárt és a diákot.',
    'Bemutattam a barátomat a szüleimnek.',
    'Elküldte a fiút, a lányt nem.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || !/^az?$/.test(tokens[at + 1]?.lower ?? '') || !/t$/.test(tokens[at + 2]?.lower ?? '')) return null
  const person = tokens[at + 2]
  if (!/^(?:az?|egy)$/.test(tokens[at + 3]?.lower ?? '') || !/t$/.test(tokens[at + 4]?.lower ?? '')) return null
  if (!isSureVerb(tokens, at, known) || !finiteReadings(token, known).some(({ lemma }) => giving.has(lemma))) return null
  if (!isAccusative(person, known) || !isAccusative(tokens[at + 4], known)) return null
  if (!isKin(person.lower) && !nounReadings(person, known).some(({ lemma }) => isPerson(lemma))) return null
  const [from, to] = clauseAround(tokens, at)
  if (tokens.slice(from, to).some(({ lower }) => /n[ae]k$/.test(lower))) return null
  return mended(
    tokens,
    at + 2,
    nounWith(person, (tags) => (tags.endsWith('.acc') ? tags.replace('acc', 'dat') : null), known),
  )
}

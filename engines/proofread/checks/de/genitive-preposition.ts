import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, isOnlyFiniteAt, partEnd } from '../../german/clauses.ts'
import { determiners } from '../../german/determiners.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { canBe, inCase } from '../../german/phrase-parts.ts'
import { fits, finitesOf, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const prepositions =
  words(`wegen aufgrund anstelle innerhalb außerhalb oberhalb unterhalb angesichts anhand infolge hinsichtlich bezüglich mithilfe seitens
  zugunsten zuungunsten mangels zwecks jenseits diesseits inmitten anlässlich ungeachtet trotz`)
/** Open clauses or groups too, so that only a dative tells of them. */
const loose = words('während statt anstatt')

/** "wegen des Regens": the genitive behind its preposition, in article, adjective and noun. */
export default defineCheck({
  key: 'genitive-preposition',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Wegen dem Regen bleiben wir hier.', 'Wegen des Regens bleiben wir hier.'],
    ['Wegen dem schlechten Wetter blieben wir.', 'Wegen des schlechten Wetters blieben wir.'],
    ['Aufgrund einem Fehler kam er zu spät.', 'Aufgrund eines Fehlers kam er zu spät.'],
    ['Er kam wegen einem Problem.', 'Er kam wegen eines Problems.'],
    ['Wegen das schlechte Wetter blieben wir.', 'Wegen des schlechten Wetters blieben wir.'],
    ['Aufgrund die hohen Kosten lehnten wir ab.', 'Aufgrund der hohen Kosten lehnten wir ab.'],
    ['Trotz die große Hitze lief er.', 'Trotz der großen Hitze lief er.'],
    ['Während dem Unterricht schlief er.', 'Während des Unterrichts schlief er.'],
    ['Statt einem Buch kaufte sie eine Zeitung.', 'Statt eines Buches kaufte sie eine Zeitung.'],
    ['Während das Semester hat man wenig Zeit.', 'Während des Semesters hat man wenig Zeit.'],
    ['Innerhalb die Stadt darf man nicht rasen.', 'Innerhalb der Stadt darf man nicht rasen.'],
  ],
  right: [
    'Wegen des Regens bleiben wir hier.',
    'Wegen dem, was er sagte, ging ich.',
    'Trotz allem blieb er.',
    'Er sah zu, während dem Mann das Haus gehörte.',
    'Statt einem Freund zu helfen, schlief er.',
    'Während die Kinder spielen, lese ich.',
    'Er kam trotzdem.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const preposition = tokens[at - 1]
  const isLoose = loose.has(preposition?.lower ?? '')
  if (!preposition || !(isLoose || prepositions.has(preposition.lower))) return null
  // "der Kinder wegen": the noun stands before.
  if (at > 1 && preposition.lower === 'wegen' && /^\p{Lu}/u.test(tokens[at - 2]?.text ?? '')) return null
  if (!determiners.has(tokens[at]?.lower ?? '')) return null
  const found = nounPhraseAt(tokens, at, known)
  if (!found || found.adjectives.some(({ endings }) => endings.has('')) || tokens[at]?.lower === 'allem') return null
  const phrase = { ...found, preposition: null, cases: ['nom', 'acc', 'dat', 'gen'] as const }
  if (canBe(tokens, phrase, 'gen')) return null
  if (canBe(tokens, phrase, 'dat') ? preposition.lower === 'trotz' : isLoose && !isBeforeVerb(tokens, phrase.noun, known)) return null
  if (isLoose && opensClause(tokens, phrase.noun, known)) return null
  const made = inCase(tokens, phrase, { one: 'gen', most: 4 })
  return made === null ? null : { from: at, to: phrase.noun + 1, suggestions: [made] }
}

/** "Während das Semester hat man": verb and subject follow, so that it opens no clause. */
const isBeforeVerb = (tokens: readonly LintToken[], noun: number, known: WordKnowledge): boolean =>
  tokens[0]?.lower === 'während' &&
  isOnlyFiniteAt(tokens, noun + 1, known) &&
  /^(?:ich|man|wir|er|du)$/.test(tokens[noun + 2]?.lower ?? '') &&
  fits(finitesOf(tokens[noun + 1], known), personsOfPronoun(tokens[noun + 2]))

/** "während dem Mann das Haus gehörte", "statt einem Freund zu helfen". */
function opensClause(tokens: readonly LintToken[], noun: number, known: WordKnowledge): boolean {
  const end = partEnd(tokens, noun)
  if (tokens.slice(noun, end).some(({ lower }) => lower === 'zu')) return true
  return noun + 1 < end && !isFiniteAt(tokens, noun + 1, known) && finitePlaces(tokens, noun + 1, end, known).length > 0
}

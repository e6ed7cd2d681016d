import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { written } from '../../german/clauses.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

/** "trotz" takes the dative as well, and "während" opens clauses. */
const prepositions = words('wegen aufgrund anstelle')

/** "wegen des Regens": the genitive of a masculine or neuter noun behind its preposition. */
export default defineCheck({
  key: 'genitive-preposition',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Wegen dem Regen bleiben wir hier.', 'Wegen des Regens bleiben wir hier.'],
    ['Wegen dem schlechten Wetter blieben wir.', 'Wegen des schlechten Wetters blieben wir.'],
    ['Aufgrund einem Fehler kam er zu spät.', 'Aufgrund eines Fehlers kam er zu spät.'],
    ['Er kam wegen einem Problem.', 'Er kam wegen eines Problems.'],
  ],
  right: [
    'Wegen des Regens bleiben wir hier.',
    'Wegen dem, was er sagte, ging ich.',
    'Trotz allem blieb er.',
    'Er sah zu, während dem Mann das Haus gehörte.',
    'Er kam trotzdem.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [preposition, article] = [tokens[at - 1], tokens[at]]
  if (!article || !prepositions.has(preposition?.lower ?? '') || !/^(?:d|ein|mein|sein|dies|unser|ihr)em$/.test(article.text)) return null
  const hasAdjective = tokens[at + 1]?.lower.endsWith('en') === true && tokens[at + 1]?.text === tokens[at + 1]?.lower
  const noun = tokens[at + (hasAdjective ? 2 : 1)]
  if (!noun || !/^\p{Lu}\p{Ll}+$/u.test(noun.text)) return null
  const place = at + (hasAdjective ? 2 : 1)
  const lexeme = readingsOf(noun, known).find(({ kind, tags }) => /^noun\.[mn]$/.test(kind) && tags === 'sg.dat')
  const form =
    lexeme &&
    known.forms
      ?.lexemesOf(lexeme.lemma)
      .find(({ kind }) => kind === lexeme.kind)
      ?.formWith('sg.gen')
  if (!form) return null
  const made = article.lower === 'dem' ? 'des' : `${article.lower.slice(0, -2)}es`
  return { from: at, to: place + 1, suggestions: [`${made} ${hasAdjective ? `${written(tokens, at + 1, at + 2)} ` : ''}${form}`] }
}

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const before = words('etwas nichts viel wenig allerlei manch')
/** Small letters stay: "etwas anderes". */
const small = words('anderes andere einiges solches bisschen mehr weniger alles eigenes')

/** Adjectives behind "etwas", "nichts" and "alles" are nouns. */
export default defineCheck({
  key: 'capital-adjective',
  class: 'capital-needed',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich habe etwas neues gekauft.', 'Ich habe etwas Neues gekauft.'],
    ['Es gibt nichts schönes hier.', 'Es gibt nichts Schönes hier.'],
    ['Er hat viel interessantes erlebt.', 'Er hat viel Interessantes erlebt.'],
    ['Wir haben wenig gutes gehört.', 'Wir haben wenig Gutes gehört.'],
  ],
  right: ['Das ist etwas anderes.', 'Ich trinke etwas kaltes Wasser.', 'Es gibt nichts Neues.', 'Ich esse viel frisches, gesundes Obst.'],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [first, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!first || !token || !before.has(first.lower) || token.text !== token.lower || !token.lower.endsWith('es') || small.has(token.lower))
    return null
  if (after?.text === ',' && tokens[at + 2]?.lower.endsWith('es')) return null
  if (
    after?.kind === 'word' &&
    (after.text !== after.lower || (after.lower.endsWith('es') && after.lower !== 'es') || after.lower === 'und')
  )
    return null
  const isAdjective = readingsOf(token, known).some(
    ({ kind, tags }) => (kind === 'adjective' || /^(?:pp|ger)/.test(tags)) && /(?:^|\.)es$/.test(tags),
  )
  return isAdjective ? { from: at, to: at + 1, suggestions: [token.text.charAt(0).toUpperCase() + token.text.slice(1)] } : null
}

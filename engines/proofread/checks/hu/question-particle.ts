import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { finiteReadings } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const others =
  /^(?:van|volt|nincs|lesz|lehet|kell|szabad|igaz|jó|érdemes|fontos|biztos|elég|kész|ott|itt|így|úgy|képes|hajlandó|szükséges|lehetséges|nem)$/

/** "eljövök e", "tudjae": the little word that asks is joined with a hyphen. */
export default defineCheck({
  key: 'question-particle',
  class: 'hyphen',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Megkérdezte, hogy eljövök e.', 'Megkérdezte, hogy eljövök-e.'],
    ['Nem tudom, tudjae valaki.', 'Nem tudom, tudja-e valaki.'],
    ['Kíváncsi vagyok, szeretie a zenét.', 'Kíváncsi vagyok, szereti-e a zenét.'],
    ['Nem tudom, megérkeztek e már.', 'Nem tudom, megérkeztek-e már.'],
  ],
  right: ['Nem tudom, eljön-e.', 'Láttam e házat, és tetszett e vers.', 'Tudja e dolog nyitját.', 'A teve és a keve.'],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (token?.kind !== 'word') return null
  if (next?.text === 'e' && next.space !== '') {
    const isEnd =
      after === undefined || /^[.,?!]$/.test(after.text) || /^(?:már|még|valaki|a|az|is|ott|itt|ma|holnap|velünk|velem)$/.test(after.lower)
    const isVerb = isSureVerb(tokens, at, known) || others.test(token.lower)
    return isEnd && isVerb ? { from: at, to: at + 2, suggestions: [`${token.text}-e`] } : null
  }
  if (
    !/[^aáeéoóöőuúüű]e$|[aáiou]e$/.test(token.lower) ||
    token.text !== token.lower ||
    token.lower.length < 5 ||
    known.isKnown(token.lower)
  )
    return null
  const verb = token.lower.slice(0, -1)
  const isVerb = known.isKnown(verb) && finiteReadings({ ...token, lower: verb, text: verb }, known).length > 0
  return isVerb && tokens.slice(0, at).some(({ text, lower }) => text === ',' || lower === 'hogy')
    ? { from: at, to: at + 1, suggestions: [`${verb}-e`] }
    : null
}

import { defineCheck, type CheckFinding } from '../../check.ts'
import { isAdjective } from '../../romanian/nouns.ts'
import { personsOf } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

/** "un dar": the noun. */
const gift =
  /^(?:un|în|acest|acel|ca|drept|de|cu|unui|ce|mare|frumos|alt|niciun|orice|și|așa|al|prin|cât|harul|sau|cel|primul|fie|precum|,)$/
const clitics =
  /^(?:nu|mă|te|se|ne|vă|îl|îi|le|îmi|îți|își|am|ai|a|au|ați|voi|vei|va|vom|vor|n-am|n-a|n-au|m-am|s-a|s-au|l-am|mi-a|este|e|sunt|era|erau)$/
const subjects =
  /^(?:eu|tu|el|ea|noi|voi|ei|ele|mama|tata|fratele|sora|profesorul|profesoara|elevii|copiii|prietenii|colegii|ceilalți|alții|unii|restul)$/

/** "Am învățat dar nu am reușit": before "dar", "iar" between clauses and "ci" there is a comma. */
export default defineCheck({
  key: 'conjunction-comma',
  class: 'comma-missing',
  find: (tokens) => tokens.flatMap((_, at) => findingAt(tokens, at) ?? []),
  wrong: [
    ['Am învățat mult dar nu am luat o notă bună.', 'Am învățat mult, dar nu am luat o notă bună.'],
    ['Eu citesc iar tu scrii.', 'Eu citesc, iar tu scrii.'],
    ['Nu este prost ci leneș.', 'Nu este prost, ci leneș.'],
    ['Vreau să vin dar sunt obosit.', 'Vreau să vin, dar sunt obosit.'],
    ['Mama gătește iar fratele meu face curat.', 'Mama gătește, iar fratele meu face curat.'],
  ],
  right: [
    'Am învățat mult, dar nu am reușit.',
    'Am primit un dar de la ei.',
    'Mi-a făcut în dar o carte.',
    'A venit iar el pe la noi.',
    'Iar eu ce fac?',
    'Iar și iar am încercat.',
    'Cartea (dar nu caietul) e aici.',
    'Plouă iar.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [before, word, next, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (before?.kind !== 'word' || before.isLocked || at < 2 || next?.kind !== 'word' || word?.text !== word?.lower) return null
  if (gift.test(before.lower) || !isJoining(word?.lower ?? '', next, after)) return null
  return { from: at - 1, to: at + 1, suggestions: [`${before.text}, ${word?.lower ?? ''}`] }
}

function isJoining(word: string, next: LintToken, after: LintToken | undefined): boolean {
  if (word === 'ci') return true
  if (word === 'dar')
    return (
      clitics.test(next.lower) ||
      subjects.test(next.lower) ||
      personsOf(next.lower).size > 0 ||
      isAdjective(next.lower) ||
      /^(?:și|totuși|mai|nici|doar|când|dacă|acum|cu|fără)$/.test(next.lower)
    )
  if (word !== 'iar' || !subjects.test(next.lower) || after?.kind !== 'word') return false
  return clitics.test(after.lower) || personsOf(after.lower).size > 0 || /^(?:meu|mea|mei|mele)$/.test(after.lower)
}

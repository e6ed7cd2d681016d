import { defineCheck, type CheckFinding } from '../../check.ts'
import { readingsOf } from '../../romanian/book.ts'
import { isOwner } from '../../romanian/nouns.ts'
import { isName } from '../../romanian/subject.ts'
import { doubtful, formsFor, indicativeOf, personsOf, type Person } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

const of: Readonly<Record<string, Person>> = { eu: 3, noi: 3, tu: 4, voi: 4 }

/** "Eu și fratele meu merge", "vrea ca noi să învață": persons joined, and behind "să". */
export default defineCheck({
  key: 'joined-subject',
  class: 'subject-verb',
  find: (tokens) => tokens.flatMap((_, at) => pairAt(tokens, at) ?? wishedAt(tokens, at) ?? []),
  wrong: [
    ['Eu și fratele meu merge la mare.', 'Eu și fratele meu mergem la mare.'],
    ['Tu și Ana vorbesc prea mult.', 'Tu și Ana vorbiți prea mult.'],
    ['Profesoara vrea ca noi să învață mai mult.', 'Profesoara vrea ca noi să învățăm mai mult.'],
    ['Vreau ca tu să vină mâine.', 'Vreau ca tu să vii mâine.'],
    ['Fratele meu și eu merg la mare.', 'Fratele meu și eu mergem la mare.'],
  ],
  right: [
    'Eu și fratele meu mergem la mare.',
    'Vrea ca noi să învățăm.',
    'Eu și tu mergem.',
    'Tu și Ana vorbiți.',
    'Noi să fim sănătoși!',
    'Vreau ca voi să vă odihniți.',
  ],
})

/** Where the second of two ends; null where it is no person. */
function secondEnd(tokens: readonly LintToken[], at: number): number | null {
  const word = tokens[at]
  if (!word) return null
  if (/^(?:tu|el|ea|ei|ele|eu|dânsul|dânsa)$/.test(word.lower) || isName(word.lower)) return at + 1
  if (!readingsOf(word.lower).some((one) => one.noun.isPerson && one.isDefinite && !one.isGenitive)) return null
  return at + 1 + Number(isOwner(tokens[at + 1]?.lower ?? ''))
}

function pairAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  if (at > 0 && !/^(?:,|că|dar|dacă|când|iar|fiindcă)$/.test(tokens[at - 1]?.lower ?? '')) return null
  const first = of[tokens[at]?.lower ?? '']
  const firstEnd = first === undefined ? secondEnd(tokens, at) : at + 1
  if (firstEnd === null || tokens[firstEnd]?.lower !== 'și') return null
  const end = secondEnd(tokens, firstEnd + 1)
  const second = of[tokens[firstEnd + 1]?.lower ?? '']
  const person = first === 3 || second === 3 ? 3 : (first ?? second)
  return end === null || person === undefined ? null : verbAt(tokens, end, person)
}

function wishedAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const person = of[tokens[at]?.lower ?? '']
  if (person === undefined || tokens[at + 1]?.lower !== 'să' || !/^(?:ca|dacă|trebuie|și|,)$/.test(tokens[at - 1]?.lower ?? ','))
    return null
  const who: Person = tokens[at]?.lower === 'eu' ? 0 : tokens[at]?.lower === 'tu' ? 1 : person
  return verbAt(tokens, at + 2, who)
}

function verbAt(tokens: readonly LintToken[], start: number, person: Person): CheckFinding | null {
  let at = start
  while (/^(?:nu|mai|ne|vă|mă|te|se|îl|o|îi|le|tot|să)$/.test(tokens[at]?.lower ?? '')) at += 1
  const verb = tokens[at]
  if (verb?.kind !== 'word' || verb.text !== verb.lower || (doubtful.has(verb.lower) && verb.lower !== 'vii')) return null
  const subjunctive = indicativeOf(verb.lower)
  const persons = personsOf(subjunctive)
  if (persons.size === 0 || persons.has(person)) return null
  const [right] = formsFor(subjunctive, person)
  return right === undefined ? null : { from: at, to: at + 1, suggestions: [right] }
}

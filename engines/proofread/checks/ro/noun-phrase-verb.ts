import { defineCheck, type CheckFinding } from '../../check.ts'
import { readingsOf } from '../../romanian/book.ts'
import { nounSubjectAt } from '../../romanian/subject.ts'
import { doubtful, formsFor, personsOf } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

/** Forms of "fi" and "avea" of one and of many. */
const pairs: readonly (readonly [one: string, many: string])[] = [
  ['este', 'sunt'],
  ['era', 'erau'],
  ['va', 'vor'],
]

/** "Rezultatele studenților este": the verb has the number of the noun at the head of its subject. */
export default defineCheck({
  key: 'noun-phrase-verb',
  class: 'subject-verb',
  find: (tokens) => tokens.flatMap((_, at) => findingAt(tokens, at) ?? []),
  wrong: [
    ['Rezultatele studenților este foarte bune.', 'Rezultatele studenților sunt foarte bune.'],
    ['Casele din sat era vechi.', 'Casele din sat erau vechi.'],
    ['Problemele acestei familii va dispărea.', 'Problemele acestei familii vor dispărea.'],
    ['Copiii din clasa mea citește mult.', 'Copiii din clasa mea citesc mult.'],
    ['Profesorii pe care îi admir este foarte exigenți.', 'Profesorii pe care îi admir sunt foarte exigenți.'],
    ['Studenții din anul întâi are examen.', 'Studenții din anul întâi au examen.'],
    ['Prietenii fratelui meu a plecat la mare.', 'Prietenii fratelui meu au plecat la mare.'],
  ],
  right: [
    'Rezultatele studenților sunt foarte bune.',
    'Seara copiii citesc.',
    'Casele din sat le vede oricine.',
    'Cărțile pe care le citește Ana sunt noi.',
    'Cartea și caietul sunt pe masă.',
    'Elevii, spune profesorul, sunt obosiți.',
    'Copiii din clasa mea citesc mult.',
    'Toate acestea este bine să le știi.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const subject = nounSubjectAt(tokens, at)
  if (!subject) return null
  let place = subject.to
  while (/^(?:nu|se|mai|încă|tot|deja|și)$/.test(tokens[place]?.lower ?? '') && tokens[place]?.lower !== 'și') place += 1
  const verb = tokens[place]
  if (verb?.kind !== 'word' || verb.isLocked || verb.text !== verb.lower) return null
  const put = (right: string): CheckFinding => ({ from: place, to: place + 1, suggestions: [right] })
  const pair = pairs.find((one) => one.includes(verb.lower))
  if (pair) {
    const right = pair[subject.isPlural ? 1 : 0]
    // "Cauza sunt ploile": what it is may be many.
    return right === verb.lower || !subject.isPlural ? null : put(right)
  }
  const isPerfect = /[ts]$/.test(tokens[place + 1]?.lower ?? '') && personsOf(tokens[place + 1]?.lower ?? '').size === 0
  if (verb.lower === 'a') return subject.isPlural && isPerfect ? put('au') : null
  if (verb.lower === 'au') return null
  if (verb.lower === 'are' && subject.isPlural && !/^(?:să|de)$/.test(tokens[place + 1]?.lower ?? '')) return put('au')
  const persons = personsOf(verb.lower)
  if (doubtful.has(verb.lower) || readingsOf(verb.lower).length > 0 || persons.size !== 1) return null
  // An object at the head of a clause has a short pronoun behind it, or somebody behind the verb who does it.
  if (!subject.isPlural || !persons.has(2) || isNominative(tokens[place + 1])) return null
  const [right] = formsFor(verb.lower, 5)
  return right === undefined ? null : put(right)
}

const isNominative = (token: LintToken | undefined): boolean =>
  token !== undefined &&
  (/^\p{Lu}/u.test(token.text) ||
    /^(?:el|ea|cineva|nimeni|lumea|oricine|cine)$/.test(token.lower) ||
    readingsOf(token.lower).some((one) => one.isDefinite && !one.isPlural && !one.isGenitive))

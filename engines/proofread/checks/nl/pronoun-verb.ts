import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { endsClause, formsFor, joiners, mayBeOther, personsOf, subordinators, type Person } from '../../dutch/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Pronouns that are nothing but subjects, with the persons that their verb may have; the first is put in. */
const subjects: ReadonlyMap<string, readonly Person[]> = new Map<string, readonly Person[]>([
  ['ik', ['ik', 'past']],
  ['jij', ['jij', 'past']],
  ['je', ['jij', 'past']],
  ['u', ['jij', 'hij', 'past']],
  ['hij', ['hij', 'past']],
  ['men', ['hij', 'past']],
  ['iedereen', ['hij', 'past']],
  ['iemand', ['hij', 'past']],
  ['niemand', ['hij', 'past']],
  ['wij', ['wij', 'pasts']],
  ['we', ['wij', 'pasts']],
])

/** Those that may stand for an object or an owner, or before "anders". */
const loose = words('je u men iedereen iemand niemand')
/** "Jij en ik", "groter dan ik", "het ik". */
const noSubjectAfter = words('als behalve dan en het mijn noch of zijn een alleen dit')

/** A pronoun and the verb behind it agree. */
export default defineCheck({
  key: 'pronoun-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ik loopt naar school.', 'Ik loop naar school.'],
    ['Hij zegt dat ik morgen werkt.', 'Hij zegt dat ik morgen werk.'],
    ['Hij snijd het brood.', 'Hij snijdt het brood.'],
    ['Ik denk dat hij zich vermijd.', 'Ik denk dat hij zich vermijdt.'],
    ['Wij zwemt in zee.', 'Wij zwemmen in zee.'],
    ['Ik blijf thuis omdat we morgen vertrekt.', 'Ik blijf thuis omdat we morgen vertrekken.'],
    ['Iedereen ben blij.', 'Iedereen is blij.'],
    ['Jij snijd het brood.', 'Jij snijdt het brood.'],
    ['Men beweer van alles.', 'Men beweert van alles.'],
  ],
  right: [
    'Omdat hij werk zoekt, belt hij.',
    'Wat ik gemaakt heb, is goed.',
    'Moet ik komen?',
    'Je werk is goed.',
    'Hij is groter dan ik en wordt sterk.',
    'Toen we jong waren, zwommen we.',
    'Als ik dat doe, lukt het.',
    'Wat hij je vertelt, is waar.',
    'Wie ik ook vraag, niemand weet iets.',
    'Ik bied je werk aan.',
    'Ik ben wie ik ben.',
    'Men is even uit het lood geslagen.',
    'Dan kwamen we in de stad aan.',
    'Zelfs al zou ik thuis zijn, werk heb ik niet.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const pronoun = tokens[at]
  const allowed = subjects.get(pronoun?.lower ?? '')
  const before = tokens[at - 1]
  if (!pronoun || !allowed || (before && noSubjectAfter.has(before.lower))) return null
  const verb = verbOf(tokens, at, known)
  const token = verb === null ? undefined : tokens[verb]
  if (verb === null || !token || token.text !== token.lower) return null
  const persons = personsOf(token, known)
  if (persons.size === 0 || allowed.some((one) => persons.has(one)) || persons.has('past') || persons.has('pasts')) return null
  const [wanted = 'hij'] = allowed
  const suggestions = formsFor(token, wanted, known)
  return suggestions.length === 0 ? null : { from: verb, to: verb + 1, suggestions }
}

/** Where the verb of the pronoun must stand, if the sentence leaves no doubt. */
function verbOf(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!next || next.kind !== 'word') return null
  const pronoun = tokens[at]?.lower ?? ''
  if (before && loose.has(pronoun) && !subordinators.has(before.lower) && !joiners.has(before.lower)) return null
  if (!before || joiners.has(before.lower)) return isVerbSecond(next, pronoun, known) ? at + 1 : null
  if (!mayBeOther(next, known) && (/d$/.test(next.lower) || pronoun === 'ik' || pronoun === 'we') && isSingular(next, known)) return at + 1
  return subordinators.has(before.lower) ? lastVerb(tokens, at, known) : null
}

function isVerbSecond(next: LintToken, pronoun: string, known: WordKnowledge): boolean {
  if (personsOf(next, known).size === 0) return false
  return !loose.has(pronoun) || !mayBeOther(next, known)
}

/** A form that is one of the singular of the present, and no infinitive. */
const isSingular = (token: LintToken, known: WordKnowledge): boolean => {
  const persons = personsOf(token, known)
  return persons.size > 0 && !persons.has('wij')
}

/** The verb at the end of the clause, where nothing between may be another. */
function lastVerb(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  for (let i = at + 1; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (!token || token.kind === 'mark' || subordinators.has(token.lower) || subjects.has(token.lower)) return null
    if (personsOf(token, known).size === 0) continue
    return !mayBeOther(token, known) && isSingular(token, known) && endsClause(tokens[i + 1]) ? i : null
  }
  return null
}

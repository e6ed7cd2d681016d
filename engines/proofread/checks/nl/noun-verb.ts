import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { formsFor, mayBeOther, personsOf, type Person } from '../../dutch/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const determiners = words(`de het een deze die dit dat mijn jouw zijn haar ons onze jullie hun alle veel sommige elke elk iedere ieder`)
/** With these a noun is one thing, whatever it looks like. */
const ofOne = words('het een dit dat elke elk iedere ieder')
/** Before these a noun is a subject. */
const opens = words('want maar')
/** Nouns of one number that take a verb of either, and times. */
const anyNumber =
  words(`aantal paar deel helft meerderheid minderheid rest groep stel reeks hoop heleboel boel tiental honderdtal dozijn media data politie
  soort soorten dag week maand jaar avond nacht ochtend morgen middag keer uur staten verenigde publiek volk meeste`)
const adverbs = words('ook niet nu vaak altijd nog al toch wel soms meestal nooit')

/** Behind a verb they are its subject, and the noun was an object. */
const pronouns = words('ik jij je u hij zij ze we wij jullie men iedereen niemand iemand men')

/** Plural forms, and those of "ik", that are put behind one noun by mistake and are no infinitives of a headline there. */
const everyday = words(
  `hebben zijn waren hadden gaan komen doen moeten kunnen willen worden maken vinden word vind heb ben houd bied antwoord rijd`,
)

type Subject = { readonly isMany: boolean; readonly to: number }

/** The number of a noun where its readings leave no doubt. */
function numberOf(token: LintToken | undefined, known: WordKnowledge): boolean | null {
  if (!token || token.isLocked || token.text !== token.lower || anyNumber.has(token.lower)) return null
  const tags = new Set(readingsOf(token, known).flatMap(({ kind, tags: one }) => (kind.startsWith('noun') ? [one] : [])))
  if (tags.size !== 1) return null
  if (tags.has('pl')) return true
  return tags.has('sg') ? false : null
}

/** "De oude huizen": a subject that a clause begins with. */
function subjectAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): Subject | null {
  const first = tokens[at]
  const last = tokens[at - 1]
  if (!first || !determiners.has(first.lower) || (last && !opens.has(last.lower))) return null
  let i = at + 1
  while (i < at + 3 && isAdjective(tokens[i], known)) i++
  const isMany = numberOf(tokens[i], known)
  if (isMany === null || (isMany && ofOne.has(first.lower))) return null
  const joined = tokens[i + 1]?.lower === 'en' && determiners.has(tokens[i + 2]?.lower ?? '') ? numberOf(tokens[i + 3], known) : null
  if (joined !== null) return isMany ? null : { isMany: true, to: i + 4 }
  return { isMany, to: i + 1 }
}

/** An adjective with its ending, which stands before a noun. */
const isAdjective = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token !== undefined &&
  readingsOf(token, known).some(({ kind, tags }) => kind === 'adjective' && tags.endsWith('e')) &&
  numberOf(token, known) === null

/** "Het boek zijn ..." is a verb only where no noun can follow. */
const isOwner = (tokens: readonly LintToken[], at: number): boolean =>
  tokens[at]?.lower === 'zijn' && !/^(?:niet|erg|heel|zeer|ook|een|de|het|in|op|te|nog|al|altijd|nu)$/.test(tokens[at + 1]?.lower ?? '')

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const subject = subjectAt(tokens, at, known)
  if (!subject) return null
  let i = subject.to
  if (adverbs.has(tokens[i]?.lower ?? '')) return null
  const verb = tokens[i]
  if (!verb || verb.isLocked || verb.text !== verb.lower || isOwner(tokens, i)) return null
  const persons = personsOf(verb, known)
  const wanted: readonly Person[] = subject.isMany ? ['wij', 'pasts'] : ['hij', 'past']
  if (persons.size === 0 || wanted.some((one) => persons.has(one)) || isPast(persons, subject.isMany)) return null
  const isSure = !mayBeOther(verb, known) || /^(?:gaat|doet|ziet|staat|komt)$/.test(verb.lower)
  if (!isSure && !/d$/.test(verb.lower)) return null
  if (!isSure && !/^(?:de|het|een|in|op|naar|dat|hem|haar|me|mij|ons)$/.test(tokens[i + 1]?.lower ?? '')) return null
  if (pronouns.has(tokens[i + 1]?.lower ?? '') || /^\p{Lu}/u.test(tokens[i + 1]?.text ?? '') || clashes(tokens, i, known)) return null
  if (!subject.isMany && (!everyday.has(verb.lower) || tokens.some(({ text }) => text === '?'))) return null
  const person = persons.has('past') || persons.has('pasts') ? (['past', 'pasts'] as const)[Number(subject.isMany)] : undefined
  const suggestions = formsFor(verb, person ?? (subject.isMany ? 'wij' : 'hij'), known)
  return suggestions.length === 0 ? null : { from: i, to: i + 1, suggestions }
}

/** The past of one person with many: "de kinderen liep". The other way round may be a noun. */
const isPast = (persons: ReadonlySet<Person>, isMany: boolean): boolean => persons.has('past') !== isMany && persons.has('past')

/** Another finite verb right behind: the first belongs to something else. */
const clashes = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean => {
  const next = tokens[at + 1]
  return next !== undefined && next.lower !== 'buiten' && personsOf(next, known).size > 0 && !mayBeOther(next, known)
}

/** A noun that a clause begins with and the verb behind it agree. */
export default defineCheck({
  key: 'noun-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['De kinderen speelt in de tuin.', 'De kinderen spelen in de tuin.'],
    ['Mijn vriend hebben een nieuwe baan.', 'Mijn vriend heeft een nieuwe baan.'],
    ['De boeken is duur.', 'De boeken zijn duur.'],
    ['De leraar word boos op ons.', 'De leraar wordt boos op ons.'],
    ['De oude fietsen valt om.', 'De oude fietsen vallen om.'],
    ['Mijn vader en mijn moeder werkt hard.', 'Mijn vader en mijn moeder werken hard.'],
  ],
  right: [
    'Een aantal mensen is ziek.',
    'De politie hebben we gebeld.',
    'Mijn schoonvader zijn auto staat buiten.',
    'De dag worden dromen waar.',
    'Dat boek hebben we gelezen.',
    'Dat boek vind ik mooi.',
    'De kinderen haalt hij van school.',
    'De kinderen speelden buiten.',
  ],
})

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Known } from '../../pattern.ts'
import { cellOf, isOwner } from '../../romanian/nouns.ts'
import { between, doubtful, formsFor, personsOf, type Person } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

const pronouns: Readonly<Record<string, Person>> = { eu: 0, tu: 1, el: 2, ea: 2, dânsul: 2, dânsa: 2, noi: 3, voi: 4, ei: 5, ele: 5 }
/** Subjects of one, whatever they mean. */
const ofOne = words('nimeni cine cineva oricine')
/** Behind these a clause begins with its subject. */
const opens = words(', că dar dacă când fiindcă deoarece iar însă ci căci deși')
/** Forms that are said of one and of many: "cine sunt". */
const loose = words('sunt ești')

type Subject = { readonly person: Person; readonly to: number }

const beginsClause = (tokens: readonly LintToken[], at: number): boolean => {
  const last = tokens[at - 1]
  return !last || opens.has(last.lower)
}

/** "Maria și Ion", "mama și tata". */
function pairAt(tokens: readonly LintToken[], at: number, known: Known): Subject | null {
  const [first, and, second] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (at !== 0 || !first || and?.lower !== 'și' || !second) return null
  const isName = (token: LintToken): boolean => /^\p{Lu}\p{Ll}+$/u.test(token.text) && token.lower !== 'dar'
  const isPerson = (token: LintToken): boolean => /^(?:mama|tata|fratele|sora|bunica|bunicul|băiatul|fata|soțul|soția)$/.test(token.lower)
  if (pronouns[first.lower] !== undefined) return null
  const isPair =
    (isPerson(first) && (isPerson(second) || isName(second))) || (isName(first) && isName(second) && cellOf(first, known) === null)
  return isPair ? { person: 5, to: at + 3 } : null
}

/** A noun with its article that a clause begins with, with a possessive or "care" behind. */
function nounAt(tokens: readonly LintToken[], at: number, known: Known): Subject | null {
  const cell = cellOf(tokens[at], known)
  const isShown = /^(?:cei|cele|cel|cea)$/.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'care'
  if (isShown) return { person: /^ce[il]e?$/.test(tokens[at]?.lower ?? '') && tokens[at]?.lower !== 'cel' ? 5 : 2, to: at + 2 }
  if (cell === null) return null
  const isRelative = tokens[at + 1]?.lower === 'care'
  if (!isRelative && !beginsClause(tokens, at)) return null
  // "colega care o văd": what is missing is "pe".
  if (isRelative && /^(?:o|îl|îi|le|l-am|l-ai)$/.test(tokens[at + 2]?.lower ?? '') && personsOf(tokens[at + 3]?.lower ?? '').has(0))
    return null
  if (isRelative && /^(?:unul|una|unii|unele|dintre|din)$/.test(tokens[at - 1]?.lower ?? '')) return null
  const to = at + 1 + Number(isRelative || isOwner(tokens[at + 1]?.lower ?? ''))
  return { person: cell.endsWith('p') ? 5 : 2, to }
}

function subjectAt(tokens: readonly LintToken[], at: number, known: Known): Subject | null {
  const word = tokens[at]
  if (!word) return null
  const person = pronouns[word.lower]
  if (person !== undefined) return beginsClause(tokens, at) && tokens[at + 1]?.lower !== 'și' ? { person, to: at + 1 } : null
  if (beginsClause(tokens, at)) {
    if (ofOne.has(word.lower)) return { person: 2, to: at + 1 }
    if (word.lower === 'toată' && tokens[at + 1]?.lower === 'lumea') return { person: 2, to: at + 2 }
    if (/^(?:mulți|unii|toți)$/.test(word.lower) && tokens[at + 1]?.lower === 'oameni') return { person: 5, to: at + 2 }
  }
  return pairAt(tokens, at, known) ?? nounAt(tokens, at, known)
}

function findingAt(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  const subject = subjectAt(tokens, at, known)
  if (!subject) return null
  let i = subject.to
  while (between.has(tokens[i]?.lower ?? '')) i++
  const verb = tokens[i]
  if (!verb || verb.isLocked || verb.text !== verb.lower || (doubtful.has(verb.lower) && !isHaving(tokens, i, subject))) return null
  // "Ei e frică": a dative.
  if (/^(?:ei|lui|ele)$/.test(tokens[at]?.lower ?? '') && /^(?:îi|i|le|e|este)$/.test(tokens[subject.to]?.lower ?? '')) return null
  const persons = personsOf(verb.lower)
  if (persons.size === 0 || persons.has(subject.person)) return null
  // "Voi merge": the future.
  if (tokens[at]?.lower === 'voi' && (persons.has(2) || tokens[subject.to]?.lower === 'fi')) return null
  if (ofOne.has(tokens[at]?.lower ?? '') && loose.has(verb.lower)) return null
  if (subject.person === 2 && !persons.has(5) && pronouns[tokens[at]?.lower ?? ''] === undefined) return null
  if (subject.person === 5 && !persons.has(2) && pronouns[tokens[at]?.lower ?? ''] === undefined) return null
  if (tokens[i + 1]?.lower === 'eu' || tokens[i + 1]?.lower === 'tu') return null
  const suggestions = formsFor(verb.lower, subject.person)
  return suggestions.length === 0 ? null : { from: i, to: i + 1, suggestions }
}

/** "El am o carte": a form of "avea" with an object, not with a participle. */
const isHaving = (tokens: readonly LintToken[], at: number, { person }: Subject): boolean =>
  /^(?:am|are)$/.test(tokens[at]?.lower ?? '') &&
  person !== 3 &&
  /^(?:un|o|doi|două|trei|mulți|multe|multă|mult|nevoie|timp|bani|dreptate)$/.test(tokens[at + 1]?.lower ?? '')

/** The present has the person of its subject. */
export default defineCheck({
  key: 'verb-person',
  class: 'subject-verb',
  find: (tokens, known) => (known ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ei merge la teatru.', 'Ei merg la teatru.'],
    ['Noi vorbește română.', 'Noi vorbim română.'],
    ['Copilul merg la grădiniță.', 'Copilul merge la grădiniță.'],
    ['Elevii citește o poveste.', 'Elevii citesc o poveste.'],
    ['Cei care muncește reușesc.', 'Cei care muncesc reușesc.'],
    ['Nimeni nu știu răspunsul.', 'Nimeni nu știe răspunsul.'],
    ['Maria și Ion este acasă.', 'Maria și Ion sunt acasă.'],
    ['Eu are un câine.', 'Eu am un câine.'],
  ],
  right: [
    'Ei îi place muzica.',
    'Casa ei este mare.',
    'Elevii pe care îi vede profesorul tac.',
    'Cine sunt ei?',
    'Eu și tu mergem la mare.',
    'Câinele doarme.',
    'Noi am plecat.',
    'Eu, care merg des, știu drumul.',
    'Copilului îi merge bine.',
  ],
})

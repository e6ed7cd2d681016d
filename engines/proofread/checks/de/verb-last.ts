import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { carriesAt, isFiniteAt, partEnd, subjunctions, written } from '../../german/clauses.ts'
import { fits, finitesOf, isInfinitive, isParticiple, personsOfPronoun } from '../../german/verbs.ts'
import { partingPrefixes } from '../../../languages/de/verb-prefixes.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const openers = words('damit während seitdem solange warum wieso weshalb')
const nominatives = words(
  'der die das mein meine dein deine sein seine ihr ihre unser unsere ein eine kein keine alle viele diese dieser dieses',
)
/** Behind the preposition "während": "Während der Woche arbeite ich." */
const genitives = words('der dieser dieses')
/** Words behind which a clause goes on, or another begins. */
const goesOn = words('und oder aber sowie sondern denn als wie wo was wer ob dass weil wenn obwohl um ohne statt außer')

/** In a subordinate clause the finite verb stands at the end. */
export default defineCheck({
  key: 'verb-last',
  class: 'word-order',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich esse, weil ich habe Hunger.', 'Ich esse, weil ich Hunger habe.'],
    ['Er sagt, dass er ist krank.', 'Er sagt, dass er krank ist.'],
    ['Ich weiß, dass meine Schwester wohnt seit Jahren in Rom.', 'Ich weiß, dass meine Schwester seit Jahren in Rom wohnt.'],
    ['Sie lernt, damit sie kann in Berlin studieren.', 'Sie lernt, damit sie in Berlin studieren kann.'],
    ['Ich bin müde, weil ich stehe früh auf.', 'Ich bin müde, weil ich früh aufstehe.'],
    ['Als er kam nach Hause, war niemand da.', 'Als er nach Hause kam, war niemand da.'],
    ['Wenn du hast am Montag Zeit, gehen wir.', 'Wenn du am Montag Zeit hast, gehen wir.'],
  ],
  right: [
    'Ich esse, weil ich Hunger habe.',
    'Er sagt, dass er hat gehen müssen.',
    'Dass er kommt und geht, ist klar.',
    'Weil das Essen schmeckt, bleiben wir.',
    'Ich hoffe, dass er bald kommt.',
    'Ob er kommt oder nicht, ist egal.',
    'Weil der Mann kommt, warten wir.',
    'Während der Woche arbeite ich viel.',
    'Während dieser Zeit war sie im Ausland.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const opener = tokens[at]?.lower ?? ''
  if (opener === 'als' && (at > 0 || personsOfPronoun(tokens[1]).length === 0)) return null
  if (
    !(subjunctions.has(opener) || opener === 'als' || openers.has(opener)) ||
    (openers.has(opener) && at > 0 && tokens[at - 1]?.text !== ',')
  )
    return null
  const verb = verbBehind(tokens, at, known)
  if (verb === null) return null
  const end = partEnd(tokens, verb)
  const mark = tokens[end]
  const [next, last] = [tokens[verb + 1], tokens[end - 1]]
  if (!next || !last || !mark || end - verb < 2 || end - verb > 14 || !/^[.,!?]$/.test(mark.text)) return null
  const inner = tokens.slice(verb + 1, end)
  if (inner.some(({ lower }) => goesOn.has(lower)) || isSecondVerb(tokens, verb, end, known)) return null
  const made = madeOf(tokens, verb, end, known)
  return made === null ? null : { from: verb, to: end, suggestions: [made] }
}

/** The place of the verb behind the subject of the clause; null where that is not simple. */
function verbBehind(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  const subject = tokens[at + 1]
  if (!subject) return null
  const persons = personsOfPronoun(subject)
  const own = finitesOf(tokens[at + 2], known)
  if (persons.length > 0 && subject.text !== 'Ihr' && isFiniteAt(tokens, at + 2, known) && fits(own, persons)) return at + 2
  if (!nominatives.has(subject.lower) || (tokens[at]?.lower === 'während' && genitives.has(subject.lower))) return null
  let noun = at + 2
  const isAdjective = (i: number): boolean =>
    tokens[i]?.text === tokens[i]?.lower &&
    !!tokens[i] &&
    readingsOf(tokens[i], known).some(({ kind, tags }) => kind === 'adjective' && /(?:^|\.)e[nrs]?$/.test(tags))
  if (isAdjective(noun)) noun += 1
  if (!/^\p{Lu}\p{Ll}/u.test(tokens[noun]?.text ?? '') || !carriesAt(tokens, noun + 1, known)) return null
  return fits(finitesOf(tokens[noun + 1], known), ['er', 'wir']) ? noun + 1 : null
}

/** Whether another verb of the clause may be its finite one, or several infinitives end it. */
function isSecondVerb(tokens: readonly LintToken[], verb: number, end: number, known: WordKnowledge): boolean {
  const last = tokens[end - 1]
  if (isInfinitive(last, known) && last?.text === last?.lower)
    return isInfinitive(tokens[end - 2], known) || isParticiple(tokens[end - 2], known) || !isModal(tokens[verb], known)
  return tokens.slice(verb + 1, end).some((_, i) => {
    const place = verb + 1 + i
    if (!isFiniteAt(tokens, place, known)) return false
    return !(place === end - 1 && isParticiple(tokens[place], known) && isAuxiliary(tokens[verb], known))
  })
}

const isModal = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  finitesOf(token, known).some(({ lemma }) => /^(?:können|müssen|wollen|willen|sollen|dürfen|mögen|werden)$/.test(lemma))
const isAuxiliary = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  finitesOf(token, known).some(({ lemma }) => /^(?:haben|sein|werden)$/.test(lemma))

/** The end of the clause with its verb moved there, joined to a prefix that stands there. */
function madeOf(tokens: readonly LintToken[], verb: number, end: number, known: WordKnowledge): string | null {
  const [word, last] = [tokens[verb]?.text ?? '', tokens[end - 1]]
  if (!last) return null
  const joined = last.lower + word
  if (partingPrefixes.has(last.lower) && known.isKnown(joined))
    return end - verb > 2 ? `${written(tokens, verb + 1, end - 1)} ${joined}` : joined
  // A preposition at the end belongs to what is not there.
  if (partingPrefixes.has(last.lower) && last.lower.length < 5) return null
  return `${written(tokens, verb + 1, end)} ${word}`
}

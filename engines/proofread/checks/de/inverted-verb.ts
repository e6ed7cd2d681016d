import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, isOnlyFiniteAt, partEnd, partStart } from '../../german/clauses.ts'
import { behindPreposition, bends, hasSubject } from '../../german/phrase-parts.ts'
import { fits, finitesOf, formFor } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const adverbs =
  words(`dort hier da heute gestern morgen jetzt früher damals oft manchmal leider auch natürlich vielleicht plötzlich inzwischen
  mittlerweile außerdem draußen drinnen oben unten überall daneben dahinter davor darin darauf außerdem trotzdem deshalb dann`)
const many = words('viele einige mehrere wenige zahlreiche verschiedene zwei drei vier fünf sechs sieben acht neun zehn zwölf zwanzig')
/** Verbs that say of something that it is there. */
const being =
  words(`sein stehen liegen leben wohnen hängen sitzen kommen existieren fehlen entstehen wachsen warten arbeiten spielen gehen fahren
  laufen bleiben erscheinen passieren`)
/** Amounts that are one: "Dort war zwei Stunden Pause." */
const measures =
  /^(?:Stunden|Minuten|Tage|Wochen|Monate|Jahre|Uhr|Euro|Prozent|Grad|Meter|Kilometer|Liter|Kilo|Male?|Sekunden|Punkte|Millionen|Milliarden|Drittel|Viertel)$/u

/** Behind an adverb or a place the verb agrees with the many that follow; "gibt" has "es" for its subject. */
export default defineCheck({
  key: 'inverted-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? [findingOf(tokens, known) ?? []].flat() : []),
  wrong: [
    ['Dort steht viele alte Häuser.', 'Dort stehen viele alte Häuser.'],
    ['In meiner Stadt gibt viele Museen.', 'In meiner Stadt gibt es viele Museen.'],
    ['Im Garten spielt drei Kinder.', 'Im Garten spielen drei Kinder.'],
    ['Heute kommt einige Gäste.', 'Heute kommen einige Gäste.'],
    ['Hier gibt keine Probleme.', 'Hier gibt es keine Probleme.'],
  ],
  right: [
    'Dort steht viele Jahre ein Baum.',
    'Heute fährt Anna zwei Freunde nach Hause.',
    'Im Garten spielen drei Kinder.',
    'Dort war zwei Stunden Pause.',
    'Hier gibt es viele Museen.',
    'Hier gibt der Lehrer keine Noten.',
  ],
})

function findingOf(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  const verb = adverbs.has(tokens[0]?.lower ?? '') ? 1 : behindPreposition(tokens, 0, known)
  if (verb === null || !isFiniteAt(tokens, verb, known) || !isOnlyFiniteAt(tokens, verb, known)) return null
  const own = finitesOf(tokens[verb], known)
  if (!fits(own, ['er']) || fits(own, ['wir'])) return null
  const isGiving = /^(?:gibt|gab|gäbe)$/.test(tokens[verb]?.lower ?? '')
  const first = tokens[verb + 1]?.lower ?? ''
  if (!many.has(first) && !(isGiving && first === 'keine')) return null
  let noun = verb + 2
  while (bends(tokens[noun], known) && noun < verb + 5) noun += 1
  const end = partEnd(tokens, verb)
  if (noun >= end || partStart(tokens, verb) !== 0 || !isPlural(tokens[noun], known) || measures.test(tokens[noun]?.text ?? '')) return null
  if (finitePlaces(tokens, noun + 1, end, known).some((at) => isOnlyFiniteAt(tokens, at, known))) return null
  if (hasSubject(tokens, { from: noun + 1, to: end, number: 'sg' }, known) || tokens[noun + 1]?.lower === 'und') return null
  if (isGiving) return { from: verb, to: verb + 1, suggestions: [`${tokens[verb]?.text ?? ''} es`] }
  if (!own.every(({ lemma }) => being.has(lemma))) return null
  const made = [...new Set(own.flatMap((finite) => formFor(finite, 'wir', known) ?? []))]
  return made.length === 0 ? null : { from: verb, to: verb + 1, suggestions: made }
}

/** Whether a noun stands in the plural and cannot be in the singular. */
const isPlural = (token: LintToken | undefined, known: WordKnowledge): boolean => {
  if (!token || !/^\p{Lu}/u.test(token.text)) return false
  const nouns = readingsOf({ ...token, lower: token.text }, known).filter(({ kind }) => kind.startsWith('noun'))
  return nouns.some(({ tags }) => tags === 'pl.nom') && nouns.every(({ tags }) => tags.startsWith('pl.'))
}

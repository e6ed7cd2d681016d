import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, isOnlyFiniteAt, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { numberOf } from '../../german/phrase-parts.ts'
import { fits, finitesOf, formFor, isInfinitive, isParticiple } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** What may be the subject instead of the noun phrase before the verb: "Die Kinder liebt er". */
const subjects =
  words(`ich du er es sie wir ihr man wer das dies niemand jemand jeder jede jedes keiner alle viele einer eine ein der die den dem mein meine dein deine sein
  seine ihre unser unsere kein keine dieser diese dieses manche einige beide etwas nichts alles welche mehrere`)
/** Nouns of amounts, which take a verb in either number. */
const amounts =
  /(?:zahl|hälfte|mehrheit|menge|reihe|teil|prozent|million(?:en)?|milliarden?|paar|dutzend|gruppe|drittel|viertel|jahre|tage|monate|minuten|stunden|euro|liter|kilo|meter)$/u
const aboutNumber = words('sein werden bleiben heißen')

/** A verb agrees in number with the noun phrase that is its subject. */
export default defineCheck({
  key: 'noun-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Die Kinder spielt im Garten.', 'Die Kinder spielen im Garten.'],
    ['Der Mann gehen nach Hause.', 'Der Mann geht nach Hause.'],
    ['Meine Eltern wohnt in Rom.', 'Meine Eltern wohnen in Rom.'],
    ['Der Hund laufen schnell.', 'Der Hund läuft schnell.'],
    ['Ich weiß, dass die Kinder im Garten spielt.', 'Ich weiß, dass die Kinder im Garten spielen.'],
    ['Der Lehrer haben keine Zeit.', 'Der Lehrer hat keine Zeit.'],
  ],
  right: [
    'Die Kinder liebt er sehr.',
    'Das Buch lesen wir morgen.',
    'Der Mann und die Frau gehen.',
    'Die Kinder hat der Vater abgeholt.',
    'Die Zähne putzt sich Max.',
    'Wenn die Augen Licht trifft, tränen sie.',
    'Eine Reihe von Leuten sind da.',
    'Den Kindern gefällt das Spiel.',
    'Das Ergebnis sind drei Tote.',
    'Er sagt, dass die Kinder der Lärm stört.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const before = tokens[at - 1]?.lower ?? ''
  const isClause = subjunctions.has(before)
  if (at !== 0 && !isClause) return null
  const phrase = nounPhraseAt(tokens, at, known)
  if (!phrase || phrase.preposition !== null || amounts.test(tokens[phrase.noun]?.lower ?? '')) return null
  const number = numberOf(phrase)
  const end = partEnd(tokens, at)
  const verb = isClause && !isFiniteAt(tokens, phrase.noun + 1, known) ? end - 1 : phrase.noun + 1
  if (number === null || verb >= end || !isFiniteAt(tokens, verb, known) || isParticiple(tokens[verb], known)) return null
  const own = finitesOf(tokens[verb], known)
  // "dass ihr Glück habt".
  if (tokens[at]?.text === 'ihr' && fits(own, ['ihr'])) return null
  if (fits(own, number === 'pl' ? ['wir'] : ['er']) || own.some(({ lemma }) => aboutNumber.has(lemma) && lemma !== 'werden')) return null
  const isMasculine = tokens[at]?.lower === 'der' && number === 'sg'
  if (hasOther(tokens, { at: phrase.noun + 1, end, verb, isMasculine }, known)) return null
  const made = [...new Set(own.flatMap((finite) => formFor(finite, number === 'pl' ? 'wir' : 'er', known) ?? []))]
  return made.length === 0 ? null : { from: verb, to: verb + 1, suggestions: made }
}

type Rest = { readonly at: number; readonly end: number; readonly verb: number; readonly isMasculine: boolean }

/** Whether another subject, or another verb, may stand in the clause. */
function hasOther(tokens: readonly LintToken[], { at, end, verb, isMasculine }: Rest, known: WordKnowledge): boolean {
  const verbs = finitePlaces(tokens, at, end, known).filter((place) => place !== verb)
  if (verbs.some((place) => isOnlyFiniteAt(tokens, place, known))) return true
  if (isInfinitive(tokens[verb], known) && (verbs.length > 0 || partStart(tokens, verb) !== 0 || tokens[end]?.text === '?')) return true
  const rest = tokens.slice(at, end)
  if (rest.some(({ lower }) => lower === 'und' || lower === 'oder')) return true
  if (isMasculine && at === verb) return rest.some(({ lower }) => /^(?:wir|sie|die|ich|du)$/.test(lower))
  return rest.some(({ lower, text, kind }, i) => {
    const isBehindPreposition =
      i > 0 && /^(?:in|an|auf|aus|bei|mit|nach|von|zu|durch|für|gegen|über|unter|vor|um|ohne|seit)$/.test(rest[i - 1]?.lower ?? '')
    if (at + i === verb || isBehindPreposition) return false
    const isBare = kind === 'word' && text !== lower && (i === 0 || at + i === verb + 1 || rest[i - 1]?.lower === 'sich')
    return subjects.has(lower) || isBare
  })
}

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'
import { behindClitics, endOf, finiteReadings, subjectPhraseAt } from '../../romance/verbs/verb-language.ts'
import type { LintToken } from '../../token.ts'

const places = words('cerca lejos dentro debajo encima delante detrás enfrente alrededor')
const times = words('antes después')
/** What something is before or after; other nouns may be subjects there. */
const events =
  words(`clase clases fiesta cena comida desayuno almuerzo escuela trabajo película viaje guerra examen concierto partido boda reunión ceremonia siesta ducha universidad vacaciones navidad accidente
    horas minutos días semanas meses años medianoche mediodía lluvia tormenta muerte graduación misa juego operación entrevista`)
const determiner = /^(?:el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|est[aeo]s?|es[ae]|un|una|dos|tres|cuatro|cinco)$/u

function placeAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]?.lower ?? ''
  const next = tokens[at + 1]
  const isTime = times.has(word)
  if ((!isTime && !places.has(word)) || !next || next.isLocked || next.text !== next.lower || !determiner.test(next.lower)) return null
  // "tres días después la fiesta".
  const before = tokens[at - 1]
  if (isTime && before && before.kind === 'word' && !/^(?:y|pero|que|porque)$/u.test(before.lower)) return null
  const reader = { tokens, language: spanish, known }
  const phrase = subjectPhraseAt(reader, at + 1)
  if (!phrase || (isTime && !events.has(tokens[phrase.noun]?.lower ?? ''))) return null
  const verb = behindClitics(reader, endOf(phrase))
  const behind = tokens[endOf(phrase)]
  if (verb === null || finiteReadings(reader, verb).length > 0) return null
  if (behind && behind.kind === 'word' && !/^(?:y|o|pero|de|para|con|en|a|yo|cuando|que|porque|nosotros|fui|fuimos)$/u.test(behind.lower))
    return null
  return { from: at + 1, to: at + 2, suggestions: [next.lower === 'el' ? 'del' : `de ${next.text}`] }
}

/** "cerca", "dentro", "después" and the like have "de" before a noun. */
export default defineCheck({
  key: 'missing-de',
  class: 'preposition-missing',
  find: (tokens, known) => (known ? tokens.flatMap((_, at) => placeAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Vivo cerca la playa.', 'Vivo cerca de la playa.'],
    ['El gato duerme debajo el sofá.', 'El gato duerme debajo del sofá.'],
    ['Después mi clase, voy a casa.', 'Después de mi clase, voy a casa.'],
    ['Hay un banco enfrente la iglesia.', 'Hay un banco enfrente de la iglesia.'],
  ],
  right: [
    'Vivo cerca y la playa es bonita.',
    'Después la clase empezó.',
    'Después mi madre, cansada, se durmió.',
    'Dentro los niños juegan.',
    'Está cerca de la playa.',
  ],
})

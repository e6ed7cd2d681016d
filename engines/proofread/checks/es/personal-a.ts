import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import { spanish } from '../../romance/verbs/spanish-language.ts'
import { endOf, subjectPhraseAt } from '../../romance/verbs/verb-language.ts'
import type { LintToken } from '../../token.ts'

const verbs = words(
  'ver conocer visitar extrañar ayudar llamar amar odiar admirar invitar cuidar respetar escuchar abrazar besar acompañar recoger despertar proteger entender buscar esperar encontrar',
)
const possessive = /^(?:mis?|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?)$/u
/** Verbs whose object is hardly a thing: "ayudar los niños". */
const ofPeople = words('ayudar invitar abrazar besar acompañar')
const article = /^(?:el|la|los|las)$/u

function personAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const readings = spanish.verbs.readingsOf(tokens[at]?.lower ?? '')
  const [reading] = readings
  if (!reading || readings.some(({ lemma, tense }) => !verbs.has(lemma) || (tense !== 'inf' && tense !== 'ger'))) return null
  const determiner = tokens[at + 1]
  if (!determiner || determiner.isLocked || /^(?:al|del|el|su)$/u.test(tokens[at - 1]?.lower ?? '')) return null
  const isPossessive = possessive.test(determiner.lower)
  if (!isPossessive && !(article.test(determiner.lower) && ofPeople.has(reading.lemma))) return null
  const phrase = subjectPhraseAt({ tokens, language: spanish, known }, at + 1)
  if (!phrase || !spanish.people.has(tokens[phrase.noun]?.lower ?? '')) return null
  // "ver su familia feliz" is rare, "visitar la familia real" is not.
  if (tokens[endOf(phrase)]?.kind === 'number') return null
  return { from: at + 1, to: at + 2, suggestions: [determiner.lower === 'el' ? 'al' : `a ${determiner.text}`] }
}

/** Whom one sees, visits or helps has "a" before them. */
export default defineCheck({
  key: 'personal-a',
  class: 'preposition-missing',
  find: (tokens, known) => (known ? tokens.flatMap((_, at) => personAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Quiero ver mis amigos.', 'Quiero ver a mis amigos.'],
    ['Vamos a visitar nuestra abuela.', 'Vamos a visitar a nuestra abuela.'],
    ['Me gusta ayudar los niños.', 'Me gusta ayudar a los niños.'],
    ['Está llamando su novia.', 'Está llamando a su novia.'],
    ['Hay que acompañar el niño.', 'Hay que acompañar al niño.'],
  ],
  right: [
    'Quiero ver mi casa.',
    'Vamos a visitar a nuestra abuela.',
    'Al ver su padre la nota, lloró.',
    'Quiero ayudar en la cocina.',
    'Ver la gente pasar es bonito.',
  ],
})

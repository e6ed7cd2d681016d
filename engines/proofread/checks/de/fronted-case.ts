import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isFiniteAt, isOnlyFiniteAt, partEnd } from '../../german/clauses.ts'
import { fitPhrase, writeFit } from '../../german/fit-phrase.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { canBe, hasSubject } from '../../german/phrase-parts.ts'
import { fits, finitesOf } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Verbs with an object in the genitive. */
const withGenitive = words('gedenken bedürfen harren entbehren annehmen enthalten erwehren erinnern werden')
/** Verbs that have a subject and no object, so that what stands before them is that subject. */
const withoutObject =
  words(`wohnen arbeiten spielen kommen laufen schlafen lachen stehen sitzen liegen leben studieren reisen weinen tanzen schwimmen singen
  bellen scheinen`)

/** "Der Mädchen spielt": what stands before the verb and must be its subject has its article in the nominative. */
export default defineCheck({
  key: 'fronted-case',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? [findingOf(tokens, known) ?? []].flat() : []),
  wrong: [
    ['Der Mädchen spielt mit dem Ball.', 'Das Mädchen spielt mit dem Ball.'],
    ['Der Zimmer ist sehr klein.', 'Das Zimmer ist sehr klein.'],
    ['Den Lehrer kommt heute nicht.', 'Der Lehrer kommt heute nicht.'],
    ['Dem Kind schläft noch.', 'Das Kind schläft noch.'],
    ['Einen Hund läuft durch den Garten.', 'Ein Hund läuft durch den Garten.'],
    ['Der Fenster war offen.', 'Das Fenster war offen.'],
  ],
  right: [
    'Der Opfer wurde gedacht.',
    'Den Lehrer kennt heute keiner.',
    'Dem Kind geht es gut.',
    'Der Mutter hilft das Kind.',
    'Den Mann friert.',
    'Den Lehrer spielt ein Kind.',
  ],
})

function findingOf(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  const phrase = nounPhraseAt(tokens, 0, known)
  if (!phrase || phrase.preposition !== null || phrase.adjectives.length > 1 || canBe(tokens, phrase, 'nom')) return null
  const verb = phrase.noun + 1
  if (!isFiniteAt(tokens, verb, known) || !isOnlyFiniteAt(tokens, verb, known)) return null
  const own = finitesOf(tokens[verb], known)
  const isGenitive = !canBe(tokens, phrase, 'dat') && !canBe(tokens, phrase, 'acc') && canBe(tokens, phrase, 'gen')
  const isObjectless = own.length > 0 && own.every(({ lemma }) => withoutObject.has(lemma))
  if (isGenitive ? own.some(({ lemma }) => withGenitive.has(lemma)) : !isObjectless) return null
  if (!fits(own, ['er'])) return null
  const end = partEnd(tokens, verb)
  if (hasSubject(tokens, { from: verb + 1, to: end, number: 'sg' }, known) || !/^[.!]$/.test(tokens[end]?.text ?? '')) return null
  const [best] = fitPhrase({ ...phrase, cases: ['nom'] }, tokens).filter(({ changes }) => !changes.has(phrase.noun))
  if (!best || best.cost > 2.2) return null
  return { from: 0, to: phrase.noun + 1, suggestions: [writeFit(best, tokens, 0, phrase.noun + 1)] }
}

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAt, infiniteLemmas } from '../../german/clause-verb.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { canBe } from '../../german/phrase-parts.ts'
import { fits, finitesOf, personsOfPronoun, type Person } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Verbs without an object that make their perfect with "haben", so that "ist gearbeitet" is no passive either. */
const withHaben =
  words(`arbeiten schlafen warten lachen weinen leben spielen tanzen sprechen reden telefonieren lernen antworten helfen gefallen
  schmecken regnen gewinnen zuhören nachdenken diskutieren streiten frühstücken duschen teilnehmen anfangen aufhören stattfinden fehlen
  glauben hoffen träumen danken gratulieren studieren übernachten protestieren funktionieren passen dauern`)
const forms: Readonly<Record<string, string>> = {
  bin: 'habe',
  bist: 'hast',
  ist: 'hat',
  sind: 'haben',
  seid: 'habt',
  war: 'hatte',
  warst: 'hattest',
  waren: 'hatten',
  wart: 'hattet',
}
/** Verbs of moving and becoming without an object, which make it with "sein". */
const withSein =
  words(`kommen gehen bleiben sterben passieren geschehen einschlafen aufstehen aufwachen ankommen mitkommen zurückkommen entstehen wachsen
  verschwinden erscheinen sinken steigen landen auswandern umziehen gelingen scheitern verreisen ausgehen weggehen mitgehen zurückkehren
  explodieren aufwachsen losgehen hinfallen vorkommen`)
const back: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(forms).map(([sein, haben]) => [haben, sein]))
const persons: readonly Person[] = ['ich', 'du', 'er', 'wir', 'ihr']

/** "haben" or "sein" in the perfect. */
export default defineCheck({
  key: 'perfect-auxiliary',
  class: 'auxiliary',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Wir sind den ganzen Tag gearbeitet.', 'Wir haben den ganzen Tag gearbeitet.'],
    ['Gestern bin ich lange geschlafen.', 'Gestern habe ich lange geschlafen.'],
    ['Er hat sehr spät gekommen.', 'Er ist sehr spät gekommen.'],
    ['Ich habe gestern zu Hause geblieben.', 'Ich bin gestern zu Hause geblieben.'],
    ['Der Zug hat sehr spät angekommen.', 'Der Zug ist sehr spät angekommen.'],
    ['Wir haben um sechs Uhr aufgestanden.', 'Wir sind um sechs Uhr aufgestanden.'],
  ],
  right: [
    'Wir haben den ganzen Tag gearbeitet.',
    'Er ist gut aufgehoben.',
    'Das ist gesprochen besser als geschrieben.',
    'Die Miete ist gestiegen.',
    'Er hat einen Brief bekommen.',
    'Das Geld ist gewonnen.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]?.lower ?? ''
  const [have, be] = [forms[word], back[word]]
  if (have === undefined && be === undefined) return null
  const clause = clauseAt(tokens, at, known)
  if (!clause || clause.finite !== at || clause.last === at) return null
  const participle = tokens[clause.last]
  const lemmas = infiniteLemmas(participle, known)
  if (!participle || !known.forms?.analyse(participle.lower).some(({ kind, tags }) => kind === 'verb' && /^pp/.test(tags))) return null
  if (tokens.slice(clause.start, clause.end).some(({ lower }) => /^(?:und|oder|als|wie|worden)$/.test(lower))) return null
  const own = finitesOf(tokens[at], known)
  const hasPronoun = [tokens[at - 1], tokens[at + 1], tokens[clause.start + 1]].some(
    (one) =>
      one &&
      one.lower !== 'es' &&
      fits(
        own,
        personsOfPronoun(one).filter((person) => persons.includes(person)),
      ),
  )
  if (lemmas.length === 0 || !(hasPronoun || (be !== undefined && isOpenedBySubject(tokens, at, known)))) return null
  if (have !== undefined && lemmas.every((lemma) => withHaben.has(lemma)))
    return { from: at, to: at + 1, suggestions: [inCaseOf(have, tokens[at]?.text ?? '')] }
  const isMoving = be !== undefined && lemmas.every((lemma) => withSein.has(lemma))
  return isMoving ? { from: at, to: at + 1, suggestions: [inCaseOf(be, tokens[at]?.text ?? '')] } : null
}

/** "Das Flugzeug hat gelandet": the phrase before the verb may be its subject. */
function isOpenedBySubject(tokens: readonly LintToken[], finite: number, known: WordKnowledge): boolean {
  const phrase = nounPhraseAt(tokens, 0, known)
  return phrase !== null && phrase.preposition === null && phrase.noun + 1 === finite && canBe(tokens, phrase, 'nom')
}

const inCaseOf = (word: string, old: string): string => (/^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word)

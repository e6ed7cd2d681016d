import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { infiniteLemmas } from '../../german/clause-verb.ts'
import { isFiniteAt, isOnlyFiniteAt, partEnd } from '../../german/clauses.ts'
import { nounPhraseAt } from '../../german/noun-phrase.ts'
import { finitesOf } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

type Gender = 'm' | 'f' | 'n' | 'pl'
const accusatives: Readonly<Record<Gender, string>> = { m: 'den', f: 'die', n: 'das', pl: 'die' }
const datives: Readonly<Record<Gender, string>> = { m: 'dem', f: 'der', n: 'dem', pl: 'denen' }
const withDative = words('mit von bei zu aus nach')
const withAccusative = words('für durch gegen ohne um')
/** Verbs whose object stands in the accusative, and that have none in the dative. */
const transitive =
  words(`sehen kennen treffen besuchen lieben suchen finden lesen hören fragen hassen brauchen mögen verstehen kennenlernen einladen anrufen
  beobachten vermissen heiraten besitzen bewundern wählen benutzen verwenden untersuchen haben`)
const dativeVerbs = words('helfen danken gehören folgen vertrauen gefallen begegnen zuhören gratulieren antworten')
const subjects = words('ich du er wir man')

/** A relative pronoun stands in the case of its preposition or of the verb of its clause. */
export default defineCheck({
  key: 'relative-case',
  class: 'relative-pronoun',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Die Leute, mit die ich arbeite, sind nett.', 'Die Leute, mit denen ich arbeite, sind nett.'],
    ['Das Kind, dem ich gestern gesehen habe, war krank.', 'Das Kind, das ich gestern gesehen habe, war krank.'],
    ['Der Film, denn wir gesehen haben, war langweilig.', 'Der Film, den wir gesehen haben, war langweilig.'],
    ['Der Mann, der ich gestern getroffen habe, ist Arzt.', 'Der Mann, den ich gestern getroffen habe, ist Arzt.'],
    ['Die Freundin, die ich geholfen habe, ist krank.', 'Die Freundin, der ich geholfen habe, ist krank.'],
    ['Das ist die Firma, für der ich arbeite.', 'Das ist die Firma, für die ich arbeite.'],
    ['Ich habe einen Freund, mit den ich lerne.', 'Ich habe einen Freund, mit dem ich lerne.'],
  ],
  right: [
    'Die Leute, mit denen ich arbeite, sind nett.',
    'Der Mann, dem ich das Buch gegeben habe, ist Arzt.',
    'Der Mann, der mich gesehen hat, ist Arzt.',
    'Er war müde, denn wir haben lange gearbeitet.',
    'Die Frau, der wir den Hund gekauft haben, wohnt hier.',
    'Das Kind, mit der Mutter im Haus, schlief.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const comma = tokens[at - 1]?.text === ',' ? at - 1 : at - 2
  const preposition = comma === at - 1 ? null : (tokens[at - 1]?.lower ?? '')
  const pronoun = tokens[at]?.text ?? ''
  if (comma < 1 || tokens[comma]?.text !== ',' || !/^(?:de[rnm]|die|das|denen|denn)$/.test(pronoun)) return null
  const end = partEnd(tokens, at)
  const hasSubject = subjects.has(tokens[at + 1]?.lower ?? '')
  if (!hasSubject || end - at < 3 || !isFiniteAt(tokens, end - 1, known)) return null
  // The verb stands at the end and nowhere else: "denn wir haben gearbeitet" is no relative clause.
  if (isFiniteAt(tokens, at + 2, known) && end - 1 !== at + 2 && isOnlyFiniteAt(tokens, at + 2, known)) return null
  const gender = genderBefore(tokens, comma, known)
  if (gender === null) return null
  const wanted =
    preposition === null
      ? byVerb(tokens, at, end, known)
      : withDative.has(preposition)
        ? datives
        : withAccusative.has(preposition)
          ? accusatives
          : null
  const right = wanted?.[gender]
  if (!right || right === pronoun || (pronoun === 'denn' && preposition !== null)) return null
  // The pronoun of another gender is right of a noun further off.
  const isOfCase = wanted === datives ? /^(?:dem|der|denen)$/.test(pronoun) : /^(?:den|die|das)$/.test(pronoun)
  return isOfCase ? null : { from: at, to: at + 1, suggestions: [right] }
}

/** The paradigm that the verb at the end of the clause asks for. */
function byVerb(tokens: readonly LintToken[], at: number, end: number, known: WordKnowledge): Readonly<Record<Gender, string>> | null {
  const infinite = infiniteLemmas(tokens[end - 2], known)
  const own = finitesOf(tokens[end - 1], known).map(({ lemma }) => lemma)
  const isHelped = own.some((lemma) => /^(?:haben|sein|werden|können|müssen|wollen|willen|sollen|dürfen|mögen)$/.test(lemma))
  const lemmas = isHelped && infinite.length > 0 && end - 2 > at + 1 ? infinite : own
  // Another object of the clause may be what the verb is about.
  if (
    tokens
      .slice(at + 2, end - 1)
      .some(
        ({ text, lower, kind }) =>
          (kind === 'word' && text !== lower) ||
          /^(?:es|das|sie|ihn|mich|dich|sich|uns|euch|ihm|ihr|mir|dir|etwas|nichts|alles|keine?)$/.test(lower),
      )
  )
    return null
  if (lemmas.length > 0 && lemmas.every((lemma) => transitive.has(lemma))) return accusatives
  return lemmas.length > 0 && lemmas.every((lemma) => dativeVerbs.has(lemma)) ? datives : null
}

/** Gender, or plural, of the noun before the comma; null where it may be more than one. */
function genderBefore(tokens: readonly LintToken[], comma: number, known: WordKnowledge): Gender | null {
  const noun = tokens[comma - 1]
  if (!noun || !/^\p{Lu}/u.test(noun.text) || noun.text === 'Mädchen') return null
  for (let at = comma - 2; at >= Math.max(0, comma - 5); at -= 1) {
    const phrase = nounPhraseAt(tokens, at, known)
    if (!phrase || phrase.noun !== comma - 1) continue
    const own = new Set(
      phrase.nouns
        .filter(({ isOld }) => !isOld)
        .flatMap((one) =>
          [...one.cells].filter((cell) => phrase.determiners.some((det) => det.cells.has(cell))).map((cell) => cell.split('.')[0]),
        ),
    )
    const [only] = own
    return own.size === 1 && (only === 'm' || only === 'f' || only === 'n' || only === 'pl') ? only : null
  }
  const all = readingsOf({ ...noun, lower: noun.text }, known).filter(({ kind }) => kind.startsWith('noun'))
  return all.length > 0 && all.every(({ tags }) => tags.startsWith('pl.')) ? 'pl' : null
}

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isFiniteAt, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { fits, finitesOf, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const subjects = words('ich du er es wir man ihr sie')
/** What a relative "das" may refer to besides a neuter noun. */
const heads = words(
  'das dies dieses jenes etwas nichts alles vieles eines keines eins es einzige beste ein kein erste letzte mein dein sein jedes welches viel wenig einiges anderes',
)
/** What a clause with "dass" follows without a comma, when it is missing altogether. */
const stems = words(
  'daran darauf darin darum davon dazu dafür dagegen damit dadurch darüber so schade froh klar wichtig schön gut toll sicher möglich mich dich sich uns euch sagen denken glauben hoffen wissen meinen sehen merken gesagt gehört gedacht gemerkt gesehen',
)

/** "dass" joins a clause; "das" is an article or pronoun. */
export default defineCheck({
  key: 'das-dass',
  class: 'confused-words',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Es ist traurig, das du gehst.', 'Es ist traurig, dass du gehst.'],
    ['Er hat gemerkt, das wir fehlen.', 'Er hat gemerkt, dass wir fehlen.'],
    ['Das liegt daran, das er krank ist.', 'Das liegt daran, dass er krank ist.'],
    ['Ich freue mich sehr, das ihr kommt.', 'Ich freue mich sehr, dass ihr kommt.'],
    ['Das liegt daran das er krank ist.', 'Das liegt daran, dass er krank ist.'],
    ['Man kann sagen das es gut war.', 'Man kann sagen, dass es gut war.'],
    ['Das Auto, dass ich gekauft habe, ist rot.', 'Das Auto, das ich gekauft habe, ist rot.'],
  ],
  right: [
    'Das ist das Buch, das ich suche.',
    'Ich habe das Buch gelesen, das du mir gabst.',
    'Er sah etwas, das er nicht kannte.',
    'Die Tatsache, dass ich gehe, ist bekannt.',
    'Er sagt, das wisse er.',
    'Das Gefühl, dass ich fehle, bleibt.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [before, token, subject] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!before || !token || !subject || !subjects.has(subject.lower) || at < 2) return null
  if (token.text === 'dass')
    return before.text === ',' && isRelative(tokens, at, known) ? { from: at, to: at + 1, suggestions: ['das'] } : null
  if (token.text !== 'das' || !endsWithItsVerb(tokens, at, known)) return null
  if (before.text !== ',')
    return stems.has(before.lower) && before.text === before.lower
      ? { from: at - 1, to: at + 1, suggestions: [`${before.text}, dass`] }
      : null
  // A word that the clause may be about: a neuter noun anywhere before, or a pronoun.
  const start = Math.max(0, partStart(tokens, at - 1))
  const mayRefer =
    tokens.slice(start, at - 1).some((one, i) => heads.has(one.lower) && !(start === 0 && i === 0) && one.lower !== 'es') ||
    tokens.slice(0, at - 1).some((one, i) => i > 0 && mayBeNeuter(one, known))
  return mayRefer ? null : { from: at, to: at + 1, suggestions: ['dass'] }
}

/** "das ich suche": the verb of the pronoun ends the clause and does not stand beside it. */
function endsWithItsVerb(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const end = partEnd(tokens, at)
  const places = finitePlaces(tokens, at + 2, end, known)
  return (
    places.includes(end - 1) &&
    isFiniteAt(tokens, end - 1, known) &&
    fits(finitesOf(tokens[end - 1], known), personsOfPronoun(tokens[at + 1]))
  )
}

/** Whether a noun may be neuter: it has such a reading, or none at all. */
function mayBeNeuter(token: LintToken, known: WordKnowledge): boolean {
  if (token.kind !== 'word' || token.text === token.lower) return false
  if (/^(?:Er|Sie|Es|Ich|Wir|Du|Ihr|Das|Die|Der)$/.test(token.text)) return false
  const nouns = readingsOf({ ...token, lower: token.text }, known).filter(({ kind }) => kind.startsWith('noun'))
  return nouns.length === 0 || nouns.some(({ kind }) => !/^noun\.[mf]$/.test(kind))
}

/** Verbs that need an object, which "das" then is: "das Auto, das ich gekauft habe". */
const withObject = words(
  'kaufen lesen sehen kennen suchen haben lieben schreiben bekommen besitzen tragen bestellen verkaufen verlieren finden mögen benutzen bauen',
)
/** Nouns that are told by a clause: "das Gefühl, dass". */
const things = words(
  'auto haus buch fahrrad handy kleid bild foto geschenk spiel lied essen zimmer hotel hemd paket bett mädchen kind tier pferd restaurant brot ticket video gedicht werkzeug messer boot spielzeug geld',
)

function isRelative(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  if (!things.has(tokens[at - 2]?.lower ?? '') || subjunctions.has(tokens[partStart(tokens, at - 1)]?.lower ?? '')) return false
  const end = partEnd(tokens, at)
  const inner = tokens.slice(at + 2, end)
  // Nothing else that may be the object.
  if (
    inner.length > 4 ||
    inner.some(({ lower, text }) => text !== lower || /^(?:das|es|ihn|sie|mich|dich|uns|nichts|etwas|alles)$/.test(lower))
  )
    return false
  return inner.some((token) =>
    readingsOf(token, known).some(
      ({ kind, lemma, tags }) => kind === 'verb' && withObject.has(lemma) && /^(?:pp|pres|past|inf)/.test(tags) && lemma !== 'haben',
    ),
  )
}

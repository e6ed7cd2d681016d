import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAt } from '../../german/clause-verb.ts'
import { isFiniteAt } from '../../german/clauses.ts'
import { fits, finitesOf, isInfinitive, personsOfPronoun, type Person } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Verbs that are never without "sich". */
const always = words(
  'beeilen bedanken schämen weigern verlieben erkälten verspäten erholen auskennen sehnen benehmen eignen bemühen verirren beschweren verabreden',
)
/** Verbs that are not where this preposition stands behind them. */
const withPreposition: ReadonlyMap<string, RegExp> = new Map([
  ['freuen', /^(?:auf|über|darauf|darüber)$/],
  ['interessieren', /^(?:für|dafür)$/],
  ['kümmern', /^(?:um|darum)$/],
  ['beschäftigen', /^(?:mit|damit)$/],
  ['erinnern', /^(?:an|daran)$/],
  ['konzentrieren', /^(?:auf|darauf)$/],
  ['gewöhnen', /^(?:an|daran)$/],
  ['bewerben', /^(?:um|bei|für)$/],
  ['verabschieden', /^von$/],
  ['entscheiden', /^(?:für|gegen|dafür|dagegen)$/],
  ['verlassen', /^(?:auf|darauf)$/],
])
const selves: Readonly<Record<Person, string>> = { ich: 'mich', du: 'dich', er: 'sich', wir: 'uns', ihr: 'euch' }
const reflexives = words('mich dich sich uns euch mir dir einander')
const feelings = words(
  'wohl gut schlecht krank müde einsam allein allein glücklich besser unwohl schwach sicher fremd traurig stark frei gesund',
)

/** Verbs that need "sich" have it: "Er hat sich beeilt." */
export default defineCheck({
  key: 'reflexive-missing',
  class: 'verb-pattern',
  find: (tokens, known) => (known?.forms ? [findingOf(tokens, known) ?? []].flat() : []),
  wrong: [
    ['Er hat beeilt, um den Zug zu erreichen.', 'Er hat sich beeilt, um den Zug zu erreichen.'],
    ['Wir freuen auf die Ferien.', 'Wir freuen uns auf die Ferien.'],
    ['Er fühlt heute nicht wohl.', 'Er fühlt sich heute nicht wohl.'],
    ['Gestern hat sie bei der Lehrerin bedankt.', 'Gestern hat sie sich bei der Lehrerin bedankt.'],
    ['Ich interessiere sehr für Musik.', 'Ich interessiere mich sehr für Musik.'],
    ['Mein Bruder kümmert um die Kinder.', 'Mein Bruder kümmert sich um die Kinder.'],
  ],
  right: [
    'Er hat sich beeilt.',
    'Das freut mich.',
    'Er hat ihn an den Termin erinnert.',
    'Sie verabschieden das Gesetz von gestern.',
    'Es wurde um ihn geworben.',
    'Er fühlt den Puls und ist gut.',
  ],
})

function findingOf(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  const clause = clauseAt(tokens, 0, known)
  if (!clause) return null
  const { finite, end, lemmas, last } = clause
  const part = tokens.slice(0, end)
  if (part.some(({ lower }) => reflexives.has(lower) || /^(?:und|oder|man|wer|was|einen|den|ihn|jeden)$/.test(lower))) return null
  const own = finitesOf(tokens[finite], known)
  // "wird bedankt", "ist verliebt", "muss beeilen" aside.
  if (last !== finite && own.some(({ lemma }) => /^(?:sein|werden)$/.test(lemma)) && !isInfinitive(tokens[last], known)) return null
  if (lemmas.length !== 1 || !lacks(tokens, clause, lemmas[0] ?? '')) return null
  const subject = subjectOf(tokens, finite, known)
  if (subject === null) return null
  const place = subject.isBehind ? finite + 1 : finite
  return { from: place, to: place + 1, suggestions: [`${tokens[place]?.text ?? ''} ${selves[subject.person]}`] }
}

type Place = { readonly finite: number; readonly end: number; readonly last: number }

function lacks(tokens: readonly LintToken[], { finite, end, last }: Place, lemma: string): boolean {
  if (always.has(lemma)) return true
  if (lemma === 'fühlen')
    return (
      last === finite &&
      feelings.has(tokens[end - 1]?.lower ?? '') &&
      tokens.slice(finite + 1, end).every(({ text, lower }) => text === lower)
    )
  const wanted = withPreposition.get(lemma)
  if (!wanted) return false
  const behind = tokens.slice(finite + 1, end)
  const at = behind.findIndex(({ lower }) => wanted.test(lower))
  // Nothing that could be the object stands before the preposition.
  return (
    at >= 0 &&
    behind
      .slice(0, at)
      .every(
        ({ text, lower, kind }) =>
          kind === 'word' &&
          text === lower &&
          !/^(?:sie|es|ihn|ihr|das|die|der|alle|alles|viele|jeden|ein|eine|einen|mein|meine|meinen|sein|seine|seinen|ihre|ihren)$/.test(
            lower,
          ),
      )
  )
}

/** The person of the subject beside the verb, and whether it stands behind it. */
function subjectOf(
  tokens: readonly LintToken[],
  finite: number,
  known: WordKnowledge,
): { readonly person: Person; readonly isBehind: boolean } | null {
  const own = finitesOf(tokens[finite], known)
  for (const isBehind of [false, true]) {
    const token = tokens[isBehind ? finite + 1 : finite - 1]
    const persons = personsOfPronoun(token).filter((person) => own.some((one) => one.person === person))
    if (fits(own, persons) && persons[0] && (isBehind || finite === 1))
      return {
        person: token?.lower === 'sie' || token?.lower === 'es' ? 'er' : persons[0] === 'wir' && token?.lower !== 'wir' ? 'er' : persons[0],
        isBehind,
      }
  }
  const isPhrase =
    /^(?:mein|dein|sein|ihr|unser|der|die|das)/.test(tokens[0]?.lower ?? '') && finite === 2 && isFiniteAt(tokens, finite, known)
  return isPhrase && /^\p{Lu}/u.test(tokens[1]?.text ?? '') ? { person: 'er', isBehind: false } : null
}

import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAt } from '../../german/clause-verb.ts'
import { finitesOf, isInfinitive } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const modals = /^(?:können|müssen|wollen|willen|sollen|dürfen|mögen)$/

/** Behind "können", "müssen" and their like the infinitive has no "zu", however far it stands. */
export default defineCheck({
  key: 'modal-zu',
  class: 'modal',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Nach dem Abitur möchte ich zu studieren.', 'Nach dem Abitur möchte ich studieren.'],
    ['Du musst heute dein Zimmer zu putzen.', 'Du musst heute dein Zimmer putzen.'],
    ['Wir können morgen ins Kino zu gehen.', 'Wir können morgen ins Kino gehen.'],
    ['Er will seine Eltern anzurufen.', 'Er will seine Eltern anrufen.'],
  ],
  right: [
    'Er muss viel zu tun haben.',
    'Ich möchte nach Hause gehen.',
    'Er will zu seinen Eltern.',
    'Das muss nicht zu sehen sein.',
    'Er soll die Absicht, sie zu sehen, haben.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (!finitesOf(tokens[at], known).some(({ lemma }) => modals.test(lemma))) return null
  const clause = clauseAt(tokens, at, known)
  if (!clause || clause.finite !== at || clause.end - at < 3 || clause.end - at > 10) return null
  const [last, end] = [tokens[clause.end - 1], clause.end]
  if (!last || last.text !== last.lower || !/^[.!?,]$/.test(tokens[end]?.text ?? '')) return null
  const inner = tokens.slice(at + 1, end - 2)
  const isOther = inner.some(
    (one) =>
      one.text === one.lower && (isInfinitive(one, known) || /^(?:um|ohne|statt|als|und|oder|zu|nichts|etwas|viel|genug)$/.test(one.lower)),
  )
  if (isOther) return null
  if (tokens[end - 2]?.lower === 'zu' && isInfinitive(last, known)) return { from: end - 2, to: end, suggestions: [last.text] }
  const joined = readingsOf(last, known).find(({ kind, tags }) => kind === 'verb' && tags === 'ger.zu')
  return joined ? { from: end - 1, to: end, suggestions: [joined.lemma] } : null
}

import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isFiniteAt } from '../../german/clauses.ts'
import { fits, finitesOf, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const asking = words('was wer wen wem wo wohin woher wann warum wieso weshalb wie')
const measured = words('lange viel viele oft alt spät weit teuer groß')

/** A direct question ends with its mark. */
export default defineCheck({
  key: 'question-mark',
  class: 'end-mark',
  find: (tokens, known) => (known?.forms ? (findingIn(tokens, known) ?? []) : []),
  wrong: [
    ['Was wünschst du zum Geburtstag.', 'Was wünschst du zum Geburtstag?'],
    ['Wann kommt ihr nach Berlin.', 'Wann kommt ihr nach Berlin?'],
    ['Wie lange bleibst du hier.', 'Wie lange bleibst du hier?'],
    ['Hast du morgen Zeit.', 'Hast du morgen Zeit?'],
  ],
  right: ['Was du sagst, ist richtig.', 'Wer wagt, gewinnt.', 'Kommst du, so freue ich mich.', 'Wie schön ist das.'],
})

function findingIn(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] | null {
  const end = tokens.length - 1
  if (tokens[end]?.text !== '.' || end < 3 || end > 12 || tokens.some(({ kind, text }, i) => kind === 'mark' && i < end && text !== '-'))
    return null
  const first = tokens[0]?.lower ?? ''
  const verb = !asking.has(first) ? 0 : first === 'wie' && measured.has(tokens[1]?.lower ?? '') ? 2 : 1
  const subject = tokens[verb + 1]
  if (!subject || !isFiniteAt(tokens, verb, known) || !fits(finitesOf(tokens[verb], known), personsOfPronoun(subject))) return null
  // Only "du" is asked with the verb first; of the rest some are conditions or stories: "War ich froh."
  if (
    !(verb === 0 ? subject.text === 'du' : /^(?:du|ihr|er|wir)$/.test(subject.text)) ||
    /^(?:musst|sollst|bist)$/.test(tokens[verb]?.lower ?? '')
  )
    return null
  return [{ from: end, to: end + 1, suggestions: ['?'] }]
}

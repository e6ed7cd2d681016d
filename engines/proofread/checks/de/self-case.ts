import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAt } from '../../german/clause-verb.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Verbs whose "mich" is the only object beside a preposition. */
const withMich =
  words(`vorbereiten freuen interessieren konzentrieren kümmern beschweren bewerben bedanken verabschieden entscheiden verlieben treffen
  beeilen erholen fühlen ärgern wundern gewöhnen beschäftigen erkälten verlassen langweilen unterhalten anmelden ausruhen setzen
  entschuldigen fürchten schämen sehnen verspäten umziehen`)
/** Verbs whose "mir" stands beside a thing. */
const withMir = words(
  'wünschen merken leisten überlegen vorstellen ansehen anschauen anhören ausdenken abgewöhnen aussuchen einbilden angewöhnen',
)
const dative: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir' }
const accusative: Readonly<Record<string, string>> = { mir: 'mich', dir: 'dich' }
const owners: Readonly<Record<string, string>> = { ich: 'm', du: 'd' }

/** "Ich bereite mich vor", "Ich wünsche mir ein Auto": the case of the pronoun that turns back. */
export default defineCheck({
  key: 'self-case',
  class: 'pronoun-case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich habe mir auf die Prüfung vorbereitet.', 'Ich habe mich auf die Prüfung vorbereitet.'],
    ['Ich wünsche mich ein neues Auto.', 'Ich wünsche mir ein neues Auto.'],
    ['Kannst du dich das vorstellen?', 'Kannst du dir das vorstellen?'],
    ['Ich freue mir auf das Fest.', 'Ich freue mich auf das Fest.'],
    ['Ich habe mich den Film angesehen.', 'Ich habe mir den Film angesehen.'],
  ],
  right: [
    'Ich stelle mich vor.',
    'Ich habe mir Sorgen um dich gemacht.',
    'Ich sehe mich im Spiegel an.',
    'Ich habe mir die Hände gewaschen.',
    'Er hat mir das Haus verlassen.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]?.text ?? ''
  const [toDative, toAccusative] = [dative[word], accusative[word]]
  if (!toDative && !toAccusative) return null
  if (
    /^(?:mit|von|bei|zu|für|auf|an|über|um|gegen|ohne|durch|nach|aus|vor|in|hinter|neben|und|oder|als|wie)$/.test(
      tokens[at - 1]?.lower ?? '',
    )
  )
    return null
  const clause = clauseAt(tokens, at, known)
  if (!clause || clause.lemmas.length !== 1) return null
  const part = tokens.slice(clause.start, clause.end)
  if (!part.some(({ lower }) => owners[lower] === word[0]) || part.some(({ lower }) => /^(?:zu|und|oder)$/.test(lower))) return null
  const lemma = clause.lemmas[0] ?? ''
  const next = tokens[at + 1]
  if (toAccusative) {
    const isPlain =
      next &&
      next.text === next.lower &&
      !/^(?:den|das|die|ein|eine|einen|es|sie|ihn|alles|nichts|etwas|meine?n?|deine?n?|keine?n?)$/.test(next.lower)
    return withMich.has(lemma) && isPlain ? { from: at, to: at + 1, suggestions: [toAccusative] } : null
  }
  const isThing = /^(?:den|das|die|ein|eine|einen|es|alles|nichts|etwas|viel|keine?n?|deinen|seinen|ihren|deine|seine|ihre)$/.test(
    next?.lower ?? '',
  )
  return withMir.has(lemma) && isThing && toDative ? { from: at, to: at + 1, suggestions: [toDative] } : null
}

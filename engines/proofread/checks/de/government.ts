import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAt } from '../../german/clause-verb.ts'
import { isFiniteAt, partEnd, partStart } from '../../german/clauses.ts'
import { governedAdjectives, governedNouns, governedVerbs, type Governed } from '../../german/governed-table.ts'
import { prepositionAt, putPreposition, standsIn } from '../../german/put-preposition.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const reflexives = words('mich dich sich uns euch mir dir')
/** Behind these "an", "auf" and "in" tell the place where the phrase stands in the dative. */
const places = words('an auf in bei unter vor über')
/** Words whose "von" is their own. */
const ofAnother = words(`zugunsten anhand mithilfe anstelle aufgrund infolge seitens abseits unabhängig abhängig jenseits diesseits unweit
  statt anstatt ungeachtet einschließlich innerhalb außerhalb links rechts nördlich südlich westlich östlich weit`)
/** "Was denkst du über ihn?": an opinion. */
const opinions = words('was anders so gut schlecht wie ähnlich ebenso genauso gleich gering hoch')

/** Verbs, adjectives and nouns with the preposition that belongs to them. */
export default defineCheck({
  key: 'government',
  class: 'preposition',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Er denkt oft über seine Familie.', 'Er denkt oft an seine Familie.'],
    ['Wir warten für den Bus.', 'Wir warten auf den Bus.'],
    ['Ich interessiere mich an der Geschichte.', 'Ich interessiere mich für die Geschichte.'],
    ['Sie kümmert sich über die Kinder.', 'Sie kümmert sich um die Kinder.'],
    ['Das Ergebnis hängt auf vielen Faktoren ab.', 'Das Ergebnis hängt von vielen Faktoren ab.'],
    ['Ich habe mich nie von diesen Tag erinnert.', 'Ich habe mich nie an diesen Tag erinnert.'],
    ['Er ist sehr stolz von seinem Sohn.', 'Er ist sehr stolz auf seinen Sohn.'],
    ['Sie hat Angst von dem Hund.', 'Sie hat Angst vor dem Hund.'],
    ['Das hat großen Einfluss über die Wirtschaft.', 'Das hat großen Einfluss auf die Wirtschaft.'],
    ['Er ist verheiratet zu einer Ärztin.', 'Er ist verheiratet mit einer Ärztin.'],
  ],
  right: [
    'Was denkst du über deine Familie?',
    'Wir warten für eine Stunde auf den Bus.',
    'Sie kümmert sich zu Hause um die Kinder.',
    'Er denkt an seine Familie.',
    'Die Angst von Kindern ist oft groß.',
    'Es handelt sich um einen Fehler.',
    'Er bereitet sich zu Hause vor.',
    'Er nimmt in Berlin an einem Kurs teil.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const written = prepositionAt(tokens[at])
  if (!written || at === 0) return null
  const governed = byNeighbour(tokens, { at, preposition: written[0] }, known) ?? byVerb(tokens, { at, preposition: written[0] }, known)
  if (!governed) return null
  const [start, end] = [partStart(tokens, at), partEnd(tokens, at)]
  const isRight = (token: LintToken): boolean =>
    prepositionAt(token)?.[0] === governed.preposition ||
    (/^da(?:r(?=[aeiouäü]))?/.test(token.lower) && token.lower.endsWith(governed.preposition))
  if (tokens.slice(start, end).some(isRight)) return null
  const put = putPreposition(tokens, at, { to: governed, known })
  return put && { from: put.from, to: put.to, suggestions: [put.text] }
}

/** "stolz von", "Angst von": right before the preposition. */
function byNeighbour(
  tokens: readonly LintToken[],
  { at, preposition }: { readonly at: number; readonly preposition: string },
  known: WordKnowledge,
): Governed | null {
  const before = tokens[at - 1]
  if (!before) return null
  const isFirst = partStart(tokens, at) === at - 1
  // "Angst vom Lesen": where it comes from.
  if (tokens[at]?.lower === 'vom') return null
  const isPlace = /^(?:an|in|auf)$/.test(preposition) && standsIn(tokens, at, 'dat', known)
  if (isPlace && !governedAdjectives.has(before.text)) return null
  const found = governedAdjectives.get(before.text) ?? (isFirst ? null : governedNouns.get(before.text))
  if (!found || !found.wrong.has(preposition)) return null
  // "die Angst von Kindern": whose it is.
  const isOwner = preposition === 'von' && /^(?:der|die|das|dem|den|des|diese|dieser)$/.test(tokens[at - 2]?.lower ?? '')
  return isOwner ? null : found
}

function byVerb(
  tokens: readonly LintToken[],
  { at, preposition }: { readonly at: number; readonly preposition: string },
  known: WordKnowledge,
): Governed | null {
  // "im Besitz von Schätzen": it belongs to the noun.
  if (preposition === 'von' && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '')) return null
  const clause = clauseAt(tokens, at, known)
  if (!clause || (at < clause.finite && clause.finite !== clause.end - 1) || ofAnother.has(tokens[at - 1]?.lower ?? '')) return null
  const lemma = clause.lemmas.find((one) => governedVerbs.get(one)?.wrong.has(preposition))
  const found = governedVerbs.get(lemma ?? '')
  if (!found || lemma === undefined) return null
  const part = tokens.slice(clause.start, clause.end)
  const hasSelf = part.some(({ lower }) => reflexives.has(lower))
  if (found.isReflexive !== hasSelf && (found.isReflexive || /^(?:handeln|sorgen|bestehen)$/.test(lemma))) return null
  // "Er hängt an der Bar ab."
  if (lemma === 'abhängen' && part.some(({ lower }) => /^(?:ich|du|er|sie|wir|ihr|man)$/.test(lower))) return null
  if (lemma === 'denken' && part.some(({ lower }) => opinions.has(lower))) return null
  if (part.some(({ lower }, i) => /^(?:und|oder)$/.test(lower) && isFiniteAt(tokens, clause.start + i + 1, known))) return null
  const isPlace = places.has(preposition) && standsIn(tokens, at, 'dat', known)
  return isPlace && lemma !== 'interessieren' && lemma !== 'abhängen' && preposition !== 'über' ? null : found
}

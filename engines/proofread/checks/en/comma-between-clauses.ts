import { clauseVerbs, subordinators } from '../../../languages/en/grammar/grammar-words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseFrom, isNominative, type Clause } from '../../english/subject-verb-pairs.ts'
import type { Sentence } from '../../english/verbs.ts'
import { isProse, lowerAt } from '../../english/words.ts'

const joints = /^(?:but|and|so)$/
/** Words after which what follows "and" may still belong to them. */
const opening = /^(?:that|if|when|because|who|which|what|where|how|why|whether|than|as|both|either|so|let|make|see|hear)$/
/** How many words each of two clauses must have for the comma to be missed. */
const least: Readonly<Record<string, readonly [number, number]>> = { but: [4, 2], so: [3, 3], and: [7, 5] }

/** Past an opening phrase with its comma: "On the other hand," */
function openingEnd(tokens: Sentence, at: number): number {
  const comma = tokens.findIndex(({ text }) => text === ',')
  if (comma < 1 || comma > 5 || comma > at) return 0
  return /^(?:ADP|ADV)$/.test(tokens[0]?.tag ?? '') && !subordinators.has(lowerAt(tokens, 0)) ? comma + 1 : 0
}

function firstClauseIsPlain(tokens: Sentence, at: number): boolean {
  const from = openingEnd(tokens, at)
  const clause = clauseFrom(tokens, from)
  if (!clause || clause.verb >= at || at - from < 3) return false
  const first = tokens.slice(from, at)
  if (first.some(({ kind, text }) => kind === 'mark' && !/^[-'’]$/.test(text))) return false
  // Before "but" a comma is right even where a clause inside the first one ends.
  return lowerAt(tokens, at) === 'but' || !first.some(({ lower }) => opening.test(lower) || subordinators.has(lower))
}

/** How many words stand from `from` to the next mark. */
function wordsFrom(tokens: Sentence, from: number): number {
  let k = from
  while (tokens[k] && tokens[k]?.kind !== 'mark') k++
  return k - from
}

/** "and my brother waited": a noun with its verb, which is no second object. */
const isPlain = (tokens: Sentence, { start, verb }: Clause): boolean =>
  /^(?:the|my|your|our|his|her|their)$/.test(lowerAt(tokens, start)) &&
  tokens[verb]?.form === 'past' &&
  !clauseVerbs.has(tokens[clauseFrom(tokens, 0)?.verb ?? 0]?.lemma ?? '')

function findingAt(tokens: Sentence, at: number): CheckFinding | null {
  const joint = lowerAt(tokens, at)
  const before = tokens[at - 1]
  const [left, right] = least[joint] ?? []
  if (!joints.test(joint) || !before || before.kind === 'mark' || left === undefined || right === undefined) return null
  const next = clauseFrom(tokens, at + 1)
  const isSubject =
    isNominative(tokens, at + 1) || /^(?:it|there|this|nobody|everybody|everyone|somebody|someone)$/.test(lowerAt(tokens, at + 1))
  if (!next || !(next.kind === 'pronoun' ? isSubject : isPlain(tokens, next)) || at < left || wordsFrom(tokens, at + 1) < right) return null
  // "slowly so they could follow"
  if (joint === 'so' && /^(?:can|could|would|will|may|might|'ll|'d)$/.test(lowerAt(tokens, next.verb))) return null
  if (joint === 'so' && /^(?:and|or|do|did|think|say|do|be|if|is|was|are|even|not|ever|do|much|many)$/.test(lowerAt(tokens, at - 1)))
    return null
  return firstClauseIsPlain(tokens, at) ? { from: at - 1, to: at, suggestions: [`${before.text},`] } : null
}

export default defineCheck({
  key: 'comma-between-clauses',
  class: 'comma-missing',
  isPicky: true,
  find: (tokens) => (isProse(tokens) ? tokens.flatMap((_, at) => findingAt(tokens, at) ?? []).slice(0, 1) : []),
  wrong: [
    ['I wanted to go to the party but I was too tired.', 'I wanted to go to the party, but I was too tired.'],
    ['It was raining heavily so we decided to stay at home.', 'It was raining heavily, so we decided to stay at home.'],
    ['He studied all night for the exam and he passed it with ease.', 'He studied all night for the exam, and he passed it with ease.'],
    ['She called him twice but he did not answer.', 'She called him twice, but he did not answer.'],
    ['I have lived here for ten years and I have never seen snow.', 'I have lived here for ten years, and I have never seen snow.'],
    ['The weather was terrible so we stayed at home all day.', 'The weather was terrible, so we stayed at home all day.'],
    ['I was really angry but I wanted to see him.', 'I was really angry, but I wanted to see him.'],
    [
      'My sister is very good at maths and she wants to be an engineer.',
      'My sister is very good at maths, and she wants to be an engineer.',
    ],
  ],
  right: [
    'He sang and she danced.',
    'I think that he is ill and he should rest.',
    'She came home but did not eat.',
    'We know how it works and why it fails.',
    'I went out so that he could sleep.',
    'When it rained, we stayed in and they left.',
    'Tell him I called and I am sorry.',
    'The bus was late, and we were cold.',
    'He likes you and me.',
    'I do so and I always will.',
    'Both the boy and she were late.',
    'He asked if I was well and I nodded.',
  ],
})

import { defineCheck, type CheckFinding } from '../../check.ts'
import { mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** "éhessen", "gyorssan", "rövidessen": what ends in -s has one s before "-an, -en". */
export default defineCheck({
  key: 'adverb-letter',
  class: 'misspelled',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A kutyám éhessen várt.', 'A kutyám éhesen várt.'],
    ['Rövidessen visszajövök.', 'Rövidesen visszajövök.'],
    ['Túl gyorssan vezetsz.', 'Túl gyorsan vezetsz.'],
    ['Okossan válaszolt.', 'Okosan válaszolt.'],
  ],
  right: ['Keressen fel holnap!', 'Siessen, és fizessen!', 'Okosan és éhesen.', 'Hasson rá, és fusson!'],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const { lower = '', kind, text = '' } = tokens[at] ?? {}
  if (kind !== 'word' || !/ss[ae]n$/.test(lower) || (text !== lower && at > 0)) return null
  const single = lower.replace(/ss([ae]n)$/, 's$1')
  const isAdverb =
    (known.forms?.analyse(single) ?? []).some(({ tags, lemma }) => tags === 'adv' && lemma.endsWith('s')) ||
    /^(?:rövidesen|teljesen|rendesen)$/.test(single)
  const isVerb = (known.forms?.analyse(lower) ?? []).some(
    ({ kind: own, tags, lemma }) => own === 'verb' && tags.startsWith('imp') && !lemma.endsWith('sz'),
  )
  return isAdverb && !isVerb && known.isKnown(single) ? mended(tokens, at, [single]) : null
}

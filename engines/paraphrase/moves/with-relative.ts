import { compose, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { personNouns } from '../../languages/en/grammar/grammar-words.ts'
import { isFinite } from '../../languages/en/grammar/clause.ts'
import { headOf, isVerb, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** What people have, so that "with" says no more than that. Sorted. */
const belongings = new Set(
  `allergy anxiety asthma background car cat child degree depression diabetes difficulty disability disease disorder dog dyslexia experience garden idea illness
  impairment income injury interest job knowledge mortgage need opinion pet problem qualification question skill symptom talent view`.split(
    /\s+/,
  ),
)
/** Verbs that have a "with" of their own. Sorted. */
const governing =
  /^(associate|compare|confront|connect|deal|entrust|equip|fill|furnish|help|leave|link|present|provide|replace|share|supply|talk|trust|work)$/

/** "people with low incomes" to "people who have low incomes". */
export const withToRelative: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 1; at++) {
    const who = sentence[at - 1]
    const isMany =
      who?.lower === 'people' || who?.lower === 'children' || (who !== undefined && personNouns.has(who.lemma) && who.lower !== who.lemma)
    if (
      sentence[at]?.lower !== 'with' ||
      !isMany ||
      who?.isLocked ||
      sentence.slice(Math.max(0, at - 6), at).some((token) => isVerb(token) && governing.test(token.lemma))
    )
      continue
    const stop = nounPhraseEnd(sentence, at + 1, { of: false, join: false })
    const head = sentence[headOf(sentence, at + 1, stop)]
    if (
      stop < 0 ||
      head?.tag !== 'NOUN' ||
      !belongings.has(head.lemma) ||
      /^(the|their|this|these|no)$/.test(sentence[at + 1]?.lower ?? '')
    )
      continue
    if (
      /^(and|or|of|to|who|that|which)$/.test(sentence[stop]?.lower ?? '') ||
      sentence.some(({ lower }) => /^(who|have|has|had)$/.test(lower))
    )
      continue
    const have = haveFor(sentence)
    const withToken = sentence[at]
    if (have === null || withToken === undefined) continue
    return [
      compose(
        sentence.slice(0, at),
        [word('who', 'PRON'), withText(withToken, have, { tag: 'VERB', form: have === 'had' ? 'past' : 'pl', lemma: 'have' })],
        sentence.slice(at + 1),
      ),
    ]
  }
  return null
})

/** "had" in a sentence told in the past, "have" in one told in the present; null where both stand or none. */
function haveFor(tokens: Tokens): 'had' | 'have' | null {
  const finite = tokens.filter((token, i) => isVerb(token) && isFinite(tokens, i))
  const isPast = finite.some(({ form, lower }) => form === 'past' || /^(was|were|did)$/.test(lower))
  const isPresent = finite.some(
    ({ form, lower }) => /^(3sg|pl)$/.test(form ?? '') || /^(can|will|should|must|may|is|are|do|does)$/.test(lower),
  )
  return isPast === isPresent ? null : isPast ? 'had' : 'have'
}

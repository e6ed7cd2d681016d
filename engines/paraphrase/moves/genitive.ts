import { compose, lowerFirst, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** Owners that are measures of time or amount, or nobody in particular: "today's news", "a day's work", "the world's largest". Sorted. */
const noOwners = new Set(
  `century day decade evening hour life minute moment month morning night nobody one semester summer today tomorrow week weekend winter
  world year yesterday`.split(/\s+/),
)
/** What is owned in a fixed way: "the king's men", "women's rights", "at the dentist's office". Sorted. */
const fixedHeads = new Set(
  `book boss brother child colleague day degree edge eye family father friend game guide hand house husband mother name office parent place
  right room sake shop side sister teacher way wife work`.split(/\s+/),
)

/** Where the owner's noun phrase of two words or three begins, or -1: "the", "this", "our" and what belongs to it. */
function ownerStart(tokens: Tokens, mark: number): number {
  for (let start = mark - 2; start >= Math.max(0, mark - 4); start--) {
    const token = tokens[start]
    if (token === undefined) return -1
    if (/^(the|this|these|their|our)$/.test(token.lower)) return start
    if (token.tag !== 'ADJ' && !isNoun(token)) return -1
  }
  return -1
}

/** The end of what is owned: adjectives and one noun, and nothing that goes on after it; -1 when unsure. */
function ownedEnd(tokens: Tokens, from: number): number {
  let k = from
  while (tokens[k]?.tag === 'ADJ' && tokens[k]?.lower !== 'own') k++
  const head = tokens[k]
  const next = tokens[k + 1]
  if (head?.tag !== 'NOUN' || head.isLocked || k - from > 2 || fixedHeads.has(head.lemma)) return -1
  const goesOn = next === undefined || isNoun(next) || next.tag === 'ADJ' || /^(of|and|or|that|which|who|to|'s|’s|-)$/.test(next.lower)
  return goesOn ? -1 : k + 1
}

/** "the company's profits" to "the profits of the company". */
export const ofForGenitive: Structure['apply'] = rearrange((sentence) => {
  for (let mark = 2; mark < sentence.length - 2; mark++) {
    const token = sentence[mark]
    const owner = sentence[mark - 1]
    if (token?.tag !== 'PART' || !/^(?:['’]s|['’])$/.test(token.lower) || owner?.tag !== 'NOUN' || owner.isLocked) continue
    const start = ownerStart(sentence, mark)
    const end = ownedEnd(sentence, mark + 1)
    const before = sentence[start - 1]
    if (start < 0 || end < 0 || noOwners.has(owner.lemma) || /^(of|and|or)$/.test(before?.lower ?? '')) continue
    const owners = sentence.slice(start, mark)
    return [
      compose(
        sentence.slice(0, start),
        [word(start === 0 ? 'The' : 'the', 'DET')],
        sentence.slice(mark + 1, end),
        [word('of', 'ADP')],
        start === 0 ? lowerFirst(owners) : owners,
        sentence.slice(end),
      ),
    ]
  }
  return null
})

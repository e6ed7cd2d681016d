import { headOf, isNoun, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import type { Adjunct } from './adjunct.ts'

/** Prepositions that set a scene when they open a sentence. Sorted. */
const openers = new Set('across after among around at before by during for from in on over throughout under with without'.split(' '))

/** Nouns that make a connective of the phrase, or a comment on the whole: these have places of their own. Sorted. */
const comments = new Set(
  `addition best case circumstance comparison conclusion condition connection consequence contrast course effect end exception extent fact fairness first
  general glance hand hindsight instance kind last least luck manner mean means meantime moment norm opinion order other part particular perspective point practice
  principle purpose rate reality reason regard respect result rule run same second sense short sight similarity spite step stroke sum summary surprise term theory
  thing third time turn view way while whole word`.split(/\s+/),
)

/** "On calm mornings", "at a depth of 1.4 m", "in the music condition", "after a meal": a phrase that may open a sentence or end it. */
export const settingPhrase: Adjunct = (tokens, i) => {
  const first = tokens[i]
  if (first === undefined || !openers.has(first.lower) || first.isLocked) return -1
  const end = nounPhraseEnd(tokens, i + 1, { join: false })
  if (end < 0 || end - i > 8 || !isNoun(tokens[end - 1])) return -1
  // "At 412 pages, the story is too long": a measure that judges.
  if (first.lower === 'at' && tokens[i + 1]?.tag === 'NUM') return -1
  const phrase = tokens.slice(i + 1, end)
  const head = tokens[headOf(tokens, i + 1, end)]
  if (head === undefined || comments.has(head.lemma) || comments.has(tokens[end - 1]?.lemma ?? '')) return -1
  if (phrase.some(({ lower }) => subjectPronouns.has(lower) || /^(such|this|these|those|that|all|each|both|my|our|your)$/.test(lower)))
    return -1
  // "For Anderson, the nation is": whose view it is.
  if (/^(for|with|without)$/.test(first.lower) && (head.tag === 'PROPN' || head.isName || phrase.length < 2)) return -1
  return end
}

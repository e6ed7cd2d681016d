import { clauseAt, mayBeParticiple, skipAdverbs, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { relatives, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { isNoun, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'
import { clauseStart } from './subject-again.ts'

/** So many words must stand between the first verb and "and", or the repetition is felt. */
const least = 2

/** "was weighed on a scale and placed in water" to "was weighed on a scale and was placed in water". */
export const repeatAuxiliary: Structure['apply'] = rearrange((sentence, end) => {
  const clause = clauseAt(sentence, clauseStart(sentence), end)
  const auxiliary = clause && sentence[clause.verb.start]
  if (!clause || !auxiliary || clause.verb.isNegative || !isRepeated(sentence, clause, auxiliary.lower)) return null
  const and = sentence.findIndex(({ lower }, i) => i >= clause.verb.end && /^(?:and|or)$/.test(lower))
  const second = skipAdverbs(sentence, and + 1, end)
  const verb = sentence[second]
  if (and - clause.verb.end < least || sentence[and]?.lower !== 'and' || sentence[and - 1]?.text === ',' || !verb) return null
  const isGoing = sentence[clause.verb.main]?.form === 'ing'
  if (
    verb.tag !== 'VERB' ||
    verb.isLocked ||
    !(isGoing ? verb.form === 'ing' : mayBeParticiple(verb)) ||
    blocks(sentence, clause.verb.end, and)
  )
    return null
  // "with one hand and holding a cart with the other": each word answers one of the other half.
  if (
    sentence.slice(second, end).some(({ lower }) => /^others?$/.test(lower)) &&
    sentence.slice(0, and).some(({ lower }) => /^(?:one|some)$/.test(lower))
  )
    return null
  const next = sentence[second + 1]
  // "filled with water and heated air": a participle in front of its noun.
  if (next !== undefined && (isNoun(next) || next.tag === 'ADJ') && second + 1 < end) return null
  if (isGoing && second !== and + 1) return null
  // "were eating cold pies and singing": one scene.
  if (second + 1 >= end) return null
  // "was taken by the army and lost its walls": the second verb does something.
  if (clause.verb.isPassive && /^(?:DET|PRON|NUM)$/.test(next?.tag ?? '')) return null
  // "covered about 2,300 stops": an object with its measure.
  if (clause.verb.isPassive && /^(?:about|almost|around|at|exactly|more|nearly|only|over|roughly|some|under|up)$/.test(next?.lower ?? '')) {
    if (sentence.slice(second + 2, second + 5).some(({ tag, text }) => tag === 'NUM' || /^\d/.test(text))) return null
  }
  if (
    sentence
      .slice(and + 1, end)
      .some(({ lower }, i) => /^(?:and|or|but)$/.test(lower) && isVerb(sentence[skipAdverbs(sentence, and + 2 + i, end)]))
  )
    return null
  return [compose(sentence.slice(0, and + 1), [word(auxiliary.lower, 'AUX', auxiliary.form, auxiliary.lemma)], sentence.slice(and + 1))]
})

/** "is measured", "were asked", "have moved", "was reading": one auxiliary and a participle. "Had" is left out: a plain past may follow it. */
const isRepeated = (tokens: Tokens, { verb }: Clause, auxiliary: string): boolean => {
  if (verb.main === verb.start || (tokens[verb.main]?.form !== 'ing' && verb.isPassive && tokens[verb.main - 1]?.lower === 'been'))
    return false
  return verb.isPassive || tokens[verb.main]?.form === 'ing' ? /^(?:am|is|are|was|were)$/.test(auxiliary) : /^(?:has|have)$/.test(auxiliary)
}

const blocks = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ lower, tag, form }, i, rest) =>
        relatives.has(lower) ||
        subordinators.has(lower) ||
        /^[,;:(–—]$/.test(lower) ||
        tag === 'AUX' ||
        (tag === 'VERB' && form !== 'participle') ||
        (lower === 'to' && isVerb(rest[i + 1])) ||
        /^(?:both|either|how|why|what|but)$/.test(lower),
    )

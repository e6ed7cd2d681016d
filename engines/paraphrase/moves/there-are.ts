import { clauseAt, mayBePast, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isComma, isNoun } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { relativeFor, takesWho } from './behind-noun.ts'
import { leadEnd } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { wordSet } from './word-set.ts'

/** Bodies of people, and things one speaks of as so many. Sorted. */
const counted = wordSet(
  `advantage area argument benefit book case city class club college company country course decision difference disadvantage exercise factor
  firm game government hospital hotel house item job library museum place problem product programme question reason restaurant risk rule
  school shop situation skill society song sport state store street subject task thing tool town university village way website word`,
)

/** What people think and say. Sorted. */
const opinions = wordSet(
  `accept argue believe claim complain contend doubt fear feel hold hope insist maintain object oppose prefer reject say suggest think
  welcome worry`,
)

/** More tokens than these hold too much for one frame. */
const longestCounted = 36

/** "Many people think X." to "There are many people who think X." */
export const thereAreMany: Structure['apply'] = rearrange((sentence, end) => {
  if (end > longestCounted || sentence.some(({ lower }) => lower === 'there')) return null
  for (const from of clauseStarts(sentence, end)) {
    const clause = clauseAt(sentence, from, end)
    const who = clause === null ? null : relativeOf(sentence, clause)
    if (clause === null || who === null || isSetAgainst(sentence, clause.verb.end, end)) continue
    return [
      compose(
        sentence.slice(0, from),
        words('there are', 'AUX'),
        lowerFirst(sentence.slice(from, clause.subjectEnd)),
        [word(who, 'PRON')],
        sentence.slice(clause.subjectEnd),
      ),
    ]
  }
  return null
})

/** The start, and what follows ", but", "because" and their like. */
export const clauseStarts = (tokens: Tokens, end: number): readonly number[] => {
  const lead = leadEnd(tokens)
  return [
    lead,
    ...tokens.flatMap(({ lower }, i) => {
      const isJoint = i > lead && i < end - 4 && /^(?:and|but)$/.test(lower) && isComma(tokens[i - 1])
      return isJoint || (i < end - 4 && /^(?:although|because)$/.test(lower)) ? [i + 1] : []
    }),
  ]
}

/** "who" or "that" for a subject of which there may be said to be many; null for any other. */
function relativeOf(tokens: Tokens, clause: Clause): string | null {
  const subject = tokens.slice(clause.start, clause.subjectEnd)
  const [amount, noun] = [subject[0]?.lower ?? '', subject.at(-1)]
  const verb = tokens[clause.verb.start]
  if (noun === undefined || verb === undefined || isPast(verb) || verb.lower === 'could' || subject.length > 4) return null
  if (/^(?:nowadays|today)$/.test(tokens[clause.subjectEnd]?.lower ?? '')) return null
  // "Some said", "many firms cut": of the past, though its form may not tell.
  if (mayBePast(verb) || (verb.tag === 'VERB' && inflectVerb(verb.lemma, 'past') === verb.lower)) return null
  if (subject.length === 1)
    return /^(?:many|others|some)$/.test(amount) && opinions.has(tokens[clause.verb.main]?.lemma ?? '') ? 'who' : null
  const isCounted = /^(?:few|many|numerous|several|some|various)$/.test(amount) || (amount === 'a' && subject[1]?.lower === 'few')
  if (!isCounted || !isNoun(noun) || (noun.lower === noun.lemma && noun.lower !== 'people')) return null
  if (subject.slice(1, -1).some(({ tag, lower, isLocked }) => isLocked || (!/^(?:ADJ|NOUN)$/.test(tag) && lower !== 'few'))) return null
  if (counted.has(noun.lemma)) return amount === 'few' || (verb.lemma === 'have' && clause.verb.main > clause.verb.start) ? null : 'that'
  return takesWho(noun) ? relativeFor(noun) : null
}

const isPast = ({ form, lower }: Tokens[number]): boolean =>
  (form === 'past' && !/^(?:might|would)$/.test(lower)) || /^(?:had|was|were)$/.test(lower)

/** "Some use the phone, others write": the two halves are of one build. */
const isSetAgainst = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ lower }, i) => /^(?:many|most|others|some|whereas)$/.test(lower) && isComma(tokens[from + i - 1])) ||
  tokens.slice(from, to).some(({ text }) => /^[;:]$/.test(text)) ||
  // "Some boys leave early and they want": a second clause that would hang on the first.
  tokens.slice(from, to).some(({ lower }, i) => lower === 'and' && /^(?:he|it|she|they|this)$/.test(tokens[from + i + 1]?.lower ?? ''))

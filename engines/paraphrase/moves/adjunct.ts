import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { headOf, isNoun, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'

/** Nouns that "last", "every" and "next" make a time of. Sorted. */
const timeUnits = new Set(
  `autumn day evening friday monday month morning night saturday spring summer sunday thursday tuesday wednesday week weekend winter
  year`.split(/\s+/),
)

/** Finds the adjunct that starts at `i`: its end, or -1. */
export type Adjunct = (tokens: Tokens, i: number) => number

/** Nouns that name a time or a stretch of it. */
export const timeNouns: ReadonlySet<string> = new Set(
  `afternoon age autumn century childhood day decade era evening fall holiday hour january february march april may june july august
  september october november december minute moment monday tuesday wednesday thursday friday saturday sunday month morning night past
  period season semester spring summer term time war week weekend winter year 1980s 1990s 1960s 1970s 2000s 1950s`.split(/\s+/),
)
const eventNouns = new Set(
  `accident bombing campaign ceremony conference conflict crisis election event examination experiment festival fire flood game holiday
  interview lecture lesson match meeting pandemic reign revolution speech storm strike test trial trip visit war`.split(/\s+/),
)

/** "1957", "1960s", "2019-20". */
export const isYear = (text: string): boolean => /^(1\d|20)\d\d(s|[-–]\d+)?$/.test(text)

/** "in 1957", "during the war", "in recent years", "last year", "after the election", "on Monday". */
export const timePhrase: Adjunct = (tokens, i) => {
  const first = tokens[i]
  if (first === undefined) return -1
  if (/^(today|nowadays|yesterday|tomorrow)$/.test(first.lower)) return i + 1
  if (/^(last|every|each|next)$/.test(first.lower)) {
    const isTime = timeUnits.has(tokens[i + 1]?.lower ?? '')
    return isTime && !isNoun(tokens[i + 2]) ? i + 2 : -1
  }
  const span = spanEnd(tokens, i)
  if (span > 0) return span
  if (!/^(in|during|since|throughout|after|before|on|at|over|until)$/.test(first.lower)) return -1
  const end = nounPhraseEnd(tokens, i + 1, { join: false })
  if (end < 0 || tokens.slice(i + 1, end).some((token) => subjectPronouns.has(token.lower))) return -1
  const head = tokens[headOf(tokens, i + 1, end)]
  if (head === undefined || head.lower === 'terms' || (head.lemma === 'age' && first.lower === 'over')) return -1
  // "measured in years": the unit, not the time.
  if (first.lower === 'in' && end === i + 2 && head.lower !== head.lemma && !isYear(head.text)) return -1
  const hasYear = tokens.slice(i + 1, end).some((token) => isYear(token.text))
  if (/^(on|at|over|until)$/.test(first.lower)) return isTimeAt(tokens, i, end) ? end : -1
  if (/^(during|throughout)$/.test(first.lower)) return end
  if (/^(after|before|since)$/.test(first.lower)) return hasYear || eventNouns.has(head.lemma) || timeNouns.has(head.lemma) ? end : -1
  return (hasYear && head.tag === 'NUM') || timeNouns.has(head.lemma) || timeNouns.has(head.lower) ? end : -1
}

/** "from 1947 to 1960", "between May and July", "for many years", "by the 1960s", "within a week", "at the age of six", "as a child". */
function spanEnd(tokens: Tokens, i: number): number {
  const first = tokens[i]?.lower ?? ''
  const second = tokens[i + 1]?.lower ?? ''
  if (/^(?:from|between)$/.test(first)) {
    const isDate = isDateAt(tokens, i + 1) && isDateAt(tokens, i + 3)
    return isDate && (tokens[i + 2]?.lower ?? '') === (first === 'from' ? 'to' : 'and') ? i + 4 : -1
  }
  if (first === 'as' && /^an?$/.test(second))
    return /^(?:boy|child|girl|student|teenager|undergraduate)$/.test(tokens[i + 2]?.lower ?? '') && !isNoun(tokens[i + 3]) ? i + 3 : -1
  if (!/^(?:at|by|for|within)$/.test(first)) return -1
  const end = nounPhraseEnd(tokens, i + 1, { join: false })
  const at = end < 0 ? -1 : headOf(tokens, i + 1, end)
  const head = tokens[at]
  if (head === undefined || /^(?:all|long|that|these|this|those)$/.test(second)) return -1
  if (first === 'at') return second === 'the' && (edges.has(head.lower) || isAge(tokens, at, end)) && at === i + 2 ? end : -1
  if (first === 'by')
    return isDateAt(tokens, i + 1) || (second === 'the' && (timeUnits.has(head.lower) || edges.has(head.lower) || isYear(head.text)))
      ? end
      : -1
  return longUnits.test(head.lower) && (first === 'within' || /s$/.test(head.lower)) && end === at + 1 ? end : -1
}

const edges = new Set('beginning close dawn end height outset peak start time turn'.split(' '))
const longUnits = /^(?:centuries|century|days?|decades?|generations?|hours?|minutes?|months?|weeks?|years?)$/
const isAge = (tokens: Tokens, at: number, end: number): boolean =>
  tokens[at]?.lower === 'age' && tokens[at + 1]?.lower === 'of' && tokens[end - 1]?.tag === 'NUM'
/** "1947", "May", "Monday". */
const isDateAt = (tokens: Tokens, i: number): boolean => isYear(tokens[i]?.text ?? '') || dates.test(tokens[i]?.lower ?? '')
const dates =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|dawn|easter|midnight|noon|\w+day)$/

function isTimeAt(tokens: Tokens, i: number, end: number): boolean {
  const head = tokens[headOf(tokens, i + 1, end)]
  const hasDate = tokens
    .slice(i + 1, end)
    .some(
      (token) =>
        /day$/.test(token.lower) ||
        /^(january|february|march|april|june|july|august|september|october|november|december)$/.test(token.lower),
    )
  if (tokens[i]?.lower === 'on') return hasDate && tokens[i + 1]?.tag !== 'ADJ'
  if (tokens[i]?.lower === 'until') return hasDate || isYear(head?.text ?? '')
  const isSpan = timeNouns.has(head?.lemma ?? '')
  if (tokens[i]?.lower === 'over') return isSpan && /^(the|these|those|this)$/.test(tokens[i + 1]?.lower ?? '')
  return (
    !/^same$/.test(tokens[i + 2]?.lower ?? '') &&
    /^(night|weekend|moment|time|christmas|noon|midnight)$/.test(head?.lemma ?? '') &&
    end - i <= 4
  )
}

/** Nouns for a place, or for the part of a text or a study where something is said or done. Sorted. */
const placeNouns = new Set(
  `act area building camp chapter city class classroom country department district essay experiment factory film forest garden hall
  hospital house kitchen laboratory library market mountains museum network north novel ocean office paper play poem region report room
  scene school sea section shop south stanza story street study suburb survey text theatre town university valley village west workplace
  world`.split(/\s+/),
)

/** "in Ireland", "in the second stanza", "at the university". */
export const placePhrase: Adjunct = (tokens, i) => {
  if (!/^(in|at|throughout)$/.test(tokens[i]?.lower ?? '')) return -1
  const end = nounPhraseEnd(tokens, i + 1, { join: false, of: false })
  if (end < 0 || end - i > 6) return -1
  const head = tokens[headOf(tokens, i + 1, end)]
  const first = tokens[i + 1]
  const isNamed =
    head?.tag === 'PROPN' && head.isName && !timeNouns.has(head.lower) && !tokens.slice(i + 1, end).some((token) => /\d/.test(token.text))
  const isPlace =
    head !== undefined &&
    placeNouns.has(head.lemma) &&
    (first?.tag === 'DET' || first?.tag === 'ADJ' || /^(my|our|this|these|many|some|most|large|small)$/.test(first?.lower ?? ''))
  return isNamed || isPlace ? end : -1
}

/** Prepositions of cause and contrast, of one or several words. Sorted. */
const causePrepositions = [
  'as a consequence of',
  'as a result of',
  'because of',
  'despite',
  'due to',
  'in spite of',
  'owing to',
  'thanks to',
  'without',
]

/** "because of the rain", "despite these problems", "as a result of the crisis". */
export const causePhrase =
  (names: readonly string[] = causePrepositions): Adjunct =>
  (tokens, i) => {
    for (const name of names) {
      const parts = name.split(' ')
      if (!parts.every((part, k) => tokens[i + k]?.lower === part)) continue
      const from = i + parts.length
      if (tokens[from]?.form === 'ing' || tokens[from + 1]?.lower === 'fact') return -1
      const phraseEnd = nounPhraseEnd(tokens, from)
      if (
        phraseEnd < 0 ||
        subjectPronouns.has(tokens[from]?.lower ?? '') ||
        !isNoun(tokens[phraseEnd - 1]) ||
        /^(doubt|question|fail|exception|delay|warning)$/.test(tokens[phraseEnd - 1]?.lower ?? '')
      )
        return -1
      return insidePhrases(tokens, phraseEnd)
    }
    return -1
  }

/** Takes "in the north", "on health" after a noun along. */
function insidePhrases(tokens: Tokens, from: number): number {
  let end = from
  while (/^(in|on|for|between|with|among|to)$/.test(tokens[end]?.lower ?? '')) {
    const next = nounPhraseEnd(tokens, end + 1)
    if (next < 0) return end
    end = next
  }
  return end
}

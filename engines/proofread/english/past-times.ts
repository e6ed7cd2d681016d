import type { Sentence } from './verbs.ts'

const units =
  /^(?:night|week|month|year|summer|winter|spring|autumn|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas)$/
const amounts = /^(?:minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|century)$/

/** The end of the time that is past for sure and begins at `at`: "yesterday evening", "last year", "two days ago"; null when none does. */
export function pastTimeAt(tokens: Sentence, at: number): number | null {
  const lower = tokens[at]?.lower ?? ''
  const next = tokens[at + 1]?.lower ?? ''
  if (lower === 'yesterday') return /^(?:morning|afternoon|evening|night)$/.test(next) ? at + 2 : at + 1
  if (lower === 'last' && units.test(next)) return at + 2
  if (/^(?:the|a|some)$/.test(lower) || tokens[at]?.tag === 'NUM' || /^(?:several|many)$/.test(lower)) return agoFrom(tokens, at)
  if (lower === 'in' && /^(?:19\d\d|20[01]\d)$/.test(next))
    return /^(?:i|we|my|our)$/.test(tokens[at + (tokens[at + 2]?.text === ',' ? 3 : 2)]?.lower ?? '') ? at + 2 : null
  if (lower === 'in' && next === 'the' && tokens[at + 2]?.lower === 'past')
    return tokens[at + 3]?.text === ',' || /^(?:people|i|we|they)$/.test(tokens[at + 3]?.lower ?? '') ? at + 3 : null
  return null
}

function agoFrom(tokens: Sentence, at: number): number | null {
  const ago = tokens.findIndex(({ lower }, k) => k > at && k < at + 5 && lower === 'ago')
  return ago > at + 1 && amounts.test(tokens[ago - 1]?.lower ?? '') ? ago + 1 : null
}

/** Whether a past time begins at `at` and the sentence or its clause ends after it. */
export function pastTimeEndingAt(tokens: Sentence, at: number): boolean {
  if (/^(?:ADP)$/.test(tokens[at - 1]?.tag ?? '') || /^(?:the|than|of|since|about|from|until)$/.test(tokens[at - 1]?.lower ?? ''))
    return false
  const end = pastTimeAt(tokens, at)
  if (end === null || tokens[at]?.lower === 'in') return false
  const next = tokens[end]
  return next === undefined || /^[.,;!?]$/.test(next.text) || /^(?:and|but|because|with|in|at)$/.test(next.lower)
}

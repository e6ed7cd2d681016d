import type { CheckFinding } from '../check.ts'
import { hasLooseVerb, isFinite, isPronoun, isSurelyFinite, subjectEnd, type Reading } from './order.ts'

/** Main clauses in which the subject stands before the verb, although something else opens them. */
export function findVerbSecond(reading: Reading): readonly CheckFinding[] {
  const opening = afterOpening(reading)
  return [...(opening ? [opening] : []), ...afterConnectives(reading)]
}

/** The first word of the sentence, behind dashes and quotation marks. */
const firstWord = ({ tokens }: Reading): number => tokens.findIndex(({ kind }) => kind !== 'mark')

function afterOpening(reading: Reading): CheckFinding | null {
  const at = firstWord(reading)
  if (at < 0 || at > 1) return null
  // "Men heldigvis": what joins the sentence to the one before does not count.
  const isJoined = /^(?:men|og|och)$/.test(reading.tokens[at]?.lower ?? '')
  if (isJoined) return afterAdverb(reading, at + 1)
  return afterAdverb(reading, at) ?? afterPhrase(reading, at) ?? afterClause(reading, at)
}

/** "Derfor jeg går", "I dag jeg går", "Likevel, jeg går". */
function afterAdverb(reading: Reading, at: number): CheckFinding | null {
  const { tokens, of } = reading
  const first = tokens[at]?.lower ?? ''
  const isTwo = of.phrases.has(`${first} ${tokens[at + 1]?.lower ?? ''}`)
  if (!isTwo && !of.adverbs.has(first)) return null
  const next = at + (isTwo ? 2 : 1)
  const hasComma = tokens[next]?.lower === ','
  if (hasComma && (isTwo || !of.connectives.has(first) || !isPronoun(reading, next + 1))) return null
  const subject = hasComma ? next + 1 : next
  const turned = turnedAt(reading, subject, hasComma ? 1 : 0)
  return turned && !hasLooseVerb(reading, turned.to) ? turned : null
}

/** The clause with its verb before its subject; `comma` tokens before the subject go. */
function turnedAt(reading: Reading, subject: number, comma: number): CheckFinding | null {
  const { tokens } = reading
  const end = subjectEnd(reading, subject) ?? (comma === 0 ? nounEnd(reading, subject) : null)
  const verb = end === null ? undefined : tokens[end]
  if (end === null || !verb || isPronoun(reading, end + 1)) return null
  const words = tokens.slice(subject, end).map(({ text }) => text)
  const opener = comma === 0 ? '' : `${tokens[subject - 2]?.text ?? ''} `
  return { from: subject - 2 * comma, to: end + 1, suggestions: [`${opener}${[verb.lower, ...words].join(' ')}`] }
}

/** "Vanligvis bussen kommer": a definite noun alone, its verb behind it. */
function nounEnd(reading: Reading, at: number): number | null {
  const { tokens, of } = reading
  const noun = tokens[at]
  if (noun?.kind !== 'word' || noun.text !== noun.lower || of.joiners.has(noun.lower) || of.adverbs.has(noun.lower)) return null
  const isNoun = /...(?:en|et|ene|erne|na)$/u.test(noun.lower) && !isFinite(noun, reading) && !of.verbs.all('perfect').has(noun.lower)
  return isNoun && isSurelyFinite(tokens[at + 1], reading) ? at + 1 : null
}

const phraseAtMost = 5

/** "På morgonen jag dricker": a preposition and up to four words, then a pronoun and its verb. */
function afterPhrase(reading: Reading, at: number): CheckFinding | null {
  const { tokens, of } = reading
  if (!of.prepositions.has(tokens[at]?.lower ?? '')) return null
  for (let i = at + 1; i <= at + phraseAtMost; i++) {
    const token = tokens[i]
    if (!token || token.kind === 'mark' || token.kind === 'link') return null
    const isOther = of.others.has(token.lower) && isSurelyFinite(tokens[i + 1], reading) && isPlainPhrase(reading, at, i)
    if ((i > at + 1 && of.pronouns.has(token.lower) && isFinite(tokens[i + 1], reading)) || isOther) {
      const turned = isHead(reading, i - 1) ? null : turnedAt(reading, i, 0)
      return turned && !hasLooseVerb(reading, turned.to) ? turned : null
    }
    if (of.joiners.has(token.lower) || isSurelyFinite(token, reading)) return null
  }
  return null
}

/** "I Norge", "På morgenen": one word behind the preposition, which is a name or definite. */
const isPlainPhrase = ({ tokens }: Reading, from: number, to: number): boolean =>
  to === from + 2 && /^\p{Lu}|...(?:en|et|n|a|ne)$/u.test(tokens[from + 1]?.text ?? '')

/** "All he knows", "because of that": what stands before the pronoun takes it. */
function isHead({ tokens, of }: Reading, at: number): boolean {
  const before = tokens[at]?.lower ?? ''
  return of.heads.has(before) || of.prepositions.has(before)
}

const clauseAtMost = 20

/** "När jag kommer hem, jag äter": a clause, a comma, and the order of a clause that nothing opens. */
function afterClause(reading: Reading, at: number): CheckFinding | null {
  const { tokens, of } = reading
  if (!of.subordinators.has(tokens[at]?.lower ?? '')) return null
  const from = clauseVerb(reading, at)
  if (from === null) return null
  const comma = tokens.findIndex(({ lower }, i) => i > from && lower === ',')
  if (comma < 0) return withoutComma(reading, from)
  if (comma > at + clauseAtMost || !of.pronouns.has(tokens[comma + 1]?.lower ?? '')) return null
  if (tokens.slice(at, comma).some(({ kind, lower }) => (kind === 'mark' && lower !== '-') || lower === 'så')) return null
  const turned = turnedAt(reading, comma + 1, 0)
  return turned && !hasLooseVerb(reading, turned.to) ? turned : null
}

/** Behind the verb of the opening clause; null where its subject or verb is not plain to see. */
function clauseVerb(reading: Reading, at: number): number | null {
  const { tokens, of } = reading
  const start = of.joiners.has(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  for (let i = start; i < Math.min(start + 6, tokens.length); i++) {
    const token = tokens[i]
    if (!token || token.kind === 'mark') return null
    if (i > start && isSurelyFinite(token, reading)) return i + 1
  }
  return null
}

/** "När jag kom hem jag åt middag": up to five words behind the first verb, the second clause closed by its own words. */
function withoutComma(reading: Reading, from: number): CheckFinding | null {
  const { tokens, of } = reading
  for (let i = from; i < Math.min(from + 6, tokens.length); i++) {
    const token = tokens[i]
    if (!token || token.kind === 'mark' || of.joiners.has(token.lower)) return null
    if (!of.pronouns.has(token.lower) || of.objects.has(token.lower) || !isFinite(tokens[i + 1], reading)) {
      if (isSurelyFinite(token, reading)) return null
      continue
    }
    const isLast = tokens[i + 2] === undefined || tokens[i + 2]?.kind === 'mark'
    if (isLast || isHead(reading, i - 1) || hasLooseVerb(reading, i + 2)) return null
    return turnedAt(reading, i, 0)
  }
  return null
}

/** ", därför jag går", "og likevel vi reiste". */
function afterConnectives(reading: Reading): readonly CheckFinding[] {
  const { tokens, of } = reading
  return tokens.flatMap(({ lower }, at) => {
    const before = tokens[at - 1]?.lower ?? ''
    if (at === 0 || !of.connectives.has(lower) || !(of.coordinators.has(before) || /^[,;]$/.test(before))) return []
    const turned = isPronoun(reading, at + 1) ? turnedAt(reading, at + 1, 0) : null
    return turned && !hasLooseVerb(reading, turned.to) ? [turned] : []
  })
}

import { clauseAt, skipAdverbs, type Clause } from '../../languages/en/grammar/clause.ts'
import { modals, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isComma, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import { leadEnd } from './clause-order.ts'

/** Verbs that tell what the clause before brought about or shows. Sorted. */
export const resultVerbs = new Set(
  `allow boost cause challenge confirm contribute create damage decrease demonstrate deprive discourage ease enable encourage
  endanger enhance ensure force guarantee help highlight hinder impair imply improve increase indicate lead limit lower make mean
  permit prevent prompt raise reduce render result reveal save show strengthen suggest threaten trigger undermine weaken worsen`.split(
    /\s+/,
  ),
)

/** Of these what the clause tells is the subject, not what happens in it. Sorted. */
const told = new Set('demonstrate imply indicate mean reveal show suggest'.split(' '))

/** "Three ways are known: making X, reducing Y and helping Z": what stands behind a colon is a list, no result. */
export const isAfterColon = (tokens: Tokens, at: number): boolean => tokens.slice(0, at).some(({ text }) => text === ':')

/** The main clause of a sentence, after a connective or one fronted phrase and its comma. */
export function mainClause(tokens: Tokens, end: number): Clause | null {
  if (subordinators.has(tokens[0]?.lower ?? '')) return null
  const close = tokens.findIndex(isComma)
  return clauseAt(tokens, leadEnd(tokens), end) ?? (close > 0 && close < 7 ? clauseAt(tokens, close + 1, end) : null)
}

/** "making it easier", "leading to war", but not "making landfall", "leading the way". */
export function isResult(tokens: Tokens, at: number, end: number): boolean {
  const verb = tokens[at]
  const next = tokens[at + 1]
  if (verb === undefined || next === undefined) return false
  if (verb.lemma === 'lead' || verb.lemma === 'contribute') return next.lower === 'to'
  if (verb.lemma === 'result') return next.lower === 'in'
  if (verb.lemma === 'make') {
    const object = nounPhraseEnd(tokens, at + 1)
    const after = tokens[object < 0 ? at + 1 : skipAdverbs(tokens, object, end)]
    return next.lower === 'it' || (object > 0 && object < end && (after?.tag === 'ADJ' || after?.form === 'base'))
  }
  if (verb.lemma === 'help' || verb.lemma === 'show')
    return next.lower !== 'off' && (nounPhraseEnd(tokens, at + 1) > 0 || next.lower === 'to' || next.lower === 'that')
  if (verb.lemma === 'mean') return next.lower === 'that' || clauseAt(tokens, at + 1, end) !== null
  return next.lower === 'that' || nounPhraseEnd(tokens, at + 1) > 0
}

/** The verb in the tense of the main clause: "caused", "has caused", "would cause". */
export function finiteLike(tokens: Tokens, main: Clause, lemma: string): readonly string[] | null {
  const first = tokens[main.verb.start]
  if (first === undefined || main.verb.isNegative) return null
  // What something means or shows holds, whatever may happen: no "has suggested", no "could mean".
  if (first.lower === 'can' || told.has(lemma)) return [inflectVerb(lemma, first.form === 'past' ? 'past' : '3sg')]
  if (modals.has(first.lower)) return /^(will|would|may|might|could)$/.test(first.lower) ? [first.lower, inflectVerb(lemma, 'base')] : null
  if (first.lemma === 'have' && main.verb.main > main.verb.start)
    return [first.lower === 'had' ? 'had' : 'has', inflectVerb(lemma, 'participle')]
  if (first.lower === "'ve" || first.lower === '’ve') return ['has', inflectVerb(lemma, 'participle')]
  return [inflectVerb(lemma, first.form === 'past' || (first.tag === 'VERB' && first.form === 'participle') ? 'past' : '3sg')]
}

/** The words of `finiteLike` as tokens in the place of the verb, each with the form that it has. */
export function finiteTokens(verb: Token, finite: readonly string[]): Tokens {
  return finite.map((text, i): Token => {
    if (i < finite.length - 1) return word(text, 'AUX')
    const form =
      finite.length === 1 ? (text === inflectVerb(verb.lemma, '3sg') ? '3sg' : 'past') : /^ha/.test(finite[0] ?? '') ? 'participle' : 'base'
    return withText(verb, text, { form })
  })
}

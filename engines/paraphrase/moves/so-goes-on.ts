import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'

/** ", so visitors used a side door, and publicity was limited": a third clause, which did not follow from the first. */
export function soGoesOn(sentence: Tokens): boolean {
  const so = sentence.findIndex((token, i) => token.lower === 'so' && isComma(sentence[i - 1]))
  return sentence.some((token, i) => i > so && isComma(token) && /^(?:and|but)$/.test(sentence[i + 1]?.lower ?? ''))
}

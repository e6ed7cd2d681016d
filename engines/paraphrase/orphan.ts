import type { Token } from '../languages/en/grammar/token.ts'

const joints = /^(?:and|or|nor|but|not|than|as|,)$/

/**
 * "a sign of rain rather than of snow", "shows that it works and that it is cheap": whether the words from `start` to `end` close with a
 * little word that their new wording does not close with, and that the sentence takes up again in a pair.
 */
export function leavesOrphan(words: readonly Token[], tokens: readonly Token[], start: number, end: number): boolean {
  const last = tokens[end - 1]
  if (!last || end - start < 2 || words.at(-1)?.lower === last.lower) return false
  if (last.tag !== 'ADP' && !/^(?:to|that|of|with)$/.test(last.lower)) return false
  for (let i = end + 1; i < tokens.length && !/^[;:.?!]$/.test(tokens[i - 1]?.text ?? ''); i++) {
    if (tokens[i]?.lower !== last.lower || isSetPhrase(tokens, i)) continue
    const before = tokens[i - 1]?.tag === 'ADV' && !joints.test(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1
    if (before >= end && joints.test(tokens[before]?.lower ?? '')) return true
  }
  return false
}

/** "of course", "in addition": what begins like the second of a pair. */
const isSetPhrase = (tokens: readonly Token[], i: number): boolean =>
  /^(?:course|addition|turn|fact|particular|general|example|instance)$/.test(tokens[i + 1]?.lower ?? '')

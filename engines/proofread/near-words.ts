import type { LetterGroups } from './letter-groups.ts'

/** What a dictionary knows of slips: its letter groups, and what its makers saw written for what. */
export type SlipKnowledge = {
  readonly groups: LetterGroups
  /** `ei` written for `ie`; `^` and `$` for the ends of a word. */
  readonly replacements: readonly (readonly [string, string])[]
}

/**
 * Words of the dictionary one slip away from a word in lower case: a letter too many, too few, wrong, or two swapped, or a replacement
 * that the dictionary lists. Looked for in likely letters first; when one of those is a word and is `enough`, the less likely are not looked up.
 */
export function nearWords(
  word: string,
  { groups, replacements }: SlipKnowledge,
  isKnown: (word: string) => boolean,
  isEnough: (one: string) => boolean = () => true,
): readonly string[] {
  // Characters of two units would be cut.
  if (/[\uD800-\uDFFF]/.test(word)) return []
  const replaced = replacements.flatMap(([from, to]) => replacedIn(word, from, to))
  const near = new Set(oneLetterAway(word, groups.letters))
  near.delete(word)
  const likely = [...near].filter((one) => groups.holds(one, 3))
  const likeliest = [...new Set([...replaced, ...likely.filter((one) => groups.holds(one, 4))])]
  const found = likeliest.filter((one) => one.split(' ').every(isKnown))
  if (found.some(isEnough)) return found
  const tried = new Set(likeliest)
  return [...found, ...likely.filter((one) => !tried.has(one)).filter(isKnown)]
}

/** The word with one place of `from` replaced, for each place. */
function replacedIn(word: string, from: string, to: string): readonly string[] {
  const plain = from.replace(/^\^|\$$/g, '')
  if (plain === '') return []
  const made: string[] = []
  for (let at = word.indexOf(plain); at >= 0; at = word.indexOf(plain, at + 1)) {
    const isAtEnds = (!from.startsWith('^') || at === 0) && (!from.endsWith('$') || at + plain.length === word.length)
    if (isAtEnds) made.push(word.slice(0, at) + to + word.slice(at + plain.length))
  }
  return made
}

function* oneLetterAway(word: string, letters: readonly string[]): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after !== '') yield before + after.slice(1)
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2)
    for (const letter of letters) {
      yield before + letter + after
      if (after !== '') yield before + letter + after.slice(1)
    }
  }
}

import type { LintClassKey } from './classes.ts'

/**
 * One rule as data. `pattern` is atoms with single spaces between them, each standing for one token (a word, number or mark):
 *
 * - `word`, `a|b|c`: these words, in any case; marks as they are: `,` `.` `(`
 * - `=Word`: with exactly this case
 * - `~go`, `~make|do`: any form of these lemmas (languages with an analysis: English)
 * - `#VERB`, `#NOUN|PROPN`: a class of word; with a form `#VERB:base|pl`, a number `#NOUN:plural`
 * - `#noun`, `#noun.f:sg.dat`, `#adjective|verb:pp|ger`: some reading of the word is of this kind and has all tags of one of these lists
 *   (languages whose forms come by rule: cs de hu nl tr; of other words nothing is known, and the test fails)
 * - `@days`: a word list of the language (`lists.ts` beside the rules), in any form of its words; `@=days`: as they are listed
 * - `/^[aeiou]/`: a pattern on the word in lower case
 * - `_`: any word; `^` the start of the sentence; `$` its end
 * - `%past`: a verb spelled like its past, whatever the place makes of it (base 3sg past participle ing); `%an`: a word that
 *   begins with the sound of a vowel, `%a`: any other;
 *   `%capital` and `%capitals`: a word with one capital and with more
 * - `%known`: a word that the dictionary of the language has; `%known:/o$/a/`: one that it would have with that part replaced.
 *   `!%known:/o$/a/` is the opposite. Where no dictionary is loaded, `%known` holds of nothing
 * - `!x`: one token that is not x; `x&y`: both; `x||y`: either, looser than &; `x?`: may be missing; `..3`: up to three words of any kind
 * - `<x`, `>x`: the token before or after this place is x, and is not taken; at an end of the sentence there is none, which `<!x`
 *   allows and `<^` asks for. It counts as an atom.
 * - `[` and `]` around the atoms that are wrong; without them the whole match is
 *
 * `to` is what to put in place of the wrong part, best first: words, and `$2` for the token of the second atom, `$2:past` in
 * another form (base 3sg past participle ing pl plural singular lower capital comparative superlative adverb; `a`: with `a` or `an` before it); `{tell:$2}` is `tell` in
 * the form of that token. `$2#pl.dat` is another form of the same word by its tags, `$2#sg>pl` the one with a part of its own tags replaced. `$2/os$/as/` is the second token with what the pattern finds replaced, `$1$2` two tokens in one word: what
 * these make stands only if the dictionary has it, and a row without a suggestion left does not fire. '' takes the words away.
 */
export type LintRow = {
  /** Unique in its table; `en/<table>/<key>` names the rule. */
  readonly key: string
  readonly class: LintClassKey
  readonly pattern: string
  readonly to: readonly string[]
  /** Atoms, as in `pattern`, none of which may stand anywhere in the sentence. */
  readonly unless?: string
  readonly picky?: true
  /** Only in these variants: `en-GB`. */
  readonly dialects?: readonly string[]
  /** A sentence in which it must fire, and the whole sentence with the first suggestion put in. */
  readonly wrong: readonly [string, string]
  /** A tempting sentence that is right. */
  readonly right: string
}

export type LintTable = { readonly name: string; readonly rows: readonly LintRow[] }

/** A sorted table of rules about one thing. */
export const defineLints = (name: string, rows: readonly LintRow[]): LintTable => ({ name, rows })

import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import { nounCells } from './nouns.ts'

export type SplitCompounds = {
  /** Nouns that another noun follows: "en kopp kaffe", "en typ bil". */
  readonly measures: ReadonlySet<string>
  /** Indefinite articles, and what stands before a bare profession. */
  readonly articles: ReadonlySet<string>
  /** Second nouns that are no second parts, and endings that join with -s. */
  readonly never: ReadonlySet<string>
  readonly joinedByS: RegExp
}

/** "en lastebil sjåfør", "fler dagis platser": two nouns that are one word. */
export function findSplitCompounds(
  tokens: readonly LintToken[],
  language: PhraseLanguage,
  { known, splits }: { readonly known: Known; readonly splits: SplitCompounds },
): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((token, at) => {
    const [next, before] = [tokens[at + 1], tokens[at - 1]]
    if (!next || !isFirst(token, language, known, splits) || !isSecond(next, language, known, splits)) return []
    if (isNounAt(tokens[at + 2], language, known) || !before || !opens(before, language, known)) return []
    const joined = joinedForms(token.lower, next.lower, splits).filter((one) => known.isKnown(one))
    if (joined.length > 0) return [{ from: at, to: at + 2, suggestions: joined }]
    const isSure = splits.articles.has(before.lower) && isSingular(next.lower, language, known)
    const [made] = joinedForms(token.lower, next.lower, splits)
    return isSure && made !== undefined ? [{ from: at, to: at + 2, suggestions: [made] }] : []
  })
}

const isPlain = (token: LintToken): boolean =>
  token.kind === 'word' && token.text === token.lower && !token.isLocked && /^\p{L}{3,}$/u.test(token.lower)

const isLittle = (word: string, { kinds, conjunctions, prepositions, determiners }: PhraseLanguage): boolean =>
  kinds.has(word) || conjunctions.has(word) || prepositions.has(word) || determiners.has(word)

/** A noun in its first form that is nothing else, and no measure. */
function isFirst(token: LintToken, language: PhraseLanguage, known: WordKnowledge, { measures }: SplitCompounds): boolean {
  const word = token.lower
  // "vår tids": a genitive.
  if (word.endsWith('s') && known.isKnown(word.slice(0, -1))) return false
  if (!isPlain(token) || measures.has(word) || isLittle(word, language)) return false
  if (language.adjectives(word, known.isKnown).length > 0 || language.mayBeVerb(word, known.isKnown)) return false
  return isSingular(word, language, known) && !/(?:grupp|gruppe|typ|type|mängd|mengde|del)$/u.test(word)
}

function isSecond(token: LintToken, language: PhraseLanguage, known: WordKnowledge, { never }: SplitCompounds): boolean {
  const word = token.lower
  if (!isPlain(token) || never.has(word) || isLittle(word, language)) return false
  if (language.adjectives(word, known.isKnown).length > 0 || language.mayBeVerb(word, known.isKnown)) return false
  return isNounAt(token, language, known)
}

const isNounAt = (token: LintToken | undefined, { nouns }: PhraseLanguage, { isKnown }: WordKnowledge): boolean =>
  token?.kind === 'word' && nouns(token.lower, isKnown).some(({ formsAt }) => nounCells.some((cell) => formsAt(cell).includes(token.lower)))

const isSingular = (word: string, { nouns }: PhraseLanguage, { isKnown }: WordKnowledge): boolean =>
  nouns(word, isKnown).some(({ formsAt }) => formsAt('sg.ind').includes(word))

/** What stands before is an article or an adjective, so that the first noun stands for no thing by itself. */
const opens = (before: LintToken, { determiners, adjectives }: PhraseLanguage, { isKnown }: WordKnowledge): boolean =>
  before.kind === 'word' && (determiners.has(before.lower) || before.lower === 'som' || adjectives(before.lower, isKnown).length > 0)

function joinedForms(first: string, second: string, { joinedByS }: SplitCompounds): readonly string[] {
  const plain = first.endsWith(second.charAt(0).repeat(2)) ? first.slice(0, -1) + second : first + second
  const withS = `${first}s${second}`
  const short = /[ae]$/u.test(first) ? [first.slice(0, -1) + second] : []
  return joinedByS.test(first) ? [withS, plain, ...short] : [plain, withS, ...short]
}

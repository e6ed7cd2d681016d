import type { CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { cellsOf, countOf } from '../followers.ts'
import type { Cell, Count } from '../paradigm.ts'
import { finiteReadings, type VerbLanguage, type VerbReader } from './verb-language.ts'

/** Verbs whose subject needs its article behind them, the pronouns before them and the words between, and the articles by gender and number. */
export type Liking = {
  readonly verbs: ReadonlySet<string>
  readonly pronouns: ReadonlySet<string>
  readonly between: ReadonlySet<string>
  readonly articleOf: (cell: Cell, noun: string) => string
}

/** "me gusta chocolate": what is liked has an article. */
export function findLiked(
  tokens: readonly LintToken[],
  { language, liking, known }: { readonly language: VerbLanguage; readonly liking: Liking; readonly known: WordKnowledge | null },
): readonly CheckFinding[] {
  if (!known) return []
  const reader: VerbReader = { tokens, language, known }
  return tokens.flatMap((_, at): readonly CheckFinding[] => {
    const readings = liking.pronouns.has(tokens[at - 1]?.lower ?? '') ? finiteReadings(reader, at) : []
    if (readings.length === 0 || readings.some(({ lemma, person }) => !liking.verbs.has(lemma) || (person !== 2 && person !== 5))) return []
    let noun = at + 1
    while (liking.between.has(tokens[noun]?.lower ?? '')) noun += 1
    const token = tokens[noun]
    if (!token || token.kind !== 'word' || token.text !== token.lower || token.isLocked) return []
    const count = readings[0]?.person === 5 ? 'pl' : 'sg'
    return articles(reader, { at: noun, count }, liking).map((article) => ({
      from: noun,
      to: noun + 1,
      suggestions: [joined(article, token.text)],
    }))
  })
}

const joined = (article: string, noun: string): string => (article.endsWith("'") ? article + noun : `${article} ${noun}`)

type Place = { readonly at: number; readonly count: Count }

function articles(
  { tokens, language: { romance, verbs }, known }: VerbReader,
  { at, count }: Place,
  { articleOf }: Liking,
): readonly string[] {
  const word = tokens[at]?.lower ?? ''
  if (romance.functionWords.has(word) || romance.adverbNouns.has(word) || romance.times.has(word) || verbs.readingsOf(word).length > 0)
    return []
  if (romance.determiner(word) || romance.adjective(word, 'after', known)) return []
  const found = romance.nouns(word, known).flatMap((noun) => cellsOf(noun, word))
  // "film" is either number: that of the verb.
  return found
    .toSorted((a, b) => Number(countOf(b) === count) - Number(countOf(a) === count))
    .slice(0, 1)
    .map((cell) => articleOf(cell, word))
}

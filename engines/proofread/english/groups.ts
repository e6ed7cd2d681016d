import { phraseAt } from './phrase.ts'
import { isMidAdverb, isVerbTag, type Sentence } from './verbs.ts'

const between = /^(?:not|n't|never|ever|also|already|just|still|always|often|really|even|only|both|all|probably|maybe|yet)$/

/** Past the adverbs and negations inside a group of verbs. */
export function skipInGroup(tokens: Sentence, from: number): number {
  let k = from
  for (let token = tokens[k]; token && (between.test(token.lower) || (isMidAdverb(token) && /ly$/.test(token.lower))); token = tokens[k])
    k++
  return k
}

/** Where the verb stands that the auxiliary at `i` asks for: next to it, or after its subject in a question. */
export function verbOfAuxiliary(tokens: Sentence, i: number): { readonly at: number; readonly isQuestion: boolean } | null {
  const next = skipInGroup(tokens, i + 1)
  if (isVerbTag(tokens[next] ?? { tag: null })) return { at: next, isQuestion: false }
  if (!isQuestionAt(tokens, i)) return null
  const subject = phraseAt(tokens, next)
  if (!subject) return null
  let end = subject.end
  if (tokens[end]?.lower === 'and') end = phraseAt(tokens, end + 1)?.end ?? end
  const verb = skipInGroup(tokens, end)
  return tokens[verb] ? { at: verb, isQuestion: true } : null
}

/** Whether the auxiliary at `i` opens a question: at the start or after a question word. */
export function isQuestionAt(tokens: Sentence, i: number): boolean {
  const before = tokens[i - 1]
  if (!before) return true
  if (/^(?:who|what|where|when|why|how|which)$/.test(before.lower)) return true
  if (/^(?:,|and|but|so|or)$/.test(before.text)) return tokens.at(-1)?.text === '?'
  const opener = tokens.findIndex(({ lower }) => /^(?:who|what|where|when|why|how|which)$/.test(lower))
  return opener >= 0 && i - opener <= 3 && tokens.at(-1)?.text === '?' && !tokens.slice(opener, i).some((token) => isVerbTag(token))
}

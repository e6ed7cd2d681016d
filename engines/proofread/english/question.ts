import { nounVerbs } from '../../languages/en/grammar/homographs.ts'
import { phraseAt, type Phrase } from './phrase.ts'
import { isQuestionAt } from './groups.ts'
import type { Sentence } from './verbs.ts'

/** "Do your mother work": the last of the nouns is the verb when it can be one and the question ends or goes on after it. */
export function phraseBeforeVerb(tokens: Sentence, start: number): Phrase | null {
  const phrase = phraseAt(tokens, start)
  if (!phrase || !/^(?:do|does|did)$/.test(tokens[start - 1]?.lower ?? '')) return phrase
  const [last, before, next] = [tokens[phrase.end - 1], tokens[phrase.end - 2], tokens[phrase.end]]
  const isVerb =
    last?.tag === 'NOUN' &&
    before?.tag === 'NOUN' &&
    nounVerbs.has(last.lower) &&
    (next === undefined || next.text === '?' || next.tag === 'ADP')
  return isVerb ? phraseAt(tokens.slice(0, phrase.end - 1), start) : phrase
}

/** The subject that follows the auxiliary at `i` in a question, alone and with its number known; null otherwise. */
export function askedSubject(tokens: Sentence, i: number): Phrase | null {
  if (!isQuestionAt(tokens, i)) return null
  const subject = phraseBeforeVerb(tokens, i + 1)
  if (!subject?.number || /^(?:and|or|,)$/.test(tokens[subject.end]?.lower ?? '')) return null
  return subject
}

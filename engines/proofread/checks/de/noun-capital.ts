import { isListedNoun } from '../../../languages/de/nouns.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { contractions, determiners, prepositions } from '../../german/determiners.ts'
import { isInfinitive } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

/** A noun behind preposition and article takes a capital, even where a verb is written like it. */
export default defineCheck({
  key: 'noun-capital',
  class: 'capital-needed',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ich habe in der schule viel gelernt.', 'Ich habe in der Schule viel gelernt.'],
    ['Ich freue mich auf das treffen mit dir.', 'Ich freue mich auf das Treffen mit dir.'],
    ['Auf der reise schlief er.', 'Auf der Reise schlief er.'],
    ['Nach dem essen schlafe ich.', 'Nach dem Essen schlafe ich.'],
  ],
  right: [
    'Die Frau, mit der arbeite ich, ist nett.',
    'Mit der kleinen Schwester spielt er.',
    'Auf das alles kommt es an.',
    'Er will an dem arbeiten, was er kann.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [before, article, token, after] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!before || !article || token?.kind !== 'word' || token.text !== token.lower || token.lower.length < 4) return null
  if (!prepositions.has(before.lower) || !determiners.has(article.lower) || contractions.has(before.lower)) return null
  if (tokens[at - 3]?.text === ',' || after?.text === ',' || (after?.kind === 'word' && after.text !== after.lower)) return null
  const noun = token.text.charAt(0).toUpperCase() + token.text.slice(1)
  const all = readingsOf(token, known)
  const isVerb = all.length > 0 && all.every(({ kind, tags }) => kind === 'verb' && !/^(?:pp|ger)/.test(tags))
  if (!isVerb || !isListedNoun(noun) || !known.isKnown(noun)) return null
  // An infinitive is a noun behind a neuter article only, and may be a verb at the end: "an dem arbeiten".
  if (isInfinitive(token, known) && !/^(?:das|dem|mein|meinem|unser|unserem|seinem|ihrem)$/.test(article.lower)) return null
  return { from: at, to: at + 1, suggestions: [noun] }
}

import type { Span } from '../../text/span.ts'
import { factOf, groupOf, type Fact } from './fact.ts'
import type { Prose, ReportWord } from './prose.ts'
import { tenseWords } from './tense-words.ts'

/** Fewer verbs of the rarer tense are an aside. */
const rarerAtLeast = 3
const verbsAtLeast = 8
/** Whoever says what was known and what it means uses both tenses evenly; one verb in eight of the other tense is what slips in or is told. */
const rarerShare = 1 / 8

export const tellsTense = (language: string): boolean => Object.hasOwn(tenseWords, language)

/** Sections in which both tenses stand, with the verbs of the rarer one. */
export function findTenses({ text, sections, sentences, language }: Prose): readonly Fact[] {
  const known = Object.hasOwn(tenseWords, language.code) ? tenseWords[language.code] : undefined
  if (!known) return []
  const bySection = Map.groupBy(sentences, ({ section }) => section)
  return sections.flatMap(({ title }, section) => {
    const present: Span[] = []
    const past: Span[] = []
    for (const sentence of bySection.get(section) ?? []) {
      for (const [at, { lower, span, isOthers }] of sentence.words.entries()) {
        if (isOthers || isParticiple(sentence.words, at, language.code)) continue
        if (known.present.has(lower)) present.push(span)
        else if (known.past.has(lower)) past.push(span)
      }
    }
    const all = present.length + past.length
    const rarer = Math.min(present.length, past.length)
    if (rarer < rarerAtLeast || all < verbsAtLeast || rarer < all * rarerShare) return []
    const groups = [groupOf('past', past), groupOf('present', present)].toSorted((a, b) => b.count - a.count)
    return [factOf('tense', groups, { about: title ? text.slice(title.start, title.end).replace(/^#+\s*/, '') : '' })]
  })
}

const helpers = /^(?:is|are|was|were|be|been|being|am|has|have|had|having|\w+['’](?:s|ve|d|re))$/

/** "has suggested", "was rarely argued": English participles look like pasts. */
const isParticiple = (words: readonly ReportWord[], at: number, code: string): boolean =>
  code === 'en' &&
  words.slice(Math.max(0, at - 2), at).some(({ lower }) => helpers.test(lower)) &&
  !/^(?:was|were|is|are)$/.test(words[at]?.lower ?? '')

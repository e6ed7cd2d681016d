import { commonWords } from './common-words.ts'
import { neighbourWords } from './neighbour-words.ts'
import { tellingLetters } from './telling-letters.ts'
import { writtenLanguages } from './written.gen.ts'

/** Which languages have a word among their function words and everyday words. */
const ownersOf = new Map<string, Set<string>>()

function enter(code: string, list: Iterable<string>): void {
  for (const word of list) {
    const lower = word.toLowerCase()
    const owners = ownersOf.get(lower)
    if (owners) owners.add(code)
    else ownersOf.set(lower, new Set([code]))
  }
}

for (const { code, functionWords } of Object.values(writtenLanguages)) enter(code, functionWords)
for (const list of [commonWords, neighbourWords]) for (const [code, entries] of Object.entries(list)) enter(code, entries)

/** Below this many words, one that is known says less: a name alone may be a word elsewhere. */
const wordsEnough = 3
/** What one letter that only one language writes weighs, beside a text all of whose words are its own. */
const letterWeight = 0.3

/**
 * How much the little words and the letters of a text speak for each language, by code: 1 where all words are known of it.
 * It tells near relatives apart, for which statistics of letters need long texts: cs and sk, no and da, es and pt.
 */
export function wordEvidence(text: string): ReadonlyMap<string, number> {
  const evidence = new Map<string, number>()
  const speakFor = (owners: ReadonlySet<string> | readonly string[], weight: number): void => {
    for (const code of owners) evidence.set(code, (evidence.get(code) ?? 0) + weight)
  }
  const lower = text.toLowerCase().normalize('NFC')
  const found = lower.match(/\p{L}+/gu) ?? []
  for (const word of found) {
    const owners = ownersOf.get(word)
    if (owners) speakFor(owners, 1 / Math.max(wordsEnough, found.length))
  }
  for (const letter of new Set(lower)) {
    const owners = tellingLetters.get(letter)
    if (owners) speakFor(owners, letterWeight)
  }
  return evidence
}

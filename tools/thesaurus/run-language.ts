import { isByRule } from '#engines/languages/forms-by-rule.ts'
import { tellingLetters } from '#engines/languages/telling-letters.ts'
import { foldWord } from '#engines/thesaurus/packed.ts'
import { textLanguageCodes, type TextLanguage } from '../text-languages.gen.ts'
import { inListedLetters, quickReadings, type WordSources } from './run-forms.ts'

/** How far the letters of a word speak for each language, from 0 to 1. */
export type LetterScores = (word: string) => Promise<ReadonlyMap<string, number>>

type Asked = {
  /** Of whoever asks: a word that several languages have is taken in this one. */
  readonly locale: string
  readonly sourcesOf: (language: TextLanguage) => Promise<WordSources>
  /** Asked where nothing else decides: its tables are large. */
  readonly scoresOf?: LetterScores | undefined
}

/** Languages that a word is tried in; each may cost a spelling dictionary. */
const triedAtMost = 3

// An entry tells more than a count, since counted texts hold words of other languages. The page's language outweighs both letters and how
// common a word is elsewhere; English is what a student of any language may look up.
const weights = { entry: 4, page: 6, english: 0.5, letters: 2 } as const
/** How near its letters must come to the likeliest language before a word is tried in the page's language first. */
const nearEnough = 0.7

export type LikelyLanguages = {
  /** Those that have an entry, the likeliest first. */
  readonly sure: readonly TextLanguage[]
  /** Where to look: the same, or those that may know a form of the word. Never empty. */
  readonly tried: readonly TextLanguage[]
}

/** The languages that one word may be in. Of a text more can be told. */
export async function tellLanguages(word: string, { locale, sourcesOf, scoresOf }: Asked): Promise<LikelyLanguages> {
  const known = await Promise.all(
    textLanguageCodes.map(async (language) => ({ language, ...knownIn(word, language, await sourcesOf(language)) })),
  )
  const having = new Set(known.filter(({ hasEntry }) => hasEntry).map(({ language }) => language))
  const page = textLanguageCodes.find((language) => language === locale) ?? null
  // Rules know more with the spelling dictionary. English has too many words in its thesaurus to need one.
  const pageToAsk = page !== null && page !== 'en' && isByRule(page) && !having.has(page) ? page : null
  const isTold = pageToAsk === null && (having.size === 1 || (page !== null && having.has(page)))
  const scores = isTold ? null : await scoresOf?.(word)
  const scoreOf = (language: TextLanguage): number => scores?.get(language) ?? 0
  const weightOf = ({ language, hasEntry, use }: (typeof known)[number]): number =>
    (hasEntry ? weights.entry + (language === page ? weights.page : 0) : 0) +
    (language === 'en' ? weights.english : 0) +
    scoreOf(language) * weights.letters +
    use
  const sorted = known.toSorted((one, other) => weightOf(other) - weightOf(one)).map(({ language }) => language)
  const sure = sorted.filter((language) => having.has(language))
  const isNear = pageToAsk !== null && scores && scoreOf(pageToAsk) >= Math.max(...sorted.map(scoreOf)) * nearEnough
  const first = isNear ? [pageToAsk] : []
  return { sure, tried: [...new Set([...first, ...(sure.length > 0 ? sure : likely(word, sorted, page))])].slice(0, triedAtMost) }
}

/** Where to look for a word that nobody is known to have: by letters that few write, by all its letters, and in the page's language. */
function likely(word: string, sorted: readonly TextLanguage[], page: TextLanguage | null): readonly TextLanguage[] {
  const lettersOf = [...word.toLowerCase()].flatMap((letter) => tellingLetters.get(letter) ?? [])
  const byLetters = sorted.filter((language) => lettersOf.includes(language))
  const two = [...new Set([...byLetters, ...sorted])].slice(0, triedAtMost - 1)
  return [...new Set([...two, ...(page ? [page] : []), ...sorted])].slice(0, triedAtMost)
}

function knownIn(asked: string, language: TextLanguage, sources: WordSources) {
  const word = inListedLetters(asked, language)
  const { own, thesaurus, ranks } = sources
  const isHead = (one: string): boolean => own.has(foldWord(one, language)) || (thesaurus?.find(one).length ?? 0) > 0
  return {
    hasEntry: isHead(word) || quickReadings(word, language, sources).some(({ lemma }) => isHead(lemma)),
    use: useOf(ranks?.rankOf(foldWord(word, language)) ?? null),
  }
}

/** From 3 for the most common word to about 1 for the last that was counted; 0 for one that was not. */
const useOf = (rank: number | null): number => (rank === null ? 0 : 3 - (2 * Math.log(rank)) / Math.log(ranksAtMost))
const ranksAtMost = 50_000

import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { frequentWords } from '#engines/proofread/frequent-words.ts'
import { normalKey } from '#engines/similarity/normal-key.ts'
import { stemmerOf, stopStems } from '#engines/similarity/stems.ts'
import type { FoundRecord } from '#engines/sources/found-record.ts'
import { distinctWords, findKeyWords, rarityOf, topicWords } from '#engines/sources/key-words.ts'
import { matchRecord, type RecordMatch, type Sought } from '#engines/sources/match-words.ts'
import { groupRecords, mergedItem, type WorkGroup } from '#engines/sources/merge-records.ts'
import { plainWords } from '#engines/sources/plain-words.ts'
import { rankOf } from '#engines/sources/rank-work.ts'
import { findWords, normalForm } from '#engines/text/words.ts'
import { textAt } from '#engines/text/span.ts'
import { doubleKeysOf } from '../library/double-keys.ts'
import { workText, yearOf } from '../library/read-work.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import { findIndexes, hitsAtMost, keyWordsAtMost, type FindIndex, type Hit } from './contract.ts'
import type { FindWordsTask, FoundWords, FoundWork, IndexAnswer } from './find-task.ts'

/** The words to search by for a text whose language is known; none for a text of function words alone. */
export function keyWordsOf({
  text,
  mode,
  language,
}: Pick<FindWordsTask, 'text' | 'mode'> & { readonly language: TextLanguage }): readonly string[] {
  const data = writtenLanguages[language]
  if (mode === 'topic') return topicWords(text, { language: data, most: keyWordsAtMost })
  const { stem, frequencyOf, isPlain, isStop } = wordsOf(language)
  return findKeyWords(text, { language: data, stem, frequencyOf, isPlain, isStop, most: keyWordsAtMost })
}

/** What is searched by for a task whose language is known: the words that the person chose, else those of the text. */
export const takeWords = ({ text, mode, keyWords }: FindWordsTask, language: TextLanguage): FoundWords => ({
  language,
  keyWords: [...(keyWords ? distinctWords(keyWords) : keyWordsOf({ text, mode, language }))],
})

type LanguageWords = {
  readonly stem: (word: string) => string
  readonly frequencyOf: (word: string) => number
  readonly isPlain: (word: string) => boolean
  readonly isStop: (word: string) => boolean
}
const knownWords = new Map<TextLanguage, LanguageWords>()

function wordsOf(language: TextLanguage): LanguageWords {
  const known = knownWords.get(language) ?? makeWords(language)
  knownWords.set(language, known)
  return known
}

function makeWords(language: TextLanguage): LanguageWords {
  const stemOf = stemmerOf(language)
  const stem = (word: string): string => stemOf(normalKey(word, true).key)
  const plain = new Set([...(plainWords[language] ?? [])].map(stem))
  const stops = stopStems(language)
  const ranks = new Map([...(frequentWords[language] ?? [])].map((word, rank) => [word, rank]))
  return {
    stem,
    isPlain: (word) => plain.has(stem(word)),
    isStop: (word) => stops.has(stem(word)),
    // Zipf's law, from the usual words of the language in their order; whatever is not among them is rare.
    frequencyOf: (word) => {
      const rank = ranks.get(word)
      return rank === undefined ? 0 : 1_000_000 / (rank + 10)
    },
  }
}

export type SearchedFor = {
  readonly language: TextLanguage
  readonly keyWords: readonly string[]
  readonly englishWords: readonly string[]
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly openAccessOnly: boolean
  /** The year that it is now: newer works stand a little higher. */
  readonly thisYear: number
}

/** The works of a search, as answers come in. */
export type Gathered = {
  readonly add: (answer: IndexAnswer) => void
  /** Merged, best first, within the years and the access that were asked for; `found` counts those above the limit, too. */
  readonly list: () => { readonly hits: readonly Hit[]; readonly found: number }
}

/** Gathers what indexes answer: the list is the same whatever order they answer in, and a hit keeps its id when more is known of it. */
export function gather(search: SearchedFor): Gathered {
  const sets = [soughtOf(search.keyWords, search.language), soughtOf(search.englishWords, 'en')].filter((set) => set.length > 0)
  const records: KnownRecord[] = []
  return {
    add: ({ index, works }) => {
      for (const [place, work] of works.entries())
        records.push(knownRecord(index, place, { work, sets, language: search.language, number: records.length }))
    },
    list: () => {
      const byRecord = new Map(records.map((known) => [known.record, known]))
      const found = groupRecords([...byRecord.keys()], findIndexes)
        .map((group) => toHit(group, { byRecord, search }))
        .filter((hit) => isWanted(hit, search))
        .toSorted((a, b) => b.rank - a.rank)
      return { hits: found.slice(0, hitsAtMost), found: found.length }
    },
  }
}

/** A key word as it is compared: function words within it may differ. */
function soughtOf(keyWords: readonly string[], language: TextLanguage): Sought {
  const { stem, frequencyOf } = wordsOf(language)
  const { functionWords } = writtenLanguages[language]
  return keyWords.map((word) => {
    const parts = findWords(word).map((span) => textAt(word, span))
    const content = parts.filter((part) => !functionWords.has(normalForm(part)))
    return { word, stems: (content.length > 0 ? content : parts).map(stem), weight: rarityOf(word, frequencyOf), stem }
  })
}

/** `number` counts the records of a search, in the order in which they came. */
type KnownRecord = { readonly record: FoundRecord; readonly work: FoundWork; readonly match: RecordMatch; readonly number: number }
type Knowing = { readonly work: FoundWork; readonly sets: readonly Sought[]; readonly language: TextLanguage; readonly number: number }

function knownRecord(index: FindIndex, place: number, { work, sets, language, number }: Knowing): KnownRecord {
  const { item, kind, subjects, openAccessUrl, url, citations, keptId } = work
  const abstract = workText(item, 'abstract')
  const said = workText(item, 'language')
  const record: FoundRecord = {
    index,
    place,
    item,
    kind,
    year: yearOf(item),
    language: said === '' ? null : said,
    title: workText(item, 'title'),
    abstract: abstract === '' ? null : abstract,
    subjects,
    openAccessUrl,
    url,
    citations,
    keptId,
    keys: doubleKeysOf(item),
  }
  return { record, work, match: matchRecord(record, sets, writtenLanguages[optionalLanguage(said) ?? language]), number }
}

const sameLanguage: Readonly<Record<string, TextLanguage>> = { nb: 'no', nn: 'no' }
function optionalLanguage(tag: string): TextLanguage | null {
  const [code = ''] = tag.toLowerCase().split('-')
  const known = sameLanguage[code] ?? code
  return isTextLanguage(known) ? known : null
}
const isTextLanguage = (code: string): code is TextLanguage => Object.hasOwn(writtenLanguages, code)

type Showing = { readonly byRecord: ReadonlyMap<FoundRecord, KnownRecord>; readonly search: SearchedFor }

function toHit(group: WorkGroup, { byRecord, search }: Showing): Hit {
  const known = group.flatMap((record) => byRecord.get(record) ?? [])
  const [first] = group
  const item = mergedItem(group)
  const matches = known.map(({ match }) => match)
  const most = (share: keyof RecordMatch['shares']): number => Math.max(0, ...matches.map(({ shares }) => shares[share]))
  const withPassage = matches.filter(({ passage }) => passage !== null).toSorted((a, b) => b.shares.passage - a.shares.passage)[0]
  const held = new Set(matches.flatMap(({ matched }) => matched))
  const year = first.year ?? group.find((record) => record.year !== null)?.year ?? null
  const indexes = findIndexes.filter((index) => group.some((record) => record.index === index))
  const citations = Math.max(0, ...group.map((record) => record.citations ?? 0))
  const shares = { whole: most('whole'), title: most('title'), passage: most('passage') }
  const id = `hit-${Math.min(...known.map(({ number }) => number)) + 1}`
  return {
    id,
    item: { ...item, id },
    kind: kindOf(known),
    year,
    language: group.find(({ language }) => language !== null)?.language ?? null,
    passage: withPassage?.passage ?? null,
    titleMatches: [...(byRecord.get(first)?.match.titleMatches ?? [])],
    passageMatches: [...(withPassage?.passageMatches ?? [])],
    matched: [...new Set([...search.keyWords, ...search.englishWords])].filter((word) => held.has(word)),
    rank: rankOf({ shares, indexes: indexes.length, citations, year, thisYear: search.thisYear }),
    indexes,
    openAccessUrl: group.find(({ openAccessUrl }) => openAccessUrl !== null)?.openAccessUrl ?? null,
    url: group.find(({ url }) => url !== null)?.url ?? null,
    retraction: known.some(({ work }) => work.isRetracted) ? { nature: 'retraction', date: null, reasons: [], noticeUrl: null } : null,
    keptId: group.find(({ keptId }) => keptId !== null)?.keptId ?? null,
  }
}

/** Crossref and DOAJ call reviews articles; these two tell them apart by what the publisher or a librarian said. */
const tellReviews: readonly string[] = ['openalex', 'pubmed']

/** That of the richest record that names one. */
function kindOf(known: readonly KnownRecord[]): Hit['kind'] {
  const kind = known.find(({ work }) => work.kind !== 'other')?.work.kind ?? 'other'
  const isReview = kind === 'article' && known.some(({ record, work }) => work.kind === 'review' && tellReviews.includes(record.index))
  return isReview ? 'review' : kind
}

/** Indexes know filters of their own kind or none, so all is looked at once more; what nobody knows the year of is in no range of years. */
function isWanted({ year, openAccessUrl }: Hit, { from, to, openAccessOnly }: SearchedFor): boolean {
  if (openAccessOnly && openAccessUrl === null) return false
  if (from === undefined && to === undefined) return true
  return year !== null && year >= (from ?? -Infinity) && year <= (to ?? Infinity)
}

/** Key words with the beginnings of their words, by which a library is searched. */
export const libraryWords = ({ keyWords, englishWords, language }: Pick<SearchedFor, 'keyWords' | 'englishWords' | 'language'>) =>
  [...soughtOf(keyWords, language), ...soughtOf(englishWords, 'en')].map(({ word, stems }) => ({ word, stems }))

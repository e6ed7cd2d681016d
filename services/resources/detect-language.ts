import { textAt, type Span } from '#engines/text/span.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'

/** A part of the text, and the language it is in: an ISO 639-1 code, or null where that cannot be told. */
type LanguagePart = Span & { readonly code: string | null }

export type DetectedLanguage = {
  /** The language of most of the text, as ISO 639-1 code (`no` is Bokmål); null when it cannot be told. */
  readonly code: string | null
  /** False for short and strange texts: the guess may be shown, but should not stand in somebody's way. */
  readonly isReliable: boolean
  /** Languages of the parts that could be told, by falling share of their letters (0 to 1, sum 1). */
  readonly shares: readonly { readonly code: string; readonly share: number }[]
  readonly parts: readonly LanguagePart[]
}

// Languages that students' texts may be in beside our fifteen, and close relatives that would else be taken for one of them.
const neighbours = [
  'ar',
  'az',
  'be',
  'bg',
  'ca',
  'da',
  'el',
  'et',
  'fa',
  'fi',
  'he',
  'hi',
  'hr',
  'is',
  'ja',
  'ko',
  'lt',
  'lv',
  'ru',
  'sl',
  'sq',
  'sr',
  'uk',
  'ur',
  'vi',
  'zh',
]
const languages = [...textLanguageCodes, ...neighbours].toSorted()

/** A part needs this many letters before its language is believed. */
const lettersEnough = 28
/** How much nearer than English a part must be to another language before it is called that. */
const marginEnough = 0.1
/** A whole text needs this many before anything but English is guessed. */
const lettersForGuess = 20
/** English is taken for granted when a short text is almost as near to it as to anything else. */
const nearlyBest = 0.93

type Detector = typeof import('eld/extrasmall').eld
let loading: Promise<Detector> | null = null

/** Loaded when a text first needs it: its tables take 90 MB. */
const loadDetector = (): Promise<Detector> => (loading ??= importDetector())

async function importDetector(): Promise<Detector> {
  const { eld } = await import('eld/extrasmall')
  const detector = eld.newInstance()
  detector.setLanguageSubset(languages)
  return detector
}

/** Says which language a text is in, part by part, so that mixed texts are seen. */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const spans = partsOf(text)
  const english = spans.map((span): LanguagePart => ({ ...span, code: isSurelyEnglish(textAt(text, span)) ? 'en' : null }))
  // Texts that are English through and through are the most, and need no tables.
  if (shareOf(text, english) >= surelyEnglishEnough)
    return { code: 'en', isReliable: true, shares: [{ code: 'en', share: 1 }], parts: english }
  const detector = await loadDetector()
  const parts = english.map((part) => (part.code ? part : { ...part, code: codeOfPart(detector, textAt(text, part)) }))
  const shares = sharesOf(text, parts)
  const [first] = shares
  if (first) return { code: first.code, isReliable: true, shares, parts }
  return { code: guess(detector, text), isReliable: false, shares, parts }
}

/** Words that hold English together and are none in our other languages, as "of", "to", "by", "was" and "are" are. */
const englishWords = new Set(
  'and because been between but could from have how its our should than that the their them then there these they this those were what when where which while who with would you your'.split(
    ' ',
  ),
)
/** Share of the letters that must stand in surely English parts. */
const surelyEnglishEnough = 0.86

function isSurelyEnglish(part: string): boolean {
  if (countLetters(part, lettersEnough) < lettersEnough) return false
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = words.filter((word) => englishWords.has(word))
  return new Set(hits).size >= 2 && hits.length >= words.length * 0.1
}

function shareOf(text: string, parts: readonly LanguagePart[]): number {
  const lettersOf = (chosen: readonly LanguagePart[]) => chosen.reduce((sum, part) => sum + countLetters(textAt(text, part)), 0)
  return lettersOf(parts.filter(({ code }) => code !== null)) / Math.max(1, lettersOf(parts))
}

/** Paragraphs, cut at ends of sentences into parts of at least `lettersEnough` letters. */
function partsOf(text: string): readonly Span[] {
  const parts: Span[] = []
  for (const { 0: paragraph, index } of text.matchAll(/[^\n\r]+/g)) {
    let start = 0
    for (const { 0: end, index: at } of paragraph.matchAll(/[.!?…。]+["'”’»)\]]*(?:\s+|$)/g)) {
      const next = at + end.length
      if (countLetters(paragraph.slice(start, next), lettersEnough) < lettersEnough) continue
      parts.push({ start: index + start, end: index + next })
      start = next
    }
    if (start < paragraph.length) parts.push({ start: index + start, end: index + paragraph.length })
  }
  return parts
}

// An entry of a list of references says nothing about the language of the text around it.
const reference = /^\s*(?:\[?\d+[\].]\s*)?\p{Lu}[\p{L}'’ -]+,\s(?:\p{Lu}\.[ -]?)+/u

function codeOfPart(detector: Detector, part: string): string | null {
  if (reference.test(part) || countLetters(part, lettersEnough) < lettersEnough) return null
  const found = detector.detect(part)
  if (!found.language || !found.isReliable()) return null
  const scores = found.getScores()
  const isNearEnglish = found.language !== 'en' && (scores[found.language] ?? 0) - (scores['en'] ?? 0) < marginEnough
  return isNearEnglish ? null : found.language
}

function sharesOf(text: string, parts: readonly LanguagePart[]) {
  const letters = new Map<string, number>()
  let all = 0
  for (const { start, end, code } of parts) {
    if (!code) continue
    const count = countLetters(text.slice(start, end))
    letters.set(code, (letters.get(code) ?? 0) + count)
    all += count
  }
  return [...letters].map(([code, count]) => ({ code, share: count / all })).toSorted((a, b) => b.share - a.share)
}

/** For texts without a part that could be told. */
function guess(detector: Detector, text: string): string | null {
  const found = detector.detect(text)
  if (!found.language) return null
  const scores = found.getScores()
  if ((scores['en'] ?? 0) >= (scores[found.language] ?? 0) * nearlyBest) return 'en'
  return found.isReliable() && countLetters(text, lettersForGuess) >= lettersForGuess ? found.language : null
}

/** Letters of a text, counted up to `enough`. */
function countLetters(text: string, enough = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (const _ of text.matchAll(/\p{L}/gu)) if (++count >= enough) break
  return count
}

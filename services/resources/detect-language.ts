import { wordEvidence } from '#engines/languages/word-evidence.ts'
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
const lettersForGuess = 12
/** Our own languages are likelier than their neighbours. */
const neighbourWeight = 0.9
/** A part that statistics alone do not call reliable is believed from this sum on. */
const scoreEnough = 0.8
/** And a text too short for parts, as a guess, from this one. */
const guessEnough = 0.45
/** English is taken for granted when a short text is almost as near to it as to anything else. */
const nearlyBest = 0.93

type Detector = typeof import('eld/small').eld
let loading: Promise<Detector> | null = null

/** Loaded when a text first needs it: its tables take 140 MB. */
const loadDetector = (): Promise<Detector> => (loading ??= importDetector())

async function importDetector(): Promise<Detector> {
  const { eld } = await import('eld/small')
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
  const long = english.map((part) => (part.code ? part : { ...part, code: codeOfPart(detector, textAt(text, part)) }))
  const parts = long.map((part, i) => (part.code ? part : { ...part, code: codeBeside(detector, text, [part, long[i - 1]]) }))
  const shares = sharesOf(text, parts)
  const [first] = shares
  if (first) return { code: first.code, isReliable: true, shares, parts }
  return { code: guess(detector, text), isReliable: false, shares, parts }
}

/** How far the letters of one word speak for each of our languages, from 0 to 1. Of a word alone they tell no more than where to look first. */
export async function scoreWord(word: string): Promise<ReadonlyMap<string, number>> {
  const detector = await loadDetector()
  return new Map(Object.entries(detector.detect(word.toLowerCase()).getScores()).filter(([code]) => isOurs(code)))
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
    let letters = 0
    let counted = 0
    for (const { 0: end, index: at } of paragraph.matchAll(/[.!?…。]+["'”’»)\]]*(?:\s+|$)/g)) {
      const next = at + end.length
      letters += countLetters(paragraph.slice(counted, next), lettersEnough)
      counted = next
      if (letters < lettersEnough) continue
      parts.push({ start: index + start, end: index + next })
      start = next
      letters = 0
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
  if (!found.language) return null
  const { best, score, english } = rank(found.getScores(), part)
  const isSure = found.isReliable() || score >= scoreEnough
  return !isSure || (best !== 'en' && score - english < marginEnough) ? null : best
}

/** A short sentence behind one of its paragraph is in the same language when it looks like it. */
function codeBeside(detector: Detector, text: string, [part, before]: readonly [Span, LanguagePart | undefined]): string | null {
  const piece = textAt(text, part)
  if (!before?.code || before.end !== part.start || reference.test(piece)) return null
  return rank(detector.detect(piece).getScores(), piece).best === before.code ? before.code : null
}

/** The language that statistics and little words together speak for, how loudly, and how loudly they speak for English. */
function rank(scores: Readonly<Record<string, number>>, text: string): { best: string; score: number; english: number } {
  const ranked = new Map(Object.entries(scores).map(([code, score]) => [code, isOurs(code) ? score : score * neighbourWeight]))
  for (const [code, weight] of wordEvidence(text)) if (languages.includes(code)) ranked.set(code, (ranked.get(code) ?? 0) + weight)
  const [best = '', score = 0] = [...ranked].reduce<readonly [string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])
  return { best, score, english: ranked.get('en') ?? 0 }
}

const isOurs = (code: string): boolean => textLanguageCodes.some((own) => own === code)

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
  const { best, score, english } = rank(found.getScores(), text)
  if (!best) return null
  if (english >= score * nearlyBest) return 'en'
  // Two names or terms may look like any language; a little word says more.
  const isTold = found.isReliable() || wordEvidence(text).has(best)
  return isTold && score >= guessEnough && countLetters(text, lettersForGuess) >= lettersForGuess ? best : null
}

/** Letters of a text, counted up to `enough`. */
function countLetters(text: string, enough = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (const _ of text.matchAll(/\p{L}/gu)) if (++count >= enough) break
  return count
}

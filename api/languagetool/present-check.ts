import type { Finding, ProofreadFindings } from '#tools/proofread/contract.ts'
import { sentencesIn } from '#tools/proofread/run-sentences.ts'
import type { House } from '../house.ts'
import type { AnnotatedText, Place } from './annotated-text.ts'
import { categoryOf, isSureAtOnce, typeNameOf } from './categories.ts'
import { longCodeOf, nameOf } from './languages.ts'
import { idOf } from './rule-ids.ts'

/** What a text is read in, and what it was found to be in. */
export type TextLanguages = { readonly code: string; readonly detected: string; readonly confidence: number }

type Answer = {
  readonly languages: TextLanguages
  readonly isPremium: boolean
  /** Why nothing was found, when the text was not read. */
  readonly unread?: string | null
  readonly matches?: readonly Match[]
  readonly sentenceRanges?: readonly (readonly [number, number])[]
  readonly ignoreRanges?: readonly { readonly from: number; readonly to: number; readonly language: { readonly code: string } }[]
}

/** The body of an answer, in the order and with the names that add-ons know. */
export const presentCheck = (
  { languages, isPremium, unread = null, matches = [], sentenceRanges = [], ignoreRanges = [] }: Answer,
  { buildId }: Pick<House, 'buildId'>,
) => ({
  software: { name: 'Tinta', version: buildId, buildDate: '', apiVersion: 1, premium: isPremium, status: '' },
  warnings: { incompleteResults: unread !== null, ...(unread === null ? {} : { incompleteResultsReason: unread }) },
  language: {
    name: nameOf(languages.code),
    code: languages.code,
    detectedLanguage: { name: nameOf(languages.detected), code: languages.detected, confidence: languages.confidence, source: '' },
  },
  matches,
  ...(ignoreRanges.length > 0 ? { ignoreRanges } : {}),
  sentenceRanges,
})

type Found = { readonly text: AnnotatedText; readonly found: ProofreadFindings }

/** The language that was read, and the one that most letters are in; the fewer letters, the less sure. */
export function languagesOf({ text: { plain }, found }: Found): TextLanguages {
  const code = longCodeOf(found.language, found.dialect)
  const letters = new Map<string, number>()
  const add = (language: string, count: number) => letters.set(language, (letters.get(language) ?? 0) + count)
  const all = countLetters(plain)
  for (const { span, language } of found.skipped) add(language, countLetters(plain.slice(span.start, span.end)))
  add(code, all - [...letters.values()].reduce((sum, one) => sum + one, 0))
  const [detected, most] = [...letters].reduce((one, other) => (other[1] > one[1] ? other : one))
  return { code, detected, confidence: confidenceOf(most, all) }
}

/** How sure a language is that has so many letters of all. */
export const confidenceOf = (letters: number, all: number): number => Math.round((letters / (all + 20)) * 100) / 100

export const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

type Wording = { readonly locale: string; readonly lintWordsOf: House['lintWordsOf']; readonly kindWordOf: House['kindWordOf'] }
type Match = ReturnType<typeof matchOf>

/** The findings as matches, and where sentences and passages in other languages are. */
export function presentFindings({ text, found }: Found, chosen: readonly Finding[], wording: Wording) {
  const sentences = sentencesIn(text.plain, found.language)
  const matches = chosen.flatMap((finding) => {
    const place = text.inSource(finding.span)
    return place ? [matchOf(finding, { place, text, sentence: sentenceAt(sentences, finding.span), ...wording })] : []
  })
  const ignoreRanges = found.skipped.map(({ span, language }) => {
    const { start, end } = text.around(span)
    return { from: start, to: end, language: { code: language } }
  })
  const sentenceRanges = sentences.map((span) => {
    const { start, end } = text.around(span)
    return [start, end] as const
  })
  return { matches, ignoreRanges, sentenceRanges }
}

/** A text without a full stop is one sentence, and would be told with each of its matches. */
const sentenceAtMost = 1_000

type Placed = Wording & { readonly place: Place; readonly text: AnnotatedText; readonly sentence: Place | null }

function matchOf(finding: Finding, { place, text, sentence, locale, lintWordsOf, kindWordOf }: Placed) {
  const { title, message, reason } = lintWordsOf(locale, finding.class, finding.facts)
  const category = categoryOf(finding)
  const isSure = isSureAtOnce(finding)
  return {
    message: `${message} ${reason}`.trim(),
    shortMessage: title,
    replacements: finding.suggestions.map((value) => ({ value })),
    offset: place.start,
    length: place.end - place.start,
    context: contextOf(text.source, place),
    sentence: sentence ? text.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + sentenceAtMost)) : '',
    type: { typeName: typeNameOf(finding) },
    rule: {
      id: idOf(finding.rule),
      description: title,
      issueType: category.issueType,
      category: { id: category.id, name: kindWordOf(locale, finding.kind) },
    },
    ignoreForIncompleteSentence: !isSure,
    contextForSureMatch: isSure ? 0 : -1,
  }
}

/** The sentence in which a place begins; for one between two, the one before. */
function sentenceAt(sentences: readonly Place[], { start }: Place): Place | null {
  let [low, high] = [0, sentences.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.start ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return sentences[low - 1] ?? null
}

/** Code units on either side. */
const contextSize = 40
const cut = '...'

/** A place with a little of what stands around it, in one line. */
function contextOf(source: string, { start, end }: Place) {
  const from = boundary(source, Math.max(0, start - contextSize))
  const to = boundary(source, Math.min(source.length, end + contextSize))
  const before = from > 0 ? cut : ''
  const text = before + source.slice(from, to).replaceAll(/[\r\n\t\u2028\u2029]/g, ' ') + (to < source.length ? cut : '')
  return { text, offset: before.length + start - from, length: end - start }
}

/** Never between the halves of a character. */
const boundary = (source: string, place: number): number => (/^[\udc00-\udfff]/.test(source.charAt(place)) ? place - 1 : place)

import { isWrittenIn } from '../../languages/tell-dialect.ts'
import { tellSpelling } from '../../languages/en/dialect-spelling.ts'
import type { Span } from '../../text/span.ts'
import { factOf, groupOf, mixed, push, type Fact } from './fact.ts'
import type { Prose, ReportWord } from './prose.ts'
import { reportRows } from './rows.ts'

// A term written in two ways. Only what can hardly be two things counts: with the same neighbour, or with and without a hyphen.

const hyphen = /[-‐‑]/
/** "re-cover" is not "recover". */
const apart = /^re-(?:cover|creat|form|sent|sign|lease|mark|press|sort|treat|collect|count|present|act|move)|^un-ion/

type Written = { readonly form: string; readonly span: Span }

/** Terms with a hyphen, a space or joined, and terms with capitals and small letters. */
export const findTerms = (prose: Prose): readonly Fact[] => [...joinedOrNot(prose), ...capitals(prose)]

function joinedOrNot(prose: Prose): readonly Fact[] {
  const { words, language } = prose
  const { plurals } = reportRows[language.code] ?? reportRows['en'] ?? { plurals: null }
  const keyOf = (word: string): string => {
    const plain = word.replace(/[-‐‑ ]/g, '')
    return plurals ? plain.replace(plurals, '') : plain
  }
  const written = new Map<string, Written[]>()
  const hyphened = new Map<string, Set<string>>()
  for (const [at, word] of words.entries()) {
    if (!hyphen.test(word.text) || !isCompound(word.lower, prose)) continue
    hyphened.set(keyOf(word.lower), (hyphened.get(keyOf(word.lower)) ?? new Set()).add(neighbour(words, at, 1)))
    push(written, keyOf(word.lower), { form: word.lower, span: word.span })
  }
  for (const [at, word] of words.entries()) {
    if (hyphen.test(word.text)) continue
    if (hyphened.has(keyOf(word.lower))) push(written, keyOf(word.lower), { form: word.lower, span: word.span })
    const next = words[at + 1]
    if (!next?.isNext || hyphen.test(next.text)) continue
    const both = `${word.lower} ${next.lower}`
    const following = neighbour(words, at + 1, 1)
    // "in the long term" beside "long-term memory" is right; "long term memory" is the same thing.
    if (following !== '' && hyphened.get(keyOf(both))?.has(following))
      push(written, keyOf(both), { form: both, span: { start: word.span.start, end: next.span.end } })
  }
  return [...written.values()].flatMap((all) => variantsOf(prose, all, plurals))
}

/** "e-mail" and "emails" are two ways; "e-mail" and "e-mails" are not. */
function variantsOf({ text }: Prose, all: readonly Written[], plurals: RegExp | null): readonly Fact[] {
  const ways = new Map<string, Span[]>()
  for (const { form, span } of all.toSorted((a, b) => a.span.start - b.span.start)) {
    const plain = form.replace(/[‐‑]/g, '-')
    push(ways, plurals ? plain.replace(plurals, '') : plain, span)
  }
  return mixed('term-variants', ways, (_, [first]) => (first ? text.slice(first.start, first.end) : ''))
}

/** Parts of a term, not a word with a little word behind it. */
function isCompound(word: string, { language }: Prose): boolean {
  const parts = word.split(hyphen)
  const last = parts.at(-1) ?? ''
  if (parts.length !== 2 || /['’\d.]/.test(word) || apart.test(word)) return false
  if (language.enclitics.has(last) || language.functionWords.has(last)) return false
  return last.length >= 3 && word.length >= 6
}

const neighbour = (words: readonly ReportWord[], at: number, by: 1 | -1): string => {
  const near = words[at + by]
  const isTouching = by === 1 ? near?.isNext : words[at]?.isNext
  return near && isTouching ? near.lower : ''
}

/** German nouns have capitals by rule, and "leben" is not "Leben". */
function capitals(prose: Prose): readonly Fact[] {
  const { words, text, language } = prose
  if (language.code === 'de') return []
  const ways = new Map<string, { readonly small: Span[]; readonly large: Span[]; readonly before: Set<string> }>()
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (!next?.isNext || word.isFirst || word.text.length < 3 || next.text.length < 3) continue
    if (language.functionWords.has(word.lower) || language.functionWords.has(next.lower)) continue
    const shape = shapeOf(words, at)
    if (shape === null) continue
    const key = `${word.lower} ${next.lower}`
    const known = ways.get(key) ?? { small: [], large: [], before: new Set() }
    known[shape].push({ start: word.span.start, end: next.span.end })
    ways.set(key, known)
  }
  return [...ways.values()].flatMap(({ small, large }) => {
    const [one, other] = [large[0], small[0]]
    if (!one || !other || small.length + large.length < 3) return []
    const groups = [groupOf(text.slice(one.start, one.end), large), groupOf(text.slice(other.start, other.end), small)]
    return [
      factOf(
        'case-variants',
        groups.toSorted((a, b) => b.count - a.count),
      ),
    ]
  })
}

const capital = /^\p{Lu}\p{Ll}+$/u
const small = /^\p{Ll}+$/u

/** Two words alone with capitals, or both small; not a piece of a longer name, nor one whose abbreviation follows. */
function shapeOf(words: readonly ReportWord[], at: number): 'small' | 'large' | null {
  const [before, one, two, after] = [words[at - 1], words[at], words[at + 1], words[at + 2]]
  if (!one || !two) return null
  if (small.test(one.text) && small.test(two.text)) return 'small'
  if (!capital.test(one.text) || !capital.test(two.text) || !one.isNext) return null
  if (after?.isNext && !small.test(after.text)) return null
  if (!before || !small.test(before.text)) return null
  const beyond = words[at - 2]
  const isOf = before.isNext && beyond !== undefined && /^\p{Lu}/u.test(beyond.text)
  return isOf ? null : 'large'
}

/** Words of two variants of the language: British and American, Brazilian and European. */
export function findDialects({ words, language }: Prose): readonly Fact[] {
  const ways = new Map<string, Span[]>()
  const tags = language.dialects.map(({ tag }) => tag)
  for (const word of words) {
    // A name keeps its spelling: "the World Trade Center".
    if (!/^\p{Ll}/u.test(word.text) && !word.isFirst) continue
    // Portugal says it as well.
    if (/^vocês?$/.test(word.lower)) continue
    const tag = language.code === 'en' ? englishOf(word.lower) : tags.find((one) => isWrittenIn(word.lower, one))
    if (tag) push(ways, tag, word.span)
  }
  // Swiss words stand beside German ones only where ß is written as well.
  if (language.code === 'de') return []
  return mixed('spelling-variants', ways, (tag) => tag)
}

const englishOf = (word: string): string | undefined => {
  const spelling = tellSpelling(word)
  return spelling === 'british' ? 'en-GB' : spelling === 'american' ? 'en-US' : undefined
}

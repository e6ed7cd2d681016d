import { anyCase } from './any-case.ts'
import type { Draft } from './draft.ts'
import { putText } from './draft.ts'
import { isPlace } from './places.ts'
import { publisherWords } from './cues.ts'
import type { AuthorEnd } from './take-authors.ts'

const openers: Readonly<Record<string, readonly string[]>> = {
  '“': ['”', '“', '"'],
  '„': ['“', '”', '"', '„'],
  '«': ['»'],
  '»': ['«'],
  '"': ['"', '”'],
  '”': ['”'],
  '‘': ['’'],
  "'": ["'", '’'],
}

/** Words after which a full stop ends nothing. */
const abbreviations = anyCase(
  /(?:^|[\s(])(?:\p{Lu}|vs|vol|no|nr|ca|cca|st|dr|mr|mrs|prof|etc|resp|napr|např|tzv|tj|tzn|ún|pl|ill|sz|kb|i|e|u|a|d|z|t|bl|usw|bzw|ggf|evtl|np|tzw|m|in|art|approx|cf|fig|jan|feb|aug|sept|okt|oct|nov|dec|sv|hl|ev|s|c|av|dvs|proc|int|conf|symp|trans|natl|assoc|univ|ann|eng|sci|technol|comput|lett|dept|bl\.a|f\.eks)$/u,
)
const inCue = new RegExp(
  String.raw`[.,;:]?\s(?:(?:[Ii]n|[Ee]n|[Ee]m|[Dd]ans|[Vv]|[Ww]|I)\s?:\s|\[?[Ii]n\]?:\s|\[[wW]:?\]:?\s|(?<=[.,?!]\s)(?:In|in|En|Em|Dans|W|V|I)\s(?=\p{Lu}|de\s|van\s|von\s|\uE000))|\s\/\/\s`,
  'u',
)

/**
 * Puts down the title: what stands in quotation marks right after the authors, else the words up to the sentence's end, an "In",
 * or, in styles that have commas only, the place, publisher or journal. Gives the offset behind it.
 */
export function takeTitle(draft: Draft, how: AuthorEnd): number {
  const start = firstWord(draft.left, draft.authorEnd)
  if (start >= draft.left.length) return start
  const quote = quotedAt(draft.left, start)
  if (quote) {
    putText(draft, 'title', { start: start + 1, end: quote.end, isUnsure: false })
    return quote.next
  }
  const { end, isUnsure } = endOfTitle(draft.left, { start, how })
  putText(draft, 'title', { start, end, isUnsure })
  return end
}

function firstWord(left: string, from: number): number {
  let at = from
  while (at < left.length && /[\s.,:;)\]\uE000\uE001–—-]/u.test(left.charAt(at))) at++
  return at
}

function quotedAt(left: string, start: number): { readonly end: number; readonly next: number } | null {
  const closers = openers[left.charAt(start)]
  if (!closers) return null
  const isOpen = left.charAt(start)
  for (let at = start + 2; at < Math.min(left.length, start + 600); at++) {
    if (!closers.includes(left.charAt(at))) continue
    // An apostrophe within a word closes nothing.
    if (/['’]/.test(left.charAt(at)) && /\p{L}/u.test(left.charAt(at + 1))) continue
    if (/\p{L}/u.test(left.charAt(at + 1)) && isOpen !== '"') continue
    // A quoted beginning of a title is not the whole of it.
    if (/^\s?[\p{Ll}]/u.test(left.slice(at + 1, at + 3)) && !/^\s(?:in|en|em|dans|i|w|v)\b/u.test(left.slice(at + 1, at + 8))) return null
    return { end: /[.,]/.test(left.charAt(at - 1)) ? at - 1 : at, next: at + 1 }
  }
  return null
}

type End = { readonly end: number; readonly isUnsure: boolean }

export function endOfTitle(left: string, { start, how }: { readonly start: number; readonly how: AuthorEnd }): End {
  const rest = left.slice(start)
  const cue = inCue.exec(rest)
  const stop = sentenceEnd(rest)
  const mark = firstMark(rest)
  const shortened = how === 'comma' ? shortenedJournal.exec(rest.slice(0, mark + 1)) : null
  if (shortened) return { end: start + shortened.index, isUnsure: true }
  let end = Math.min(cue?.index ?? rest.length, stop, mark)
  const comma =
    how === 'comma' || how === 'colon' || how === 'year'
      ? commaEnd(rest.slice(0, end), { how, isLast: end >= rest.length - 1 || !/[.]/.test(rest.charAt(end)) || isTail(rest.slice(end)) })
      : -1
  if (comma > 0) end = comma
  const isUnsure =
    comma > 0
      ? how === 'comma'
      : end === rest.length ||
        (end === mark &&
          !cue &&
          !/^\s?[([]/u.test(rest.slice(mark)) &&
          rest.length - end > 0 &&
          /\p{Ll}\s?$/u.test(rest.slice(0, end)) &&
          !/\uE000[\s.,]*$/u.test(rest))
  return { end: start + end, isUnsure }
}

/** "…, IEEE Trans. Geosci. Remote Sens., vol. 12": capitalised words up to the numbers, some of them cut. */
const shortenedJournal = /,\s(?=[^,]*\p{Ll}\.(?:\s|,?$))(?:(?:\p{Lu}[\p{L}-]*\.?|of|on|and|for|in|&|der|für|de)[\s,]{1,2}){2,12}$/u

/** Whether nothing more is said behind a sentence's end. */
const isTail = (rest: string): boolean => !/\p{L}{3,}/u.test(rest)

function sentenceEnd(rest: string): number {
  for (const match of rest.matchAll(/[.?!…](?:["”»“’]|\))?(?=\s)/gu)) {
    const at = match.index
    const next = rest.slice(at + match[0].length).trimStart()
    if (match[0].startsWith('.') && abbreviations.test(rest.slice(Math.max(0, at - 12), at))) continue
    if (!/^[\p{Lu}\d\uE000\uE001"“„«»([/&–—]|^(?:in|en|em|dans|pp?\.|s\.|vol\.|the)\b/u.test(next)) {
      if (match[0].startsWith('.') || /[.?!]\s\p{Lu}/u.test(next)) continue
    }
    if (match[0].startsWith('.')) return at
    // A question may be the first half of a title: then another sentence ends before the source begins.
    const more = /^(?:(?!\.\s)[^\uE000\uE001]){3,200}?\p{Ll}{3}\.\s(?=\p{Lu})/u.exec(next)
    if (more && !/\s:\s|[“„«"]/u.test(more[0])) return rest.indexOf(more[0], at) + more[0].trimEnd().length - 1
    return at + match[0].length
  }
  const last = /[.]\s*$/u.exec(rest)
  return last ? last.index : rest.length
}

/** Where something already read begins behind the title, with the bracket or comma before it. */
function firstMark(rest: string): number {
  const mark = /\s?[([,;]?\s?[\uE000\uE001]/u.exec(rest)
  if (!mark) return rest.length
  return mark.index
}

/**
 * In styles with commas only ("Nom, Titre, Paris, Seuil, 2019") the title ends before a place, a publisher or a quoted journal;
 * failing these, before the last comma. -1: no comma ends it.
 */
function commaEnd(rest: string, { how, isLast }: { readonly how: AuthorEnd; readonly isLast: boolean }): number {
  const commas = [...rest.matchAll(/,\s/gu)].map(({ index }) => index)
  for (const [order, at] of commas.entries()) {
    const until = commas[order + 1] ?? rest.length
    const part = rest.slice(at + 2, until).trim()
    if (/^(?:in|en|dans|em)\s?:?\s?(?:\p{Lu}|["“«„])/u.test(part)) return at
    if (/^["“«„]/u.test(part) && (how !== 'year' || /["”“»]$/u.test(part))) return at
    if (isPlace(part.replace(/\s?:.*$/u, '').replace(/\s?\uE000*$/u, '')) && (isLast || how === 'comma')) {
      // Where nothing follows the place, the publisher stood before it.
      const before = commas[order - 1]
      const publisher = before === undefined ? '' : rest.slice(before + 2, at)
      return before !== undefined &&
        order === commas.length - 1 &&
        (how === 'comma' ||
          (how === 'colon' && publisher.split(' ').length < 5) ||
          (how === 'year' && publisher.split(' ').length < 4 && publisherWords.test(publisher))) &&
        /^\p{Lu}/u.test(publisher)
        ? before
        : at
    }
    if (isLast && how !== 'year' && at > 5 && part.length < 50 && publisherWords.test(part) && /^\p{Lu}|^\p{Ll}['’]/u.test(part)) return at
  }
  if (!isLast || commas.length === 0) return -1
  const last = commas.at(-1) ?? -1
  const part = rest.slice(last + 2).trim()
  return how === 'comma' || (/^\p{Lu}[^,]{2,60}$/u.test(part) && how === 'colon') ? (how === 'comma' ? (commas[0] ?? -1) : last) : -1
}

import type { Span } from '../text/span.ts'

/** Spans that are kept as they are, for the whole of a text or of one paragraph; sorted, apart from each other. */
export function locksOf(text: string, keep: readonly string[] = []): readonly Span[] {
  const found: Span[] = []
  for (const { find } of patterns) for (const match of text.matchAll(find)) if (match[0]) found.push(spanOf(match))
  found.push(...quotations(text), ...keptTerms(text, keep))
  return joined(found)
}

type Pattern = { readonly what: string; readonly find: RegExp }

const units =
  '%|‰|°\\s?[CFK]?|per\\s?cent|percent|percentage points?|degrees?(?: Celsius| Fahrenheit)?|[kmcdµunMGT]?(?:mol|m|g|l|L|s|V|W|A|Hz|Pa|J|N|B|bp|eV)(?:\\b|(?=[²³/]))(?:[²³]|/[A-Za-zµ]{1,4}[²³]?(?!\\p{L}))?|kg|km|cm|mm|ml|mL|min|hrs?|mph|rpm|ppm|dB|kcal|cal|USD|EUR|GBP|million|billion|trillion|thousand|hundred'
const year = '(?:1[4-9]|20)\\d\\d[a-z]?'
const surname = "(?<![\\p{L}’'-])\\p{Lu}[\\p{L}’'-]{1,30}"

const capital = "\\p{Lu}[\\p{L}’'-]{0,30}"
const party = `${capital}(?: (?:of|of the|and|&|${capital})(?= \\p{Lu}| v)| ${capital}){0,4}`
const opening = 'After|Although|And|As|But|Following|For|In|Like|See|Since|The|Under|Unlike|While'

const patterns: readonly Pattern[] = [
  { what: 'case at law', find: new RegExp(`(?<!\\p{L})(?!(?:${opening})\\b)${party} v\\.? ${party}`, 'gu') },
  { what: 'address on the web', find: /(?:https?:\/\/|www\.)[^\s<>"”)\]]+[^\s<>"”)\].,;:!?]/gu },
  { what: 'identifier', find: /\b(?:doi:\s?)?10\.\d{4,9}\/[^\s<>"”)\]]*[^\s<>"”)\].,;:!?]/giu },
  { what: 'e-mail', find: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu },
  { what: 'code', find: /`[^`\n]{1,400}`/g },
  { what: 'formula', find: /\$[^$\n]{1,200}\$(?!\d)|\\\([^\n]{1,200}?\\\)|\\\[[^\n]{1,200}?\\\]/g },
  {
    what: 'statistic',
    find: /(?<![\p{L}\p{N}])(?:\p{L}{1,3}[²2]?|[χη]2?²?|SD|SE|df|CI)(?:\s?\([\d., ]{1,20}\))?\s?[=<>≤≥≈]\s?[-–−]?[\d.]{0,20}\d(?:\s?%)?/gu,
  },
  { what: 'interval', find: /\b\d{1,2}(?:\.\d+)?\s?%\s?CI\s?[:,=]?\s?[[(]?[-–−]?[\d.]+\s?(?:,|to|–|-)\s?[-–−]?[\d.]+[\])]?/g },
  {
    what: 'relation',
    find: /(?<![\p{L}\p{N}])[\p{L}\p{N}()^_.]{1,12}\s?[=≤≥≈±×÷∝→]\s?[\p{L}\p{N}()^_.+*/−-]{0,24}[\p{L}\p{N})](?:\s[+*/−×-]\s[\p{L}\p{N}()^_]{1,12}){0,8}/gu,
  },
  { what: 'citation in brackets', find: new RegExp(`\\((?:[^()\\n]{0,120}[\\s,;])?${year}(?:[,;:\\s][^()\\n]{0,120})?\\)`, 'gu') },
  {
    what: 'citation with names',
    find: new RegExp(`${surname}(?:(?:,? (?:and|&) |, )${surname}){0,5}(?: et al\\.?)?(?:[’']s)? \\(${year}[^()\\n]{0,40}\\)`, 'gu'),
  },
  { what: 'et al.', find: new RegExp(`${surname} et al\\.?`, 'gu') },
  { what: 'numbered citation', find: /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,20}\]/g },
  { what: 'page', find: /\((?:pp?|cf|see|ibid|Fig|Figure|Table|Eq|Appendix|Section|Chapter)\.?[^()\n]{0,60}\)/g },
  {
    what: 'numbered thing',
    find: /\b(?:Table|Figure|Fig\.|Figs\.|Section|Chapter|Equation|Eq\.|Appendix|Part|Step|Experiment|Study|Phase|Group|Act|Article|Question|Hypothesis|Page|Line|Volume|No\.|Vol\.|Ch\.|pp?\.)\s(?:[A-Z]?\d+(?:\.\d+)*[a-z]?|[A-Z]\b|[IVX]+\b)/g,
  },
  { what: 'money', find: /(?:US|A|C|NZ)?[$£€¥₹]\s?\d(?:[\d.,]{0,30}\d)?(?:\s?(?:million|billion|trillion|thousand|[kKmMbB])\b)?/g },
  {
    what: 'number with unit',
    find: new RegExp(`(?<![\\p{L}\\p{N}.])[-–−+±]?\\d(?:[\\d.,:/]{0,30}\\d)?\\s?(?:${units})(?![\\p{L}\\p{N}])`, 'gu'),
  },
  { what: 'number', find: /(?<![\p{L}\p{N}])[-−+±]?(?:\d(?:[\d.,:/–-]{0,40}\d)?|\.\d{1,20})(?:st|nd|rd|th|s|°)?(?![\p{L}\p{N}])/gu },
  {
    what: 'acronym or code',
    find: /(?<![\p{L}\p{N}])(?:\p{Lu}{2}[\p{Lu}\p{N}]{0,20}s?|\p{L}{1,20}\d[\p{L}\d]{0,20}|\d{1,20}\p{L}[\p{L}\d]{0,20}|(?:\p{Lu}\.){2,8}\p{Lu}?)(?:-[\p{Lu}\p{N}]{1,20}){0,4}(?![\p{L}\p{N}])/gu,
  },
  { what: 'tag', find: /(?<![\p{L}\p{N}])[#@][\p{L}\p{N}_]+/gu },
]

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length })

/** Text between quotation marks, marks included; straight marks in pairs, a single one locks nothing. */
function quotations(text: string): readonly Span[] {
  const curly = [
    /“[^“”]{1,2000}”/g,
    /„[^„“”]{1,2000}[“”]/g,
    /«[^«»]{1,2000}»/g,
    /(?<![\p{L}\p{N}])‘[^‘\n]{2,400}?’(?![\p{L}\p{N}])/gu,
    /"[^"]{1,2000}"/g,
    // An apostrophe inside a word ends no quotation.
    /(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,400}'(?![\p{L}\p{N}])/gu,
  ]
  return curly.flatMap((find) => Array.from(text.matchAll(find), spanOf))
}

/** The person's own words, whole, without regard to case. */
function keptTerms(text: string, keep: readonly string[]): readonly Span[] {
  return keep.flatMap((term) => {
    const words = term
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    if (words.length === 0) return []
    return Array.from(text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu')), spanOf)
  })
}

const oneHand = /(?<![\p{L}\p{N}])on (?:the )?one hand(?![\p{L}\p{N}])/giu
const otherHand = /(?<![\p{L}\p{N}])on the other hand(?![\p{L}\p{N}])/giu

/** "On the one hand" and "on the other hand" where a text has both: a new word for one of them would leave the other alone. */
export function pairLocksOf(text: string): readonly Span[] {
  const [one, other] = [oneHand, otherHand].map((find) => Array.from(text.matchAll(find), spanOf))
  return one?.length && other?.length ? [...one, ...other] : []
}

function joined(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1)
    if (last && span.start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else result.push(span)
  }
  return result
}

/** The locks that touch `span`, counted from its start. */
export const locksWithin = (locks: readonly Span[], span: Span): readonly Span[] =>
  locks
    .filter(({ start, end }) => start < span.end && end > span.start)
    .map(({ start, end }) => ({ start: Math.max(start, span.start) - span.start, end: Math.min(end, span.end) - span.start }))

import { toSentenceCase } from '#engines/text/sentence-case.ts'
import { textAt, type Span } from '#engines/text/span.ts'
import { invertedNameOf } from '../apa/names.ts'
import type { ItemField } from '../item.ts'
import { plainOf } from '../markup.ts'
import { placesOfPublication } from '../references/places.ts'
import { andBefore, type CiteWords } from '../words/words.ts'
import { placeOf, type Listed } from './listed.ts'

/** What an entry is looked at with. */
export type Looked = { readonly text: string; readonly entry: Listed; readonly words: CiteWords; readonly language: string }

/** A place that APA writes otherwise, with what it writes where that is sure. A proposal is to be read before it is taken. */
export type ApaFault = { readonly span: Span; readonly replacement?: string; readonly isProposal?: boolean }

/** A rule of APA 7 for plain text, with entries before and after, and entries that it leaves alone. English unless told. */
export type ApaRule = {
  readonly find: (looked: Looked) => readonly ApaFault[]
  readonly wrong: readonly (readonly [entry: string, fixed: string | null, language?: string])[]
  readonly right: readonly (readonly [entry: string, language?: string])[]
}

const isUnsure = ({ entry }: Looked, field: ItemField): boolean => entry.reference.unsure.includes(field)
const between = (a: Span, b: Span): Span => ({ start: a.end, end: b.start })
const field = (looked: Looked, name: ItemField): Span | undefined => placeOf(looked.entry.reference, name)

/** Matches in an entry that replace what they found. `find` is global. */
function inEntry(
  { text, entry: { span } }: Looked,
  find: RegExp,
  replaced: (match: RegExpExecArray) => string | null,
): readonly ApaFault[] {
  return [...textAt(text, span).matchAll(find)].flatMap((match) => {
    const replacement = replaced(match)
    return replacement === null
      ? []
      : [{ span: { start: span.start + match.index, end: span.start + match.index + match[0].length }, replacement }]
  })
}

function authorPlaces(looked: Looked): readonly Span[] {
  if (isUnsure(looked, 'author') && !looked.entry.reference.isCut) return []
  return looked.entry.reference.places.filter((place) => place.field === 'author').map(({ span }) => span)
}

/**
 * "and", "und", "és" or a dash before the last author where APA has "&", or a word of the language of the list; commas before the
 * others. "&" is APA's own and never a fault.
 */
function findConjunction(looked: Looked): readonly ApaFault[] {
  const places = authorPlaces(looked)
  return places.slice(1).flatMap((next, i) => {
    const before = places[i]
    if (!before || next.start < before.end || next.start - before.end > 12) return []
    const isLast = i === places.length - 2
    const list = isLast ? andBefore(looked.words.and.list, textAt(looked.text, next)) : ''
    // The full stop of an initial is the name's.
    const span = { start: before.end + (looked.text[before.end] === '.' ? 1 : 0), end: next.start }
    const said = textAt(looked.text, span).replace(/[,\s]/g, '')
    if (said === list || (isLast && said === '&')) return []
    return [{ span, replacement: isLast ? `${looked.words.hasCommaBeforeAnd ? ',' : ''} ${list} ` : ', ' }]
  })
}

/** Names that are not "Kovács, J.": given names in full, or initials without comma and full stops. */
function findNames(looked: Looked): readonly ApaFault[] {
  const { text, entry } = looked
  const places = authorPlaces(looked)
  const isHungarian = looked.language === 'hu'
  return (entry.item.author ?? []).flatMap((name, i) => {
    const span = places[i]
    if (!span || name.literal !== undefined || !name.family || !name.given) return []
    const said = textAt(text, span).replace(/\s+/g, ' ')
    const wanted = plainOf(invertedNameOf(name, { isHungarian }))
    const flat = (words: string): string => words.replace(/[\s.]/g, '').replaceAll('’', "'")
    // "J.P." and "J. P." differ in a space only, and a full stop after the last initial may be outside.
    if (
      said === wanted ||
      (flat(said) === flat(wanted) && said.includes(',') && /\.|,\s?\p{L}+$/u.test(said) && !/\p{Lu}\p{Lu}$/u.test(said))
    )
      return []
    const end = text[span.end] === '.' && wanted.endsWith('.') ? span.end + 1 : span.end
    return [{ span: { start: span.start, end }, replacement: wanted }]
  })
}

/** The year without parentheses: right after the names it can be put in them, elsewhere it has to be moved. */
function findYear(looked: Looked): readonly ApaFault[] {
  const { text, entry } = looked
  const place = field(looked, 'issued')
  if (!place || isUnsure(looked, 'issued')) return []
  const before = text.slice(entry.span.start, place.start)
  if (/[([][^)\]]*$/.test(before)) return []
  const last = entry.reference.places.filter((one) => one.field === 'author' && one.span.end <= place.start).at(-1)
  const isNext = last !== undefined && /^[\s.,]*$/.test(textAt(text, between(last.span, place)))
  if (!isNext) return [{ span: place }]
  const [after = ''] = /^[.,:]?/.exec(text.slice(place.end, place.end + 1)) ?? []
  const start = last.span.end + (text[last.span.end] === '.' ? 1 : 0)
  return [{ span: { start, end: place.end + after.length }, replacement: ` (${textAt(text, place)}).` }]
}

/** One capital more may be a name's. */
const fewestCapitals = 2

/** A title in capitals, which APA writes as a sentence. */
function findCapitals(looked: Looked): readonly ApaFault[] {
  const place = field(looked, 'title')
  const title = place && textAt(looked.text, place)
  if (!place || !title || isUnsure(looked, 'title') || looked.language !== 'en') return []
  const places = title.split(/[^\p{L}]+/u).filter((word) => placesOfPublication.has(word.toLowerCase()))
  // A group's name keeps its capitals in a title: "Manual of the American Psychological Association".
  const named = looked.entry.names.flatMap((name) => name.split(/\s+/)).filter((word) => /^\p{Lu}/u.test(word))
  const replacement = toSentenceCase(title, 'en', { names: [...named, ...places] })
  const changed = replacement.split(' ').filter((word, i) => word !== title.split(' ')[i])
  return changed.length < fewestCapitals ? [] : [{ span: place, replacement, isProposal: true }]
}

/** Quotation marks around a title. */
function findQuotes(looked: Looked): readonly ApaFault[] {
  const place = field(looked, 'title')
  if (!place) return []
  const { text } = looked
  const opens = /["“„«]\s?$/.exec(text.slice(Math.max(0, place.start - 2), place.start))
  const closes = /^[.,]?\s?["”“»][.,]?/.exec(text.slice(place.end, place.end + 4))
  if (!opens || !closes) return []
  // Two places, so that the title between them can be mended by itself.
  return [
    { span: { start: place.start - opens[0].length, end: place.start }, replacement: '' },
    { span: { start: place.end, end: place.end + closes[0].length }, replacement: /[.?!]$/.test(textAt(text, place)) ? '' : '.' },
  ]
}

/** "vol. 12, no. 3" for "12(3)". */
function findVolume(looked: Looked): readonly ApaFault[] {
  const [volume, issue] = [field(looked, 'volume'), field(looked, 'issue')]
  if (!volume || !looked.entry.item.type.startsWith('article')) return []
  const { text } = looked
  const label = /(?<!\p{L})(?:vol|roč|Bd|Jg|årg|rocznik|cilt|jaargang|v|t)\.?\s?$/iu.exec(
    text.slice(Math.max(0, volume.start - 10), volume.start),
  )
  const start = volume.start - (label?.[0].length ?? 0)
  // A volume of a book stands in parentheses, label and all: "Collected works (Vol. 1)".
  if (label && text[start - 1] === '(') return []
  const said = issue && issue.start > volume.end ? textAt(text, between(volume, issue)) : null
  if (issue && said !== null && said.length < 24 && said !== '(' && (/\p{L}|^,?\s*\($|^:$/u.test(said) || said.includes('('))) {
    const close = /^\.?\s?(?:sz(?:ám)?\.?|sayı)?\)?/u.exec(text.slice(issue.end, issue.end + 8))?.[0] ?? ''
    return [{ span: { start, end: issue.end + close.trimEnd().length }, replacement: `${textAt(text, volume)}(${textAt(text, issue)})` }]
  }
  return label && said === null ? [{ span: { start, end: volume.end }, replacement: textAt(text, volume) }] : []
}

/** "pp. 45–67" in a journal, whose pages stand without a label. */
function findPageLabel(looked: Looked): readonly ApaFault[] {
  const place = field(looked, 'page')
  if (!place || looked.entry.item.type !== 'article-journal' || !field(looked, 'volume')) return []
  const { text } = looked
  const label = /(?<!\p{L})(?:pp?|pgs?|S|ss?|str|sf|págs?|pag|blz|o|old)\.?\s?$/iu.exec(
    text.slice(Math.max(0, place.start - 7), place.start),
  )
  const after = /^\.?\s?(?:o(?:ld)?|s|str)\.(?!\p{L})/u.exec(text.slice(place.end, place.end + 6))
  // The full stop of the entry may be the label's.
  const isLast = after !== null && text.slice(place.end + after[0].length, looked.entry.span.end).trim() === ''
  return [
    ...(label ? [{ span: { start: place.start - label[0].length, end: place.start }, replacement: '' }] : []),
    ...(after ? [{ span: { start: place.end, end: place.end + after[0].length }, replacement: isLast ? '.' : '' }] : []),
  ]
}

/** A hyphen between pages, where a dash stands. */
function findPageHyphen(looked: Looked): readonly ApaFault[] {
  const place = field(looked, 'page')
  const said = place && textAt(looked.text, place)
  const found = said === undefined ? null : /^(\d+)\s?-\s?(\d+)$/.exec(said)
  return place && found ? [{ span: place, replacement: `${found[1]}–${found[2]}` }] : []
}

/** The place of publication, which the seventh edition leaves out. */
function findPlace(looked: Looked): readonly ApaFault[] {
  const [place, publisher] = [field(looked, 'publisher-place'), field(looked, 'publisher')]
  if (!place || isUnsure(looked, 'publisher-place')) return []
  if (!publisher) return [{ span: place }]
  if (publisher.start > place.end && /^\s*[:,]\s*$/.test(textAt(looked.text, between(place, publisher)))) {
    return [{ span: { start: place.start, end: publisher.start }, replacement: '' }]
  }
  if (place.start > publisher.end && /^\s*,\s*$/.test(textAt(looked.text, between(publisher, place))))
    return [{ span: { start: publisher.end, end: place.end }, replacement: '' }]
  return [{ span: place }]
}

const doi = String.raw`10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;)\]]`

/** A DOI in any form but its address. */
function findDoi(looked: Looked): readonly ApaFault[] {
  const find = new RegExp(
    String.raw`(?:(?:doi|DOI)\s*[.:]?\s*)?(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?(?:(?:doi|DOI):\s*)?(${doi})`,
    'gu',
  )
  return inEntry(looked, find, (match) => {
    const wanted = `https://doi.org/${match[1] ?? ''}`
    const isInOther = /[\w/.-]$/.test(looked.text.slice(0, looked.entry.span.start + match.index).slice(-1))
    return match[0] === wanted || isInOther ? null : wanted
  })
}

const longestAddress = 2_000
/** "(Original work published 1934)" ends an entry without a full stop. */
const earlierWork = /[.?!)\]]\s\([^()\d]{4,60}\s(?:1[5-9]|20)\d\d\)$/

/** A full stop behind an address, or none at the end of an entry without one. */
function findEnd(looked: Looked): readonly ApaFault[] {
  const { text, entry } = looked
  const { end } = entry.span
  // An address is sought in the last stretch alone: from each beginning of one to the end would take too long in a row of them.
  const said = textAt(text, { start: Math.max(entry.span.start, end - longestAddress), end })
  if (/(?:https?:\/\/\S+|10\.\d{4,9}\/\S+|www\.\S+)\.$/.test(said)) return [{ span: { start: end - 1, end }, replacement: '' }]
  const hasAddress = /(?:https?:\/\/|10\.\d{4,9}\/|www\.)\S+$/.test(said)
  if (hasAddress || /[.?!…]["”’»)]?$/.test(said) || earlierWork.test(said) || entry.reference.kind === 'title') return []
  return [{ span: { start: end, end }, replacement: '.' }]
}

/** "Retrieved from" before an address, where no day is given. */
const findRetrieved = (looked: Looked): readonly ApaFault[] =>
  inEntry(
    looked,
    /(?:Retrieved from|Available (?:at|from)|Elérhető|Verfügbar unter|Recuperado de|Disponible en|Repéré à|Disponible sur|Disponibile su|Disponibil la|Dostupné (?:na|z)|Dostępne na|Disponível em|Erişim adresi|Hämtad från|Hentet fra):?\s+(?=https?:\/\/|www\.)/giu,
    () => '',
  )

/** "et al." in the list, which names up to twenty authors. */
function findOthers(looked: Looked): readonly ApaFault[] {
  const { text, entry } = looked
  // Names that are left out make the reading of the others unsure, but not where they stand.
  const last = entry.reference.places.filter(({ field: name }) => name === 'author').at(-1)?.span
  if (!last) return []
  const found =
    /^[.,]{0,2}\s*((?:és mtsai|és munkatársai|et al|u\. ?a|et coll|y cols|y otros|e altri|a kol|i in|vd|ve ark|și colab|m\. ?fl|mfl|e\.a|e outros)(?!\p{L})\.?)/u.exec(
      text.slice(last.end, Math.min(entry.span.end, last.end + 30)),
    )
  if (!found?.[1]) return []
  const end = last.end + found[0].length
  return [{ span: { start: end - found[1].length, end } }]
}

// Sorted by id. Italics cannot be seen in plain text, so nothing is said of them.
export const apaRules = {
  'author-names': {
    find: findNames,
    wrong: [
      ['Adams, Mary. (2012). Quiet rooms. Kestrel Books.', 'Adams, M. (2012). Quiet rooms. Kestrel Books.'],
      ['Szabó, Gyula. (2012). Csendes szobák. Palánta Kiadó.', 'Szabó, Gy. (2012). Csendes szobák. Palánta Kiadó.', 'hu'],
    ],
    right: [
      ['Adams, M. J. (2012). Quiet rooms. Kestrel Books.'],
      ['Adams, M.J. (2012). Quiet rooms. Kestrel Books.'],
      ['World Health Organization. (2012). Quiet rooms.'],
    ],
  },
  conjunction: {
    find: findConjunction,
    wrong: [
      ['Adams, M., and Bell, T. (2012). Quiet rooms. Kestrel Books.', 'Adams, M., & Bell, T. (2012). Quiet rooms. Kestrel Books.'],
      [
        'Bodnár K. – Rácz Á. – Szabó P. (2012). Csendes szobák. Palánta Kiadó.',
        'Bodnár K., Rácz Á., & Szabó P. (2012). Csendes szobák. Palánta Kiadó.',
        'hu',
      ],
      [
        'Bodnár, K., és Szabó, P. (2012). Csendes szobák. Palánta Kiadó.',
        'Bodnár, K., & Szabó, P. (2012). Csendes szobák. Palánta Kiadó.',
        'hu',
      ],
    ],
    right: [
      ['Adams, M., & Bell, T. (2012). Quiet rooms. Kestrel Books.'],
      ['Adams, M. (2012). Quiet rooms. Kestrel Books.'],
      ['Arribas, L., & Cano, M. (2012). Cuartos tranquilos. Editorial Abeto.', 'es'],
      ['Arribas, L., y Cano, M. (2012). Cuartos tranquilos. Editorial Abeto.', 'es'],
    ],
  },
  'doi-address': {
    find: findDoi,
    wrong: [
      [
        'Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. doi:10.1000/xyz12',
        'Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. https://doi.org/10.1000/xyz12',
      ],
      [
        'Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. http://dx.doi.org/10.1000/xyz12',
        'Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. https://doi.org/10.1000/xyz12',
      ],
    ],
    right: [
      ['Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. https://doi.org/10.1000/xyz12'],
      ['Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. https://press.example/10.1000/xyz12'],
    ],
  },
  end: {
    find: findEnd,
    wrong: [
      ['Adams, M. (2012). Quiet rooms. Kestrel Books', 'Adams, M. (2012). Quiet rooms. Kestrel Books.'],
      [
        'Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. https://doi.org/10.1000/xyz12.',
        'Adams, M. (2012). Quiet rooms. Noise, 3(1), 4–9. https://doi.org/10.1000/xyz12',
      ],
    ],
    right: [
      ['Adams, M. (2012). Quiet rooms. Kestrel Books.'],
      ['Adams, M. (2012). Quiet rooms. https://rooms.example/quiet'],
      ['Adams, M. (2012). Quiet rooms (T. Bell, Trans.). Kestrel Books. (Original work published 1934)'],
      ['Adams, M. (2012). Csendes szobák (Bodnár K., ford.). Palánta Kiadó. (Eredeti mű megjelenése 1934)', 'hu'],
    ],
  },
  'list-et-al': {
    find: findOthers,
    wrong: [['Adams, M., Bell, T., et al. (2012). Quiet rooms. Kestrel Books.', null]],
    right: [['Adams, M., & Bell, T. (2012). Quiet rooms. Kestrel Books.']],
  },
  'page-hyphen': {
    find: findPageHyphen,
    wrong: [['Adams, M. (2012). Quiet rooms. Noise, 3(1), 14-29.', 'Adams, M. (2012). Quiet rooms. Noise, 3(1), 14–29.']],
    right: [['Adams, M. (2012). Quiet rooms. Noise, 3(1), 14–29.'], ['Adams, M. (2012). Quiet rooms. Noise, 3(1), e14.']],
  },
  'page-label': {
    find: findPageLabel,
    wrong: [['Adams, M. (2012). Quiet rooms. Noise, 3(1), pp. 14–29.', 'Adams, M. (2012). Quiet rooms. Noise, 3(1), 14–29.']],
    right: [['Adams, M. (2012). Quiet rooms. In T. Bell (Ed.), Noise and us (pp. 14–29). Kestrel Books.']],
  },
  place: {
    find: findPlace,
    wrong: [
      ['Adams, M. (2012). Quiet rooms. London: Kestrel Books.', 'Adams, M. (2012). Quiet rooms. Kestrel Books.'],
      ['Adams, M. (2012). Quiet rooms. Kestrel Books, London.', 'Adams, M. (2012). Quiet rooms. Kestrel Books.'],
    ],
    right: [['Adams, M. (2012). Quiet rooms. Kestrel Books.']],
  },
  retrieved: {
    find: findRetrieved,
    wrong: [
      [
        'Adams, M. (2012). Quiet rooms. Retrieved from https://rooms.example/quiet',
        'Adams, M. (2012). Quiet rooms. https://rooms.example/quiet',
      ],
    ],
    right: [['Adams, M. (2012). Quiet rooms. Retrieved May 3, 2020, from https://rooms.example/quiet']],
  },
  'title-capitals': {
    find: findCapitals,
    wrong: [
      [
        'Adams, M. (2012). Quiet Rooms and Their Walls. Noise, 3(1), 14–29.',
        'Adams, M. (2012). Quiet rooms and their walls. Noise, 3(1), 14–29.',
      ],
    ],
    right: [
      ['Adams, M. (2012). Quiet rooms in France. Noise, 3(1), 14–29.'],
      ['Adams, M. (2012). Noise in Budapest. Noise, 3(1), 14–29.'],
      ['Quiet Rooms Association. (2012). Handbook of the Quiet Rooms Association. Kestrel Books.'],
      ['Brenner, U. (2012). Stille Räume und ihre Wände. Lärm, 3(1), 14–29.', 'de'],
    ],
  },
  'title-quotes': {
    find: findQuotes,
    wrong: [['Adams, M. (2012). “Quiet rooms.” Noise, 3(1), 14–29.', 'Adams, M. (2012). Quiet rooms. Noise, 3(1), 14–29.']],
    right: [['Adams, M. (2012). Quiet “rooms” and us. Noise, 3(1), 14–29.']],
  },
  'volume-label': {
    find: findVolume,
    wrong: [['Adams, M. (2012). Quiet rooms. Noise, vol. 3, no. 1, 14–29.', 'Adams, M. (2012). Quiet rooms. Noise, 3(1), 14–29.']],
    right: [
      ['Adams, M. (2012). Quiet rooms. Noise, 3(1), 14–29.'],
      ['Adams, M. (2012). Quiet rooms. Noise, 3, 14–29.'],
      ['Adams, M. (2012). Opere alese (Vol. 1). Editura Abeto. (Lucrare originală publicată în 1934)', 'ro'],
    ],
  },
  'year-parentheses': {
    find: findYear,
    wrong: [
      ['Adams, M. 2012. Quiet rooms. Kestrel Books.', 'Adams, M. (2012). Quiet rooms. Kestrel Books.'],
      ['Belan, P., 2005. Quiet rooms. Kestrel Books.', 'Belan, P. (2005). Quiet rooms. Kestrel Books.'],
      ['Adams, M. Quiet rooms. Kestrel Books, 2012.', null],
    ],
    right: [['Adams, M. (2012). Quiet rooms. Kestrel Books.'], ['Adams, M. (2012, May 3). Quiet rooms. Noise.']],
  },
} as const satisfies Readonly<Record<string, ApaRule>>

export type ApaFaultId = keyof typeof apaRules

import type { CslItem } from '../item.ts'
import { plainOf } from '../markup.ts'
import type { CiteWords } from '../words/words.ts'
import { creatorsOf } from './creators.ts'
import { dateOrderOf } from './dates.ts'
import { isLegal } from './kinds.ts'
import { initialsOf, shortNameOf } from './names.ts'
import { bracketsOf, titleOf } from './titles.ts'

/** Articles that a title is not sorted by, by language (Publication Manual 9.49). */
const articles: Readonly<Record<string, RegExp>> = {
  en: /^(?:a|an|the)\s+/i,
  de: /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines)\s+/i,
  fr: /^(?:(?:le|la|les|un|une|des)\s+|l['’])/i,
  es: /^(?:el|la|los|las|un|una|unos|unas)\s+/i,
  it: /^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s+|l['’]|un['’])/i,
  hu: /^(?:az|a|egy)\s+/i,
}

/** What a reference is sorted by: who, when, which title. */
export type SortKey = {
  readonly who: readonly string[]
  readonly when: readonly number[]
  readonly title: string
}

export function sortKeyOf(item: CslItem, words: CiteWords): SortKey {
  const title = titleKey(item, words)
  const who = isLegal(item)
    ? []
    : creatorsOf(item).flatMap(({ name }) => [
        lettersOf(name.literal ?? plainOf(shortNameOf(name))),
        // Who has no initials comes before who has.
        name.literal === undefined && name.family ? `${lettersOf(initialsOf(name.given ?? ''))} ${name.suffix ?? ''}` : '',
      ])
  return { who: who.length > 0 ? who : [title, ''], when: dateOrderOf(item), title }
}

/** Letters and figures alone: "MacNeil" and "Mac-Neil" and "O'Neil" are sorted as if they had no marks. Words stay words. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\s]+/gu, '').trim()

function titleKey(item: CslItem, words: CiteWords): string {
  const title = plainOf(titleOf(item, words)) || item.title || plainOf(bracketsOf(item, words))
  const language = item.language?.slice(0, 2).toLowerCase()
  const known = language !== undefined && language in articles ? [language] : [words.locale, 'en']
  const bare = known.reduce((rest, code) => rest.replace(articles[code] ?? /^$/, ''), title)
  return lettersOf(bare)
}

/** Compares keys by APA's rules: nothing before something, fewer authors before more, undated before dated (9.44 to 9.47). */
export function makeCompare(locale: string): (a: SortKey, b: SortKey) => number {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent', numeric: true })
  const compareTexts = (a: readonly string[], b: readonly string[]): number => {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const order = compare(a[i] ?? '', b[i] ?? '')
      if (order !== 0) return order
    }
    return a.length - b.length
  }
  return (a, b) => compareTexts(a.who, b.who) || compareNumbers(a.when, b.when) || compare(a.title, b.title)
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = (a[i] ?? 0) - (b[i] ?? 0)
    if (order !== 0) return order
  }
  return a.length - b.length
}

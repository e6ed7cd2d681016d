import { toMarkup, type Markup } from '../markup.ts'
import { labelled, type CiteWords } from '../words/words.ts'
import { rangeOf } from './numbers.ts'

/** A place within a work. */
export type Locator = { readonly label: string; readonly value: string }

/** "p. 5", "pp. 5–7", "para. 4", "Chapter 3"; a time, a verse or an act is known by its form (Publication Manual 8.13). */
export function locatorOf({ label, value }: Locator, words: CiteWords): Markup {
  const said = rangeOf(value).replaceAll(/(?<=\d)\s*-\s*(?=\d)/g, '–')
  if (said === '') return ''
  return toMarkup(isLabelled(label, words) ? labelled(words.locators[label], said) : said)
}

const isLabelled = (label: string, { locators }: CiteWords): label is keyof CiteWords['locators'] => Object.hasOwn(locators, label)

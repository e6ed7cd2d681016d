import type { CslItem } from '../item.ts'
import { around, asSentences, ended, joined, toMarkup, type Markup } from '../markup.ts'
import type { CiteWords } from '../words/words.ts'
import { creatorsOf, listedCreators } from './creators.ts'
import { listDateOf, originalYearOf } from './dates.ts'
import { isLegal } from './kinds.ts'
import { legalEntry } from './legal.ts'
import { addressOf, sourceOf } from './sources.ts'
import { bracketsOf, parenthesesOf, titleBlockOf, titleOf, translationOf } from './titles.ts'

/**
 * A reference by APA 7 (Publication Manual, chapters 9 to 11): author, date, title, source. Without an author the title stands first;
 * what the item lacks is left out, never made up. `suffix` is the letter that tells works of one author and year apart, or empty.
 */
export function entryOf(item: CslItem, words: CiteWords, suffix: string): Markup {
  if (isLegal(item)) return legalEntry(item, words, suffix)
  const date = `(${listDateOf(item, words, suffix)})`
  const head = creatorsOf(item).length > 0 ? [listedCreators(item, words), date, titleBlockOf(item, words)] : titleFirst(item, words, date)
  const body = asSentences([...head, sourceOf(item, words)], words.stop)
  return joined([ended(body, words.stop), addressOf(item, words), historyOf(item, words)], ' ')
}

/** Without an author the title takes its place; the brackets follow the date where the title was. */
function titleFirst(item: CslItem, words: CiteWords, date: Markup): readonly Markup[] {
  const title = titleOf(item, words)
  const brackets = bracketsOf(item, words)
  if (title === '') return [joined([parenthesesOf(item, words), brackets], ' '), date]
  const named = joined([title, translationOf(item.custom?.['translated-title']), parenthesesOf(item, words), brackets], ' ')
  return [named, date]
}

/** "(Original work published 1900)". */
const historyOf = (item: CslItem, words: CiteWords): Markup => {
  const year = originalYearOf(item, words)
  return around('(', year === '' ? '' : toMarkup(words.originalWork(year)), ')')
}

import type { CslItem } from '../item.ts'
import { around, ended, joined, toMarkup, type Markup } from '../markup.ts'
import { joinWords, type CiteWords } from '../words/words.ts'
import { fullDateOf, listDateOf } from './dates.ts'
import { rangeOf } from './numbers.ts'
import { addressOf } from './sources.ts'

/** "Brown v. Board of Education, 347 U.S. 483 (1954). https://..." */
export function legalEntry(item: CslItem, words: CiteWords, suffix: string): Markup {
  const title = toMarkup(item.title ?? '')
  const date = legalDate(item, words, suffix)
  const body =
    item.type === 'treaty'
      ? joined([title, date, sourceOf(item, words)], words.comma)
      : joined(
          [joined([title, sourceOf(item, words)], words.comma), around('(', date, ')'), around('(', toMarkup(item.status ?? ''), ')')],
          ' ',
        )
  return joined([ended(body, words.stop), addressOf(item, words)], ' ')
}

function legalDate(item: CslItem, words: CiteWords, suffix: string): Markup {
  if (item.type === 'treaty') return fullDateOf(item.issued, words)
  const isReported = item['container-title'] !== undefined
  const date =
    item.type === 'legal_case' && !isReported && item.issued && suffix === ''
      ? fullDateOf(item.issued, words)
      : listDateOf(item, words, suffix)
  return joined([toMarkup(item.authority ?? ''), item.issued === undefined && suffix === '' ? '' : date], ' ')
}

/** Volume, reporter or code, and page or section: "347 U.S. 483", "42 U.S.C. § 12101". */
function sourceOf(item: CslItem, words: CiteWords): Markup {
  const number = item.number === undefined ? '' : toMarkup(joinWords(genreOf(item), /^\d/.test(item.number) ? 'No.' : '', item.number))
  const session = toMarkup(item['chapter-number'] ?? '')
  const section = item.section ? `${/[-–,]|\bto\b/.test(item.section) ? '§§' : '§'} ${toMarkup(item.section)}` : ''
  const page = toMarkup(rangeOf(item.page ?? ''))
  const reporter = joined([toMarkup(item.volume ?? ''), toMarkup(item['container-title'] ?? ''), section === '' ? page : section], ' ')
  return joined([number, session, reporter], words.comma)
}

const genreOf = ({ type, genre }: CslItem): string => genre ?? (type === 'legislation' ? 'Pub. L.' : '')

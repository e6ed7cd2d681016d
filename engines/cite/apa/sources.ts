import type { CslItem } from '../item.ts'
import { around, asSentences, ended, italic, joined, linked, toMarkup, type Markup } from '../markup.ts'
import { labelled, type CiteWords } from '../words/words.ts'
import { isCreator, peopleBefore } from './creators.ts'
import { dateOf, fullDateOf } from './dates.ts'
import { isPart, isSerial } from './kinds.ts'
import { isArticleNumber, rangeOf } from './numbers.ts'
import { bookNumbersOf, isPublishedThesis, isSeriesVolume, isSymposiumTalk, translationOf, volumeTitleOf } from './titles.ts'

/** Where a work is found: the fourth part of a reference, without its address. */
export function sourceOf(item: CslItem, words: CiteWords): Markup {
  const parts = isSerial(item) ? [serialOf(item, words)] : [wholeOf(item, words), publisherOf(item)]
  return asSentences([...parts, archiveOf(item), eventOf(item), statusOf(item)], words.stop)
}

/** "*Journal*, *12*(3), 45–67". */
function serialOf(item: CslItem, words: CiteWords): Markup {
  const issue = joined(
    [toMarkup(rangeOf(item.issue ?? '')), item['supplement-number'] ? toMarkup(labelled(words.supplement, item['supplement-number'])) : ''],
    words.comma,
  )
  const volume = `${italic(toMarkup(rangeOf(item.volume ?? '')))}${around('(', issue, ')')}`
  return joined(
    [
      joined([italic(toMarkup(item['container-title'] ?? '')), translationOf(item.custom?.['translated-container-title'])], ' '),
      volume,
      item.number === undefined ? pagesOfSerial(item.page, words) : articleOf(item.number, words),
    ],
    words.comma,
  )
}

const articleOf = (number: string, words: CiteWords): Markup =>
  toMarkup(/^\p{L}+\s/u.test(number.trim()) ? number : labelled(words.article, number.trim()))

function pagesOfSerial(page: string | undefined, words: CiteWords): Markup {
  if (!page) return ''
  return isArticleNumber(page) ? articleOf(page, words) : toMarkup(rangeOf(page))
}

/** "In A. Editor (Ed.), *Book* (2nd ed., pp. 12–34)", or the site that a page is on. */
function wholeOf(item: CslItem, words: CiteWords): Markup {
  const title = item['container-title']
  if (title === undefined) return ''
  if (!isPart(item)) return isCreator(item, title) ? '' : toMarkup(title)
  // A preprint's repository publishes it.
  if (item.type === 'article') return isCreator(item, title) ? '' : toMarkup(title)
  const series = isSeriesVolume(item) ? toMarkup(item['collection-title'] ?? '') : ''
  const volume = toMarkup(item['collection-number'] ?? '')
  const name =
    series === ''
      ? joined([toMarkup(title), volumeTitleOf(item, words)], ': ')
      : `${series}: ${ended(seriesVolume(volume, words), words.stop)} ${toMarkup(title)}`
  const head = joined([peopleBefore(item, words), italic(name)], words.comma)
  const rest = [
    translationOf(item.custom?.['translated-container-title']),
    around('(', bookNumbersOf(item, words), ')'),
    isSymposiumTalk(item) ? `[${toMarkup(item.genre ?? words.symposium)}]` : '',
  ]
  const [before, after] = item.type === 'song' ? words.onAlbum : words.inWork
  return joined([toMarkup(before), head, toMarkup(after), ...rest], ' ')
}

const seriesVolume = (number: Markup, words: CiteWords): Markup => (/^\d/.test(number) ? labelled(words.volume, number) : number)

/** Several publishers stand with semicolons in one field; whoever is the author is not said again. */
function publisherOf(item: CslItem): Markup {
  const hasSite = !isPart(item) && item['container-title'] !== undefined
  const publisher = item.publisher ?? (item.type === 'patent' ? item.authority : undefined)
  if (publisher === undefined || hasSite || (item.type === 'thesis' && isPublishedThesis(item))) return ''
  const names = publisher.split(';').filter((name) => !isCreator(item, name))
  return names.map(toMarkup).join('; ')
}

/** "Collection (Box 3), Archive, Place". */
function archiveOf(item: CslItem): Markup {
  const place = around('(', toMarkup(item.archive_location ?? ''), ')')
  const held = item.archive_collection
    ? [joined([toMarkup(item.archive_collection), place], ' '), toMarkup(item.archive ?? '')]
    : [joined([toMarkup(item.archive ?? ''), place], ' ')]
  return joined([...held, toMarkup(item['archive-place'] ?? '')], ', ')
}

/** Where a talk was given; papers that came out in a book are found there. */
function eventOf(item: CslItem): Markup {
  if (item.type === 'paper-conference' && isPart(item)) return ''
  return joined([toMarkup(item['event-title'] ?? ''), toMarkup(item['event-place'] ?? '')], ', ')
}

/** "Advance online publication"; "in press" stands in the date's place. */
function statusOf({ status = '' }: CslItem): Markup {
  return status.trim().toLowerCase() === 'in press' ? '' : toMarkup(status)
}

/** The bare name of a DOI, however it was written. */
export const bareDoi = (doi: string): string =>
  doi
    .trim()
    .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\//i, '')
    .replace(/^doi:\s*/i, '')

/** The address: a DOI as an address, else the URL, with the day it was looked at where the page may change since. */
export function addressOf(item: CslItem, words: CiteWords): Markup {
  if (item.DOI?.trim()) return linked(`https://doi.org/${bareDoi(item.DOI)}`)
  const url = item.URL?.trim().replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, 'https://doi.org/')
  if (!url) return ''
  const accessed = isRetrievalSaid(item) ? fullDateOf(item.accessed, words) : ''
  return accessed === '' ? linked(url) : words.retrieved(accessed, linked(url))
}

const isRetrievalSaid = (item: CslItem): boolean =>
  item.custom?.['content-changes'] === 'yes' || (dateOf(item) === null && item.status === undefined)

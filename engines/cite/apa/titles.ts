import type { CslItem } from '../item.ts'
import { around, ended, italic, joined, toMarkup, type Markup } from '../markup.ts'
import { lowerFirst, type CiteWords } from '../words/words.ts'
import { peopleInParentheses, straightPeople } from './creators.ts'
import { isPart, isReview, isSerial, isTitleItalic } from './kinds.ts'
import { editionOf, genreGoesWithNumber, numberOf, pagesOf, versionOf, volumeOf } from './numbers.ts'

/** Words of a post that make its title (Publication Manual 10.15). */
const postWords = 20

/** A review without the title of what it reviews has taken over that title, and has none of its own. */
const ownTitleOf = (item: CslItem): string => {
  if (item.type === 'review-book' && item['reviewed-title'] === undefined) return ''
  const title = item.title ?? ''
  const words = item.type === 'post' ? title.trim().split(/\s+/) : []
  return words.length > postWords ? words.slice(0, postWords).join(' ') : title
}

/** The title alone, with the volume's or part's own title. */
export function titleOf(item: CslItem, words: CiteWords): Markup {
  const title = toMarkup(ownTitleOf(item))
  const whole = isPart(item) ? title : joined([title, volumeTitleOf(item, words)], ': ')
  return isTitleItalic(item) ? italic(whole) : whole
}

/** "Vol. 3. Theory". */
export function volumeTitleOf(item: CslItem, words: CiteWords): Markup {
  const title = toMarkup(item['volume-title'] ?? item['part-title'] ?? '')
  return title === '' ? '' : joined([ended(volumeOf(item, words), words.stop), title], ' ')
}

/** "(B. Editor, Ed.; Report No. 12; 2nd ed., Vol. 3)". */
export function parenthesesOf(item: CslItem, words: CiteWords): Markup {
  const number = isSerial(item) ? '' : numberOf(item, words)
  const parts = [...peopleInParentheses(item, words), number, isPart(item) || isSerial(item) ? '' : bookNumbersOf(item, words)]
  return around('(', joined(parts, words.semicolon), ')')
}

/** "2nd ed., Vol. 3, pp. 12–34". */
export function bookNumbersOf(item: CslItem, words: CiteWords): Markup {
  const hasVolumeTitle = item['volume-title'] !== undefined || item['part-title'] !== undefined
  const isEpisode = item.type === 'broadcast'
  return joined(
    [
      versionOf(item, words),
      editionOf(item, words),
      isEpisode || hasVolumeTitle || isSeriesVolume(item) ? '' : volumeOf(item, words),
      item.page ? pagesOf(item.page, words) : '',
    ],
    words.comma,
  )
}

/** The volume of a series of proceedings stands in the title: "Lecture Notes in Physics: Vol. 12. Title". */
export const isSeriesVolume = (item: CslItem): boolean =>
  isPart(item) && item['collection-title'] !== undefined && item['collection-number'] !== undefined

/** "[Translated title]", upright. */
export const translationOf = (title: string | undefined): Markup => around('[', toMarkup(title ?? ''), ']')

/** "[Data set]": what a work is, where its place of publication does not show it. */
export function bracketsOf(item: CslItem, words: CiteWords): Markup {
  return around('[', descriptionOf(item, words), ']')
}

function descriptionOf(item: CslItem, words: CiteWords): Markup {
  const genre = toMarkup(item.genre ?? '')
  if (item.type === 'thesis') return thesisOf(item, words)
  if (isReview(item)) return reviewOf(item, words)
  if (item.type === 'interview' && genre === '' && item.title === undefined && item.interviewer) {
    return `${toMarkup(words.interviewBy)} ${straightPeople(item.interviewer, item, words)}`
  }
  if (isSymposiumTalk(item)) return ''
  if (genre !== '' && !genreGoesWithNumber(item)) return genre
  const medium = toMarkup(item.medium ?? '')
  if (medium !== '') return medium
  if (item.type === 'dataset') return toMarkup(words.dataset)
  return item.type === 'software' ? toMarkup(words.software) : ''
}

/** What kind of session holds a talk stands behind the session's title. */
export const isSymposiumTalk = (item: CslItem): boolean => item.type === 'speech' && isPart(item)

/** Whether a thesis can be got at, by an archive or an address. */
export const isPublishedThesis = (item: CslItem): boolean => item.archive !== undefined || item.URL !== undefined || item.DOI !== undefined

/** In the languages of the locales: whoever has written it need not be told again. */
const saysUnpublished =
  /unpublished|unveröffentlicht|inédit|inedit|no publicad|non publié|non pubblicat|kiadatlan|publikálatlan|nepublik|nepublicat|yayımlanmamış|yayınlanmamış|غیر مطبوعہ/iu

function thesisOf(item: CslItem, words: CiteWords): Markup {
  const genre = item.genre?.trim() ?? ''
  if (isPublishedThesis(item)) return joined([toMarkup(genre), toMarkup(item.publisher ?? '')], words.comma)
  return genre === '' ? '' : toMarkup(saysUnpublished.test(genre) ? genre : words.unpublished(genre))
}

/** "Review of the book *Title*, by A. Author". */
function reviewOf(item: CslItem, words: CiteWords): Markup {
  const reviewed = item['reviewed-title'] ?? (item.type === 'review-book' ? item.title : undefined)
  if (reviewed === undefined) return toMarkup(item.genre ?? '')
  const genre = item['reviewed-genre']?.trim()
  const head = `${toMarkup(words.reviewOf(genre === undefined || genre === '' ? undefined : lowerFirst(genre)))} ${italic(toMarkup(reviewed))}`
  const authors = item['reviewed-author'] ?? []
  if (authors.length > 0) return `${head}${words.comma}${toMarkup(words.by)} ${straightPeople(authors, item, words)}`
  const directors = item.director ?? []
  if (directors.length === 0) return head
  const role = words.directorShort[directors.length > 1 ? 1 : 0]
  return `${head}${words.comma}${toMarkup(words.by)} ${straightPeople(directors, item, words)}${words.comma}${toMarkup(role)}`
}

/** Title, what identifies it and what it is: the third part of a reference. */
export const titleBlockOf = (item: CslItem, words: CiteWords): Markup =>
  joined([titleOf(item, words), translationOf(item.custom?.['translated-title']), parenthesesOf(item, words), bracketsOf(item, words)], ' ')

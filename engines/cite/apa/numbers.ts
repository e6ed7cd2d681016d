import type { CslItem } from '../item.ts'
import { toMarkup, type Markup } from '../markup.ts'
import { joinWords, labelled, type CiteWords } from '../words/words.ts'

/** "12", "12a", "3–4", "XII": what takes a label before it. */
const isCountable = (text: string): boolean => /^\d+\p{L}?(?:[-–—.]\d+)?$/u.test(text) || /^[IVXLCDM]+$/.test(text)

/** An en dash between numbers of pages or years, and the last number whole: "123-45" is "123–145". */
export const rangeOf = (text: string): string =>
  text
    .trim()
    .split(/\s*[,;]\s*/)
    .map((piece) => {
      const [, from, to] = /^(\p{L}*\d+|[ivxlc]+)\s*[-–—]+\s*(\p{L}*\d+|[ivxlc]+)$/u.exec(piece) ?? []
      if (from === undefined || to === undefined) return piece
      const isShort = /^\d+$/.test(from) && /^\d+$/.test(to) && to.length < from.length
      return `${from}–${isShort ? from.slice(0, from.length - to.length) : ''}${to}`
    })
    .join(', ')

export const pagesOf = (pages: string, words: CiteWords): Markup => toMarkup(labelled(words.page, rangeOf(pages)))

/** "e0209899": pages of a journal that has none, only numbers of articles. */
export const isArticleNumber = (pages: string): boolean => /^(?:e\d+|\p{L}*\d{5,})$/iu.test(pages.trim())

/** "2" and "2nd" are "2nd ed.", "Rev." is "Rev. ed."; what says already that it is an edition stays. */
export function editionOf({ edition }: CslItem, words: CiteWords): Markup {
  const said = edition?.trim() ?? ''
  if (said === '') return ''
  const number = /^(\d+)(?:st|nd|rd|th|\.|\.?[ªº]|e|ème)?$/i.exec(said)?.[1]
  if (number) return toMarkup(words.edition(Number(number)))
  if (
    /(?:^|[\s.\d])(?:ed|éd|aufl|kiad|vyd|bs|baskı|edition|ausgabe|edición|édition|edizione|kiadás|vydanie|ediția|ایڈیشن)\.?$/iu.test(said)
  )
    return toMarkup(said)
  return toMarkup(words.editionNamed(said))
}

/** "Vol. 3", "Vols. 1–4". */
export function volumeOf(item: CslItem, words: CiteWords): Markup {
  const volume = item.volume?.trim()
  if (volume) {
    if (!isCountable(volume)) return toMarkup(volume)
    return toMarkup(labelled(words.volume, rangeOf(volume)))
  }
  const count = item['number-of-volumes']?.trim()
  if (!count) return ''
  return toMarkup(/^\d+$/.test(count) && Number(count) > 1 ? labelled(words.volume, `1–${count}`) : count)
}

export function versionOf({ version }: CslItem, words: CiteWords): Markup {
  const said = version?.trim() ?? ''
  const number = /^(?:version\s*)?(v?\.?\d.*)$/i.exec(said)?.[1]
  return toMarkup(number ? labelled(words.version, number) : said)
}

/** "Report No. 12-34": a number of its own kind, never a range. Without a kind what is not a number is printed as it stands. */
export function numberWithGenre(genre: string, number: string, words: CiteWords): Markup {
  const [kind, said] = [genre.trim().replace(/\s*\bNo\.?$/, ''), number.trim()]
  const isNumber = kind === '' ? /^\d[\d.,:/–-]*\p{L}{0,2}$/u.test(said) : !/^(?:#|\p{L}+\.?\s)/u.test(said)
  return toMarkup(isNumber ? words.numbered(said, kind) : joinWords(kind, said))
}

export const genreGoesWithNumber = ({ type, number }: CslItem): boolean =>
  number !== undefined && (type === 'report' || type === 'patent' || type === 'standard')

/** The number that stands in parentheses after a title; empty where it belongs elsewhere. */
export function numberOf(item: CslItem, words: CiteWords): Markup {
  const { type, number, genre = '' } = item
  if (type === 'broadcast') return episodeOf(item, words)
  if (!number?.trim()) return ''
  if (genreGoesWithNumber(item)) return numberWithGenre(type === 'patent' && genre === '' ? 'Patent' : genre, number, words)
  if (type === 'thesis') return numberWithGenre(words.publication, number, words)
  if (type === 'song') return numberWithGenre('', number, words)
  return toMarkup(number)
}

/** "Season 6, Episode 25"; a number without a season is that of a podcast. */
function episodeOf({ volume, number }: CslItem, words: CiteWords): Markup {
  const episode = number?.trim()
  if (!volume?.trim()) return episode ? numberWithGenre('', episode, words) : ''
  return toMarkup(
    [labelled(words.season, volume.trim()), episode ? labelled(words.episode, episode) : ''].filter((part) => part !== '').join(', '),
  )
}

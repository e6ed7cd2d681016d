import type { CslDate } from '#engines/cite/item.ts'
import { dateOfParts, writtenDate } from '../dates.ts'
import { namesOf, type SaidName } from '../names.ts'
import type { ScholarWork } from '../scholar.ts'
import { workOf } from '../work-of.ts'
import { all, textAt, type XmlElement } from '../xml-tree.ts'

/** The work of a `PubmedArticle` (DTD of 2025) or `PubmedBookArticle`; null when the element holds neither. */
export function pubmedWork(element: XmlElement): ScholarWork | null {
  if (element.name === 'PubmedArticle') return articleOf(element)
  return element.name === 'PubmedBookArticle' ? bookOf(element) : null
}

function articleOf(element: XmlElement): ScholarWork {
  const [citation] = all(element, 'MedlineCitation')
  const [article] = all(citation, 'Article')
  const [issue] = all(article, 'Journal/JournalIssue')
  const ids = new Map(all(element, 'PubmedData/ArticleIdList/ArticleId').map(({ attributes, text }) => [attributes['IdType'], text.trim()]))
  const located = all(article, 'ELocationID').map(({ attributes, text }) => ({ type: attributes['EIdType'], text: text.trim() }))
  const { date, isSure } = dateOf(all(issue, 'PubDate')[0] ?? all(article, 'ArticleDate')[0])
  // A title in brackets is the English translation of one in another language, which stands beside it if PubMed has it.
  const english = titleIn(textAt(article, 'ArticleTitle'))
  const own = titleIn(textAt(article, 'VernacularTitle'))
  const isTranslated = /^\[.*\]$/.test(english)
  const bare = english.replace(/^\[(.*)\]$/, '$1')
  const title = isTranslated && own !== '' ? own : bare
  const journal = textAt(article, 'Journal/Title')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/\s+:\s+.*$/, '')
  const page = pagesOf(textAt(article, 'Pagination/MedlinePgn') || textAt(article, 'Pagination/StartPage'))
  const work = workOf({
    type: 'article-journal',
    texts: {
      title,
      'container-title': journal,
      'container-title-short': textAt(citation, 'MedlineJournalInfo/MedlineTA'),
      volume: textAt(issue, 'Volume'),
      issue: textAt(issue, 'Issue'),
      page,
      number: page === '' ? (located.find(({ type }) => type === 'pii')?.text.match(/^e\d+$/)?.[0] ?? null) : null,
      language: textAt(article, 'Language'),
      ISSN: textAt(article, 'Journal/ISSN'),
      DOI: ids.get('doi') ?? located.find(({ type }) => type === 'doi')?.text ?? null,
      PMID: textAt(citation, 'PMID'),
      PMCID: ids.get('pmc') ?? null,
    },
    names: { author: namesOf(all(article, 'AuthorList/Author').map(nameOf)) },
    dates: { issued: date },
    unsure: [
      ...(isSure ? [] : ['issued']),
      ...(isTranslated && own === '' ? ['title'] : []),
      // The National Library of Medicine writes journals as sentences, whatever they call themselves.
      ...(/\s\p{Ll}{4,}/u.test(journal) ? ['container-title'] : []),
    ],
  })
  if (!isTranslated || own === '') return work
  return { ...work, item: { ...work.item, custom: { 'translated-title': bare } } }
}

function bookOf(element: XmlElement): ScholarWork {
  const [document] = all(element, 'BookDocument')
  const [book] = all(document, 'Book')
  const chapter = titleIn(textAt(document, 'ArticleTitle'))
  const title = titleIn(textAt(book, 'BookTitle'))
  const isChapter = chapter !== '' && chapter !== title
  const people = (kind: string) =>
    namesOf(
      [...all(document, 'AuthorList'), ...all(book, 'AuthorList')]
        .filter(({ attributes }) => attributes['Type'] === kind)
        .flatMap((list) => all(list, 'Author'))
        .map(nameOf),
    )
  const { date, isSure } = dateOf(all(book, 'PubDate')[0])
  return workOf({
    type: isChapter ? 'chapter' : 'book',
    texts: {
      title: isChapter ? chapter : title,
      'container-title': isChapter ? title : null,
      publisher: textAt(book, 'Publisher/PublisherName'),
      'publisher-place': textAt(book, 'Publisher/PublisherLocation'),
      edition: textAt(book, 'Edition'),
      ISBN: textAt(book, 'Isbn'),
      PMID: textAt(document, 'PMID'),
    },
    names: { author: people('authors'), editor: people('editors') },
    dates: { issued: date },
    unsure: isSure ? [] : ['issued'],
  })
}

/** PubMed ends every title with a point. */
const titleIn = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.(\]?)$/, '$1')

function nameOf(author: XmlElement): SaidName {
  const group = textAt(author, 'CollectiveName')
  if (group !== '') return { literal: group.replace(/\.$/, '') }
  return {
    family: textAt(author, 'LastName'),
    given: textAt(author, 'ForeName') || spread(textAt(author, 'Initials')),
    suffix: textAt(author, 'Suffix').replace(/^(?:Jr|Sr)$/, '$&.'),
  }
}

/** "JA" is two initials. */
const spread = (initials: string): string =>
  /^\p{Lu}{1,3}$/u.test(initials) ? [...initials].map((letter) => `${letter}.`).join(' ') : initials

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date in parts, a season, or a `MedlineDate` such as "2000 Nov-Dec", of which the first part is taken and is not sure. */
function dateOf(element: XmlElement | undefined): { readonly date: CslDate | null; readonly isSure: boolean } {
  const medline = textAt(element, 'MedlineDate')
  if (medline !== '') return { date: writtenDate(medline) ?? dateOfParts([Number(/\b[12]\d{3}\b/.exec(medline)?.[0])]), isSure: false }
  const month = textAt(element, 'Month')
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const date = dateOfParts([Number(textAt(element, 'Year')), named || Number(month), Number(textAt(element, 'Day'))])
  const season = ['spring', 'summer', 'fall', 'winter'].indexOf(textAt(element, 'Season').toLowerCase().replace('autumn', 'fall')) + 1
  return { date: date && season > 0 ? { ...date, season } : date, isSure: true }
}

/** MEDLINE leaves out what the last page shares with the first: 1123-9 is 1123-1129. */
function pagesOf(pages: string): string {
  const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(pages) ?? []
  if (first === '' || last.length >= first.length) return pages
  return `${first}-${first.slice(0, first.length - last.length)}${last}`
}

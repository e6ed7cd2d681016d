import { z } from 'zod'
import type { WorkKind } from '#tools/find/contract.ts'
import { pubmedWork } from '../../scholar/registries/pubmed-work.ts'
import { all, textAt, type XmlElement } from '../../scholar/xml-tree.ts'
import { booleanQuery } from '../boolean-query.ts'
import type { FinderQuery, SearchIndex } from '../finder.ts'
import type { IndexOptions } from '../index-options.ts'
import { foundWork } from '../index-work.ts'
import { requireRecords, requireXml } from '../require-records.ts'

const found = z.looseObject({ esearchresult: z.looseObject({ idlist: z.array(z.string().regex(/^\d{1,9}$/)) }) })
/** Three requests a second are allowed without a key. */
const every = 350

/**
 * PubMed by NCBI's E-utilities: `esearch` for the ids, then `efetch` for the records with their abstracts. It knows little but English, so
 * English words go before the text's own.
 */
export function makePubMedIndex({ ask, url, contact, rows }: IndexOptions): SearchIndex {
  const polite: Readonly<Record<string, string>> = { tool: 'tinta', ...(contact.includes('@') ? { email: contact } : {}) }
  const askFor = (path: string, given: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const address = new URL(path, url)
    address.search = new URLSearchParams({ db: 'pubmed', ...given, ...polite }).toString()
    return ask(address, { signal, every, accept: given['retmode'] === 'xml' ? 'application/xml, text/xml' : 'application/json' })
  }
  return {
    id: 'pubmed',
    search: async (query, signal) => {
      const term = termFor(query)
      const years = yearsOf(query)
      const said = await askFor(
        '/entrez/eutils/esearch.fcgi',
        { term, retmode: 'json', retmax: String(rows), sort: 'relevance', ...years },
        signal,
      )
      const { idlist } = requireRecords(said, found).esearchresult
      if (idlist.length === 0) return []
      const body = await askFor('/entrez/eutils/efetch.fcgi', { id: idlist.join(','), retmode: 'xml' }, signal)
      const works = requireXml(body, 'PubmedArticleSet').children.map((element) => ({ id: pmidOf(element), element }))
      // Records come in an order of their own.
      return idlist.flatMap((id) => works.filter((work) => work.id === id).flatMap(({ element }) => workIn(element) ?? []))
    },
  }
}

function termFor({ keyWords, englishWords, openAccessOnly }: FinderQuery): string {
  const words = englishWords.length > 0 ? englishWords : keyWords
  const wanted = booleanQuery({ keyWords: words, englishWords: [] }, (word) => `${word}[tiab]`)
  return openAccessOnly ? `(${wanted}) AND free full text[sb]` : wanted
}

/** Years of publication; it wants both ends. */
const yearsOf = ({ from, to }: FinderQuery): Readonly<Record<string, string>> =>
  from === null && to === null ? {} : { datetype: 'pdat', mindate: String(from ?? 1000), maxdate: String(to ?? 2999) }

const pmidOf = (element: XmlElement): string => textAt(element, 'MedlineCitation/PMID') || textAt(element, 'BookDocument/PMID')

const reviews = /^(?:Review|Systematic Review|Meta-Analysis|Scoping Review)$/

function workIn(element: XmlElement) {
  const work = pubmedWork(element)
  if (!work) return null
  const [citation] = all(element, 'MedlineCitation')
  const types = all(citation, 'Article/PublicationTypeList/PublicationType').map(({ text }) => text.trim())
  const kind: WorkKind | null = types.includes('Preprint') ? 'preprint' : types.some((type) => reviews.test(type)) ? 'review' : null
  const abstract = [...all(citation, 'Article/Abstract/AbstractText'), ...all(element, 'BookDocument/Abstract/AbstractText')].map(
    ({ text }) => text.trim(),
  )
  const { PMID, PMCID } = work.item
  return foundWork(work, {
    kind,
    abstract: abstract.join(' '),
    subjects: [...all(citation, 'MeshHeadingList/MeshHeading/DescriptorName'), ...all(citation, 'KeywordList/Keyword')].map(
      ({ text }) => text,
    ),
    // What PubMed Central has can be read there.
    openAccessUrls: [PMCID ? `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(PMCID)}/` : null],
    urls: [PMID ? `https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(PMID)}/` : null],
    isRetracted: types.includes('Retracted Publication'),
  })
}

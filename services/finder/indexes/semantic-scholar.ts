import { z } from 'zod'
import type { WorkKind } from '#tools/find/contract.ts'
import { dateOfParts, writtenDate } from '../../scholar/dates.ts'
import { writtenName } from '../../scholar/names.ts'
import { workOf } from '../../scholar/work-of.ts'
import { bareWord } from '../boolean-query.ts'
import type { FinderQuery, SearchIndex } from '../finder.ts'
import type { IndexOptions } from '../index-options.ts'
import { foundWork, typeOfKind } from '../index-work.ts'
import { requireRecords } from '../require-records.ts'

const text = z.string().nullish().catch(null)
const record = z.looseObject({
  paperId: text,
  title: text,
  abstract: text,
  year: z.number().nullish().catch(null),
  publicationDate: text,
  venue: text,
  journal: z.looseObject({ name: text, volume: text, pages: text }).nullish().catch(null),
  authors: z
    .array(z.looseObject({ name: text }))
    .nullish()
    .catch(null),
  publicationTypes: z.array(z.string()).nullish().catch(null),
  externalIds: z
    .looseObject({ DOI: text, ArXiv: text, PubMed: z.union([z.string(), z.number()]).nullish().catch(null) })
    .nullish()
    .catch(null),
  openAccessPdf: z.looseObject({ url: text }).nullish().catch(null),
  citationCount: z.number().nullish().catch(null),
  url: text,
})
const answer = z.looseObject({ data: z.array(z.unknown()).nullish() })

const fields = 'title,abstract,year,publicationDate,venue,journal,authors,publicationTypes,externalIds,openAccessPdf,citationCount,url'
/** One request a second is allowed, with a key or among all who have none. */
const every = 1_000
/** It looks for all of the words. */
const wordsAtMost = 4

/** Its types by our kinds; the first row that a paper has counts. */
const kinds: readonly (readonly [type: string, kind: WorkKind])[] = [
  ['Dataset', 'dataset'],
  ['BookSection', 'chapter'],
  ['Book', 'book'],
  ['Review', 'review'],
  ['MetaAnalysis', 'review'],
  ['Conference', 'conference'],
  ['JournalArticle', 'article'],
  ['Study', 'article'],
  ['CaseReport', 'article'],
  ['ClinicalTrial', 'article'],
  ['Editorial', 'article'],
  ['LettersAndComments', 'article'],
]

export type SemanticScholarOptions = IndexOptions & { readonly key: string | undefined }

/** Semantic Scholar's Academic Graph (`/graph/v1/paper/search`). It knows little but English, so English words go before the text's own. */
export const makeSemanticScholarIndex = ({ ask, url, key, rows }: SemanticScholarOptions): SearchIndex => ({
  id: 'semantic-scholar',
  search: async (query, signal) => {
    const address = new URL('/graph/v1/paper/search', url)
    const words = query.englishWords.length > 0 ? query.englishWords : query.keyWords
    const given = new URLSearchParams({
      // A hyphen finds nothing there, by its documentation.
      query: words.slice(0, wordsAtMost).map(bareWord).join(' ').replaceAll('-', ' '),
      limit: String(rows),
      fields,
      ...yearsOf(query),
    })
    // A switch without a value.
    if (query.openAccessOnly) given.set('openAccessPdf', '')
    address.search = given.toString()
    const { data } = requireRecords(await ask(address, { signal, every, ...(key ? { headers: { 'x-api-key': key } } : {}) }), answer)
    return (data ?? []).flatMap((said) => {
      const parsed = record.safeParse(said)
      return (parsed.success ? workIn(parsed.data) : null) ?? []
    })
  },
})

const yearsOf = ({ from, to }: FinderQuery): Readonly<Record<string, string>> =>
  from === null && to === null ? {} : { year: `${from ?? ''}-${to ?? ''}` }

function workIn(said: z.output<typeof record>) {
  const { DOI, ArXiv, PubMed } = said.externalIds ?? {}
  const isOnArxivAlone = Boolean(ArXiv) && (!DOI || /^10\.48550\//.test(DOI))
  const kind = isOnArxivAlone ? 'preprint' : (kinds.find(([type]) => said.publicationTypes?.includes(type))?.[1] ?? 'other')
  const authors = (said.authors ?? []).flatMap(({ name }) => writtenName(name ?? '') ?? [])
  const isInVolume = !isOnArxivAlone && kind !== 'book' && kind !== 'dataset'
  const work = workOf({
    type: typeOfKind[kind],
    texts: {
      title: said.title,
      'container-title': isInVolume ? (said.journal?.name ?? said.venue) : null,
      volume: isInVolume ? said.journal?.volume : null,
      page: isInVolume ? said.journal?.pages?.replace(/\s+/g, '') : null,
      publisher: isOnArxivAlone ? 'arXiv' : null,
      number: isOnArxivAlone ? `arXiv:${ArXiv}` : null,
      DOI: DOI ?? (isOnArxivAlone ? `10.48550/arXiv.${ArXiv}` : null),
      PMID: PubMed ? String(PubMed) : null,
    },
    names: { author: authors.map(({ name }) => name) },
    dates: { issued: writtenDate(said.publicationDate) ?? dateOfParts([said.year]) },
  })
  return foundWork(work, {
    kind,
    abstract: said.abstract,
    openAccessUrls: [said.openAccessPdf?.url, ArXiv ? `https://arxiv.org/abs/${ArXiv}` : null],
    urls: [said.url],
    citations: said.citationCount,
  })
}

import { z } from 'zod'
import { dateOfParts } from '../../scholar/dates.ts'
import { writtenName } from '../../scholar/names.ts'
import { workOf } from '../../scholar/work-of.ts'
import { booleanQuery } from '../boolean-query.ts'
import type { FinderQuery, SearchIndex } from '../finder.ts'
import type { IndexOptions } from '../index-options.ts'
import { foundWork } from '../index-work.ts'
import { requireRecords } from '../require-records.ts'

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
const record = z.looseObject({
  id: text,
  bibjson: z.looseObject({
    title: text,
    abstract: text,
    year: text,
    month: text,
    start_page: text,
    end_page: text,
    author: z
      .array(z.looseObject({ name: text }))
      .nullish()
      .catch(null),
    identifier: z
      .array(z.looseObject({ type: text, id: text }))
      .nullish()
      .catch(null),
    journal: z
      .looseObject({ title: text, volume: text, number: text, language: z.array(z.string()).nullish().catch(null) })
      .nullish()
      .catch(null),
    keywords: z.array(z.string()).nullish().catch(null),
    link: z
      .array(z.looseObject({ type: text, url: text }))
      .nullish()
      .catch(null),
  }),
})
const answer = z.looseObject({ results: z.array(z.unknown()) })
/** It allows two requests a second. */
const every = 500

/** The Directory of Open Access Journals; the search stands in the address's path. All of it can be read. */
export const makeDoajIndex = ({ ask, url, rows }: IndexOptions): SearchIndex => ({
  id: 'doaj',
  search: async (query, signal) => {
    const wanted = `(${booleanQuery(query, (word) => word)})${yearsOf(query)}`
    const address = new URL(`/api/v4/search/articles/${encodeURIComponent(wanted)}`, url)
    address.search = new URLSearchParams({ page: '1', pageSize: String(rows) }).toString()
    const { results } = requireRecords(await ask(address, { signal, every }), answer)
    return results.flatMap((said) => {
      const parsed = record.safeParse(said)
      return (parsed.success ? workIn(parsed.data) : null) ?? []
    })
  },
})

const yearsOf = ({ from, to }: FinderQuery): string =>
  from === null && to === null ? '' : ` AND bibjson.year:[${from ?? '*'} TO ${to ?? '*'}]`

function workIn({ id, bibjson: said }: z.output<typeof record>) {
  const idOf = (type: string): string | null | undefined => said.identifier?.find((one) => one.type?.toLowerCase() === type)?.id
  // A journal of several languages says nothing of its articles.
  const [language, another] = said.journal?.language ?? []
  const authors = (said.author ?? []).flatMap(({ name }) => writtenName(name ?? '', language?.toLowerCase() ?? '') ?? [])
  const work = workOf({
    type: 'article-journal',
    texts: {
      title: said.title,
      'container-title': said.journal?.title,
      volume: said.journal?.volume,
      issue: said.journal?.number,
      page: said.start_page && said.end_page && said.start_page !== said.end_page ? `${said.start_page}-${said.end_page}` : said.start_page,
      language: another === undefined ? language?.toLowerCase() : null,
      ISSN: idOf('eissn') ?? idOf('pissn'),
      DOI: idOf('doi'),
    },
    names: { author: authors.map(({ name }) => name) },
    dates: { issued: dateOfParts([Number(said.year), Number(said.month)]) },
  })
  const fullText = said.link?.find(({ type }) => type === 'fulltext')?.url
  const page = id ? `https://doaj.org/article/${encodeURIComponent(id)}` : null
  return foundWork(work, { abstract: said.abstract, subjects: said.keywords ?? [], openAccessUrls: [fullText], urls: [fullText, page] })
}

import { z } from 'zod'
import type { WorkKind } from '#tools/find/contract.ts'
import { booleanQuery } from '../boolean-query.ts'
import type { FinderQuery } from '../finder.ts'
import { requireRecords } from '../require-records.ts'
import type { IndexOptions } from '../index-options.ts'
import { foundWork, typeOfKind } from '../index-work.ts'
import type { SearchIndex } from '../finder.ts'
import { writtenDate, dateOfParts } from '../../scholar/dates.ts'
import { writtenName } from '../../scholar/names.ts'
import { workOf } from '../../scholar/work-of.ts'
import { textFromInverted } from '../inverted-abstract.ts'

const text = z.string().nullish().catch(null)
const source = z.looseObject({ display_name: text, host_organization_name: text, issn_l: text }).nullish().catch(null)
const place = z.looseObject({ landing_page_url: text, pdf_url: text, source }).nullish().catch(null)
const record = z.looseObject({
  id: text,
  doi: text,
  title: text,
  display_name: text,
  publication_year: z.number().nullish().catch(null),
  publication_date: text,
  type: text,
  language: text,
  authorships: z
    .array(z.looseObject({ author: z.looseObject({ display_name: text }).nullish(), raw_author_name: text }))
    .nullish()
    .catch(null),
  primary_location: place,
  best_oa_location: place,
  open_access: z.looseObject({ oa_url: text }).nullish().catch(null),
  biblio: z.looseObject({ volume: text, issue: text, first_page: text, last_page: text }).nullish().catch(null),
  ids: z.looseObject({ pmid: text }).nullish().catch(null),
  cited_by_count: z.number().nullish().catch(null),
  is_retracted: z.boolean().nullish().catch(null),
  abstract_inverted_index: z.record(z.string(), z.array(z.number().int().nonnegative())).nullish().catch(null),
  keywords: z
    .array(z.looseObject({ display_name: text }))
    .nullish()
    .catch(null),
})
type OpenAlexRecord = z.output<typeof record>
const answer = z.looseObject({ results: z.array(z.unknown()) })

const fields =
  'id,doi,title,display_name,publication_year,publication_date,type,language,authorships,primary_location,best_oa_location,open_access,biblio,ids,cited_by_count,is_retracted,abstract_inverted_index,keywords'
/** It allows ten requests a second. */
const every = 200

/** Types of OpenAlex by our kinds; null: no work that is cited. Sorted. */
const kinds: Readonly<Record<string, WorkKind | null>> = {
  article: 'article',
  book: 'book',
  'book-chapter': 'chapter',
  dataset: 'dataset',
  dissertation: 'thesis',
  editorial: 'article',
  grant: null,
  letter: 'article',
  libguides: null,
  paratext: null,
  'peer-review': null,
  preprint: 'preprint',
  'reference-entry': 'chapter',
  report: 'report',
  retraction: null,
  review: 'review',
  'supplementary-materials': null,
}

export type OpenAlexOptions = IndexOptions & { readonly key: string }

/** OpenAlex (`/works`), which searches titles, abstracts and full texts and wants a key. */
export const makeOpenAlexIndex = ({ ask, url, key, contact, rows }: OpenAlexOptions): SearchIndex => ({
  id: 'openalex',
  search: async (query, signal) => {
    const address = new URL('/works', url)
    const filter = filterFor(query)
    address.search = new URLSearchParams({
      search: booleanQuery(query, (word) => word),
      per_page: String(rows),
      select: fields,
      ...(filter === '' ? {} : { filter }),
      ...(contact.includes('@') ? { mailto: contact } : {}),
      api_key: key,
    }).toString()
    const { results } = requireRecords(await ask(address, { signal, every }), answer)
    return results.flatMap((said) => {
      const parsed = record.safeParse(said)
      return (parsed.success ? workIn(parsed.data) : null) ?? []
    })
  },
})

const filterFor = ({ from, to, openAccessOnly }: FinderQuery): string =>
  [
    ...(from === null ? [] : [`from_publication_date:${from}-01-01`]),
    ...(to === null ? [] : [`to_publication_date:${to}-12-31`]),
    ...(openAccessOnly ? ['is_oa:true'] : []),
  ].join(',')

function workIn(said: OpenAlexRecord) {
  const known = kinds[said.type ?? '']
  if (known === null) return null
  const kind = known ?? 'other'
  const authors = (said.authorships ?? []).flatMap(
    ({ author, raw_author_name: raw }) => writtenName(author?.display_name ?? raw ?? '', said.language ?? '') ?? [],
  )
  const { volume, issue, first_page: first, last_page: last } = said.biblio ?? {}
  const home = said.primary_location?.source
  const isInVolume = kind === 'article' || kind === 'review' || kind === 'conference' || kind === 'chapter'
  const issued = writtenDate(said.publication_date)
  const year = dateOfParts([said.publication_year])
  const work = workOf({
    type: typeOfKind[kind],
    texts: {
      title: said.title ?? said.display_name,
      'container-title': isInVolume ? home?.display_name : null,
      publisher: isInVolume ? null : (home?.host_organization_name ?? home?.display_name),
      volume: isInVolume ? volume : null,
      issue: isInVolume ? issue : null,
      page: isInVolume ? pages(first, last) : null,
      language: said.language,
      ISSN: isInVolume ? home?.issn_l : null,
      DOI: said.doi?.replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, ''),
      PMID: /(\d+)\/?$/.exec(said.ids?.pmid ?? '')?.[1],
    },
    names: { author: authors.map(({ name }) => name) },
    dates: { issued: issued ?? year },
  })
  return foundWork(work, {
    kind,
    abstract: textFromInverted(said.abstract_inverted_index),
    subjects: said.keywords?.map(({ display_name: name }) => name),
    openAccessUrls: [said.best_oa_location?.pdf_url, said.open_access?.oa_url, said.best_oa_location?.landing_page_url],
    urls: [said.primary_location?.landing_page_url, said.id],
    citations: said.cited_by_count,
    isRetracted: said.is_retracted,
  })
}

const pages = (first: string | null | undefined, last: string | null | undefined): string | null =>
  first && last && first !== last ? `${first}-${last}` : (first ?? null)

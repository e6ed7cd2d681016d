import { z } from 'zod'
import type { AskJson } from '../ask-json.ts'
import { optionalWork } from '../found-work.ts'
import type { Provider } from '../online-search.ts'

const text = z.string().nullish()
const place = z.looseObject({ landing_page_url: text, pdf_url: text }).nullish()
const answer = z.looseObject({
  results: z.array(
    z.looseObject({
      id: text,
      doi: text,
      title: text,
      display_name: text,
      publication_year: z.number().nullish(),
      authorships: z.array(z.looseObject({ author: z.looseObject({ display_name: text }).nullish() })).nullish(),
      primary_location: place,
      best_oa_location: place,
      open_access: z.looseObject({ oa_url: text }).nullish(),
    }),
  ),
})

const fields = 'id,doi,title,display_name,publication_year,authorships,primary_location,best_oa_location,open_access'
const perPage = '5'
/** It allows ten requests a second. */
const every = 200

export type OpenAlexOptions = { readonly ask: AskJson; readonly url: string; readonly key: string }

/** OpenAlex: searches title, abstract and full text of works for the exact words (`search` with quotation marks). */
export function makeOpenAlex({ ask, url, key }: OpenAlexOptions): Provider {
  return {
    id: 'openalex',
    name: 'OpenAlex',
    hostFor: () => new URL(url).host,
    hasPassages: false,
    search: async ({ words }, signal) => {
      const address = new URL('/works', url)
      address.search = new URLSearchParams({ search: `"${words}"`, per_page: perPage, select: fields, api_key: key }).toString()
      const { results } = await ask(address, { schema: answer, signal, every })
      return results.flatMap((work) => {
        const open = work.best_oa_location
        const found = optionalWork({
          id: work.id,
          title: work.title ?? work.display_name,
          urls: [work.doi, work.primary_location?.landing_page_url, work.id],
          authors: work.authorships?.map(({ author }) => author?.display_name),
          year: work.publication_year,
          fullTextUrls: [open?.pdf_url, work.open_access?.oa_url, open?.landing_page_url, work.primary_location?.pdf_url],
        })
        return found ? [found] : []
      })
    },
  }
}

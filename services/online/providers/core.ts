import { z } from 'zod'
import type { AskJson } from '../ask-json.ts'
import { optionalWork } from '../found-work.ts'
import type { Provider } from '../online-search.ts'

const text = z.string().nullish()
const answer = z.looseObject({
  results: z.array(
    z.looseObject({
      id: z.union([z.string(), z.number()]).nullish(),
      title: text,
      doi: text,
      authors: z.array(z.looseObject({ name: text })).nullish(),
      yearPublished: z.union([z.string(), z.number()]).nullish(),
      downloadUrl: text,
      links: z.array(z.looseObject({ type: text, url: text })).nullish(),
      fullText: text,
    }),
  ),
})

const limit = '5'
/** A registered key may ask 25 times a minute. */
const every = 2_400

export type CoreOptions = { readonly ask: AskJson; readonly url: string; readonly key: string }

/** CORE, version 3: searches the full texts of repositories for the exact words, and sends them along. */
export function makeCore({ ask, url, key }: CoreOptions): Provider {
  return {
    id: 'core',
    name: 'CORE',
    hostFor: () => new URL(url).host,
    hasPassages: false,
    search: async ({ words }, signal) => {
      // Without the slash it answers by a redirect, which we do not follow.
      const address = new URL('/v3/search/works/', url)
      address.search = new URLSearchParams({ q: `fullText:"${words}"`, limit }).toString()
      const { results } = await ask(address, { schema: answer, signal, every, headers: { Authorization: `Bearer ${key}` } })
      return results.flatMap((work) => {
        const display = work.links?.find(({ type }) => type === 'display')?.url
        const page = work.id === null || work.id === undefined ? null : `https://core.ac.uk/works/${encodeURIComponent(work.id)}`
        const found = optionalWork({
          id: work.id,
          title: work.title,
          urls: [work.doi ? `https://doi.org/${encodeURI(work.doi)}` : null, display, page],
          authors: work.authors?.map(({ name }) => name),
          year: work.yearPublished,
          fullTextUrls: [work.downloadUrl],
          text: work.fullText,
        })
        return found ? [found] : []
      })
    },
  }
}

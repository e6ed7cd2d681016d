import { z } from 'zod'
import type { AskJson } from '../ask-json.ts'
import { optionalWork } from '../found-work.ts'
import type { Provider } from '../online-search.ts'

const found = z.looseObject({
  query: z.looseObject({
    search: z.array(z.looseObject({ pageid: z.number().int(), title: z.string(), timestamp: z.string().nullish() })),
  }),
})
const extract = z.looseObject({
  query: z.looseObject({ pages: z.array(z.looseObject({ extract: z.string().nullish() })) }),
})

const limit = '5'
const every = 500

export type WikipediaOptions = {
  readonly ask: AskJson
  /** With `{language}` where its code goes. */
  readonly url: string
}

/** Wikipedia, in the language of the text: finds articles that hold all of the words, and takes their plain text. */
export function makeWikipedia({ ask, url }: WikipediaOptions): Provider {
  const siteFor = (language: string) => new URL(url.replaceAll('{language}', language))
  const api = (language: string, parameters: Readonly<Record<string, string>>) => {
    const address = new URL('/w/api.php', siteFor(language))
    address.search = new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', ...parameters }).toString()
    return address
  }
  return {
    id: 'wikipedia',
    name: 'Wikipedia',
    hostFor: (language) => siteFor(language).host,
    hasPassages: false,
    search: async ({ words, language }, signal) => {
      // In capitals, AND, OR and NOT would be commands.
      const srsearch = words.toLowerCase()
      const { query } = await ask(api(language, { list: 'search', srsearch, srlimit: limit, srprop: 'timestamp' }), {
        schema: found,
        signal,
        every,
      })
      return query.search.flatMap(({ pageid, title, timestamp }) => {
        const page = new URL(`/?curid=${pageid}`, siteFor(language)).href
        const work = optionalWork({ id: pageid, title, urls: [page], authors: ['Wikipedia'], year: timestamp })
        return work ? [work] : []
      })
    },
    read: async ({ id }, language, signal) => {
      const { query } = await ask(api(language, { prop: 'extracts', explaintext: '1', exsectionformat: 'plain', pageids: id }), {
        schema: extract,
        signal,
        every,
      })
      return query.pages[0]?.extract ?? null
    },
  }
}

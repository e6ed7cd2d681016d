import { z } from 'zod'
import type { AskJson } from '../ask-json.ts'
import { optionalWork } from '../found-work.ts'
import type { Provider } from '../online-search.ts'

const text = z.string().nullish()
const author = z.union([z.string(), z.looseObject({ name: text })])
const answer = z.looseObject({
  data: z
    .array(
      z.looseObject({
        snippet: z.looseObject({ text }),
        paper: z.looseObject({
          corpusId: z.union([z.string(), z.number()]).nullish(),
          title: text,
          authors: z.array(author).nullish(),
          year: z.number().nullish(),
        }),
      }),
    )
    .nullish(),
})

const limit = '5'

export type SemanticScholarOptions = { readonly ask: AskJson; readonly url: string; readonly key: string | undefined }

/** Semantic Scholar: finds passages of about 500 words in the bodies of papers; the passages themselves are compared. */
export function makeSemanticScholar({ ask, url, key }: SemanticScholarOptions): Provider {
  return {
    id: 'semantic-scholar',
    name: 'Semantic Scholar',
    hostFor: () => new URL(url).host,
    hasPassages: true,
    search: async ({ words }, signal) => {
      const address = new URL('/graph/v1/snippet/search', url)
      address.search = new URLSearchParams({ query: words, limit }).toString()
      const { data } = await ask(address, { schema: answer, signal, ...(key ? { headers: { 'x-api-key': key } } : {}) })
      return (data ?? []).flatMap(({ snippet, paper }) => {
        const found = optionalWork({
          id: paper.corpusId,
          title: paper.title,
          urls: paper.corpusId ? [`https://www.semanticscholar.org/p/CorpusID:${encodeURIComponent(paper.corpusId)}`] : [],
          authors: paper.authors?.map((one) => (typeof one === 'string' ? one : one.name)),
          year: paper.year,
          snippet: snippet.text,
        })
        return found ? [found] : []
      })
    },
  }
}

import type { Fetcher } from '../../fetch/fetcher.ts'
import { decodeHtml } from '../../files/decode-html.ts'
import { pageFacts } from '../page-facts.ts'
import { pageWork } from '../page-work.ts'
import type { Registry } from '../scholar.ts'

/** Any page of the web, by what it says of itself. Only HTML says anything. */
export const makeWeb = ({ fetchPage }: { readonly fetchPage: Fetcher }): Registry => ({
  id: 'web',
  ask: async (query, signal) => {
    if (query.is !== 'url') return { works: [] }
    const { url, kind, bytes } = await fetchPage(query.id, { signal })
    if (kind !== 'html') return { isNoWork: true }
    const work = pageWork(pageFacts(await decodeHtml(bytes)), url)
    return work ? { works: [work] } : { isNoWork: true }
  },
})

import { z } from 'zod'
import { requireJson } from '../../online/ask-json.ts'
import { ProviderTrouble } from '../../online/provider-trouble.ts'
import type { AskRegistry } from '../ask-registry.ts'
import type { Registry } from '../scholar.ts'
import { xmlTree } from '../xml-tree.ts'
import { pubmedWork } from './pubmed-work.ts'

export type PubMedOptions = { readonly ask: AskRegistry; readonly url: string; readonly contact: string }

/** Three requests a second are allowed without a key. */
const every = 350

const summary = z.looseObject({
  result: z.record(z.string(), z.unknown()),
})
const article = z.looseObject({ articleids: z.array(z.looseObject({ idtype: z.string(), value: z.string() })) })

/** PubMed by NCBI's E-utilities, which want to know the program and its owner's address: `efetch`, and for a PMCID `esummary` of PMC before it. */
export function makePubMed({ ask, url, contact }: PubMedOptions): Registry {
  const polite: Readonly<Record<string, string>> = { tool: 'tinta', ...(contact.includes('@') ? { email: contact } : {}) }
  const askFor = (path: string, given: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const address = new URL(path, url)
    address.search = new URLSearchParams({ ...given, ...polite }).toString()
    return ask(address, { signal, every, accept: given['retmode'] === 'xml' ? 'application/xml, text/xml' : 'application/json' })
  }
  return {
    id: 'pubmed',
    ask: async (query, signal) => {
      if (query.is === 'words') return { works: [] }
      const pmid = query.is === 'pmcid' ? await pmidOf(query.id) : query.id
      if (pmid === null) return { works: [] }
      const body = await askFor('/entrez/eutils/efetch.fcgi', { db: 'pubmed', id: pmid, retmode: 'xml' }, signal)
      const work = body === null ? null : workIn(body)
      return { works: work ? [work] : [] }

      async function pmidOf(pmcid: string): Promise<string | null> {
        const id = pmcid.replace(/^PMC/i, '')
        const said = await askFor('/entrez/eutils/esummary.fcgi', { db: 'pmc', id, retmode: 'json' }, signal)
        const found = said === null ? null : article.safeParse(requireJson(said, summary).result[id])
        // One in PMC alone has no PMID, or 0.
        const pmid = found?.data?.articleids.find(({ idtype }) => idtype === 'pmid')?.value
        return pmid && /^[1-9]\d*$/.test(pmid) ? pmid : null
      }
    },
  }
}

function workIn(body: string) {
  try {
    const set = xmlTree(body)
    if (set.name !== 'PubmedArticleSet') throw new Error('another document')
    const [article] = set.children
    return article ? pubmedWork(article) : null
  } catch (error) {
    throw new ProviderTrouble('unreachable', { cause: error })
  }
}

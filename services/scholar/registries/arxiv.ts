import { ProviderTrouble } from '../../online/provider-trouble.ts'
import type { AskRegistry } from '../ask-registry.ts'
import { writtenDate } from '../dates.ts'
import { writtenName } from '../names.ts'
import type { Registry, ScholarWork } from '../scholar.ts'
import { workOf } from '../work-of.ts'
import { all, textAt, xmlTree, type XmlElement } from '../xml-tree.ts'

/** arXiv asks for three seconds between two requests. */
const every = 3_000

/** arXiv's API (Atom): a preprint by its id. */
export const makeArxiv = ({ ask, url }: { readonly ask: AskRegistry; readonly url: string }): Registry => ({
  id: 'arxiv',
  ask: async (query, signal) => {
    const id = query.is === 'doi' ? query.id.replace(/^10\.48550\/arxiv\./i, '') : query.is === 'arxiv' ? query.id : null
    if (id === null) return { works: [] }
    const address = new URL('/api/query', url)
    address.search = new URLSearchParams({ id_list: id, max_results: '1' }).toString()
    const body = await ask(address, { signal, every, accept: 'application/atom+xml' })
    const work = body === null ? null : workIn(body)
    return { works: work ? [work] : [] }
  },
})

function workIn(body: string): ScholarWork | null {
  try {
    const feed = xmlTree(body)
    if (feed.name !== 'feed') throw new Error('another document')
    const [entry] = all(feed, 'entry')
    // For an id that is none the feed has one entry, which says so.
    return entry && !textAt(entry, 'id').includes('/api/errors') && textAt(entry, 'published') !== '' ? arxivWork(entry) : null
  } catch (error) {
    throw new ProviderTrouble('unreachable', { cause: error })
  }
}

/** A preprint, cited by its number, with the DOI that arXiv registers for each (10.48550); the year is that of the first version, as its DOI has it. */
export function arxivWork(entry: XmlElement): ScholarWork {
  const id = textAt(entry, 'id')
    .replace(/^https?:\/\/arxiv\.org\/abs\//, '')
    .replace(/v\d+$/, '')
  const authors = all(entry, 'author').flatMap((author) => writtenName(textAt(author, 'name')) ?? [])
  return workOf({
    type: 'article',
    texts: {
      title: textAt(entry, 'title'),
      publisher: 'arXiv',
      number: `arXiv:${id}`,
      DOI: `10.48550/arXiv.${id}`,
    },
    names: { author: authors.map(({ name }) => name) },
    dates: { issued: writtenDate(textAt(entry, 'published')) },
    unsure: authors.every(({ isSure }) => isSure) ? [] : ['author'],
  })
}

import type { CslItem } from '#engines/cite/item.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import type { ListPlace, Works } from './use-works.ts'

/**
 * What came of adding a work: it is `added`; it was `here` in this list; it was in the library and is `filed` in this list now;
 * it is `known` to the library, in another list.
 */
export type Added =
  { readonly state: 'added' | 'here' | 'filed' | 'known'; readonly id: string } | { readonly state: 'failed'; readonly problem: Problem }

export type Add = (item: CslItem, keepsDouble?: boolean) => Promise<Added>

const failed = (problem: Problem): Added => ({ state: 'failed', problem })
const lost: Problem = { code: 'server-failed', status: 502 }

export const folderOf = (place: ListPlace): string | null => (typeof place === 'string' ? null : place.folder)

/** Adds works to the list in sight; what the library has already is told, and put into the list of a folder. */
export function makeAdd({
  client,
  works,
  place,
}: {
  readonly client: LibraryClient
  readonly works: Works
  readonly place: ListPlace
}): Add {
  const folder = folderOf(place)
  return async (item, keepsDouble = false) => {
    const answer = await client.add({ items: [item], keepDoubles: keepsDouble, ...(folder === null ? {} : { folder }) })
    if (!answer.ok) return failed(answer.problem)
    const [added] = answer.value.added
    if (added) {
      works.put([added])
      return { state: 'added', id: added.id }
    }
    const id = answer.value.doubles[0]?.of
    if (id === undefined) return failed(lost)
    if (works.items?.some((one) => one.id === id)) return { state: 'here', id }
    if (folder === null) return { state: 'known', id }
    const filed = await client.change({ ids: [id], addFolder: folder })
    if (!filed.ok) return failed(filed.problem)
    works.put(filed.value.items)
    return { state: 'filed', id }
  }
}

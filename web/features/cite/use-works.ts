import { useCallback, useEffect, useRef, useState } from 'react'
import { itemsAtMost } from '#tools/cite/contract.ts'
import type { Folder, KeptItem } from '#tools/library/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import type { SentItem } from './cite-api.ts'
import { findAllWorks, type LibraryClient } from '#web/workbench/library-client.ts'

/** Which works the list holds: all, those in no folder, or those of a folder by its id. */
export type ListPlace = 'all' | 'unfiled' | { readonly folder: string }

/** Works of the list that they were fetched for; another list begins without any. */
type Held = { readonly of: string; readonly items: readonly KeptItem[] | null; readonly sent: readonly SentItem[] }

export type Works = {
  /** Null while they are being fetched for the first time. */
  readonly items: readonly KeptItem[] | null
  /** The works as they are formatted: the same list as long as no work changed, whatever the library noted beside them. */
  readonly sent: readonly SentItem[]
  readonly folders: readonly Folder[]
  readonly problem: Problem | null
  readonly reload: () => void
  /** Puts works into the list, or the place of those that are there. */
  readonly put: (items: readonly KeptItem[]) => void
  readonly take: (ids: readonly string[]) => void
}

const questionOf = (place: ListPlace) => (typeof place === 'string' ? { view: place } : { view: 'all' as const, folder: place.folder })

/** Another tab may change many works at once, and the library notes what is missing in them bit by bit. */
const pauseMs = 500

const nothing: Held = { of: '', items: null, sent: [] }

/** A work as it is sent: by its id in the library, which its entry then has. */
export const sentItem = ({ id, item }: KeptItem): SentItem => ({ ...item, id })

const isSameWork = (one: KeptItem, other: KeptItem | undefined): boolean =>
  other !== undefined && (one.changedAt === other.changedAt || JSON.stringify(one.item) === JSON.stringify(other.item))

/** Other works in hand, in any order; what is sent stays the same list where none of them changed, for the entries have their own order. */
function holding(before: Held, of: string, items: readonly KeptItem[]): Held {
  const byId = new Map(before.items?.map((item) => [item.id, item]))
  const isSame = before.of === of && byId.size === items.length && items.every((one) => isSameWork(one, byId.get(one.id)))
  return { of, items, sent: isSame ? before.sent : items.map(sentItem) }
}

/** The works of a list, fetched page by page; changes made elsewhere come in by themselves. */
export function useWorks(client: LibraryClient | null, place: ListPlace): Works {
  const [held, setHeld] = useState<Held>(nothing)
  const [folders, setFolders] = useState<readonly Folder[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<AbortController | null>(null)
  const key = typeof place === 'string' ? place : place.folder
  const of = `${client?.place ?? ''} ${key}`
  const items = held.of === of ? held.items : null

  const load = useCallback(async () => {
    if (!client) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const question = questionOf(key === 'all' || key === 'unfiled' ? key : { folder: key })
    const [found, overview] = await Promise.all([findAllWorks(client, question, controller.signal), client.overview()])
    if (running.current !== controller) return
    if (found.ok) setHeld((before) => holding(before, of, found.value.slice(0, itemsAtMost)))
    if (overview.ok) setFolders(overview.value.folders)
    setProblem(found.ok ? (overview.ok ? null : overview.problem) : found.problem)
  }, [client, key, of])

  useEffect(() => {
    let timer = setTimeout(() => void load())
    const stop = client?.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void load(), pauseMs)
    })
    return () => {
      clearTimeout(timer)
      stop?.()
      running.current?.abort()
      running.current = null
    }
  }, [client, load])

  const put = useCallback((changed: readonly KeptItem[]) => {
    setHeld((before) => {
      const byId = new Map(changed.map((item) => [item.id, item]))
      const kept = (before.items ?? []).map((item) => byId.get(item.id) ?? item)
      const there = new Set(kept.map(({ id }) => id))
      return holding(before, before.of, [...kept, ...changed.filter(({ id }) => !there.has(id))])
    })
  }, [])
  const take = useCallback((ids: readonly string[]) => {
    const gone = new Set(ids)
    setHeld((before) =>
      before.items
        ? holding(
            before,
            before.of,
            before.items.filter(({ id }) => !gone.has(id)),
          )
        : before,
    )
  }, [])
  return { items, sent: held.of === of ? held.sent : nothing.sent, folders, problem, reload: () => void load(), put, take }
}

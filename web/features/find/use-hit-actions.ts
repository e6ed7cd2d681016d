import { useCallback, useEffect, useState } from 'react'
import type { Folder } from '#tools/library/contract.ts'
import type { Hit } from '#tools/find/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { useGo } from '#web/i18n/page-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText } from '#web/workbench/copy-text.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { requestEntry } from './find-api.ts'
import type { FindDesk } from './use-find.ts'

/** Where a hit is with the library: on its way, there under this id, or taken out again. */
type Kept = 'saving' | 'out' | { readonly id: string }

export type HitActions = {
  /** Id in the library; null where it is not. */
  readonly keptId: (hit: Hit) => string | null
  readonly isSaving: (hit: Hit) => boolean
  readonly save: (hit: Hit) => void
  readonly remove: (hit: Hit) => void
  /** Keeps the work and opens the citation tool with it. */
  readonly cite: (hit: Hit) => void
  readonly copy: (hit: Hit) => void
  readonly folders: readonly Folder[]
  /** Makes a folder and saves into it from then on; false when that did not work. */
  readonly makeFolder: (name: string) => Promise<boolean>
}

const pauseMs = 200
const lost: Problem = { code: 'server-failed', status: 502 }

/** What is done with a hit: into the library and out again, cited, copied. */
export function useHitActions(desk: FindDesk): HitActions {
  const { client, draft, change, pieces } = desk
  const { problems, cite: citeWords, find } = useMessages()
  const { saved: words, undo } = find
  const { code: locale } = useLocale()
  const go = useGo()
  const [folders, reload] = useFolders(client)
  const folder = folders.find(({ id }) => id === draft.folder) ?? null
  const keeping = useKeeping(client, folder)
  const tell = (problem: Problem) => tellProblem(problems, problem.code, problem)
  const save = async (hit: Hit) => {
    const done = await keeping.keep(hit)
    if (!done) return
    if (!done.isNew) return showToast({ text: words.known, tone: 'info' })
    showToast({
      text: folder ? words.folder(folder.name) : words.library,
      action: { label: undo, run: () => void keeping.remove(hit, done.id) },
    })
  }
  const cite = async (hit: Hit) => {
    const id = keeping.keptId(hit) ?? (await keeping.keep(hit))?.id
    if (id !== undefined) go('citation', `?${new URLSearchParams({ edit: id })}`)
  }
  const copy = async (hit: Hit) => {
    const answer = await requestEntry(hit.item, locale)
    if (!answer.ok) return tell(answer.problem)
    const outcome = await copyText(pieces.copiedList(answer.value.entries))
    const text = { formatted: words.copied, plain: citeWords.copied.plain, failed: citeWords.copied.failed }[outcome]
    showToast({ text, tone: outcome === 'failed' ? 'info' : 'done' })
  }
  return {
    keptId: keeping.keptId,
    isSaving: keeping.isSaving,
    save: (hit) => void save(hit),
    remove: (hit) => {
      const id = keeping.keptId(hit)
      if (id !== null) void keeping.remove(hit, id)
    },
    cite: (hit) => void cite(hit),
    copy: (hit) => void copy(hit),
    folders,
    makeFolder: async (name) => {
      const answer = await client?.makeFolder(name)
      if (answer?.ok === false) tell(answer.problem)
      if (!answer?.ok) return false
      reload()
      change({ folder: answer.value.id })
      return true
    },
  }
}

/** Which hits are in the library now, and the ways in and out; what goes wrong is told. */
function useKeeping(client: FindDesk['client'], folder: Folder | null) {
  const { problems, find } = useMessages()
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map())
  const tell = (problem: Problem) => tellProblem(problems, problem.code, problem)
  const set = (hit: Hit, to: Kept | null) =>
    setKept((now) => new Map([...[...now].filter(([id]) => id !== hit.id), ...(to === null ? [] : [[hit.id, to] as const])]))
  const keptId = (hit: Hit): string | null => {
    const now = kept.get(hit.id)
    if (now === undefined) return hit.keptId
    return typeof now === 'string' ? null : now.id
  }
  const back = async (hit: Hit, id: string, token: string) => {
    const undone = await client?.undo(token)
    if (undone?.ok) set(hit, { id })
    else if (undone) tell(undone.problem)
  }
  const remove = async (hit: Hit, id: string) => {
    const answer = await client?.remove([id])
    if (answer?.ok === false) tell(answer.problem)
    if (!answer?.ok) return
    set(hit, 'out')
    const token = answer.value.undo
    showToast({
      text: find.saved.removed,
      ...(token === null ? {} : { action: { label: find.undo, run: () => void back(hit, id, token) } }),
    })
  }
  /** Keeps a hit; resolves to its id in the library. What was there already goes into the chosen folder as well. */
  const keep = async (hit: Hit): Promise<{ readonly id: string; readonly isNew: boolean } | null> => {
    if (!client) return null
    const before = kept.get(hit.id) ?? null
    set(hit, 'saving')
    const answer = await client.add({ items: [hit.item], ...(folder ? { folder: folder.id } : {}) })
    const id = answer.ok ? (answer.value.added[0]?.id ?? answer.value.doubles[0]?.of) : undefined
    if (!answer.ok || id === undefined) {
      set(hit, before)
      tell(answer.ok ? lost : answer.problem)
      return null
    }
    set(hit, { id })
    const isNew = answer.value.added.length > 0
    if (!isNew && folder) await client.change({ ids: [id], addFolder: folder.id })
    return { id, isNew }
  }
  return { keptId, isSaving: (hit: Hit) => kept.get(hit.id) === 'saving', keep, remove }
}

/** The folders of the library; changes made elsewhere come in by themselves. */
function useFolders(client: FindDesk['client']): readonly [readonly Folder[], () => void] {
  const [folders, setFolders] = useState<readonly Folder[]>([])
  const load = useCallback(async () => {
    const answer = await client?.overview()
    if (answer?.ok) setFolders(answer.value.folders)
  }, [client])
  useEffect(() => {
    let timer = setTimeout(() => void load())
    const stop = client?.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void load(), pauseMs)
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [client, load])
  return [folders, () => void load()]
}

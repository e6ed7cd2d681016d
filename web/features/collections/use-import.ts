import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useProblemWords } from '#web/workbench/problem-notice.tsx'
import { requestRemoveDocument, uploadFile } from './collections-api.ts'
import { countsOf, type ImportView } from './import-state.ts'
import { makeImporter, type Importer } from './make-importer.ts'

export type ImportDesk = Omit<Importer, 'view'> & {
  readonly view: ImportView
  /** Takes the document `twin` away, whose text the file has, and adds the file in its place. */
  readonly keep: (key: number, twin: string) => void
}

/** Files on their way into a collection. Leaving the page ends what is being sent; what is in stays. */
export function useImport(collection: string, onEnd: () => void): ImportDesk {
  const { collections } = useMessages()
  const { code: locale } = useLocale()
  const ended = useEffectEvent((view: ImportView) => {
    const { total, waiting } = countsOf(view.rows)
    announce(`${collections.progress.are(total - waiting, total)} ${collections.progress.in}`)
    onEnd()
  })
  const [store] = useState(() => makeStore({ collection, locale, onEnd: (view) => ended(view) }))
  const view = useSyncExternalStore(store.subscribe, store.importer.view, store.importer.view)
  useEffect(() => () => store.importer.stop(), [store])
  useLeaveWarning(view.isRunning)
  const { importer } = store
  const failed = useProblemWords({ code: 'network-failed', status: 0 })
  const keep: ImportDesk['keep'] = async (key, twin) => {
    const answer = await requestRemoveDocument(collection, twin, locale)
    if (answer.ok) importer.again(key)
    else showToast({ text: failed.title, tone: 'info' })
  }
  return { ...importer, view, keep: (key, twin) => void keep(key, twin) }
}

type StoreParts = { readonly collection: string; readonly locale: string; readonly onEnd: (view: ImportView) => void }

function makeStore({ collection, locale, onEnd }: StoreParts) {
  const listeners = new Set<() => void>()
  const importer = makeImporter({
    send: (sending) => uploadFile(collection, sending, locale),
    onChange: () => listeners.forEach((listener) => listener()),
    now: () => performance.now(),
    wait: pause,
    onEnd: () => onEnd(importer.view()),
  })
  return {
    importer,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, seconds * 1000)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}

/** The browser asks before the page is closed over files that are being sent. */
function useLeaveWarning(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isRunning])
}

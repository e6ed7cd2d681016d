import { useEffect, useRef, type RefObject } from 'react'
import type { Versions } from '#web/workbench/versions.ts'
import { readVersions, writeVersions } from './kept-versions.ts'
import { emptySheet, type SheetAction, type Version } from './sheet-state.ts'

type KeptVersions = {
  /** The field, with the kept draft in it already when the page's effects run. */
  readonly editor: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly versions: Versions<Version>
  readonly dispatch: (action: SheetAction) => void
}

const writeAfterMs = 300

/** Brings the versions of this tab back when the sheet appears, and keeps them as they change. */
export function useKeptVersions({ editor, text, versions, dispatch }: KeptVersions): void {
  const isRestored = useRef(false)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const kept = readVersions(editor.current?.value ?? '')
    if (kept) dispatch({ type: 'restore', state: { ...emptySheet, versions: kept } })
  }, [editor, dispatch])

  // What waits to be written is written when the sheet goes away; the first state of all is no news.
  const last = useRef({ text, versions })
  useEffect(() => {
    if (last.current.text === text && last.current.versions === versions) return undefined
    last.current = { text, versions }
    const write = () => {
      pending.current = null
      writeVersions(text, versions)
    }
    pending.current = write
    const timer = setTimeout(write, writeAfterMs)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [text, versions])
  useEffect(() => () => pending.current?.(), [])
}

import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { modes } from './options.ts'
import type { Comparing } from './use-compare.ts'

/** 1 to 5 choose a column, Ctrl Enter takes the chosen one to the sheet or begins; Escape goes back. */
export function useCompareKeys({ columns, chosen, choose, use, run }: Comparing, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
    const mode = modes[Number(event.key) - 1]
    const column = columns?.find((one) => one.mode === chosen)
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (column) use(column)
      else run()
    } else if (event.key === 'Escape' && isPlain) onClose()
    else if (mode && columns && isPlain && hasLetterKeys()) choose(mode)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

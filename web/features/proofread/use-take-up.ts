import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useHandedOver } from '#web/workbench/hand-over.ts'
import type { Proofreading } from './use-proofread.ts'

/** Puts a text on the sheet that another page handed over. What it replaces can be brought back. */
export function useTakeUp({ sheet }: Proofreading): void {
  const { original, handed: words } = useMessages().rephrase
  const { checked, put, port, change, settings, isRestored } = sheet
  useHandedOver('proofreader', isRestored, ({ text, language }) => {
    const before = checked.text
    const { language: chosen, dialect, dismissed } = settings
    put(text)
    change({ language: language ?? 'detect', dialect: null, dismissed: [] })
    port.current?.focus()
    if (before.trim() === '' || before === text) return announce(words)
    // The editor may not have seen the text before, so its own undo would not bring it back.
    const back = () => {
      put(before)
      change({ language: chosen, dialect, dismissed })
    }
    showToast({ text: `${words} ${original.replaced}`, action: { label: original.undo, run: back } })
  })
}

import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useHandedOver } from '#web/workbench/hand-over.ts'
import type { Detecting } from './use-detect.ts'

/** Puts a text on the sheet that another page handed over. What it replaces can be brought back. */
export function useTakeUp({ sheet }: Detecting): void {
  const { original, handed } = useMessages().rephrase
  const { draft, change, isReady } = sheet
  useHandedOver('detector', isReady, ({ text, language, said = handed }) => {
    const before = draft
    change({ text, language: language ?? 'detect' })
    if (before.text.trim() === '' || before.text === text) return announce(said)
    showToast({ text: `${said} ${original.replaced}`, action: { label: original.undo, run: () => change(before) } })
  })
}

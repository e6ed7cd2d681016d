import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useHandedOver } from '#web/workbench/hand-over.ts'
import type { CheckDesk } from './use-check.ts'

/** Puts a text on the sheet that another page handed over. What it replaces can be brought back. */
export function useTakeUp({ draft, change, isReady }: CheckDesk): void {
  const { original, handed } = useMessages().rephrase
  useHandedOver('checker', isReady, ({ text, language, said = handed }) => {
    const { text: before, title, language: chosen } = draft
    change({ text, title: '', language: language ?? 'detect' })
    if (before.trim() === '' || before === text) return announce(said)
    const back = () => change({ text: before, title, language: chosen })
    showToast({ text: `${said} ${original.replaced}`, action: { label: original.undo, run: back } })
  })
}

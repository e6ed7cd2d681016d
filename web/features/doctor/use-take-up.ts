import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useHandedOver } from '#web/workbench/hand-over.ts'
import type { DoctorDesk } from './use-doctor.ts'

/** Puts a text on the sheet that another page handed over. What it replaces can be brought back. */
export function useTakeUp({ draft, change, edit, first, isReady }: DoctorDesk): void {
  const { original, handed } = useMessages().rephrase
  useHandedOver('doctor', isReady, ({ text, language, said = handed }) => {
    const { text: before, language: chosen } = draft
    if (first) edit()
    change({ text, language: language ?? 'detect' })
    if (before.trim() === '' || before === text) return announce(said)
    const back = () => change({ text: before, language: chosen })
    showToast({ text: `${said} ${original.replaced}`, action: { label: original.undo, run: back } })
  })
}

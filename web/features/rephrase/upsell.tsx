import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { useGo } from '#web/i18n/page-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { putOff, wasPutOff } from '#web/workbench/session-memory.ts'
import { dialogParts } from './result-parts.ts'

export type UpsellState = { readonly isOpen: boolean; readonly ask: () => void; readonly close: () => void }

const feature = 'strength'

/** Whether the dialog about paid strengths is open. After "Later" it does not open again in this visit: a toast says why. */
export function useUpsell(): UpsellState {
  const { upsell, problem } = useMessages().rephrase
  const [isOpen, setIsOpen] = useState(false)
  const go = useGo()
  const ask = () => {
    if (wasPutOff(feature)) showToast({ text: upsell.short, tone: 'info', action: { label: problem.plans, run: () => go('premium') } })
    else {
      dialogParts.load()
      setIsOpen(true)
    }
  }
  const close = () => {
    putOff(feature)
    setIsOpen(false)
  }
  return { isOpen, ask, close }
}

export function Upsell({ upsell }: { readonly upsell: UpsellState }) {
  const { upsell: words } = useMessages().rephrase
  const parts = dialogParts.useLoaded()
  return parts && <parts.UpsellDialog reason={upsell.isOpen ? words.strength : null} onClose={upsell.close} />
}

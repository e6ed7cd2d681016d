import { useState } from 'react'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { useMessages } from '../i18n/messages.tsx'
import { useGo } from '../i18n/page-link.tsx'
import { showToast } from '../ui/toast.tsx'
import { forgetWantedStrength, wantStrength } from './came-from.ts'
import { onIntent } from './on-intent.ts'
import { isHeldBy, keyOfFeature, upsellWordsOf, type PaidFeature } from './paid-feature.ts'
import { putOff, wasPutOff } from './session-memory.ts'
import { useTier } from './use-tier.ts'

type Upselling = {
  /** What the dialog is open about; null when it is closed, and as soon as the plan holds it. */
  readonly feature: PaidFeature | null
  /** Somebody chose a feature that the plan does not hold. */
  readonly ask: (feature: PaidFeature) => void
  /** "Later", Escape, the cross. */
  readonly close: () => void
  /** On the way to the plans, or to log in: what was wanted is remembered. */
  readonly leave: () => void
}

/** Its words are not among those of every page. */
const fetchWords = (): Promise<void> => fetchLateMessages(localeOfPath(location.pathname).code)

const dialog = onIntent(async () => {
  const [{ UpsellDialog }] = await Promise.all([import('./upsell-dialog.tsx'), fetchWords()])
  return { UpsellDialog }
})

/** The dialog about a plan. After "Later" it does not open again for that feature in this visit: a toast says why. */
export function useUpsell(): Upselling {
  const messages = useMessages()
  const [feature, setFeature] = useState<PaidFeature | null>(null)
  const tier = useTier()
  const go = useGo()
  const ask = (wanted: PaidFeature) => {
    const key = keyOfFeature(wanted)
    const toPlans = () => {
      want(wanted)
      go('premium')
    }
    if (wasPutOff(key)) return void fetchWords().then(() => tellShortly(wanted, toPlans))
    // Wanted from now on, so that a plan that is only just heard of sets it.
    want(wanted)
    dialog.load()
    setFeature(wanted)
  }
  const tellShortly = (wanted: PaidFeature, toPlans: () => void) => {
    const { reasons, plans } = messages.upsell
    showToast({ text: upsellWordsOf(wanted, reasons).short, tone: 'info', action: { label: plans, run: toPlans } })
  }
  const close = () => {
    if (feature) putOff(keyOfFeature(feature))
    forgetWantedStrength()
    setFeature(null)
  }
  return { feature: feature && !isHeldBy(tier, feature) ? feature : null, ask, close, leave: () => setFeature(null) }
}

function want(feature: PaidFeature): void {
  if (feature.kind === 'strength') wantStrength(feature.strength)
}

/** Where the dialog appears. */
export function Upsell({ upsell: { feature, close, leave } }: { readonly upsell: Upselling }) {
  const parts = dialog.useLoaded()
  return parts && <parts.UpsellDialog feature={feature} onClose={close} onLeave={leave} />
}

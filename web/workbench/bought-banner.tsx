import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isPaidTier } from '#tools/tiers.ts'
import { useMessages } from '../i18n/messages.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BoughtWords } from './bought-words.tsx'
import { useRefreshSession } from './refresh-session.ts'
import { useSession } from './session.ts'

/** When the session is asked for again while the payment is not confirmed, in seconds after the time before. */
const pauses = [2, 3, 5, 10, 20, 30] as const

/** What `BoughtNotice` shows to whoever is logged in and comes from buying. */
export function BoughtBanner({ onClose }: { readonly onClose: () => void }) {
  const { bought: words } = useMessages().premium
  const { tier } = useSession()
  const isPaid = tier !== null && isPaidTier(tier)
  const isLate = useConfirmation(!isPaid)
  return (
    <div className="page pt-4">
      <Banner
        tone={isPaid ? 'green' : 'blue'}
        className="rounded-control border border-hairline"
        actions={
          <Button variant="quiet" size="small" isIcon aria-label={words.close} onClick={onClose}>
            <Icon of={X} />
          </Button>
        }
      >
        {isPaid ? <BoughtWords plan={tier} /> : isLate ? words.late : words.waiting}
      </Banner>
    </div>
  )
}

/** Asks for the session until the plan is there; true when that takes long. */
function useConfirmation(isAwaited: boolean): boolean {
  const refresh = useRefreshSession()
  const [tries, setTries] = useState(0)
  const pause = pauses[tries]
  useEffect(() => {
    if (!isAwaited || pause === undefined) return undefined
    const timer = setTimeout(() => {
      refresh()
      setTries((count) => count + 1)
    }, pause * 1_000)
    return () => clearTimeout(timer)
  }, [isAwaited, pause, refresh])
  return pause === undefined
}

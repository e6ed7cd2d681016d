import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPaidTier } from '#tools/tiers.ts'
import { useMessages } from '../i18n/messages.tsx'
import { placeOf } from '../i18n/paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BoughtWords } from './bought-words.tsx'
import { boughtName, rememberPlace } from './came-from.ts'
import { withoutQuery } from './local-path.ts'
import { useRefreshSession } from './refresh-session.ts'
import { useSession } from './session.ts'

/** When the session is asked for again while the payment is not confirmed, in seconds after the time before. */
const pauses = [2, 3, 5, 10, 20, 30] as const

/**
 * Above the page to which a purchase has led back: the plan and its limits, or that the payment is still on its way.
 * Every page passes by here, so it also remembers where to lead back to.
 */
export function BoughtNotice() {
  const { bought: words } = useMessages().premium
  const { tier, isLoggedIn } = useSession()
  const [isShown, close] = useBought()
  const isPaid = tier !== null && isPaidTier(tier)
  const isLate = useConfirmation(isShown && isLoggedIn && !isPaid)
  // Without a session nobody has bought anything, whatever the address says.
  if (!isShown || !isLoggedIn) return null
  return (
    <div className="page pt-4">
      <Banner
        tone={isPaid ? 'green' : 'blue'}
        className="rounded-control border border-hairline"
        actions={
          <Button variant="quiet" size="small" isIcon aria-label={words.close} onClick={close}>
            <Icon of={X} />
          </Button>
        }
      >
        {isPaid ? <BoughtWords plan={tier} /> : isLate ? words.late : words.waiting}
      </Banner>
    </div>
  )
}

/** Whether a purchase has led to this page; its address is then as if it had not. */
function useBought(): readonly [boolean, () => void] {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const path = pathname + search + hash
  const isBought = new URLSearchParams(search).has(boughtName)
  useEffect(() => rememberPlace(path, placeOf(pathname).page), [path, pathname])
  const arrive = useEffectEvent(() => {
    void navigate(withoutQuery(path, boughtName), { replace: true, preventScrollReset: true, state: boughtName })
  })
  useEffect(() => {
    if (isBought) arrive()
  }, [isBought])
  const close = () => void navigate(path, { replace: true, preventScrollReset: true, state: null })
  return [state === boughtName, close]
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

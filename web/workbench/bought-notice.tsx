import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { placeOf } from '../i18n/paths.ts'
import { boughtName, rememberPlace } from './came-from.ts'
import { withoutQuery } from './local-path.ts'
import { onIntent } from './on-intent.ts'
import { useSession } from './session.ts'

/** The words of plans come with the banner: hardly a page needs them. */
const banner = onIntent(async () => {
  const [{ BoughtBanner }] = await Promise.all([import('./bought-banner.tsx'), fetchLateMessages(localeOfPath(location.pathname).code)])
  return { BoughtBanner }
})

/**
 * Above the page to which a purchase has led back: the plan and its limits, or that the payment is still on its way.
 * Every page passes by here, so it also remembers where to lead back to.
 */
export function BoughtNotice() {
  const parts = banner.useLoaded()
  const { isLoggedIn } = useSession()
  const [isShown, close] = useBought()
  // Without a session nobody has bought anything, whatever the address says.
  const isWanted = isShown && isLoggedIn
  useEffect(() => {
    if (isWanted) banner.load()
  }, [isWanted])
  return isWanted && parts ? <parts.BoughtBanner onClose={close} /> : null
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

import { History, LogOut, User } from 'lucide-react'
import { useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { askSignIn, hintSignIn } from '../workbench/sign-in-request.ts'
import { useSite } from './site.ts'
import { useLogOut } from './use-log-out.ts'

/**
 * The end of the navigation: the way in, or the account and the way out. Both stand in every page, as pages are made for
 * everybody alike; the style sheet shows one of them, by the hint of `account-hint.ts`.
 */
export function AccountEnd() {
  const { nav } = useMessages().shell
  const { ready } = useSite()
  const logOut = useLogOut()
  const leave = async () => {
    if (await logOut()) focusAccountEnd()
  }
  return (
    <>
      <div className="account-out">
        <Button size="small" aria-haspopup="dialog" onPointerEnter={hintSignIn} onFocus={hintSignIn} onClick={() => askSignIn()}>
          {nav.logIn}
        </Button>
      </div>
      <div className="account-in">
        {ready.includes('profile') ? (
          <PageLink page="profile" className="navbar-item">
            <Icon of={User} />
            {nav.account}
          </PageLink>
        ) : null}
        <button type="button" className="navbar-item" onClick={() => void leave()}>
          <Icon of={LogOut} turns />
          {nav.logOut}
        </button>
      </div>
    </>
  )
}

/** Puts the focus on what the end of the navigation shows now; on phones, where that may be folded away, on the page. */
export function focusAccountEnd(): void {
  requestAnimationFrame(() => {
    const ends = [...document.querySelectorAll<HTMLElement>('.navbar :is(.account-in, .account-out) :is(a, button)')]
    const shown = ends.find((element) => element.checkVisibility())
    if (shown) shown.focus()
    else document.getElementById('main')?.focus({ preventScroll: true })
  })
}

type AccountRowsProps = { readonly onFollow: () => void }

/** The same in the menu of phones. */
export function AccountRows({ onFollow }: AccountRowsProps) {
  const { nav } = useMessages().shell
  const { ready } = useSite()
  const logOut = useLogOut()
  return (
    <>
      <div className="account-out">
        <button
          type="button"
          className="phone-menu-row"
          aria-haspopup="dialog"
          onClick={() => {
            onFollow()
            askSignIn()
          }}
        >
          <Icon of={User} className="text-ink-soft" />
          {nav.logIn}
        </button>
      </div>
      <div className="account-in">
        {ready.includes('profile') ? (
          <PageLink page="profile" className="phone-menu-row" onClick={onFollow}>
            <Icon of={User} className="text-ink-soft" />
            {nav.account}
          </PageLink>
        ) : null}
        {ready.includes('history') ? (
          <PageLink page="history" className="phone-menu-row" onClick={onFollow}>
            <Icon of={History} className="text-ink-soft" />
            {nav.history}
          </PageLink>
        ) : null}
        <button
          type="button"
          className="phone-menu-row"
          onClick={() => {
            onFollow()
            void logOut()
          }}
        >
          <Icon of={LogOut} turns className="text-ink-soft" />
          {nav.logOut}
        </button>
      </div>
    </>
  )
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SessionUser } from '#tools/account/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { takeLinkQuery, type LinkStep } from '#web/identity/link-step.ts'
import { requireSession, startSession } from '#web/identity/start-session.ts'
import { applyAccountHint } from '#web/shell/account-hint.ts'
import { focusAccountEnd } from '#web/shell/account-end.tsx'
import { useOptionalSite } from '#web/shell/site.ts'
import type { IdentitySettings } from '#web/site-settings.ts'
import { showToast } from '#web/ui/toast.tsx'
import { onIntent } from '#web/workbench/on-intent.ts'
import { session, useSession } from '#web/workbench/session.ts'
import { onSignInHint, onSignInRequest, type SignInRequest } from '#web/workbench/sign-in-request.ts'
import { isolated } from '#web/workbench/isolated.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'

/** Signing in on every page: finds out who is here, and holds the dialog. Stands once, beside the page. */
export function AccountHost() {
  const site = useOptionalSite()
  return site ? <Host identity={site.settings.identity} /> : null
}

type Opening = {
  /** Grows with every opening of this page. */
  readonly id: number
  readonly isOpen: boolean
  /** Who was signed in then. */
  readonly of: string | null
  readonly step: SignInRequest['step'] | LinkStep
  readonly request: SignInRequest | null
}

function Host({ identity }: { readonly identity: IdentitySettings }) {
  const { account } = useMessages()
  useEffect(() => void startSession(identity), [identity])
  useHint()
  const parts = dialogPart.useLoaded()
  const { opening, close, forget } = useOpening(identity.kind)
  const finished = useRef(0)
  const goOn = useRef<(() => void) | undefined>(undefined)
  const openId = useRef(0)
  useEffect(() => {
    openId.current = opening?.isOpen ? opening.id : 0
  }, [opening])

  const onDone = (user: SessionUser, isChange: boolean) => {
    if (!opening || finished.current >= opening.id) return
    finished.current = opening.id
    const isSame = opening.step.kind === 'again' && opening.of === user.id
    // What was interrupted goes on, unless the dialog was closed meanwhile, or it is somebody else who came.
    if (openId.current === opening.id && (isSame || opening.step.kind !== 'again')) goOn.current = opening.request?.onDone
    close()
    if (!isSame) showToast({ text: account.done[isChange ? 'addressChanged' : 'loggedIn'](isolated(user.email)) })
  }
  const onClosed = useCallback(() => {
    forget()
    // The button that opened it may be gone now that somebody is signed in.
    if (document.activeElement === document.body) focusAccountEnd()
    goOn.current?.()
    goOn.current = undefined
  }, [forget])

  if (!opening || !parts) return null
  return (
    <parts.SignInDialog
      key={opening.id}
      isOpen={opening.isOpen}
      step={opening.step}
      reason={opening.request?.reason ?? null}
      client={parts.client}
      keeper={parts.keeper}
      onDone={onDone}
      onClose={close}
      onClosed={onClosed}
    />
  )
}

/** The dialog and the client that it talks to, fetched together: a window of Google's must open within the click. */
const dialogPart = onIntent(async () => {
  const keeper = requireSession()
  const [{ SignInDialog }, client] = await Promise.all([import('./sign-in-dialog.tsx'), keeper.client()])
  return { SignInDialog, client, keeper }
})

let openings = 0

/** What the dialog opens for: a request of the page, or the link that led here. */
function useOpening(kind: IdentitySettings['kind']) {
  const { problems } = useMessages()
  const [opening, setOpening] = useState<Opening | null>(null)
  const open = useEffectEvent(async (step: Opening['step'], request: SignInRequest | null) => {
    const of = session.read().user?.id ?? null
    if (await dialogPart.isThere()) return setOpening({ id: (openings += 1), isOpen: true, of, step, request })
    tellProblem(problems, 'network-request-failed')
  })
  useEffect(() => {
    const stopHints = onSignInHint(dialogPart.load)
    const stopRequests = onSignInRequest((request) => {
      if (request.step.kind !== 'again' && session.read().user) request.onDone?.()
      else void open(request.step, request)
    })
    return () => {
      stopHints()
      stopRequests()
    }
  }, [])
  const { user, isLoading } = useSession()
  const hasLooked = useRef(false)
  const openLink = useEffectEvent(() => {
    const { step, of } = takeLinkQuery()
    if (of !== kind && step?.kind !== 'sign-in') return
    // A link to log in leads nowhere for somebody who is.
    if (step && (step.kind !== 'sign-in' || !user)) void open(step, null)
  })
  useEffect(() => {
    if (isLoading || hasLooked.current) return
    hasLooked.current = true
    openLink()
  }, [isLoading])
  const close = useCallback(() => setOpening((last) => (last ? { ...last, isOpen: false } : null)), [])
  const forget = useCallback(() => setOpening((last) => (last?.isOpen ? last : null)), [])
  return { opening, close, forget }
}

/** Remembers for the first paint of the next page whether somebody is signed in. */
function useHint(): void {
  const { isLoading, isLoggedIn } = useSession()
  const isOnline = useIsOnline()
  useEffect(() => {
    // Without a connection nobody is known, which says nothing about who it is.
    if (!isLoading && (isLoggedIn || isOnline)) applyAccountHint(isLoggedIn)
  }, [isLoading, isLoggedIn, isOnline])
}

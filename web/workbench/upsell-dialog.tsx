import { useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { upsellWordsOf, type PaidFeature } from './paid-feature.ts'
import { useSession } from './session.ts'
import { askSignIn } from './sign-in-request.ts'

type UpsellDialogProps = {
  readonly feature: PaidFeature | null
  readonly onClose: () => void
  /** Somebody goes to the plans, or to log in. */
  readonly onLeave: () => void
}

/** Says that a feature belongs to a paid plan. Nothing on the sheet changes; "Later" leads back to the same spot. */
export function UpsellDialog({ feature, onClose, onLeave }: UpsellDialogProps) {
  const { upsell: words, shell } = useMessages()
  const { isLoggedIn } = useSession()
  const logIn = () => {
    onLeave()
    askSignIn()
  }
  return (
    <Dialog isOpen={feature !== null} onClose={onClose} title={words.title} closeLabel={shell.dialog.close}>
      <p className="mt-2 text-ink-soft">{feature ? upsellWordsOf(feature, words.reasons).reason : null}</p>
      <div className="mt-6 grid grid-cols-2 gap-2 upsell-actions">
        <PageLink page="premium" className={buttonClass({ variant: 'primary' })} onClick={onLeave}>
          {words.go}
        </PageLink>
        <Button data-first-focus onClick={onClose}>
          {words.later}
        </Button>
      </div>
      {isLoggedIn ? null : (
        <p className="mt-4 text-sm text-ink-soft">
          {words.haveIt}{' '}
          <button type="button" className="link" onClick={logIn}>
            {words.logIn}
          </button>
        </p>
      )}
    </Dialog>
  )
}

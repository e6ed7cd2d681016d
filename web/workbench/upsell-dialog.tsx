import { PageLink } from '../i18n/page-link.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Says that a feature belongs to a paid plan. Nothing on the sheet changes; "Later" leads back to the same spot. */
export function UpsellDialog({ reason, onClose }: { readonly reason: string | null; readonly onClose: () => void }) {
  const { premium, shell } = useMessages()
  return (
    <Dialog isOpen={reason !== null} onClose={onClose} title={premium.upsell.title} closeLabel={shell.dialog.close}>
      <p className="mt-2 text-ink-soft">{reason}</p>
      <div className="mt-6 grid grid-cols-2 gap-2 upsell-actions">
        <PageLink page="premium" className={buttonClass({ variant: 'primary' })}>
          {premium.upsell.go}
        </PageLink>
        <Button data-first-focus onClick={onClose}>
          {premium.upsell.later}
        </Button>
      </div>
    </Dialog>
  )
}

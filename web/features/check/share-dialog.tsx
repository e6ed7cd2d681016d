import { Copy } from 'lucide-react'
import { useId } from 'react'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { useSending } from '#web/workbench/use-sending.ts'
import { requestShare, requestUnshare, type Share } from './check-api.ts'
import type { CheckDesk } from './use-check.ts'
import type { ReadAnswer } from './use-report.ts'

type ShareDialogProps = {
  readonly desk: CheckDesk
  readonly answer: ReadAnswer
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A link by which others read the report: made, copied, and ended by its owner. */
export function ShareDialog({ desk, answer, isOpen, onClose }: ShareDialogProps) {
  const { share: words } = useMessages().check
  const { shell } = useMessages()
  const { code: locale } = useLocale()
  const sending = useSending()
  const make = () =>
    sending.send(
      () => requestShare(answer.id, locale),
      (share) => desk.dispatch({ type: 'changed', answer: { share } }),
    )
  const end = () =>
    sending.send(
      () => requestUnshare(answer.id, locale),
      () => {
        desk.dispatch({ type: 'changed', answer: { share: null } })
        announce(words.ended)
      },
    )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={shell.dialog.close}>
      <p className="mt-2 text-ink-soft">{words.lead}</p>
      {answer.share ? <Link share={answer.share} /> : null}
      <ProblemLine problem={sending.problem} />
      <div className="mt-5 flex flex-wrap gap-2">
        {answer.share ? (
          <>
            <CopyLink share={answer.share} />
            <Button isBusy={sending.isBusy} onClick={end}>
              {words.end}
            </Button>
          </>
        ) : (
          <Button variant="primary" isBusy={sending.isBusy} data-first-focus onClick={make}>
            {words.make}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Link({ share }: { readonly share: Share }) {
  const { share: words } = useMessages().check
  const { day } = useWords()
  const id = useId()
  return (
    <div className="mt-4">
      <label htmlFor={id} className="label">
        {words.link}
      </label>
      <input
        id={id}
        className="field mt-1.5"
        dir="ltr"
        readOnly
        value={share.url}
        data-first-focus
        onFocus={(event) => event.target.select()}
      />
      <p className="mt-2 text-sm text-ink-soft">{words.until(day(share.expiresAt))}</p>
    </div>
  )
}

function CopyLink({ share }: { readonly share: Share }) {
  const { share: words } = useMessages().check
  const { result } = useMessages().rephrase
  const copy = () =>
    void copyText({ plain: share.url, html: toHtml(share.url) }).then((outcome) =>
      showToast(outcome === 'failed' ? { text: result.notCopied, tone: 'info' } : { text: words.copied }),
    )
  return (
    <Button variant="primary" onClick={copy}>
      <Icon of={Copy} /> {words.copy}
    </Button>
  )
}

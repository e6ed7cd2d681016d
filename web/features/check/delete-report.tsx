import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AskBox } from '#web/workbench/ask-box.tsx'
import { useSending } from '#web/workbench/use-sending.ts'
import { requestDelete } from './check-api.ts'

type DeleteReportProps = { readonly id: string; readonly onClose: () => void; readonly onDone: () => void }

/** Deleting cannot be taken back: it is asked about first, in place. */
export function DeleteReport({ id, onClose, onDone }: DeleteReportProps) {
  const { delete: words } = useMessages().check
  const { code: locale } = useLocale()
  const sending = useSending()
  const run = () =>
    sending.send(
      () => requestDelete(id, locale),
      () => {
        showToast({ text: words.done })
        onDone()
      },
    )
  return (
    <div className="check-ask">
      <AskBox title={words.title} body={words.body} yes={words.yes} no={words.no} sending={sending} onYes={run} onNo={onClose} />
    </div>
  )
}

import { useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'

/** Puts a text on the clipboard and says how it went. */
export function useCopy(): (text: string, done: string) => void {
  const { notCopied } = useMessages().rephrase.result
  return (text, done) =>
    void copyText({ plain: text, html: toHtml(text) }).then((outcome) =>
      showToast(outcome === 'failed' ? { text: notCopied, tone: 'info' } : { text: done }),
    )
}

import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Copies a word or a sentence and says so. A paragraph around it would break the line that it is pasted into. */
export async function copyInline(text: string, words: { readonly copied: string; readonly notCopied: string }): Promise<void> {
  const outcome = await copyText({ plain: text, html: toHtml(text).replaceAll(/<\/?p>/g, '') })
  showToast(outcome === 'failed' ? { text: words.notCopied, tone: 'info' } : { text: words.copied })
}

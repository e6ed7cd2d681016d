import type { CommandMessages } from '#locales/messages.ts'
import { Copy, CornerDownLeft, ExternalLink, type LucideIcon } from 'lucide-react'
import { showToast } from '#web/ui/toast.tsx'
import { copyText } from '#web/workbench/copy-text.ts'
import { openBeside } from '#web/workbench/leave-for.ts'
import type { Entry } from './entry.ts'

/** One of the further things that can be done with an entry. */
export type Action = { readonly key: 'open' | 'tab' | 'copy'; readonly label: string; readonly icon: LucideIcon; readonly run: () => void }

/** What can be done with an entry that has an address; nothing with any other. */
export function actionsOf({ href, run }: Entry, words: CommandMessages['actions']): readonly Action[] {
  if (href === undefined) return []
  const address = new URL(href, location.href).href
  const copy = () =>
    void copyText({ plain: address, html: address }).then((outcome) =>
      showToast(outcome === 'failed' ? { text: words.notCopied, tone: 'info' } : { text: words.copied, tone: 'done' }),
    )
  return [
    { key: 'open', label: words.open, icon: CornerDownLeft, run },
    { key: 'tab', label: words.tab, icon: ExternalLink, run: () => openTab(href) },
    { key: 'copy', label: words.copy, icon: Copy, run: copy },
  ]
}

/** Opens an address of this site in another tab. */
export const openTab = (href: string): void => openBeside(href)

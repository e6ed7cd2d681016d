import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AddOwnWord, OffRules, OwnWords } from '#web/workbench/own-lists.tsx'
import { useSession } from '#web/workbench/session.ts'
import { languageForWords } from './settings.ts'
import type { Proofreading } from './use-proofread.ts'

type ListsDialogProps = { readonly desk: Proofreading; readonly isOpen: boolean; readonly onClose: () => void }

/** What the writer has decided: words of the personal dictionary, rules that are off, findings dismissed in this text. */
export function ListsDialog({ desk, isOpen, onClose }: ListsDialogProps) {
  const { shell } = useMessages()
  const { bar, lists: words } = useMessages().proofread
  const { isLoggedIn } = useSession()
  const { sheet, lists, checking } = desk
  const { dismissed, language } = sheet.settings
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={bar.lists} closeLabel={shell.dialog.close}>
      <p className="mt-2 text-sm text-ink-soft">{isLoggedIn ? words.leadAccount : words.lead}</p>
      {lists.problem ? <p className="mt-2 text-sm text-ochre">{words.notSaved}</p> : null}
      <h3 className="label mt-5">{words.dictionary}</h3>
      <AddOwnWord desk={lists} language={languageForWords(language, checking.recognised?.language ?? null)} />
      <OwnWords desk={lists} />
      <h3 className="label mt-5">{words.rules}</h3>
      <OffRules desk={lists} />
      {dismissed.length > 0 ? (
        <p className="own-rule mt-5">
          <span className="text-sm">{words.dismissed(dismissed.length)}</span>
          <Button variant="ink" size="small" onClick={() => sheet.change({ dismissed: [] })}>
            {words.restore}
          </Button>
        </p>
      ) : null}
    </Dialog>
  )
}

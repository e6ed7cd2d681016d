import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CollectionAnswer } from '#tools/collections/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { requestRemove } from './collections-api.ts'
import type { CollectionsDesk } from './collections-desk.ts'

/** Deletes a collection: the first click says what goes, the second does it. */
export function RemoveCollection({ collection, desk }: { readonly collection: CollectionAnswer; readonly desk: CollectionsDesk }) {
  const { remove } = useMessages().collections
  const { close } = useMessages().shell.dialog
  const { code: locale } = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { id, name, documents } = collection
  const go = async () => {
    setIsBusy(true)
    const answer = await requestRemove(id, locale)
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.problem)
    showToast({ text: remove.done(name) })
    desk.open(null)
    desk.refresh()
  }
  return (
    <>
      <Button variant="quiet" size="small" isIcon aria-label={remove.collection} onClick={() => setIsOpen(true)}>
        <Icon of={Trash2} />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={remove.collection} closeLabel={close}>
        <p>{remove.ask(name, documents)}</p>
        <ProblemLine problem={problem} />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button isBusy={isBusy} onClick={() => void go()}>
            {remove.yes}
          </Button>
          <Button variant="quiet" onClick={() => setIsOpen(false)} data-first-focus>
            {remove.keep}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { withoutOff, withoutWord, withWord } from './own-lists.ts'
import type { Proofreading } from './use-proofread.ts'

type ListsDialogProps = { readonly desk: Proofreading; readonly isOpen: boolean; readonly onClose: () => void }

/** What the writer has decided: words of the personal dictionary, rules that are off, findings dismissed in this text. */
export function ListsDialog({ desk, isOpen, onClose }: ListsDialogProps) {
  const { shell } = useMessages()
  const { bar, lists: words } = useMessages().proofread
  const { sheet, lists } = desk
  const { dismissed } = sheet.settings
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={bar.lists} closeLabel={shell.dialog.close} className="proof-lists">
      <p className="mt-2 text-sm text-ink-soft">{words.lead}</p>
      <h3 className="label mt-5">{words.dictionary}</h3>
      <AddWord desk={desk} />
      <Words desk={desk} />
      <h3 className="label mt-5">{words.rules}</h3>
      {lists.lists.off.length === 0 ? <p className="mt-1 text-sm text-ink-pencil">{words.noRules}</p> : null}
      <ul>
        {lists.lists.off.map(({ rule, title }) => (
          <li key={rule} className="proof-off">
            <span>{title}</span>
            <Button variant="ink" size="small" onClick={() => lists.change(withoutOff(lists.lists, rule))}>
              {words.on}
            </Button>
          </li>
        ))}
      </ul>
      {dismissed.length > 0 ? (
        <p className="proof-off mt-5">
          <span className="text-sm">{words.dismissed(dismissed.length)}</span>
          <Button variant="ink" size="small" onClick={() => sheet.change({ dismissed: [] })}>
            {words.restore}
          </Button>
        </p>
      ) : null}
    </Dialog>
  )
}

function AddWord({ desk: { lists } }: { readonly desk: Proofreading }) {
  const { lists: words } = useMessages().proofread
  const { keep } = useMessages().rephrase
  const [word, setWord] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    lists.change(withWord(lists.lists, word))
    setWord('')
  }
  return (
    <form className="mt-1.5 flex gap-2" onSubmit={add}>
      <input
        className="field"
        aria-label={words.word}
        placeholder={words.word}
        value={word}
        maxLength={100}
        data-first-focus
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit">{keep.add}</Button>
    </form>
  )
}

function Words({ desk: { lists } }: { readonly desk: Proofreading }) {
  const { keep } = useMessages().rephrase
  const { words } = lists.lists
  if (words.length === 0) return <p className="mt-2 text-sm text-ink-pencil">{keep.none}</p>
  return (
    <ul className="proof-chips">
      {words.map((word) => (
        <li key={word} className="proof-chip">
          <bdi>{word}</bdi>
          <button type="button" aria-label={keep.remove(word)} onClick={() => lists.change(withoutWord(lists.lists, word))}>
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  )
}

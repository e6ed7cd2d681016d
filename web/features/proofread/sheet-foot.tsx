import { BookOpenText, ChevronDown, Copy, Download, ListChecks, Redo2, Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { OpenFileButton } from '#web/workbench/open-file-button.tsx'
import { savedKinds } from '#web/workbench/saved-kinds.ts'
import type { NoteActions } from './use-note-actions.ts'
import type { Proofreading } from './use-proofread.ts'
import type { TextActions } from './use-text-actions.ts'

type SheetFootProps = {
  readonly desk: Proofreading
  readonly notes: NoteActions
  readonly texts: TextActions
  readonly onLists: () => void
  readonly onMarked: () => void
  readonly onReport: () => void
}

/** Under the text: bring one in, take it along, go back a step; and what has been decided for all texts. */
export function SheetFoot({ desk, notes, texts, onLists, onMarked, onReport }: SheetFootProps) {
  const { styleReport } = useMessages()
  const { bar, copy, marked } = useMessages().proofread
  const { original, result } = useMessages().rephrase
  const { history, sheet } = desk
  const isEmpty = sheet.checked.text === ''
  return (
    <Bar isFoot className="proof-foot">
      <div className="proof-foot-part">
        <Button variant="quiet" isIcon aria-label={result.undo} aria-disabled={!history.canUndo || undefined} onClick={notes.undo}>
          <Icon of={Undo2} turns />
        </Button>
        <Button variant="quiet" isIcon aria-label={result.redo} aria-disabled={!history.canRedo || undefined} onClick={notes.redo}>
          <Icon of={Redo2} turns />
        </Button>
        {isEmpty ? null : (
          <>
            <OpenFileButton onOpen={texts.open} isBusy={texts.opening !== null} variant="quiet" />
            <Button variant="quiet" size="small" onClick={texts.clear}>
              <Icon of={X} /> {original.clear}
            </Button>
          </>
        )}
      </div>
      <BarSpace />
      <div className="proof-foot-part">
        <Button variant="quiet" size="small" onClick={onLists}>
          <Icon of={BookOpenText} /> {bar.lists}
        </Button>
        <Button variant="quiet" size="small" onClick={onReport}>
          <Icon of={ListChecks} /> {styleReport.open}
        </Button>
        {isEmpty ? null : (
          <>
            <Menu
              label={result.download}
              align="end"
              items={[
                ...savedKinds.map((kind) => ({ key: kind, label: result.kinds[kind], run: () => texts.save(kind) })),
                { key: 'marked', label: marked.item, run: onMarked },
              ]}
              trigger={(props) => (
                <Button {...props} variant="quiet" size="small">
                  <Icon of={Download} /> {result.download} <Icon of={ChevronDown} />
                </Button>
              )}
            />
            <Button size="small" onClick={texts.copy}>
              <Icon of={Copy} /> {copy}
            </Button>
          </>
        )}
      </div>
    </Bar>
  )
}

/** Characters by the counter that also limits runs, words, sentences, and what the limit is. */
export function TextCount({ desk, sentences, words }: { readonly desk: Proofreading; readonly sentences: number; readonly words: number }) {
  const { strip } = useMessages().proofread
  const { original } = useMessages().rephrase
  const { sheet, limit } = desk
  const amount = useMemo(() => countCharacters(sheet.checked.text), [sheet.checked.text])
  const isOver = amount > limit
  const sayOver = useEffectEvent(() => announce(original.over(amount - limit)))
  // Said when the limit is passed, not with every key after it.
  useEffect(() => {
    if (isOver) sayOver()
  }, [isOver])
  return (
    <div className="proof-count">
      <p>
        <b className={isOver ? 'font-semibold text-red' : 'font-semibold text-ink'}>{original.number(amount)}</b>{' '}
        {original.characters(amount)}, <b className="font-semibold text-ink">{original.number(words)}</b> {strip.words(words)}
      </p>
      <p className={isOver ? 'text-sm text-red' : 'text-sm text-ink-soft'}>
        {isOver
          ? original.over(amount - limit)
          : amount > limit * 0.9
            ? original.nearLimit(limit - amount)
            : sentences === 0
              ? original.ofRun(limit)
              : strip.sentences(sentences)}
      </p>
      {sheet.isKept ? null : <p className="text-sm text-ochre">{original.draftNotKept}</p>}
    </div>
  )
}

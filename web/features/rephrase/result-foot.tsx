import { Check, ChevronDown, Copy, Pencil, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { countCharacters } from '#engines/text/characters.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { savedKinds } from '#web/workbench/saved-kinds.ts'
import { costOf } from '#web/workbench/usage-figures.ts'
import type { ResultActions } from './use-result-actions.ts'
import type { Rephrasing } from './use-rephrase.ts'

/** Under a result: what can be done with it, and another wording. */
export function ResultFoot({ desk, actions }: { readonly desk: Rephrasing; readonly actions: ResultActions }) {
  const { result, run } = useMessages().rephrase
  const { isRunning, isSlow, again, version, month } = desk
  const { past, future } = version?.state ?? { past: [], future: [] }
  return (
    <Bar isFoot className="result-foot">
      <div className="flex flex-wrap items-center gap-1" inert={isSlow && isRunning}>
        <Button size="small" className="from-sm-flex" aria-keyshortcuts="Control+Shift+C" onClick={actions.copy}>
          <Icon of={Copy} /> {result.copy}
        </Button>
        <Menu
          label={result.download}
          items={savedKinds.map((kind) => ({
            key: kind,
            label: result.kinds[kind],
            run: () => actions.save(kind),
            after: <span className="ms-auto ps-4 text-ink-pencil">.{kind}</span>,
          }))}
          trigger={(props) => (
            <button type="button" {...props} className="button button-quiet button-small">
              {result.download} <Icon of={ChevronDown} />
            </button>
          )}
        />
        <Button variant="quiet" size="small" onClick={actions.toggleEditing}>
          <Icon of={actions.isEditing ? Check : Pencil} /> {actions.isEditing ? result.finish : result.edit}
        </Button>
        {past.length > 0 || future.length > 0 ? (
          <>
            <Button
              variant="quiet"
              size="small"
              isIcon
              aria-label={result.undo}
              aria-keyshortcuts="Control+Z"
              aria-disabled={past.length === 0 || undefined}
              onClick={actions.undo}
            >
              <Icon of={Undo2} turns />
            </Button>
            <Button
              variant="quiet"
              size="small"
              isIcon
              aria-label={result.redo}
              aria-keyshortcuts="Control+Y"
              aria-disabled={future.length === 0 || undefined}
              onClick={actions.redo}
            >
              <Icon of={Redo2} turns />
            </Button>
          </>
        ) : null}
      </div>
      <BarSpace />
      <div className="flex items-center gap-1">
        <span className="again-words">
          <span className="not-satisfied text-ink-soft">{run.notSatisfied}</span>
          <AgainCost desk={desk} />
        </span>
        <Button
          variant="ink"
          size="small"
          isBusy={isRunning}
          aria-keyshortcuts="Control+Shift+G"
          aria-describedby={month ? 'again-cost' : undefined}
          onClick={again}
        >
          <Icon of={RotateCcw} turns /> {run.again}
        </Button>
      </div>
    </Bar>
  )
}

/** What another wording takes from the month, or that it does not fit any more. */
function AgainCost({ desk: { month, version } }: { readonly desk: Rephrasing }) {
  const { original, run } = useMessages().rephrase
  if (!month || !version) return null
  const amount = countCharacters(version.asked.text)
  const { missing, left } = costOf(month, amount)
  return (
    <span id="again-cost" className={missing > 0 ? 'text-red' : 'text-ink-pencil'}>
      {missing > 0 ? original.overMonth(missing, left) : run.costsAgain(amount)}
    </span>
  )
}

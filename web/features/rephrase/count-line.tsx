import { useEffect, useEffectEvent, type CSSProperties } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { costOf, type Cost } from '#web/workbench/usage-figures.ts'
import { lengthOf, type Length } from './length.ts'
import type { Rephrasing } from './use-rephrase.ts'

/** What a run of this text costs, by the counter that the server uses too, and what is left for it. */
export function CountLine({ desk: { draft, version, tier, month, isKept } }: { readonly desk: Rephrasing }) {
  const { original } = useMessages().rephrase
  const amount = countCharacters(draft.text)
  // What has its result needs no more; what another wording costs stands beside that button.
  const needed = version?.asked.text === draft.text ? 0 : amount
  const cost = month ? costOf(month, needed) : null
  const length = lengthOf(needed, { perRun: tier.charactersPerRun, left: cost?.left ?? null })
  const words = useLengthWords(length, month)
  const isOver = length.kind === 'over-run' || length.kind === 'over-month'
  const sayOver = useEffectEvent(() => announce(words))
  // Said when the limit is passed, not with every key after it.
  useEffect(() => {
    if (isOver) sayOver()
  }, [isOver])
  return (
    <>
      {cost ? <MonthLine cost={cost} /> : null}
      <p id="original-count" className="count">
        <span>
          <b className={isOver ? 'font-semibold text-red' : 'font-semibold text-ink'}>{original.number(amount)}</b>{' '}
          {original.characters(amount)}
        </span>
        <span className={isOver ? 'text-red' : 'text-ink-pencil'}>{words}</span>
        {isKept ? null : <span className="text-ochre">{original.draftNotKept}</span>}
      </p>
    </>
  )
}

function useLengthWords(length: Length, month: Rephrasing['month']): string {
  const { original } = useMessages().rephrase
  const { dayOfYear } = useWords()
  switch (length.kind) {
    case 'over-run':
      return original.over(length.by)
    case 'over-month':
      return length.left === 0 && month ? original.noneLeft(dayOfYear(month.resetsAt)) : original.overMonth(length.by, length.left)
    case 'near-run':
      return original.nearLimit(length.left)
    case 'month':
      return original.leftOf(length.left, month?.limit ?? length.left)
    case 'run':
      return original.ofRun(length.limit)
  }
}

/** The month as a thin line over the count: what is used, and after it what this text would take. Silent: the words say it. */
function MonthLine({ cost: { usedShare, runShare, missing } }: { readonly cost: Cost }) {
  const shares: CSSProperties & Record<`--${string}`, number> = { '--used': usedShare, '--run': runShare }
  return <span className="month-line" data-over={missing > 0 || undefined} style={shares} aria-hidden="true" />
}

import { useState } from 'react'
import type { Tier, TierId } from '#tools/tiers.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { planIds, type PlanId } from './offer.ts'
import { PlanHead, type PlanActions } from './plan-head.tsx'
import { PriceNote } from './price-note.tsx'
import { usePlanRows, type PlanRow } from './plan-rows.tsx'

type PlanTableProps = {
  readonly tiers: Readonly<Record<TierId, Tier>>
  readonly actions: PlanActions
}

/** The plans side by side, what can be done about each above what it holds; on a phone one plan at a time. */
export function PlanTable({ tiers, actions }: PlanTableProps) {
  const { table: words, plans } = useMessages().premium
  const [shown, setShown] = useState<PlanId>('premium')
  const rows = usePlanRows()
  return (
    <>
      <div className="plan-switch">
        <SegmentedControl
          label={words.choose}
          fills
          value={shown}
          onChange={setShown}
          segments={planIds.map((id) => ({ value: id, label: plans[id].name }))}
        />
      </div>
      <table className="plan-table" data-shown={shown}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{words.choose}</VisuallyHidden>
              <PriceNote className="plan-note" />
            </td>
            {planIds.map((id) => (
              <th key={id} scope="col" data-plan={id}>
                <PlanHead tier={tiers[id]} plan={id} actions={actions} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} tiers={tiers} />
          ))}
        </tbody>
      </table>
      <PriceNote className="plan-note-phone" />
    </>
  )
}

const Row = ({ row: { name, note, renderCell }, tiers }: { readonly row: PlanRow; readonly tiers: PlanTableProps['tiers'] }) => (
  <tr>
    <th scope="row">
      {name}
      {note ? <span className="block text-sm text-ochre">{note}</span> : null}
    </th>
    {planIds.map((id) => (
      <td key={id} data-plan={id}>
        {renderCell(tiers[id])}
      </td>
    ))}
  </tr>
)

import { useState, type ReactNode } from 'react'
import { tierIds, type Tier, type TierId } from '#tools/tiers.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Check } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { Nib } from '#web/ui/nib.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { InkBottle } from './ink-bottle.tsx'

type Tiers = Readonly<Record<TierId, Tier>>

type PlanTableProps = {
  readonly tiers: Tiers
  /** The plan of whoever reads. */
  readonly current: TierId
  /** Whether a tool that checks without rewriting exists yet. */
  readonly hasChecks: boolean
}

const fills: Readonly<Record<TierId, number>> = { visitor: 0.04, free: 0.14, premium: 0.4, platinum: 0.97 }
const nibs = ['fine', 'medium', 'broad'] as const

/** The table of tiers, a column a plan; on a phone one plan at a time, chosen above the table. */
export function PlanTable({ tiers, current, hasChecks }: PlanTableProps) {
  const { table: words, plans } = useMessages().premium
  const [shown, setShown] = useState<TierId>('premium')
  return (
    <section className="sheet">
      <div className="plan-switch">
        <SegmentedControl
          label={words.choose}
          fills
          value={shown}
          onChange={setShown}
          segments={tierIds.map((id) => ({ value: id, label: plans[id].name }))}
        />
      </div>
      <table className="plan-table" data-shown={shown}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{words.choose}</VisuallyHidden>
            </td>
            {tierIds.map((id) => (
              <th key={id} scope="col" data-plan={id}>
                <PlanHead tier={tiers[id]} isCurrent={id === current} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            tiers={tiers}
            name={words.charactersMonthly}
            renderCell={({ charactersMonthly }) => <Amount value={charactersMonthly} isStrong />}
          />
          <Row tiers={tiers} name={words.charactersPerRun} renderCell={({ charactersPerRun }) => <Amount value={charactersPerRun} />} />
          <Row tiers={tiers} name={words.levels} renderCell={({ strengths }) => <Levels count={strengths.length} />} />
          <Row tiers={tiers} name={words.checks} renderCell={({ plagiarismChecksMonthly }) => <Amount value={plagiarismChecksMonthly} />} />
          {hasChecks ? (
            <Row tiers={tiers} name={words.checkedPerRun} renderCell={({ checkedPerRun }) => <Amount value={checkedPerRun} />} />
          ) : null}
        </tbody>
      </table>
    </section>
  )
}

function PlanHead({ tier, isCurrent }: { readonly tier: Tier; readonly isCurrent: boolean }) {
  const { table: words, plans } = useMessages().premium
  const { name, description } = plans[tier.id]
  return (
    <>
      <InkBottle share={fills[tier.id]} />
      <span className="h2 mt-4 mb-1 block">{name}</span>
      <span className="block text-ink-soft">{description}</span>
      {isCurrent ? (
        <span className="tag tag-blue mt-3">
          <Icon of={Check} />
          {words.current}
        </span>
      ) : null}
      {tier.id === 'premium' || tier.id === 'platinum' ? <Features tier={tier} plan={tier.id} /> : null}
    </>
  )
}

function Features({ tier, plan }: { readonly tier: Tier; readonly plan: 'premium' | 'platinum' }) {
  const { features } = useMessages().premium.plans[plan]
  const lines = features({ characters: tier.charactersMonthly, levels: tier.strengths.length, checks: tier.plagiarismChecksMonthly })
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const Row = ({
  tiers,
  name,
  renderCell,
}: {
  readonly tiers: Tiers
  readonly name: string
  readonly renderCell: (tier: Tier) => ReactNode
}) => (
  <tr>
    <th scope="row">{name}</th>
    {tierIds.map((id) => (
      <td key={id} data-plan={id}>
        {renderCell(tiers[id])}
      </td>
    ))}
  </tr>
)

function Amount({ value, isStrong = false }: { readonly value: number; readonly isStrong?: boolean }) {
  const { number } = useWords()
  const { none } = useMessages().premium.table
  if (value === 0) {
    return (
      <span className="text-ink-pencil">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{none}</VisuallyHidden>
      </span>
    )
  }
  return <bdi className={isStrong ? 'font-semibold' : undefined}>{number(value)}</bdi>
}

function Levels({ count }: { readonly count: number }) {
  const { number } = useWords()
  return (
    <span className="inline-flex items-center gap-2.5">
      <bdi>{number(count)}</bdi>
      <span className="inline-flex gap-0.5">
        {nibs.slice(0, count).map((width) => (
          <Nib key={width} width={width} isOn />
        ))}
      </span>
    </span>
  )
}

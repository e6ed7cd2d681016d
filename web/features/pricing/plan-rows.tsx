import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageKey } from '#locales/messages.ts'
import { entitlements, type Entitlement, type Tier } from '#tools/tiers.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Nib } from '#web/ui/nib.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useTools } from '#web/shell/tools.ts'

/** A line of the table: what it is about, and what a plan holds of it. */
export type PlanRow = {
  readonly key: string
  readonly name: string
  readonly note?: string
  readonly renderCell: (tier: Tier) => ReactNode
}

/** The pages on which an entitlement means something; its row waits for one of them. */
const pagesOf: Readonly<Record<Entitlement, readonly PageKey[]>> = {
  'report:print': ['detector', 'plagiarism'],
  'files:many': ['detector', 'plagiarism'],
  'api:keys': ['developers'],
}

/** Tools that take nothing from the month's count, on any plan. */
const uncounted: readonly PageKey[] = ['proofreader', 'detector', 'citation', 'thesaurus', 'sourceFinder']

const amounts = [
  'charactersMonthly',
  'charactersPerRun',
  'checkedPerRun',
  'plagiarismChecksMonthly',
] as const satisfies readonly (keyof Tier)[]
type AmountKey = (typeof amounts)[number]

/** What the plans are compared by: only what exists on this site. */
export function usePlanRows(): readonly PlanRow[] {
  const { table: words } = useMessages().premium
  const { tools: toolWords } = useMessages().shell
  const { list } = useWords()
  const { ready, settings } = useSite()
  const free = useTools().filter(({ key }) => uncounted.includes(key))
  const visitor = settings.tiers[settings.visitorTier]
  const amount = (name: AmountKey, label: string, isStrong = false): PlanRow => ({
    key: name,
    name: label,
    renderCell: (tier) => <Amount value={tier[name]} visitors={tier.id === 'free' ? visitor[name] : tier[name]} isStrong={isStrong} />,
  })
  const ticks = (key: string, name: string, holds: (tier: Tier) => boolean): PlanRow => ({
    key,
    name,
    renderCell: (tier) => <Tick isHeld={holds(tier)} />,
  })
  return [
    amount('charactersMonthly', words.charactersMonthly, true),
    amount('charactersPerRun', words.charactersPerRun),
    { key: 'levels', name: words.levels, renderCell: ({ strengths }) => <Levels strengths={strengths} /> },
    {
      ...amount('plagiarismChecksMonthly', words.checks),
      ...(ready.includes('plagiarism') ? {} : { note: words.notOpen }),
    },
    ...(ready.includes('detector') || ready.includes('proofreader') ? [amount('checkedPerRun', words.checkedPerRun)] : []),
    ...(free.length > 0 ? [ticks('uncounted', list(free.map(({ key }) => toolWords[key].tab)), () => true)] : []),
    ...(ready.includes('history') && settings.historyDays > 0 ? [ticks('history', words.history, () => true)] : []),
    ...entitlements
      .filter((entitlement) => pagesOf[entitlement].some((page) => ready.includes(page)))
      .map((entitlement) => ticks(entitlement, words.entitlements[entitlement], (tier) => tier.entitlements.includes(entitlement))),
  ]
}

type AmountProps = {
  readonly value: number
  /** What somebody without an account has; said where it is another figure. */
  readonly visitors: number
  readonly isStrong: boolean
}

function Amount({ value, visitors, isStrong }: AmountProps) {
  const { number } = useWords()
  const { none, withoutAccount } = useMessages().premium.table
  return (
    <>
      {value === 0 ? <Dash words={none} /> : <bdi className={isStrong ? 'font-semibold' : undefined}>{number(value)}</bdi>}
      {visitors === value ? null : (
        <span className="block text-sm text-ink-pencil">{withoutAccount(visitors === 0 ? none : number(visitors))}</span>
      )}
    </>
  )
}

function Tick({ isHeld }: { readonly isHeld: boolean }) {
  const { none, included } = useMessages().premium.table
  if (!isHeld) return <Dash words={none} />
  return (
    <span className="text-blue">
      <Icon of={Check} />
      <VisuallyHidden>{included}</VisuallyHidden>
    </span>
  )
}

const Dash = ({ words }: { readonly words: string }) => (
  <span className="text-ink-pencil">
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
)

const nibs = { mild: 'fine', normal: 'medium', aggressive: 'broad' } as const

/** How many strengths, each by its stroke and its name. */
function Levels({ strengths }: { readonly strengths: Tier['strengths'] }) {
  const { number, list } = useWords()
  const { strength: names } = useMessages().rephrase
  return (
    <>
      <span className="inline-flex items-center gap-2.5">
        <bdi>{number(strengths.length)}</bdi>
        <span className="inline-flex gap-0.5">
          {strengths.map((strength) => (
            <Nib key={strength} width={nibs[strength]} isOn />
          ))}
        </span>
      </span>
      <span className="block text-sm text-ink-pencil">{list(strengths.map((strength) => names[strength]))}</span>
    </>
  )
}

import type { Usage, UsageOfUnit } from '#tools/account/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Ruler } from '#web/ui/figure.tsx'
import { useToolName } from '#web/workbench/tool-name.ts'

/** What is used of the month, on rulers. */
export function UsageView({ usage }: { readonly usage: Usage }) {
  const { plan: words } = useMessages().profile
  const { plans } = useMessages().premium
  const { characters, checks, isOpen } = usage
  if (isOpen) return <OpenUsage usage={usage} />
  return (
    <div className="profile-usage">
      <UnitView label={words.characters} unit={characters} />
      {checks.limit > 0 ? (
        <UnitView label={words.checks} unit={checks} />
      ) : (
        <div>
          <h3 className="label">{words.checks}</h3>
          <p className="profile-help">{words.noChecks(plans.premium.name)}</p>
        </div>
      )}
    </div>
  )
}

function UnitView({ label, unit }: { readonly label: string; readonly unit: UsageOfUnit }) {
  const { plan: words } = useMessages().profile
  const { number } = useWords()
  const { used, limit, resetsAt } = unit
  return (
    <div>
      <div className="profile-usage-head">
        <h3 className="label">{label}</h3>
        <p>
          <b>
            <bdi>{number(used)}</bdi>
          </b>{' '}
          <span className="text-sm text-ink-pencil">{words.of(limit)}</span>
        </p>
      </div>
      <Ruler value={limit === 0 ? 100 : (used / limit) * 100} scale={[number(0), '', number(limit)]} />
      <p className="profile-help">
        <ByTool unit={unit} /> {words.resets(resetsAt)}
      </p>
    </div>
  )
}

/** Where the limits are lifted there is no ruler, but still what was used. */
function OpenUsage({ usage: { characters } }: { readonly usage: Usage }) {
  const { plan: words } = useMessages().profile
  const { number } = useWords()
  return (
    <div className="profile-usage">
      <div>
        <div className="profile-usage-head">
          <h3 className="label">{words.characters}</h3>
          <b>
            <bdi>{number(characters.used)}</bdi>
          </b>
        </div>
        <p className="profile-help">
          <ByTool unit={characters} /> {words.open}
        </p>
      </div>
    </div>
  )
}

/** "Paraphraser 1,940, Translate 610." */
function ByTool({ unit: { used, byTool } }: { readonly unit: UsageOfUnit }) {
  const { plan: words } = useMessages().profile
  const { number, list } = useWords()
  const nameOf = useToolName()
  if (used === 0) return words.none
  return `${list(byTool.map(({ tool, amount }) => `${nameOf(tool)} ${number(amount)}`))}.`
}

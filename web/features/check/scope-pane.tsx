import { Plus } from 'lucide-react'
import type { CheckScope } from '#tools/check/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { documentsOf, isAgreed, isTicked } from './draft.ts'
import type { CheckDesk } from './use-check.ts'
import { useCollectionsPage } from './use-collections-page.ts'
import type { Starting } from './use-start.ts'

type ScopePaneProps = { readonly desk: CheckDesk; readonly starting: Starting }

/** Beyond the margin line: what will be searched, what the check costs, and its start. */
export function ScopePane({ desk, starting }: ScopePaneProps) {
  const { scope: words, before } = useMessages().check
  const { again } = useMessages().rephrase.problem
  const { controlKey } = useMessages().rephrase.run
  const { view, scope } = desk
  return (
    <div className="check-scope" data-region>
      <h2 className="label" id="check-scope-title">
        {words.title}
      </h2>
      {scope.value ? <Scope desk={desk} scope={scope.value} starting={starting} /> : null}
      {scope.value === null && scope.problem === null ? (
        <p className="check-scope-wait" role="status">
          <span className="sr-only">{words.loading}</span>
          <span className="skeleton" aria-hidden="true" />
          <span className="skeleton" aria-hidden="true" />
        </p>
      ) : null}
      {scope.problem ? (
        <div className="check-scope-wait">
          <p className="text-sm text-ink-soft">{words.failed}</p>
          <ProblemLine problem={scope.problem} />
          <Button size="small" onClick={scope.again}>
            {again}
          </Button>
        </div>
      ) : null}
      <div className="check-start">
        {/* On phones it stays at the thumb. */}
        <div className="writing-start-bar">
          <Button
            variant="primary"
            className="check-start-button"
            isBusy={view.kind === 'writing' && view.isStarting}
            aria-disabled={starting.nothing !== null || undefined}
            aria-describedby="check-cost"
            onClick={starting.start}
          >
            {before.start} <Kbd keys={['mod', 'enter']} control={controlKey} />
          </Button>
        </div>
        <Cost starting={starting} />
      </div>
    </div>
  )
}

/** What it costs, before the click. Where no limits hold, nothing is said. */
function Cost({ starting: { count } }: { readonly starting: Starting }) {
  const { cost } = useMessages().check
  const { dayOfYear } = useWords()
  const { tiers } = useSite().settings
  if (count === null) return null
  if (count.limit === 0)
    return (
      <p id="check-cost" className="check-cost">
        {cost.none(tiers.premium.plagiarismChecksMonthly)}
      </p>
    )
  const { limit, left, resetsAt } = count
  return (
    <p id="check-cost" className="check-cost">
      {cost.uses(limit)}
      {'. '}
      {left === null ? null : <b className={left === 0 ? 'font-semibold text-ochre' : 'font-semibold text-ink'}>{cost.left(left)}</b>}{' '}
      {left === 0 && resetsAt ? cost.resets(dayOfYear(resetsAt)) : null} {cost.fair}
    </p>
  )
}

function Scope({ desk, scope, starting }: ScopePaneProps & { readonly scope: CheckScope }) {
  const { scope: words } = useMessages().check
  const documents = documentsOf(desk.draft, scope)
  const collectionsPage = useCollectionsPage()
  return (
    <>
      <ul className="check-collections" aria-labelledby="check-scope-title">
        {scope.collections.map((collection) => (
          <Collection key={collection.id} desk={desk} collection={collection} />
        ))}
      </ul>
      <Online desk={desk} scope={scope} />
      {starting.nothing === 'empty' ? <NothingThere /> : null}
      {starting.nothing === 'unticked' ? (
        <p className="check-nothing" role="status">
          {words.unticked}
        </p>
      ) : null}
      {documents > 0 ? <p className="text-sm text-ink-soft">{words.sum(documents)}</p> : null}
      {collectionsPage === null || starting.nothing === 'empty' ? null : (
        <PageLink page={collectionsPage} className="link text-sm">
          {words.manage}
        </PageLink>
      )}
    </>
  )
}

type CollectionProps = { readonly desk: CheckDesk; readonly collection: CheckScope['collections'][number] }

function Collection({ desk: { draft, change }, collection }: CollectionProps) {
  const { scope: words } = useMessages().check
  const { id, kind, name, documents } = collection
  return (
    <li>
      <label className="check-collection">
        <input
          type="checkbox"
          checked={isTicked(draft, collection)}
          onChange={(event) => change({ ticks: { ...draft.ticks, [id]: event.target.checked } })}
        />
        <span className="grow">
          <span className="check-collection-name">
            <bdi>{name}</bdi>
          </span>
          <span className="check-collection-kind">{kind === 'drafts' ? words.draftsHint : words.kinds[kind]}</span>
        </span>
        <span className="check-collection-count">{words.documents(documents)}</span>
      </label>
    </li>
  )
}

/** Services that excerpts would go to: off until the reader agrees, with their hosts named. */
function Online({ desk: { draft, change }, scope }: { readonly desk: CheckDesk; readonly scope: CheckScope }) {
  const { online: words } = useMessages().check.scope
  const { list } = useWords()
  if (scope.online.length === 0) return <p className="check-online text-sm text-ink-pencil">{words.none}</p>
  return (
    <div className="check-online">
      <label className="check-collection">
        <input
          type="checkbox"
          aria-describedby="check-consent"
          checked={isAgreed(draft, scope)}
          onChange={(event) => change({ agreedHosts: event.target.checked ? scope.online.map(({ host }) => host) : [] })}
        />
        <span className="check-collection-name">{words.agree(list(scope.online.map(({ name }) => name)))}</span>
      </label>
      <p id="check-consent" className="check-consent">
        {words.consent(list(scope.online.map(({ host }) => host)))}
      </p>
    </div>
  )
}

function NothingThere() {
  const { nothing } = useMessages().check.scope
  const collectionsPage = useCollectionsPage()
  return (
    <div className="check-nothing" role="status">
      <p className="font-semibold text-ink">{nothing.title}</p>
      <p className="mt-1">{nothing.body}</p>
      {collectionsPage === null ? (
        <p className="mt-1">{nothing.operator}</p>
      ) : (
        <PageLink page={collectionsPage} className={`mt-3 ${buttonClass({ size: 'small' })}`}>
          <Icon of={Plus} /> {nothing.add}
        </PageLink>
      )}
    </div>
  )
}

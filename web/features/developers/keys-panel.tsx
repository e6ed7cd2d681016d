import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import type { NewApiKey } from '#tools/keys/contract.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PaidFeature } from '#web/workbench/paid-feature.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { Upsell, useUpsell } from '#web/workbench/upsell.tsx'
import { useTier } from '#web/workbench/use-tier.ts'
import { KeyForm } from './key-form.tsx'
import { KeyRow } from './key-row.tsx'
import { MadeKey } from './made-key.tsx'
import { useKeys, type KeysDesk } from './use-keys.ts'

const feature: PaidFeature = { kind: 'entitlement', entitlement: 'api:keys' }

/** The keys of whoever is at the page, or what it takes to have some. The server makes the page without anybody. */
export function KeysPanel() {
  const { user, isLoading } = useSession()
  if (user) return <OwnKeys key={user.id} />
  return isLoading ? <KeysSkeleton /> : <SignedOut />
}

function SignedOut() {
  const { keys: words } = useMessages().developers
  const { nav } = useMessages().shell
  return (
    <div className="keys-state">
      <p>{words.signedOut}</p>
      <Button variant="primary" onClick={() => askSignIn()}>
        {nav.logIn}
      </Button>
    </div>
  )
}

function OwnKeys() {
  const { again } = useMessages().rephrase.problem
  const state = useKeys()
  if (state.phase === 'loading') return <KeysSkeleton />
  if (state.phase === 'ready') return <Keys desk={state.desk} />
  return (
    <ProblemNotice problem={state.problem}>
      <Button size="small" onClick={state.retry}>
        {again}
      </Button>
    </ProblemNotice>
  )
}

function Keys({ desk }: { readonly desk: KeysDesk }) {
  const hasKeys = useTier().entitlements.includes('api:keys')
  const [made, setMade] = useState<NewApiKey | null>(null)
  const onMade = (fresh: NewApiKey) => {
    desk.add(fresh.key)
    setMade(fresh)
  }
  return (
    <div className="keys">
      {hasKeys ? made ? <MadeKey made={made} onDone={() => setMade(null)} /> : <KeyForm desk={desk} onMade={onMade} /> : <NeedsPlan />}
      <KeyList desk={desk} isAsleep={!hasKeys} onRevoked={(id) => made?.key.id === id && setMade(null)} />
    </div>
  )
}

/** Below the plan that holds keys: what it takes, and the dialog about it. */
function NeedsPlan() {
  const { developers, upsell: upsellWords } = useMessages()
  const upsell = useUpsell()
  return (
    <div className="keys-state">
      <p>{upsellWords.reasons['api:keys'].reason}</p>
      <Button onClick={() => upsell.ask(feature)}>
        <Icon of={Lock} /> {developers.keys.make}
      </Button>
      <Upsell upsell={upsell} />
    </div>
  )
}

type KeyListProps = { readonly desk: KeysDesk; readonly isAsleep: boolean; readonly onRevoked: (id: string) => void }

function KeyList({ desk, isAsleep, onRevoked }: KeyListProps) {
  const { keys: words } = useMessages().developers
  const { keys, keysAtMost } = desk.list
  if (keys.length === 0) return isAsleep ? null : <p className="keys-none">{words.none}</p>
  return (
    <section aria-label={words.list}>
      <div className="keys-head">
        <h3 className="label">{words.list}</h3>
        <span className="text-sm text-ink-soft">{words.held(keys.length, keysAtMost)}</span>
      </div>
      {isAsleep ? (
        <Banner tone="ochre" className="keys-asleep">
          {words.asleep}
        </Banner>
      ) : null}
      <ul className="keys-list">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} desk={desk} onRevoked={onRevoked} />
        ))}
      </ul>
    </section>
  )
}

const ghosts = [11, 14] as const

function KeysSkeleton() {
  const { loading } = useMessages().developers.keys
  return (
    <div className="keys" aria-busy>
      <p className="sr-only" role="status">
        {loading}
      </p>
      <div className="keys-ghosts" aria-hidden="true">
        {ghosts.map((rem) => (
          <span key={rem} className="skeleton" style={{ inlineSize: `${rem}rem`, blockSize: '1.25rem' }} />
        ))}
      </div>
    </div>
  )
}

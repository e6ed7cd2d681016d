import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CollectionList } from '#tools/collections/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { CollectionView } from './collection-view.tsx'
import { CollectionsList } from './collections-list.tsx'
import { requestCollections } from './collections-api.ts'
import type { CollectionsDesk } from './collections-desk.ts'
import './collections.css'

/** Documents that texts are compared with: the collections, or the one in the address. */
export function CollectionsPanel() {
  const { collections: words } = useMessages()
  const { user, isLoading } = useSession()
  return (
    <>
      <PageHead title={words.title} description={words.description} isHidden />
      <Sheet aria-label={words.heading}>{user ? <Own key={user.id} /> : isLoading ? <Loading /> : <SignedOut />}</Sheet>
    </>
  )
}

function Own() {
  const { code: locale } = useLocale()
  const { again } = useMessages().rephrase.problem
  const [query, setQuery] = useSearchParams()
  const [list, setList] = useState<CollectionList | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const load = useCallback(async () => {
    const answer = await requestCollections(locale)
    if (answer.ok) setList(answer.value)
    setProblem(answer.ok ? null : answer.problem)
  }, [locale])
  useEffect(() => {
    const first = setTimeout(() => void load())
    return () => clearTimeout(first)
  }, [load])
  if (problem && !list)
    return (
      <div className="collections-state">
        <ProblemNotice problem={problem}>
          <Button size="small" onClick={() => void load()}>
            {again}
          </Button>
        </ProblemNotice>
      </div>
    )
  if (!list) return <Loading />
  const desk: CollectionsDesk = {
    list,
    refresh: () => void load(),
    open: (id) => setQuery(id === null ? {} : { in: id }, { preventScrollReset: true }),
  }
  const one = list.collections.find(({ id }) => id === query.get('in'))
  return one ? <CollectionView key={one.id} collection={one} desk={desk} /> : <CollectionsList desk={desk} />
}

function SignedOut() {
  const { signedOut } = useMessages().collections
  const { nav } = useMessages().shell
  return (
    <div className="collections-state">
      <h2 className="h3">{signedOut.title}</h2>
      <p className="mt-2 text-ink-soft">{signedOut.body}</p>
      <Button variant="primary" className="mt-4" onClick={() => askSignIn()}>
        {nav.logIn}
      </Button>
    </div>
  )
}

function Loading() {
  const { loading } = useMessages().collections
  return (
    <div className="collections-state">
      <p className="sr-only" role="status">
        {loading}
      </p>
      {[18, 24, 15].map((rem) => (
        <p key={rem} aria-hidden="true" className="mt-3">
          <span className="skeleton" style={{ inlineSize: `min(${rem}rem, 80%)` }} />
        </p>
      ))}
    </div>
  )
}

import { WifiOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { useTools } from '#web/shell/tools.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AwayNotice } from '#web/workbench/away-notice.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import { useIsAway } from '#web/workbench/use-is-away.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { HistoryBar } from './history-bar.tsx'
import { HistoryHead } from './history-head.tsx'
import { HistoryLines } from './history-lines.tsx'
import { inSight } from './history-state.ts'
import { KeepButton } from './keeping.tsx'
import { useHistory, type HistoryDesk } from './use-history.ts'
import './history.css'

/** What was worked on before: found again, opened, taken up, deleted. */
export function HistoryPanel() {
  const { signedOut, offHere } = useMessages().history
  const { nav } = useMessages().shell
  const { historyDays } = useSite().settings
  const { user, isLoading } = useSession()
  const isAway = useIsAway()
  if (historyDays === 0)
    return (
      <Plain>
        <State title={offHere.title} body={offHere.body} />
      </Plain>
    )
  if (user) return <OwnHistory key={user.id} />
  if (isLoading) return <HistorySkeleton />
  if (isAway)
    return (
      <Plain>
        <AwayNotice of="history" />
      </Plain>
    )
  return (
    <Plain>
      <State title={signedOut.title} body={signedOut.body}>
        <Button variant="primary" onClick={() => askSignIn()}>
          {nav.logIn}
        </Button>
      </State>
    </Plain>
  )
}

/** The title and an empty sheet: where there is nothing to look through. */
function Plain({ children }: { readonly children: ReactNode }) {
  const { title } = useMessages().history
  return (
    <>
      <h1 className="h1 history-title">{title}</h1>
      <Sheet aria-label={title}>{children}</Sheet>
    </>
  )
}

function OwnHistory() {
  const { history: words } = useMessages()
  const desk = useHistory()
  const isOnline = useIsOnline()
  const { state } = desk
  const isBusy = state.phase === 'loading'
  return (
    <>
      <HistoryHead desk={desk} />
      <Sheet aria-label={words.title} aria-busy={isBusy || undefined}>
        {isOnline ? null : (
          <Banner tone="ochre" icon={WifiOff}>
            {words.offline}
          </Banner>
        )}
        <HistoryBar desk={desk} />
        <Body desk={desk} />
      </Sheet>
    </>
  )
}

function Body({ desk }: { readonly desk: HistoryDesk }) {
  const { state, retry } = desk
  const { again } = useMessages().rephrase.problem
  const { lines } = inSight(state)
  const hasLines = lines.length > 0
  if (state.problem && !hasLines)
    return (
      <div className="history-state">
        <ProblemNotice problem={state.problem}>
          <Button size="small" onClick={retry}>
            {again}
          </Button>
        </ProblemNotice>
      </div>
    )
  if (hasLines) return <HistoryLines desk={desk} />
  return state.phase === 'loading' ? <GhostLines /> : <NoLines desk={desk} />
}

/** Why there is nothing: it is off, nothing was found, or nothing was done yet. */
function NoLines({ desk }: { readonly desk: HistoryDesk }) {
  const { history: words } = useMessages()
  const { tools: toolWords } = useMessages().shell
  const { user } = useSession()
  const { historyDays } = useSite().settings
  const tools = useTools().filter(({ key }) => key === 'paraphraser' || key === 'proofreader')
  const { search, tool } = desk.state.query
  if (search !== '' || tool !== '')
    return (
      <State title={search === '' ? words.empty.title : words.search.none(search)} body={words.search.noneHelp}>
        <Button size="small" onClick={() => desk.look({ search: '', tool: '' })}>
          {words.search.clear}
        </Button>
      </State>
    )
  if (user && !user.keepsHistory)
    return (
      <State title={words.off.title} body={words.off.body(historyDays)}>
        <KeepButton />
      </State>
    )
  return (
    <State title={words.empty.title} body={words.empty.body}>
      {tools.map(({ key }) => (
        <PageLink key={key} page={key} className={buttonClass({ size: 'small' })}>
          {words.goTo(toolWords[key].name)}
        </PageLink>
      ))}
    </State>
  )
}

const State = ({ title, body, children }: { readonly title: string; readonly body: string; readonly children?: ReactNode }) => (
  <div className="history-state">
    <h2 className="h3">{title}</h2>
    <p>{body}</p>
    {children ? <div className="history-buttons">{children}</div> : null}
  </div>
)

const ghosts = [18, 26, 15, 22, 19] as const

function GhostLines() {
  const { loading } = useMessages().history
  const [said] = useState(loading)
  return (
    <div className="history-ghosts">
      <p className="sr-only" role="status">
        {said}
      </p>
      {ghosts.map((rem) => (
        <div key={rem} className="history-ghost" aria-hidden="true">
          <span className="skeleton" style={{ inlineSize: `min(${rem}rem, 80%)`, blockSize: '1.125rem' }} />
          <span className="skeleton" style={{ inlineSize: '9rem' }} />
        </div>
      ))}
    </div>
  )
}

function HistorySkeleton() {
  const { title } = useMessages().history
  return (
    <>
      <div className="history-head">
        <div className="history-head-text">
          <h1 className="h1">{title}</h1>
          <p className="mt-1 text-sm" aria-hidden="true">
            <span className="skeleton history-ghost-lead" />
          </p>
        </div>
        <span className="history-search history-ghost-field" aria-hidden="true" />
      </div>
      <Sheet aria-label={title} aria-busy>
        <div className="bar" aria-hidden="true">
          <span className="history-ghost-segments" />
        </div>
        <GhostLines />
      </Sheet>
    </>
  )
}

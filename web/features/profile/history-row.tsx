import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { keptDays } from '#web/workbench/kept-days.ts'
import { AskBox } from '#web/workbench/ask-box.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { Row } from './row.tsx'
import type { AccountDesk } from './use-account.ts'
import { usePrefer } from './use-prefer.ts'
import { useSending } from '#web/workbench/use-sending.ts'

/** Whether results are kept and for how long; what is there, and away with it. Both ways of losing results ask first. */
export function HistoryRow({ desk }: { readonly desk: AccountDesk }) {
  const { data: words } = useMessages().profile
  const { historyDays: daysAtMost } = useSite().settings
  const { preferences, historyCount } = desk.account
  const [asks, setAsks] = useState<'off' | 'all' | null>(null)
  const { prefer, problem } = usePrefer(desk)
  if (daysAtMost === 0) return <Row label={words.history}>{words.offHere}</Row>
  const set = (keepsHistory: boolean) => {
    if (!keepsHistory && historyCount > 0) setAsks('off')
    else prefer({ keepsHistory })
  }
  return (
    <Row
      label={words.history}
      action={
        historyCount > 0 ? (
          <Button variant="quiet" size="small" aria-expanded={asks === 'all'} onClick={() => setAsks(asks === 'all' ? null : 'all')}>
            {words.deleteAll} <VisuallyHidden>{words.history}</VisuallyHidden>
          </Button>
        ) : null
      }
      below={asks ? <Ask desk={desk} what={asks} onClose={() => setAsks(null)} /> : null}
    >
      <div className="profile-history">
        <Checkbox label={words.keep} isOn={preferences.keepsHistory} onChange={set} />
        {preferences.keepsHistory ? <Days desk={desk} daysAtMost={daysAtMost} prefer={prefer} /> : null}
      </div>
      <ProblemLine problem={problem} />
      {preferences.keepsHistory ? (
        <p className="profile-help">
          {words.kept(historyCount)}{' '}
          <PageLink page="history" className="link">
            {words.see}
          </PageLink>
        </p>
      ) : null}
    </Row>
  )
}

type DaysProps = {
  readonly desk: AccountDesk
  readonly daysAtMost: number
  readonly prefer: ReturnType<typeof usePrefer>['prefer']
}

function Days({ desk, daysAtMost, prefer }: DaysProps) {
  const { data: words } = useMessages().profile
  const { historyDays } = desk.account.preferences
  const choose = (days: number) => {
    prefer({ historyDays: days }, () => {
      if (days < historyDays) announce(words.fewer(days))
      void desk.reload()
    })
  }
  return (
    <select className="profile-days" aria-label={words.days} value={historyDays} onChange={(event) => choose(Number(event.target.value))}>
      {keptDays(historyDays, daysAtMost).map((days) => (
        <option key={days} value={days}>
          {words.forDays(days)}
        </option>
      ))}
    </select>
  )
}

function Ask({ desk, what, onClose }: { readonly desk: AccountDesk; readonly what: 'off' | 'all'; readonly onClose: () => void }) {
  const { data: words } = useMessages().profile
  const { historyCount } = desk.account
  const sending = useSending()
  const switching = usePrefer(desk)
  const gone = () => {
    showToast({ text: words.deleted(historyCount) })
    desk.put(() => ({ historyCount: 0 }))
    onClose()
  }
  if (what === 'off')
    return (
      <AskBox
        title={words.askOff.title}
        body={words.askOff.body(historyCount)}
        yes={words.askOff.yes}
        no={words.askOff.no}
        sending={switching}
        onYes={() => switching.prefer({ keepsHistory: false }, gone)}
        onNo={onClose}
      />
    )
  return (
    <AskBox
      title={words.askAll.title(historyCount)}
      body={words.askAll.body}
      yes={words.askAll.yes}
      no={words.askAll.no}
      sending={sending}
      onYes={() => sending.send(desk.api.deleteHistory, gone)}
      onNo={onClose}
    />
  )
}

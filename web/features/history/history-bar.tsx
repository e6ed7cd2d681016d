import { useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AskBox } from '#web/workbench/ask-box.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { pageOfTool, useToolName } from '#web/workbench/tool-name.ts'
import { useSession } from '#web/workbench/session.ts'
import { useSending } from '#web/workbench/use-sending.ts'
import { requestDeleteAll } from './history-api.ts'
import { inSight } from './history-state.ts'
import { SwitchOff, useKeeping } from './keeping.tsx'
import type { HistoryDesk } from './use-history.ts'

/** Tools whose runs are kept so far. */
const keptTools = ['rephrase', 'proofread', 'check'] as const

type Asked = 'off' | 'all' | null

/** Which tool, how many, whether more is kept, and away with all of it. */
export function HistoryBar({ desk }: { readonly desk: HistoryDesk }) {
  const { history: words } = useMessages()
  const { data } = useMessages().profile
  const { user } = useSession()
  const keeping = useKeeping()
  const nameOf = useToolName()
  const { ready } = useSite()
  const [asked, setAsked] = useState<Asked>(null)
  const { state } = desk
  const { total } = inSight(state)
  const { query, phase } = state
  // What holds for all results is offered only while all of them are in sight.
  const isSettled = query.search === '' && query.tool === '' && phase !== 'loading' && state.problem === null
  const close = () => setAsked(null)
  const switchOff = () => (total > 0 ? setAsked('off') : keeping.set(false))
  const tools = keptTools.filter((tool) => ready.some((page) => page === pageOfTool(tool)))
  const segments = [{ value: '', label: words.tool.all }, ...tools.map((tool) => ({ value: tool, label: nameOf(tool) }))]
  return (
    <>
      <Bar className="history-bar">
        <SegmentedControl
          label={words.tool.label}
          value={query.tool}
          onChange={(tool: string) => desk.look({ tool })}
          segments={segments}
        />
        {total > 0 ? <p className="text-sm text-ink-soft">{words.count(total)}</p> : null}
        <BarSpace />
        <div className="history-bar-end">
          {user?.keepsHistory && isSettled ? <Switch label={data.keep} isOn onChange={switchOff} /> : null}
          {total > 0 && isSettled ? (
            <Button variant="quiet" size="small" aria-expanded={asked === 'all'} onClick={() => setAsked(asked === 'all' ? null : 'all')}>
              {words.deleteAll}
            </Button>
          ) : null}
        </div>
      </Bar>
      <ProblemLine problem={keeping.problem} />
      {asked && isSettled ? (
        <div className="history-ask">
          {asked === 'off' ? <SwitchOff desk={desk} onClose={close} /> : <DeleteAll desk={desk} total={total} onClose={close} />}
        </div>
      ) : null}
    </>
  )
}

type DeleteAllProps = { readonly desk: HistoryDesk; readonly total: number; readonly onClose: () => void }

function DeleteAll({ desk, total, onClose }: DeleteAllProps) {
  const { data } = useMessages().profile
  const { code: locale } = useLocale()
  const sending = useSending()
  const run = () =>
    sending.send(
      () => requestDeleteAll(locale),
      ({ deleted }) => {
        showToast({ text: data.deleted(deleted) })
        desk.emptied()
        onClose()
      },
    )
  return (
    <AskBox
      title={data.askAll.title(total)}
      body={data.askAll.body}
      yes={data.askAll.yes}
      no={data.askAll.no}
      sending={sending}
      onYes={run}
      onNo={onClose}
    />
  )
}

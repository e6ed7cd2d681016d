import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { fetchFile } from '#web/workbench/api-client.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { saveNow } from '#web/workbench/save-now.ts'
import { SearchBox } from '#web/workbench/search-box.tsx'
import { useSession } from '#web/workbench/session.ts'
import { useSending } from '#web/workbench/use-sending.ts'
import { exportPath, requestPreferences } from './history-api.ts'
import type { HistoryDesk } from './use-history.ts'

/** Title, for whom and how long, the search and the export. */
export function HistoryHead({ desk }: { readonly desk: HistoryDesk }) {
  const { history: words, problems } = useMessages()
  const { user } = useSession()
  const days = useKeptFor()
  const { isBusy, problem, send } = useSending()
  const { code: locale } = useLocale()
  const { total, query, phase } = desk.state
  // A search that finds nothing says nothing about the rest.
  const hasAny = phase === 'loading' || total > 0 || query.search !== '' || query.tool !== ''
  const save = () =>
    send(
      () => fetchFile({ path: exportPath, locale }),
      (blob) => {
        const name = `${words.file}-${new Date().toISOString().slice(0, 10)}.zip`
        void saveNow(problems, ({ saveBlob }) => saveBlob(blob, name))
      },
    )
  return (
    <div className="history-head">
      <div className="history-head-text">
        <h1 className="h1">{words.title}</h1>
        {user?.keepsHistory ? <p className="mt-1 text-sm text-ink-soft">{words.lead(days)}</p> : null}
      </div>
      <SearchBox
        search={query.search}
        onSearch={(search) => desk.look({ search })}
        words={{ label: words.search.label, placeholder: words.search.label, clear: words.search.clear }}
        className="history-search"
      />
      {hasAny ? (
        <Button isBusy={isBusy} onClick={save}>
          <Icon of={Download} /> {words.export}
        </Button>
      ) : null}
      <ProblemLine problem={problem} />
    </div>
  )
}

/** The days that this person has set; until they are known, the most that the operator allows. */
function useKeptFor(): number {
  const { historyDays } = useSite().settings
  const [days, setDays] = useState<number | null>(null)
  useEffect(() => {
    let isHere = true
    void requestPreferences().then((answer) => {
      if (isHere && answer.ok) setDays(answer.value.historyDays)
    })
    return () => {
      isHere = false
    }
  }, [])
  return days ?? historyDays
}

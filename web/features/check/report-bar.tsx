import { Download, Ellipsis, Plus, RotateCcw, Share2, Trash2 } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { Upsell } from '#web/workbench/upsell.tsx'
import { DeleteReport } from './delete-report.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useReportActions } from './use-report-actions.ts'
import type { ReadAnswer, ReportDesk } from './use-report.ts'
import type { CheckDesk } from './use-check.ts'

type ReportBarProps = {
  readonly desk: CheckDesk
  readonly report: ReportDesk
  readonly answer: ReadAnswer
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** What was checked and when, and what can be done with the report as a whole. */
export function ReportBar({ desk, report, answer, heading }: ReportBarProps) {
  const { report: words } = useMessages().check
  const { moment } = useWords()
  const [asked, setAsked] = useState<'share' | 'delete' | null>(null)
  const actions = useReportActions(desk, report)
  const close = () => setAsked(null)
  const { checkedAt } = answer.report
  return (
    <>
      <Bar className="check-bar">
        <h2 ref={heading} tabIndex={-1} className="check-report-title">
          <bdi>{answer.title}</bdi>
        </h2>
        <time className="text-sm text-ink-soft" dateTime={checkedAt}>
          {words.checked(moment(checkedAt))}
        </time>
        <BarSpace />
        <div className="check-report-actions">
          <Button size="small" onClick={actions.print}>
            <Icon of={Download} /> {words.actions.pdf}
          </Button>
          <Button size="small" onClick={() => setAsked('share')}>
            <Icon of={Share2} /> {words.actions.share}
          </Button>
          <Button variant="quiet" size="small" onClick={desk.leave}>
            <Icon of={Plus} /> {words.actions.fresh}
          </Button>
          <Menu
            label={words.actions.more}
            align="end"
            items={[
              { key: 'again', label: words.actions.again, icon: RotateCcw, run: actions.again },
              { key: 'delete', label: words.actions.delete, icon: Trash2, run: () => setAsked('delete') },
            ]}
            trigger={(props) => (
              <button type="button" {...props} className="button button-quiet button-icon" aria-label={words.actions.more}>
                <Icon of={Ellipsis} />
              </button>
            )}
          />
        </div>
      </Bar>
      {asked === 'delete' ? <DeleteReport id={answer.id} onClose={close} onDone={desk.leave} /> : null}
      <ShareDialog desk={desk} answer={answer} isOpen={asked === 'share'} onClose={close} />
      <Upsell upsell={actions.upsell} />
    </>
  )
}

import { Download, Files } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import type { Detecting } from './use-detect.ts'
import type { ReportActions } from './use-report.ts'

type ControlsBarProps = { readonly desk: Detecting; readonly report: ReportActions }

const readings = ['human', 'unclear', 'generated'] as const

/** Above the text: its language, what the marks mean, and the check. */
export function ControlsBar({ desk, report }: ControlsBarProps) {
  const { bar, readings: names } = useMessages().detect
  const { language: words } = useMessages().rephrase
  const { controlKey } = useMessages().rephrase.run
  const { sheet, read, isRunning } = desk
  const { language } = sheet.draft
  return (
    <Bar className="detect-bar">
      <LanguageSelect
        words={words}
        value={language}
        detected={read && language === 'detect' ? read.result.language : null}
        onChange={(chosen) => sheet.change({ language: chosen })}
      />
      {/* The list is named, so that the words do not stand alone when they are read aloud. */}
      <ul className="detect-legend" aria-label={bar.legend}>
        {readings.map((reading) => (
          <li key={reading}>
            <span className={`reads-${reading}`}>{names[reading]}</span>
          </li>
        ))}
      </ul>
      <BarSpace />
      <Button variant="quiet" size="small" onClick={report.openFiles}>
        <Icon of={Files} /> {bar.files}
      </Button>
      {read ? (
        <Button variant="quiet" size="small" isBusy={report.isPrinting} onClick={report.print}>
          <Icon of={Download} /> {bar.report}
        </Button>
      ) : null}
      <Button
        variant="primary"
        className="detect-check"
        isBusy={isRunning}
        aria-disabled={desk.isOver || undefined}
        aria-keyshortcuts="Control+Enter"
        onClick={() => desk.check()}
      >
        {read ? bar.again : bar.check} <Kbd keys={['mod', 'enter']} control={controlKey} />
      </Button>
    </Bar>
  )
}

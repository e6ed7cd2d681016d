import { Database, Download } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DeleteAccountForm } from './delete-account.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { HistoryRow } from './history-row.tsx'
import { EditRow, Row } from './row.tsx'
import { Section } from './section.tsx'
import type { AccountDesk } from './use-account.ts'
import { useExport } from './use-export.ts'

/** What is kept of a person: for how long, to take along, and away with it. */
export function DataSection({ desk }: { readonly desk: AccountDesk }) {
  const { data: words } = useMessages().profile
  return (
    <Section title={words.title} icon={Database} lead={words.lead} summary={words.short}>
      <HistoryRow desk={desk} />
      <ExportRow />
      <EditRow label={words.delete} value={words.deleteBody} action={words.deleteNow} isGrave>
        {(close) => <DeleteAccountForm desk={desk} onClose={close} />}
      </EditRow>
    </Section>
  )
}

function ExportRow() {
  const { data: words } = useMessages().profile
  const { isBusy, problem, run } = useExport()
  return (
    <Row
      label={words.export}
      action={
        <Button size="small" isBusy={isBusy} onClick={run}>
          <Icon of={Download} /> {words.exportNow} <VisuallyHidden>{words.export}</VisuallyHidden>
        </Button>
      }
    >
      {words.exportBody}
      <ProblemLine problem={problem} />
    </Row>
  )
}

import { Download, Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { errorsOf, meaningOf } from '#locales/detect-sentences.ts'
import { describeProblem } from '#locales/problem.ts'
import type { DetectResult } from '#tools/detect/contract.ts'
import { batchAtMost } from '#tools/detect/limits.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Meter } from '#web/ui/figure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { acceptedFiles } from '#web/workbench/open-file.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { saveBlob } from '#web/workbench/save-file.ts'
import { csvOf, doneOf, readOf, type Row } from './batch.ts'
import { TableBox } from './table-box.tsx'
import { useBatch, type Batch } from './use-batch.ts'
import type { Detecting } from './use-detect.ts'

type FilesDialogProps = { readonly desk: Detecting; readonly isOpen: boolean; readonly onClose: () => void }

/** Several files, each read by itself: one table in the order of the files, without ranking. */
export function FilesDialog({ desk, isOpen, onClose }: FilesDialogProps) {
  const { shell } = useMessages()
  const { files: words, notProof } = useMessages().detect
  const batch = useBatch(desk.limit)
  const field = useRef<HTMLInputElement>(null)
  const { language } = desk.sheet.draft
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={shell.dialog.close} className="detect-dialog detect-files">
      <p className="mt-2 text-ink-soft">{words.lead(batchAtMost)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="primary" data-first-focus isBusy={batch.state === 'running'} onClick={() => field.current?.click()}>
          <Icon of={Upload} /> {words.choose}
        </Button>
        <input
          ref={field}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          aria-label={words.choose}
          onChange={(event) => {
            batch.take([...(event.target.files ?? [])], language)
            event.target.value = ''
          }}
        />
        {batch.state === 'running' ? <Button onClick={batch.stop}>{words.stop}</Button> : null}
        {batch.rows.length > 0 && batch.state !== 'running' ? <CsvButton rows={batch.rows} /> : null}
      </div>
      <Progress batch={batch} />
      {batch.problem ? (
        <div className="mt-4">
          <ProblemNotice problem={batch.problem}>{null}</ProblemNotice>
        </div>
      ) : null}
      {batch.rows.length > 0 ? <FilesTable rows={batch.rows} /> : null}
      <p className="mt-4 text-sm">
        <b className="font-semibold">{notProof.title}</b> {notProof.body}
      </p>
    </Dialog>
  )
}

function Progress({ batch: { rows, state, isCut } }: { readonly batch: Batch }) {
  const { files: words } = useMessages().detect
  const done = doneOf(rows)
  const read = readOf(rows)
  const said = {
    empty: null,
    running: words.reading(done, rows.length),
    done: words.done(read),
    stopped: words.stopped(read, rows.length),
  }[state]
  const say = useEffectEvent(() => said && announce(said))
  useEffect(() => {
    if (state === 'done' || state === 'stopped') say()
  }, [state])
  if (said === null) return null
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-soft">
        {said} {isCut ? words.tooMany(batchAtMost) : null}
      </p>
      <Meter share={done / Math.max(1, rows.length)} />
    </div>
  )
}

function CsvButton({ rows }: { readonly rows: readonly Row[] }) {
  const { detect } = useMessages()
  const { files: words, reliable, notProof } = detect
  const say = useWords()
  const cells = useCells()
  const { columns } = words
  // A table goes on without the screen, so each row takes along how often such a verdict is wrong.
  const errors = ({ result }: Row): string => (result ? [...errorsOf(result, detect, say), notProof.title].join(' ') : '')
  const save = () => {
    const head = [columns.file, columns.result, columns.reason, columns.words, columns.language, reliable.button]
    const table = [head, ...rows.map((row) => [row.name, ...cells(row), errors(row)])]
    saveBlob(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${words.fileName}.csv`)
  }
  return (
    <Button onClick={save}>
      <Icon of={Download} /> {words.csv}
    </Button>
  )
}

/** What a row says: result, reason, words judged, language. The range is for readers who see beside it what it means. */
function useCells(): (row: Row) => readonly [result: string, reason: string, words: string, language: string] {
  const { problems, detect } = useMessages()
  const say = useWords()
  const { number, language } = say
  const { result: words, files, reliable } = detect
  // On the screen of one text remarks follow where nothing is measured; here nothing does.
  const reasonOf = (result: DetectResult): string =>
    result.cannotTell === 'not-measured' ? reliable.unmeasured : meaningOf(result, detect, say)
  return ({ state, result, problem }) => {
    if (state === 'waiting') return [files.waiting, '', '', '']
    if (!result) {
      const { title, detail } = describeProblem(problems, problem?.code ?? 'server-failed', problem?.facts)
      return [title, detail, '', '']
    }
    return [words.verdicts[result.verdict], reasonOf(result), number(result.words.judged), language(result.language)]
  }
}

function FilesTable({ rows }: { readonly rows: readonly Row[] }) {
  const { files: words } = useMessages().detect
  const cells = useCells()
  return (
    <TableBox label={words.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.file}</th>
            <th scope="col">{words.columns.result}</th>
            <th scope="col">{words.columns.words}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const [result, reason, judged, language] = cells(row)
            return (
              // Two files may have one name; the order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at} data-failed={row.state === 'failed' || undefined}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                </th>
                <td>
                  <b className="font-semibold">{result}</b>
                  {reason ? <span className="detect-row-reason">{reason}</span> : null}
                </td>
                <td>
                  {judged} {language ? <span className="detect-row-reason">{language}</span> : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableBox>
  )
}

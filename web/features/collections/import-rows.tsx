import { Check, CircleAlert, Download, FileArchive, FileText, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { CollectionAnswer } from '#tools/collections/contract.ts'
import { problemLine, problemListHead } from '#tools/collections/problem-list.ts'
import { describeProblem } from '#locales/problem.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { useProblemWords } from '#web/workbench/problem-notice.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { saveBlob } from '#web/workbench/save-file.ts'
import { countsOf, isProblem, rowsShown, type FileRow, type FileState, type Shown } from './import-state.ts'
import { RowAction } from './row-action.tsx'
import type { ImportDesk } from './use-import.ts'

type RowsProps = { readonly importing: ImportDesk; readonly collection: CollectionAnswer }

/** The files of an import: each with its size, how it stands, and one thing to do about it. */
export function ImportRows({ importing, collection }: RowsProps) {
  const { show, table, csv } = useMessages().collections
  const { number } = useWords()
  const [shown, setShown] = useState<Shown>('latest')
  const { rows } = importing.view
  const problems = rows.filter(isProblem)
  const save = useProblemList(collection.name)
  const inSight = rowsShown(rows, shown)
  const after = (count: number): ReactNode => <span className="text-ink-pencil">{number(count)}</span>
  return (
    <>
      <Bar>
        <SegmentedControl
          label={show.label}
          value={shown}
          onChange={setShown}
          segments={[
            { value: 'latest', label: show.latest },
            { value: 'problems', label: show.problems, after: after(problems.length) },
            { value: 'all', label: show.all, after: after(countsOf(rows).total) },
          ]}
        />
        <BarSpace />
        <Button variant="quiet" size="small" aria-disabled={problems.length === 0 || undefined} onClick={() => save(problems)}>
          <Icon of={Download} /> {csv}
        </Button>
      </Bar>
      {inSight.length === 0 ? <p className="collections-none">{table.noProblems}</p> : null}
      {inSight.length > 0 ? (
        <table className="collections-table">
          <caption className="sr-only">{table.label}</caption>
          <thead>
            <tr>
              <th scope="col">{table.file}</th>
              <th scope="col" className="collections-size">
                {table.size}
              </th>
              <th scope="col">{table.state}</th>
              <th scope="col">
                <span className="sr-only">{table.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {inSight.map((row) => (
              <Row key={row.key} row={row} importing={importing} />
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}

function useProblemList(name: string): (rows: readonly FileRow[]) => void {
  const { problems, collections } = useMessages()
  return (rows) => {
    if (rows.length === 0) return
    const lines = rows.map(({ name: file, size, state }) => {
      if (state.kind === 'done')
        return problemLine({ file, size, code: state.added.state, words: collections.states.twin(state.added.twin) })
      const problem: Problem = state.kind === 'failed' ? state.problem : { code: 'server-failed', status: 0 }
      const { title, detail } = describeProblem(problems, problem.code, problem)
      return problemLine({ file, size, code: problem.code, words: `${title} ${detail}` })
    })
    // The mark lets spreadsheets read it as UTF-8.
    saveBlob(
      new Blob(['\ufeff', problemListHead, ...lines], { type: 'text/csv;charset=utf-8' }),
      `${name.replace(/[^\p{L}\p{N} _-]/gu, '')}-problems.csv`,
    )
  }
}

/** Papers are often smaller than a tenth of a megabyte. */
const fileSize = (locale: string, bytes: number): string => {
  const isSmall = bytes < 100_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const amount = isSmall ? Math.ceil(bytes / 1024) : bytes / 2 ** 20
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

const Row = ({ row, importing }: { readonly row: FileRow; readonly importing: ImportDesk }) => {
  const { code: locale } = useLocale()
  const { label } = useMessages().collections.table
  return (
    <tr aria-label={`${label}: ${row.name}`}>
      <td>
        <div className="collections-file">
          <Icon of={row.state.kind === 'archive' || /\.zip$/i.test(row.name) ? FileArchive : FileText} />
          <div>
            <p className="font-semibold">
              <bdi>{row.name}</bdi>
            </p>
            <RowNote state={row.state} />
          </div>
        </div>
      </td>
      <td className="collections-size">
        <bdi>{fileSize(locale, row.size)}</bdi>
      </td>
      <td className="collections-state-cell">
        <State state={row.state} />
      </td>
      <td className="collections-go">
        <RowAction row={row} importing={importing} />
      </td>
    </tr>
  )
}

function RowNote({ state }: { readonly state: FileState }) {
  const { states, password } = useMessages().collections
  if (state.kind === 'failed' && state.isPasswordWrong) return <p className="collections-note">{password.wrong}</p>
  if (state.kind === 'failed') return <FailedNote problem={state.problem} />
  if (state.kind === 'done' && state.added.state === 'same-text') return <p className="collections-note">{states.twinNote}</p>
  return null
}

function FailedNote({ problem }: { readonly problem: Problem }) {
  const { detail } = useProblemWords(problem)
  return <p className="collections-note">{detail}</p>
}

function State({ state }: { readonly state: FileState }) {
  const { states: words, progress } = useMessages().collections
  switch (state.kind) {
    case 'waiting':
      return <span className="text-ink-pencil">{words.waiting}</span>
    case 'sending':
      return <Running label={words.sending} share={state.share} />
    case 'reading':
      return <Running label={words.reading} />
    case 'archive':
      return state.done < state.files ? (
        <Running label={words.archive(state.done, state.files)} share={state.done / state.files} />
      ) : (
        <Settled words={progress.are(state.done, state.files)} />
      )
    case 'pausing':
      return <span className="text-ink-pencil">{words.pausing(state.seconds)}</span>
    case 'failed':
      return <Failed problem={state.problem} />
    case 'done':
      return <Done added={state.added} />
  }
}

function Failed({ problem }: { readonly problem: Problem }) {
  const { title } = useProblemWords(problem)
  return (
    <span className="collections-line text-red">
      <Icon of={CircleAlert} /> <b className="font-semibold">{title}</b>
    </span>
  )
}

function Done({ added: { state, words: count, language, twin } }: Pick<FileState & { readonly kind: 'done' }, 'added'>) {
  const { states } = useMessages().collections
  if (state === 'same-text')
    return (
      <span className="collections-line text-ochre">
        <Icon of={TriangleAlert} /> <b className="font-semibold">{states.twin(twin)}</b>
      </span>
    )
  const said = { added: states.added(count, language), updated: states.updated(count), 'already-there': states.there }[state]
  return <Settled words={said} />
}

const Settled = ({ words }: { readonly words: string }) => (
  <span className="collections-line text-ink-soft">
    <Icon of={Check} className="text-green" /> {words}
  </span>
)

/** A bar only where a share is known; reading shows none. */
const Running = ({ label, share }: { readonly label: string; readonly share?: number }) => (
  <>
    <span className="collections-line">
      <Drop className="collections-drop" /> {label}
    </span>
    {share === undefined ? null : (
      <span className="meter mt-1.5" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    )}
  </>
)

import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { countsOf, type Counts, type ImportView } from './import-state.ts'

const kinds = ['.docx', '.odt', '.pdf', '.txt', '.md', '.html'] as const
const bytesAtMost = 20 * 2 ** 20

type SummaryProps = { readonly view: ImportView; readonly canAdd: boolean }

/** How far it has come, in figures that add up; beyond the margin line what happens to the files. */
export function ImportSummary({ view, canAdd }: SummaryProps) {
  const { happens, files, list: words } = useMessages().collections
  const { list } = useWords()
  return (
    <div className="collections-summary">
      <div>
        {view.rows.length > 0 ? (
          <Progress view={view} />
        ) : (
          <>
            <p className="font-semibold">{canAdd ? files.drop : words.readOnly}</p>
            {canAdd ? <p className="mt-1 text-sm text-ink-soft">{files.kinds(list(kinds), bytesAtMost)}</p> : null}
          </>
        )}
      </div>
      <div className="collections-happens">
        <h3 className="label">{happens.title}</h3>
        <p className="mt-1.5 text-sm text-ink-soft">{happens.body}</p>
      </div>
    </div>
  )
}

function Progress({ view: { rows, isRunning, secondsLeft } }: { readonly view: ImportView }) {
  const { progress } = useMessages().collections
  const counts = countsOf(rows)
  const arrived = counts.added + counts.there + counts.look
  const ended = counts.total - counts.waiting
  const share = counts.total === 0 ? 0 : ended / counts.total
  return (
    <>
      <div className="collections-progress">
        <p>
          <b className="font-semibold">{progress.are(arrived, counts.total)}</b> <span className="text-ink-soft">{progress.in}</span>
        </p>
        {secondsLeft === null ? null : <p className="text-sm text-ink-pencil">{progress.left(secondsLeft)}</p>}
        {!isRunning && counts.waiting > 0 ? <p className="text-sm text-ink-pencil">{progress.stopped}</p> : null}
      </div>
      <span
        className="meter collections-meter"
        role="progressbar"
        aria-label={progress.label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <CountsLine counts={counts} />
    </>
  )
}

const order = ['added', 'there', 'look', 'unread', 'waiting'] as const

function CountsLine({ counts }: { readonly counts: Counts }) {
  const { counts: words } = useMessages().collections
  const { number } = useWords()
  return (
    <ul className="collections-counts">
      {order
        .filter((one) => counts[one] > 0 || one === 'added')
        .map((one) => (
          <li key={one} data-count={one}>
            <b className="font-semibold">{number(counts[one])}</b> {words[one](counts[one])}
          </li>
        ))}
    </ul>
  )
}

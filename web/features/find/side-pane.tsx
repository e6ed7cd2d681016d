import { Check, Clock, CircleMinus, type LucideIcon } from 'lucide-react'
import type { IndexReport } from '#tools/find/contract.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NarrowPane } from './narrow-pane.tsx'
import { SaveInto } from './save-into.tsx'
import type { DeskProps, FindDesk } from './use-find.ts'
import type { HitActions } from './use-hit-actions.ts'
import { useIndexes } from './use-indexes.ts'

/** Where it stands, for the way there on a phone, where it comes after the hits. */
export const sideId = 'find-side'

type SideProps = { readonly desk: FindDesk; readonly actions: HitActions }

/** Beyond the margin line: who has answered, what is shown, where it is kept. */
export function SidePane({ desk, actions }: SideProps) {
  const { side } = useMessages().find
  return (
    <aside id={sideId} className="find-side" aria-label={side.label} data-region>
      {desk.state.indexes.length > 0 ? <Answered desk={desk} /> : <WhoIsAsked />}
      <NarrowPane desk={desk} />
      <SaveInto desk={desk} actions={actions} />
    </aside>
  )
}

/** Before the first search: whom this site asks. */
function WhoIsAsked() {
  const { side } = useMessages().find
  const { all, hasFailed, isOnlyLibrary, nameOf } = useIndexes()
  const asked = all?.filter(({ isOn }) => isOn) ?? []
  return (
    <section>
      <h2 className="label">{side.asked}</h2>
      {all === null && !hasFailed ? (
        <div className="find-side-ghosts" aria-hidden="true">
          <span className="skeleton" style={{ inlineSize: '60%' }} />
          <span className="skeleton" style={{ inlineSize: '45%' }} />
        </div>
      ) : null}
      <ul>
        {asked.map(({ index }) => (
          <li key={index} className="find-index">
            {nameOf(index)}
          </li>
        ))}
      </ul>
      <p className="find-note">{hasFailed ? side.unknown : isOnlyLibrary ? side.onlyLibrary : side.willSend}</p>
    </section>
  )
}

/** During a search and after it: each index, with what it gave and how long it took. */
function Answered({ desk }: DeskProps) {
  const { side } = useMessages().find
  const { isOnlyLibrary } = useIndexes()
  const { indexes, keyWords, englishWords, phase } = desk.state
  const isNoneAsked = indexes.every(({ index, state }) => index === 'library' || state === 'offline')
  return (
    <section>
      <h2 className="label">{side.answered}</h2>
      <ul>
        {indexes.map((report) => (
          <IndexRow key={report.index} report={report} isOver={phase === 'done'} />
        ))}
      </ul>
      <p className="find-note">{isOnlyLibrary || isNoneAsked ? side.onlyLibrary : side.sent(keyWords.length + englishWords.length)}</p>
    </section>
  )
}

type Look = { readonly icon: LucideIcon | null; readonly tone: string }

const looks: Readonly<Record<IndexReport['state'], Look>> = {
  asking: { icon: null, tone: 'text-blue' },
  answered: { icon: Check, tone: 'text-green' },
  'left-behind': { icon: Clock, tone: 'text-ochre' },
  busy: { icon: Clock, tone: 'text-ochre' },
  unreachable: { icon: CircleMinus, tone: 'text-ochre' },
  refused: { icon: CircleMinus, tone: 'text-ochre' },
  offline: { icon: CircleMinus, tone: 'text-ink-pencil' },
}

function IndexRow({ report, isOver }: { readonly report: IndexReport; readonly isOver: boolean }) {
  const { side } = useMessages().find
  const { code } = useLocale()
  const { number } = useWords()
  const { nameOf } = useIndexes()
  const { index, state, hits, took } = report
  const isCut = isOver && state === 'asking'
  const { icon, tone } = isCut ? looks.offline : state === 'answered' && hits === 0 ? { ...looks.offline } : looks[state]
  const seconds = new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const isAnswered = state === 'answered'
  return (
    <li className="find-index">
      <span className={classNames('find-index-sign', tone)}>{icon ? <Icon of={icon} /> : <Drop className="find-drop" />}</span>
      <span className="grow">{nameOf(index)}</span>
      {isAnswered ? (
        <span className="find-index-hits">
          <span aria-hidden="true">{number(hits)}</span>
          <span className="sr-only">{side.hits(hits)}</span>
        </span>
      ) : null}
      <span className="find-index-state">
        {isAnswered ? (took === null ? null : side.seconds(seconds.format(took / 1_000))) : side.states[isCut ? 'stopped' : state]}
      </span>
    </li>
  )
}

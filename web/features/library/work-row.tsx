import { Check, Paperclip, StickyNote, TriangleAlert } from 'lucide-react'
import { memo, useId, type ReactNode } from 'react'
import type { KeptItem, Retraction } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { LibraryDesk } from './library-desk.ts'
import type { WorkActions } from './use-work-actions.ts'
import { WorkDetails } from './work-details.tsx'
import { useWorkWords } from './work-words.ts'

type WorkRowProps = {
  readonly work: KeptItem
  /** Its row in the whole table, from 1. */
  readonly place: number
  readonly isSelected: boolean
  readonly isOpen: boolean
  /** Whether it is known which fields are missing. */
  readonly isMeasured: boolean
  readonly onToggle: (work: KeptItem, isRange: boolean) => void
  readonly onOpen: (id: string) => void
  /** Only for the row that is open: the others stay as they are when the page changes. */
  readonly desk: LibraryDesk | null
  readonly actions: WorkActions
}

/** A work: who, when, what, its kind, and what is missing. */
export const WorkRow = memo(({ work, place, isSelected, isOpen, isMeasured, onToggle, onOpen, desk, actions }: WorkRowProps) => {
  const { table } = useMessages().library
  const { who, year, title, kind, lang } = useWorkWords().of(work)
  const id = useId()
  return (
    <>
      <div className={classNames('works-row', isSelected && 'works-on')} role="row" aria-rowindex={place} data-open={isOpen || undefined}>
        <span role="cell">
          <input
            type="checkbox"
            className="works-tick"
            data-work={work.id}
            aria-label={table.select(`${who} ${year}`)}
            checked={isSelected}
            onChange={({ nativeEvent }) => onToggle(work, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </span>
        <span role="cell" className="works-source">
          <button type="button" className="works-open" aria-expanded={isOpen} aria-controls={id} onClick={() => onOpen(work.id)}>
            <span className="works-who">
              <b>
                <bdi>{who}</bdi>
              </b>{' '}
              <span className="text-ink-pencil">{year}</span>
            </span>
            <span className="works-title" lang={lang} dir="auto">
              {title}
            </span>
          </button>
          <Marks work={work} />
        </span>
        <span role="cell" className="works-kind">
          {kind}
        </span>
        <span role="cell" className="works-fields">
          <Fields work={work} isMeasured={isMeasured} />
        </span>
      </div>
      {isOpen && desk ? (
        <div role="row" className="works-details" id={id}>
          <div role="cell">
            <WorkDetails key={work.id} work={work} desk={desk} actions={actions} />
          </div>
        </div>
      ) : null}
    </>
  )
})

/** Tags, and whether there is a note or a file. */
function Marks({ work }: { readonly work: KeptItem }) {
  const { table } = useMessages().library
  if (work.tags.length === 0 && work.note.trim() === '' && !work.file) return null
  return (
    <span className="works-marks">
      {work.tags.map((tag) => (
        <Tag key={tag}>
          <bdi>{tag}</bdi>
        </Tag>
      ))}
      {work.note.trim() === '' ? null : <Sign of={<Icon of={StickyNote} />} name={table.hasNote} />}
      {work.file ? <Sign of={<Icon of={Paperclip} />} name={table.hasFile} /> : null}
    </span>
  )
}

const Sign = ({ of, name }: { readonly of: ReactNode; readonly name: string }) => (
  <span className="works-sign" title={name}>
    {of}
    <span className="sr-only">{name}</span>
  </span>
)

function Fields({ work, isMeasured }: { readonly work: KeptItem; readonly isMeasured: boolean }) {
  const { table } = useMessages().library
  const { fieldOf } = useWorkWords()
  const { gaps, retraction } = work
  if (!isMeasured) return <span className="text-ink-pencil">{table.unknown}</span>
  return (
    <>
      {retraction ? <RetractionTag retraction={retraction} /> : null}
      {gaps.map(({ field }) => (
        <MissingTag key={field} work={work} field={field} name={fieldOf(work, field)} />
      ))}
      {gaps.length === 0 && !retraction ? (
        <span className="works-complete">
          <Icon of={Check} className="text-green" /> {table.complete}
        </span>
      ) : null}
    </>
  )
}

/** Opens the form at the field that is missing. */
function MissingTag({ work, field, name }: { readonly work: KeptItem; readonly field: string; readonly name: string }) {
  const { table } = useMessages().library
  const { ready } = useSite()
  const inside = (
    <>
      <Icon of={TriangleAlert} /> {name}
    </>
  )
  if (!ready.includes('citation')) return <Tag tone="ochre">{inside}</Tag>
  return (
    <PageLink
      page="citation"
      suffix={`?${new URLSearchParams({ edit: work.id, field })}`}
      className="tag tag-ochre works-missing"
      aria-label={table.missing(name)}
      title={table.missing(name)}
      // Hundreds of rows lead there; its code is fetched when one of them is meant.
      prefetch="none"
    >
      {inside}
    </PageLink>
  )
}

/** Red for what is taken back; ochre for what a reader should know all the same. */
export function RetractionTag({ retraction }: { readonly retraction: Retraction }) {
  const { library, cite } = useMessages()
  const { nature, date, noticeUrl } = retraction
  const isRed = nature === 'retraction'
  const inside = (
    <>
      <Icon of={TriangleAlert} />{' '}
      {isRed ? (date ? library.table.retractedIn(date.slice(0, 4)) : library.table.retracted) : cite.retraction[nature](null)}
    </>
  )
  if (noticeUrl === null) return <Tag tone={isRed ? 'red' : 'ochre'}>{inside}</Tag>
  return (
    <a
      href={noticeUrl}
      target="_blank"
      rel="noreferrer"
      className={classNames('tag works-missing', isRed ? 'tag-red' : 'tag-ochre')}
      title={cite.retraction.notice}
    >
      {inside}
    </a>
  )
}

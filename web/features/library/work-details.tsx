import { Copy, PenLine, Trash2, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Formatted } from '#tools/cite/contract.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { requestList } from './library-api.ts'
import type { LibraryDesk } from './library-desk.ts'
import { FilePart } from './file-part.tsx'
import { TagForm } from './tag-form.tsx'
import type { WorkActions } from './use-work-actions.ts'

type DetailsProps = { readonly work: KeptItem; readonly desk: LibraryDesk; readonly actions: WorkActions }

/** A work opened in place: its entry, the note, tags, folders, the file. */
export function WorkDetails({ work, desk, actions }: DetailsProps) {
  const { work: words } = useMessages().library
  const { ready } = useSite()
  return (
    <div className="work">
      {work.retraction ? <Retracted work={work} /> : null}
      <Entry work={work} desk={desk} />
      <div className="library-buttons">
        {ready.includes('citation') ? (
          <PageLink page="citation" suffix={`?${new URLSearchParams({ edit: work.id })}`} className={buttonClass({ size: 'small' })}>
            <Icon of={PenLine} /> {words.edit}
          </PageLink>
        ) : null}
        <Button size="small" onClick={() => void actions.copy([work])}>
          <Icon of={Copy} /> {words.copy}
        </Button>
        <Button size="small" onClick={() => actions.remove([work])}>
          <Icon of={Trash2} /> {words.remove}
        </Button>
      </div>
      <div className="work-columns">
        <NoteField work={work} desk={desk} />
        <div className="work-facts">
          <TagsPart work={work} actions={actions} />
          <FoldersPart work={work} desk={desk} actions={actions} />
          {desk.client.files ? <FilePart work={work} files={desk.client.files} dispatch={desk.dispatch} /> : null}
          <p className="text-sm text-ink-pencil">{words.added(work.addedAt)}</p>
        </div>
      </div>
    </div>
  )
}

function Retracted({ work }: { readonly work: KeptItem }) {
  const { cite, library } = useMessages()
  const { list } = useWords()
  const { retraction } = work
  if (!retraction) return null
  const { nature, date, reasons, noticeUrl } = retraction
  return (
    <Banner tone={nature === 'retraction' ? 'red' : 'ochre'} icon={TriangleAlert} className="work-retracted">
      <b>{cite.retraction[nature](date)}.</b> {reasons.length > 0 ? <bdi>{library.work.reasons(list(reasons))}</bdi> : null}{' '}
      {noticeUrl === null ? null : (
        <a href={noticeUrl} target="_blank" rel="noreferrer" className="link">
          {cite.retraction.notice}
        </a>
      )}
    </Banner>
  )
}

/** The entry as APA writes it, made when the row is opened. */
function Entry({ work, desk }: Pick<DetailsProps, 'work' | 'desk'>) {
  const { work: words } = useMessages().library
  const { code: locale } = useLocale()
  const [entry, setEntry] = useState<Formatted | 'failed' | null>(null)
  useEffect(() => {
    let isHere = true
    void requestList([work], locale).then((answer) => {
      if (isHere) setEntry(answer.ok ? (answer.value.entries[0]?.entry ?? 'failed') : 'failed')
    })
    return () => {
      isHere = false
    }
    // The item is what is written; tags and notes are not in the entry.
  }, [work.item, locale]) // oxlint-disable-line react/exhaustive-deps
  const { EntryText } = desk.pieces
  return (
    <div>
      <h3 className="label">{words.entry}</h3>
      {entry === 'failed' ? (
        <p className="text-ink-soft">{words.noEntry}</p>
      ) : entry === null ? (
        <span className="skeleton work-ghost" aria-hidden="true" />
      ) : (
        <p className="manuscript work-entry" dir="auto">
          <EntryText html={entry.html} />
        </p>
      )}
    </div>
  )
}

/** Written down when the reader leaves the field. */
function NoteField({ work, desk }: Pick<DetailsProps, 'work' | 'desk'>) {
  const { library, problems } = useMessages()
  const { work: words } = library
  const [note, setNote] = useState(work.note)
  const written = useRef(work.note)
  const save = async (text: string) => {
    if (text === written.current) return
    const before = written.current
    written.current = text
    const answer = await desk.client.change({ ids: [work.id], note: text })
    if (!answer.ok) {
      written.current = before
      return tellProblem(problems, answer.problem.code, answer.problem)
    }
    desk.dispatch({ type: 'changed', works: answer.value.items })
    announce(words.saved)
  }
  const latest = useRef({ note, save })
  useEffect(() => {
    latest.current = { note, save }
  })
  // A row that is closed or removed while its note is being written keeps the note.
  useEffect(() => () => void latest.current.save(latest.current.note), [])
  return (
    <label className="work-note">
      <span className="label">{words.note}</span>
      <textarea
        className="field"
        dir="auto"
        rows={4}
        maxLength={100_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onBlur={() => void save(note)}
      />
      <span className="text-xs text-ink-soft">{words.noteHint}</span>
    </label>
  )
}

function TagsPart({ work, actions }: Omit<DetailsProps, 'desk'>) {
  const { work: words } = useMessages().library
  return (
    <div>
      <h3 className="label">{words.tags}</h3>
      <ul className="work-chips">
        {work.tags.map((tag) => (
          <li key={tag} className="tag">
            <bdi>{tag}</bdi>
            <button type="button" aria-label={words.removeTag(tag)} onClick={() => actions.untag([work], tag)}>
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
      <TagForm onAdd={(tag) => actions.tag([work], tag)} />
    </div>
  )
}

function FoldersPart({ work, desk, actions }: DetailsProps) {
  const { work: words } = useMessages().library
  const folders = (desk.state.overview?.folders ?? []).filter(({ id }) => work.folders.includes(id))
  return (
    <div>
      <h3 className="label">{words.folders}</h3>
      {folders.length === 0 ? <p className="text-sm text-ink-soft">{words.noFolder}</p> : null}
      <ul className="work-chips">
        {folders.map(({ id, name }) => (
          <li key={id} className="tag">
            <bdi>{name}</bdi>
            <button type="button" aria-label={words.removeFolder(name)} onClick={() => actions.takeOut([work], id)}>
              <Icon of={X} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

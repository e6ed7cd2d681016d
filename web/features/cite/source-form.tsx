import { ChevronDown, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { FormField } from '#tools/cite/form-fields.ts'
import { sourceKinds } from '#tools/cite/source-kinds.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { SearchList } from '#web/ui/search-list.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { emptyDraft, formFields, isEmptyDraft, itemOf, withKind, type Draft } from './draft.ts'
import { EntryPreview } from './entry-preview.tsx'
import { ImportButton } from './file-import.tsx'
import { FormRow } from './form-row.tsx'
import type { CiteDesk } from './use-cite.ts'
import type { FileImport } from './use-file-import.ts'

/** Filling a work in by hand, or mending one: the fields of its kind, and the entry as it will stand. */
export function SourceForm({ desk, files }: { readonly desk: CiteDesk; readonly files: FileImport }) {
  const { form: words } = useMessages().cite
  const { form } = desk
  const { draft } = form
  const box = useRef<HTMLFormElement>(null)
  const [hasMore, setHasMore] = useState(false)
  const [double, setDouble] = useState<Double | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isEdit = draft.of !== null
  const { shown, more } = formFields(draft, form.focus.field)
  useFocusOnAsk(box, form.focus)
  const save = async (event: FormEvent | null, keepsDouble = false) => {
    event?.preventDefault()
    if (isEmptyDraft(draft)) return
    const done = await keep(desk, keepsDouble)
    setProblem(done.state === 'failed' ? done.problem : null)
    const isDouble = done.state === 'here' || done.state === 'known'
    setDouble(isDouble ? { isHere: done.state === 'here', id: done.id } : null)
    if (isDouble || done.state === 'failed') return
    if (form.from && done.state !== 'saved') desk.reading.kept(form.from, done)
    form.close()
    desk.open(done.id)
    announce(isEdit ? words.saved : words.added)
  }
  return (
    <>
      <p className="cite-or">
        <span>{isEdit ? words.editing : words.or}</span>
      </p>
      <div className="cite-open-form" hidden={form.isOpen}>
        <Button aria-expanded={form.isOpen} onClick={form.show}>
          {words.open}
        </Button>
        <ImportButton files={files} />
      </div>
      <form ref={box} className="cite-form" data-open={form.isOpen} onSubmit={(event) => void save(event)}>
        <KindChoice draft={draft} onChange={form.set} />
        <FormRows desk={desk} rows={hasMore ? [...shown, ...more] : shown} />
        {more.length > 0 && !hasMore ? (
          <Button size="small" variant="ink" className="justify-self-start" onClick={() => setHasMore(true)}>
            {words.more}
            <Icon of={ChevronDown} />
          </Button>
        ) : null}
        <EntryPreview draft={draft} manner={desk.manner} />
        {double ? <DoubleNote desk={desk} double={double} onBoth={() => void save(null, true)} /> : null}
        <ProblemLine problem={problem} />
        <div className="cite-form-end">
          <Button type="submit" disabled={isEmptyDraft(draft)}>
            {isEdit ? null : <Icon of={Plus} />}
            {isEdit ? words.save : words.add}
          </Button>
          {isEmptyDraft(draft) && !isEdit && !form.isOpen ? null : (
            <Button variant="quiet" onClick={form.close}>
              {isEdit ? words.cancel : words.empty}
            </Button>
          )}
          {isEdit ? null : <ImportButton files={files} />}
        </div>
      </form>
    </>
  )
}

type Double = { readonly isHere: boolean; readonly id: string }

/** Keeps what the form holds: a new work, or the changed one. */
async function keep(desk: CiteDesk, keepsDouble: boolean) {
  const { draft } = desk.form
  const item = itemOf(draft)
  if (draft.of === null) return desk.add(item, keepsDouble)
  const answer = await desk.client.change({ ids: [draft.of], item, ...(draft.began ? { from: draft.began } : {}) })
  if (!answer.ok) return { state: 'failed', problem: answer.problem } as const
  desk.works.put(answer.value.items)
  return { state: 'saved', id: draft.of } as const
}

/** Rows in pairs where the fields are short. */
function FormRows({ desk, rows }: { readonly desk: CiteDesk; readonly rows: readonly FormField[] }) {
  return (
    <div className="cite-rows">
      {rows.map((row) => (
        <FormRow key={`${desk.form.draft.kind} ${row.field} ${row.word}`} row={row} desk={desk} />
      ))}
    </div>
  )
}

function KindChoice({ draft, onChange }: { readonly draft: Draft; readonly onChange: (draft: Draft) => void }) {
  const { form: words, kinds } = useMessages().cite
  return (
    <div className="text-field" data-field="type">
      <p className="text-field-head font-semibold" aria-hidden="true">
        {words.kind}
      </p>
      <Popover
        label={words.kind}
        isSheetOnPhone
        className="cite-kinds"
        trigger={(props) => (
          <button type="button" {...props} className="field cite-kind">
            <span className="sr-only">{words.kind}: </span>
            <span className="grow">{kinds[draft.kind]}</span>
            <Icon of={ChevronDown} />
          </button>
        )}
      >
        {(close) => (
          <SearchList
            label={words.kind}
            placeholder={words.searchKind}
            emptyText={words.noKind}
            options={sourceKinds.map(({ id }) => ({ value: id, label: kinds[id] }))}
            value={draft.kind}
            onChoose={(kind) => {
              onChange(isEmptyDraft(draft) && draft.of === null ? emptyDraft(kind) : withKind(draft, kind))
              close()
            }}
          />
        )}
      </Popover>
    </div>
  )
}

function DoubleNote({ desk, double, onBoth }: { readonly desk: CiteDesk; readonly double: Double; readonly onBoth: () => void }) {
  const { rows: words } = useMessages().cite
  return (
    <div role="alert" className="cite-double">
      <p>{double.isHere ? words.here : words.known}</p>
      <div className="flex flex-wrap gap-2">
        {double.isHere ? (
          <Button size="small" variant="ink" onClick={() => desk.open(double.id)}>
            {words.show}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={onBoth}>
          {words.addBoth}
        </Button>
      </div>
    </div>
  )
}

/** Brings the form into sight when a work is put into it, and the focus to the field that was asked for. */
function useFocusOnAsk(box: RefObject<HTMLFormElement | null>, focus: CiteDesk['form']['focus']): void {
  useEffect(() => {
    if (focus.turn === 0) return
    const holder = focus.field === null ? null : box.current?.querySelector(`[data-field="${CSS.escape(focus.field)}"]`)
    const target = (holder ?? box.current)?.querySelector<HTMLElement>('input, textarea, button')
    target?.focus({ preventScroll: true })
    const place = holder ?? box.current
    place?.scrollIntoView({ block: holder ? 'center' : 'nearest' })
  }, [box, focus])
}

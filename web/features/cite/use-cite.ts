import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CiteLocale, ReadRow } from '#tools/cite/contract.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { isItem, type Manner } from './cite-api.ts'
import { draftOf, emptyDraft, isEmptyDraft, isLost, itemFromText, type Draft } from './draft.ts'
import { deskStore, isCiteLocale } from './kept-desk.ts'
import { itemIn, textLeft, type ReadingState } from './reading.ts'
import { makeAdd, type Add } from './use-adding.ts'
import { useEntries, type Entries } from './use-entries.ts'
import { useReading, type Reading } from './use-reading.ts'
import { useWorks, type ListPlace, type Works } from './use-works.ts'

export type CiteDesk = {
  readonly client: LibraryClient
  readonly place: ListPlace
  readonly choosePlace: (place: ListPlace) => void
  readonly manner: Manner
  readonly setManner: (manner: Manner) => void
  readonly works: Works
  readonly byId: ReadonlyMap<string, KeptItem>
  readonly list: Entries
  /** The entry that is opened, by the id of its work. */
  readonly active: string | null
  readonly open: (id: string | null) => void
  readonly text: string
  readonly setText: (text: string) => void
  readonly reading: Reading
  readonly add: Add
  readonly form: CiteForm
}

export type CiteForm = {
  readonly draft: Draft
  readonly set: (draft: Draft) => void
  /** The field that was asked for; it gets the focus. */
  readonly focus: { readonly field: string | null; readonly turn: number }
  /** On narrow screens the form is folded until it is asked for. */
  readonly isOpen: boolean
  /** Whether nobody has written or opened what is in it at this moment; true also for whoever has waited meanwhile. */
  readonly isFree: () => boolean
  /** The line that the draft was read from. */
  readonly from: ReadRow | null
  /** Puts a work into the form, and the focus on a field of it. What stood there before can be brought back. */
  readonly fill: (draft: Draft, field?: string | null) => void
  /** Puts what was read into the form; the line stays until it is kept. */
  readonly check: (read: ReadRow) => void
  /** Unfolds the form as it is. */
  readonly show: () => void
  readonly edit: (kept: KeptItem, field?: string | null) => void
  /** An empty form of the same kind. */
  readonly close: () => void
}

const firstKind = 'journal-article'

/** Everything on the page of citations, for whoever's library it is. */
export function useCite(client: LibraryClient): CiteDesk {
  const { code } = useLocale()
  const [store] = useState(() => deskStore(client.owner))
  const [first] = useState(store.read)
  const [place, setPlace] = useState<ListPlace>(first?.place ?? 'unfiled')
  const [style, setStyle] = useState(first?.style ?? 'apa')
  const [chosen, setChosen] = useState<CiteLocale | null>(first?.locale ?? null)
  const [text, setText] = useState(first?.text ?? '')
  const [active, setActive] = useState<string | null>(null)
  const form = useForm(first?.draft ?? emptyDraft(firstKind))
  const works = useWorks(client, place)
  const locale = chosen ?? (isCiteLocale(code) ? code : 'en')
  const manner = useMemo(() => ({ style, locale }), [style, locale])
  const list = useEntries({ items: works.sent, ...manner, isOwn: client.place === 'browser' })
  const byId = useMemo(() => new Map(works.items?.map((kept) => [kept.id, kept])), [works.items])
  const add = makeAdd({ client, works, place })
  const reading = useReading({
    add,
    // By itself, nothing is put over what somebody is writing: the line waits with its own way into the form.
    onLook: (read) => form.isFree() && form.check(read),
    onUnread: (said, problem) => {
      if (form.isFree() && (problem === 'offline' || problem === 'network-failed')) form.fill(draftOf(itemFromText(said)))
    },
  })
  useBoxText({ text, setText, state: reading.state })
  const draft = isEmptyDraft(form.draft) ? null : form.draft
  // At once: whoever leaves the page a moment later has lost nothing.
  useEffect(() => {
    store.write({ place, style, locale: chosen, text, draft })
  }, [store, place, style, chosen, text, draft])
  useAddress({ client, form, choosePlace: setPlace })
  return {
    client,
    place,
    choosePlace: (next) => {
      setActive(null)
      setPlace(next)
    },
    manner,
    setManner: (next) => {
      setStyle(next.style)
      setChosen(next.locale === code ? null : next.locale)
    },
    works,
    byId,
    list,
    active,
    open: setActive,
    text,
    setText,
    reading,
    add,
    form,
  }
}

type BoxText = { readonly text: string; readonly setText: (text: string) => void; readonly state: ReadingState }

/** After reading, the box keeps what is not in the list yet, so that a reload loses nothing; unless something new was typed. */
function useBoxText({ text, setText, state }: BoxText): void {
  const kept = useRef(text)
  const settle = useEffectEvent((left: string) => {
    if (text === kept.current && text !== left) setText(left)
    if (text === kept.current) kept.current = left
  })
  const { phase, lines } = state
  const note = useEffectEvent(() => {
    kept.current = text
  })
  useEffect(() => {
    if (phase === 'reading') note()
    const left = textLeft(lines)
    if (phase === 'done' && lines.length > 0 && left !== null) settle(left)
  }, [phase, lines])
}

type Filled = {
  readonly draft: Draft
  readonly from: ReadRow | null
  /** A machine filled it in, and nobody has changed it since. */
  readonly isUntouched: boolean
}

function useForm(first: Draft): CiteForm {
  const { cite: words } = useMessages()
  const [filled, setFilled] = useState<Filled>({ draft: first, from: null, isUntouched: false })
  const { draft, from } = filled
  const [focus, setFocus] = useState<CiteForm['focus']>({ field: null, turn: 0 })
  const [isOpen, setIsOpen] = useState(false)
  const now = useRef(filled)
  useEffect(() => {
    now.current = filled
  }, [filled])
  const put = (next: Filled, field: string | null = null) => {
    setFilled(next)
    setIsOpen(true)
    setFocus(({ turn }) => ({ field, turn: turn + 1 }))
  }
  const replace = (next: Filled, field: string | null = null) => {
    const former = now.current
    put(next, field)
    if (!isLost(former.draft, next.draft)) return
    showToast({ text: words.form.replaced, tone: 'info', action: { label: words.undo, run: () => put(former) } })
  }
  return {
    draft,
    set: (next) => setFilled({ draft: next, from, isUntouched: false }),
    focus,
    isOpen,
    isFree: () => now.current.isUntouched || isEmptyDraft(now.current.draft),
    from,
    fill: (next, field) => replace({ draft: next, from: null, isUntouched: next.of === null }, field),
    check: (read) =>
      replace({ draft: draftOf(itemIn(read) ?? itemFromText(read.said), { unsure: read.unsure }), from: read, isUntouched: true }),
    show: () => put(filled),
    edit: ({ id, item }, field) => isItem(item) && replace({ draft: draftOf(item, { of: id }), from: null, isUntouched: false }, field),
    close: () => {
      setFilled({ draft: emptyDraft(draft.kind), from: null, isUntouched: false })
      setIsOpen(false)
    },
  }
}

type Addressed = {
  readonly client: LibraryClient
  readonly form: CiteForm
  readonly choosePlace: (place: ListPlace) => void
}

/** The address may name a work to edit, the field to begin with, and the list: `?edit=…&field=…&list=…`. */
function useAddress({ client, form, choosePlace }: Addressed): void {
  const { problems } = useMessages()
  const [query, setQuery] = useSearchParams()
  const edit = query.get('edit')
  const list = query.get('list')
  const take = useEffectEvent(async () => {
    if (list !== null) choosePlace(list === 'all' || list === 'unfiled' ? list : { folder: list })
    const field = query.get('field')
    setQuery({}, { replace: true, preventScrollReset: true })
    if (edit === null) return
    const answer = await client.get(edit)
    if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
    const [folder] = answer.value.folders
    if (list === null) choosePlace(folder === undefined ? 'unfiled' : { folder })
    form.edit(answer.value, field)
  })
  useEffect(() => {
    if (edit === null && list === null) return undefined
    const timer = setTimeout(() => void take())
    return () => clearTimeout(timer)
  }, [edit, list])
}

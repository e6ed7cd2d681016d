import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { hasLetterKeys, useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { levelOf, shownChange, type Note } from './notes.ts'
import { NoteCard } from './note-card.tsx'
import { Change, LevelDot } from './note-parts.tsx'
import { SheetState } from './sheet-state.tsx'
import type { NoteActions } from './use-note-actions.ts'
import type { NotePlaces } from './use-note-places.ts'
import type { Proofreading } from './use-proofread.ts'

type NotesPaneProps = {
  readonly desk: Proofreading
  readonly actions: NoteActions
  readonly places: NotePlaces
  readonly list: RefObject<HTMLOListElement | null>
}

/** Beyond the margin line: every finding beside its paragraph, the active one open. */
export function NotesPane({ desk, actions, places, list }: NotesPaneProps) {
  const { note: words } = useMessages().proofread
  const { shown, active } = desk
  const pane = useFocusOnActive(active?.id ?? null)
  const keys = letterKeys(desk, actions)
  const areKeysOn = useLetterKeys()
  const { tops, height, from, to } = places
  return (
    // Letters work while the focus is on one of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside ref={pane} className="proof-notes" aria-label={words.region} data-region tabIndex={-1} onKeyDown={keys}>
      <SheetState desk={desk} />
      <ol ref={list} className="proof-list" style={{ blockSize: height }}>
        {shown.map((note, i) => {
          const top = tops[i] ?? 0
          const isOpen = note.id === active?.id
          if (!isOpen && (top < from || top > to)) return null
          return (
            <li
              key={note.id}
              className="proof-place"
              style={{ transform: `translateY(${top}px)` }}
              aria-setsize={shown.length}
              aria-posinset={i + 1}
            >
              {isOpen ? (
                <article className="note note-on" tabIndex={-1} data-active-note data-region-start="">
                  <NoteCard key={note.id} note={note} desk={desk} actions={actions} hasKeys={areKeysOn} />
                </article>
              ) : (
                <NoteLine note={note} desk={desk} actions={actions} />
              )}
            </li>
          )
        })}
      </ol>
      {shown.length > 1 && areKeysOn ? <KeyHints /> : null}
    </aside>
  )
}

function NoteLine({ note, desk, actions }: { readonly note: Note; readonly desk: Proofreading; readonly actions: NoteActions }) {
  const { kinds } = useMessages().proofread
  const { sheet, checking, pointed, point } = desk
  return (
    <button
      type="button"
      className="note proof-line"
      data-pointed={pointed === note.id || undefined}
      onClick={() => actions.open(note)}
      onPointerEnter={() => point(note.id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(note.id)}
      onBlur={() => point(null)}
    >
      <LevelDot level={levelOf(note)} />
      <span className="proof-line-change">
        <Change shown={shownChange(sheet.checked.text, note, note.suggestions[0])} lang={checking.recognised?.dialect} />
      </span>
      <span className="proof-line-kind">{kinds[note.kind]}</span>
    </button>
  )
}

function KeyHints() {
  const { keys } = useMessages().proofread
  return (
    <p className="proof-hints" aria-hidden="true">
      <span>
        <Kbd keys={['J']} /> <Kbd keys={['K']} /> {keys.hintMove}
      </span>
      <span>
        <Kbd keys={['Z']} /> {keys.hintUndo}
      </span>
    </p>
  )
}

/** Single letters, while the focus is in the notes. */
function letterKeys({ active }: Proofreading, actions: NoteActions): (event: KeyboardEvent) => void {
  const onActive = (run: (note: Note) => void) => (active ? (run(active), true) : false)
  const does: Readonly<Record<string, () => boolean>> = {
    j: () => actions.step(1, false),
    k: () => actions.step(-1, false),
    a: () => onActive((note) => actions.accept(note)),
    d: () => onActive((note) => actions.dismiss(note)),
    z: () => actions.undo(),
  }
  return (event) => {
    const isInMenu = event.target instanceof Element && event.target.closest('.popover') !== null
    if (isInMenu || !hasLetterKeys() || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const run = does[event.key.toLowerCase()]
    if (run?.()) event.preventDefault()
  }
}

/** When the focus was in the notes and its button is gone with the finding, it goes to the one that is open now. */
function useFocusOnActive(active: string | null): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      wasInside.current = event.target instanceof Node && (pane.current?.contains(event.target) ?? false)
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !pane.current?.contains(event.target)) wasInside.current = false
    }
    addEventListener('focusin', onFocus)
    addEventListener('pointerdown', onPointer)
    return () => {
      removeEventListener('focusin', onFocus)
      removeEventListener('pointerdown', onPointer)
    }
  }, [])
  const follow = useEffectEvent(() => {
    if (wasInside.current) (pane.current?.querySelector<HTMLElement>('[data-active-note]') ?? pane.current)?.focus({ preventScroll: true })
  })
  useEffect(() => follow(), [active])
  return pane
}

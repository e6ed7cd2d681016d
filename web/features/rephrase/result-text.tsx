import { ListTree } from 'lucide-react'
import {
  memo,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { GoneWords } from './marked-pieces.tsx'
import { markClass } from './mark-look.ts'
import { toParagraphs, type Paragraph, type Piece, type SentencePiece } from './segments.ts'
import { isStructural, type ShownChange, type ShownResult } from './shown-result.ts'
import type { Target } from './target.ts'

type ResultTextProps = {
  readonly ref?: Ref<HTMLDivElement>
  readonly result: ShownResult
  readonly showsChanges: boolean
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Whose menu is open. */
  readonly open: Target | null
  readonly onOpen: (target: Target, anchor: HTMLElement) => void
  /** The pointer or the focus is on a change or a sentence; null when it left. */
  readonly onPoint: (target: Target | null) => void
}

/**
 * The result with its marks. One stop of the Tab key: left and right go from change to change, up and down from sentence
 * to sentence, Enter opens the choices.
 */
export function ResultText({ ref, result, showsChanges, lang, dir, open, onOpen, onPoint }: ResultTextProps) {
  const { result: words } = useMessages().rephrase
  const box = useRef<HTMLDivElement>(null)
  const hint = useId()
  const paragraphs = useMemo(() => toParagraphs(result), [result])
  useSingleStop(box, paragraphs)

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const found = targetAt(event.target)
    const isText = found?.target.kind === 'sentence' && !found.anchor.matches('button')
    if (!found || (isText && !opensBySentence(event))) return
    onOpen(found.target, found.anchor)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if ((event.key === 'Enter' || event.key === ' ') && event.target instanceof HTMLElement && event.target.matches('[role=button]')) {
      event.preventDefault()
      event.target.click()
    } else walk(event)
  }
  const onPointerOver = (event: PointerEvent<HTMLDivElement>) => onPoint(targetAt(event.target)?.target ?? null)
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    makeStop(event.currentTarget, event.target)
    onPoint(targetAt(event.target)?.target ?? null)
  }

  return (
    <div ref={box}>
      <p id={hint} className="sr-only">
        {words.hint}
      </p>
      {/* The marks and handles in it are the controls; their events are heard here once for all. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ref}
        role="group"
        aria-label={words.region}
        aria-describedby={hint}
        className={classNames('manuscript result-text', !showsChanges && 'result-plain')}
        lang={lang}
        dir={dir}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerOver={onPointerOver}
        onPointerLeave={() => onPoint(null)}
        onFocus={onFocus}
        onBlur={() => onPoint(null)}
      >
        {paragraphs.map((paragraph) => (
          <ParagraphView
            key={paragraph.span.start}
            paragraph={paragraph}
            showsChanges={showsChanges}
            openKey={open && holdsTarget(paragraph, open) ? keyOf(open) : null}
          />
        ))}
      </div>
    </div>
  )
}

const keyOf = (target: Target): string => (target.kind === 'change' ? target.id : `sentence ${target.index}`)

const holdsTarget = ({ sentences }: Paragraph, target: Target): boolean =>
  sentences.some(({ index, pieces }) => (target.kind === 'sentence' ? index === target.index : holdsChange(pieces, target.id)))

const holdsChange = (pieces: readonly Piece[], id: string): boolean =>
  pieces.some(
    (piece) =>
      (piece.kind === 'change' || piece.kind === 'gone') &&
      (piece.change.id === id || (piece.kind === 'change' && holdsChange(piece.pieces, id))),
  )

type ParagraphViewProps = { readonly paragraph: Paragraph; readonly showsChanges: boolean; readonly openKey: string | null }

const ParagraphView = memo(function ParagraphView({ paragraph, showsChanges, openKey }: ParagraphViewProps) {
  return (
    <p className="result-paragraph">
      {paragraph.sentences.map((sentence) =>
        sentence.index === null ? (
          <Pieces key={`between ${sentence.span.start}`} pieces={sentence.pieces} showsChanges={showsChanges} openKey={openKey} />
        ) : (
          <SentenceView key={sentence.index} sentence={sentence} index={sentence.index} showsChanges={showsChanges} openKey={openKey} />
        ),
      )}
    </p>
  )
})

type Shown = { readonly showsChanges: boolean; readonly openKey: string | null }

function SentenceView({ sentence, index, showsChanges, openKey }: Shown & { readonly sentence: SentencePiece; readonly index: number }) {
  const { sentence: words } = useMessages().outcome
  const isOpen = openKey === keyOf({ kind: 'sentence', index })
  if (sentence.isDropped && !showsChanges) return null
  return (
    <span className={classNames('sentence', isOpen && 'sentence-open')} data-sentence={index} data-start={sentence.span.start}>
      <button
        type="button"
        tabIndex={-1}
        className="sentence-handle"
        data-stop
        aria-label={words.handle(index + 1)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <Icon of={ListTree} />
      </button>
      <Pieces pieces={sentence.pieces} showsChanges={showsChanges} openKey={openKey} />
    </span>
  )
}

const Pieces = ({ pieces, showsChanges, openKey }: Shown & { readonly pieces: readonly Piece[] }): ReactNode =>
  pieces.map((piece, at) => {
    if (piece.kind === 'plain') return piece.text
    if (piece.kind === 'kept' || piece.kind === 'own')
      return (
        <span key={at} className={piece.kind === 'kept' ? 'mark-kept' : 'mark-own'}>
          {piece.text}
        </span>
      )
    if (piece.kind === 'gone' && !showsChanges) return null
    const inner =
      piece.kind === 'gone' ? (
        <GoneWords text={piece.text} />
      ) : (
        <Pieces pieces={piece.pieces} showsChanges={showsChanges} openKey={openKey} />
      )
    if (piece.kind === 'change' && isStructural(piece.change))
      return (
        <span key={at} className={classNames(markClass(piece.change), 'moved')} data-moved={piece.change.id}>
          {inner}
        </span>
      )
    return (
      <MarkView key={piece.change.id} change={piece.change} isGone={piece.kind === 'gone'} isOpen={openKey === piece.change.id}>
        {inner}
      </MarkView>
    )
  })

/** A changed word or phrase, or words left out: a button in the text. */
function MarkView({
  change,
  isGone,
  isOpen,
  children,
}: {
  readonly change: ShownChange
  readonly isGone: boolean
  readonly isOpen: boolean
  readonly children: ReactNode
}) {
  const { menu, reasons } = useMessages().outcome
  const name = isGone ? menu.leftOut(change.from) : menu.mark(change.to, change.from)
  return (
    <span
      role="button"
      tabIndex={-1}
      data-stop
      data-change={change.id}
      className={classNames('mark', !isGone && markClass(change), isGone && 'mark-gone', isOpen && 'mark-on')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`${name}. ${reasons[change.reason]}`}
    >
      {children}
    </span>
  )
}

type Found = { readonly target: Target; readonly anchor: HTMLElement }

/** What the pointer or the focus is on, from the innermost out. */
function targetAt(element: EventTarget): Found | null {
  if (!(element instanceof HTMLElement) && !(element instanceof SVGElement)) return null
  const mark = element.closest<HTMLElement>('[data-change]')
  if (mark?.dataset['change']) return { target: { kind: 'change', id: mark.dataset['change'] }, anchor: mark }
  const sentence = element.closest<HTMLElement>('[data-sentence]')
  if (!sentence) return null
  const anchor = element.closest<HTMLElement>('.sentence-handle, .moved') ?? sentence
  return { target: { kind: 'sentence', index: Number(sentence.dataset['sentence']) }, anchor }
}

/** Plain words open the sentence under a finger; with a mouse only restructured ones do, for clicks there select text. */
function opensBySentence({ target, nativeEvent }: MouseEvent): boolean {
  const isTouch = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'
  const hasSelection = !(getSelection()?.isCollapsed ?? true)
  return !hasSelection && (isTouch || (target instanceof HTMLElement && target.closest('.moved') !== null))
}

const stopsIn = (box: Element): readonly HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-stop]')]

/** Exactly one mark or handle can be reached by Tab: the last one that had the focus, else the first mark. */
function useSingleStop(box: { readonly current: HTMLElement | null }, drawn: unknown): void {
  useLayoutEffect(() => {
    if (!box.current) return
    const stops = stopsIn(box.current)
    const focused = stops.find((stop) => stop === document.activeElement)
    const first =
      focused ?? stops.find((stop) => stop.tabIndex === 0) ?? box.current.querySelector<HTMLElement>('[data-change]') ?? stops[0]
    if (first) makeStop(box.current, first)
  }, [box, drawn])
}

function makeStop(box: Element, target: Element): void {
  const stops = stopsIn(box)
  if (!stops.some((stop) => stop === target)) return
  for (const stop of stops) stop.tabIndex = stop === target ? 0 : -1
}

/** Arrows, Home and End: along the changes, or along the sentences. Directions follow the text. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const isRightToLeft = event.currentTarget.dir === 'rtl'
  const by = {
    ArrowRight: isRightToLeft ? -1 : 1,
    ArrowLeft: isRightToLeft ? 1 : -1,
    ArrowDown: 1,
    ArrowUp: -1,
    Home: -Infinity,
    End: Infinity,
  }[event.key]
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const isAlongSentences = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(isAlongSentences ? '.sentence-handle' : '[data-change]')]
  const here = event.target instanceof Element ? event.target : event.currentTarget
  const at = stops.findIndex((stop) => stop === here || (here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  const isOn = stops[at] === here
  const from = at < 0 ? stops.length : at
  const to = by > 0 ? (isOn ? from + by : from + by - 1) : from + by
  const next = stops[Math.max(0, Math.min(stops.length - 1, to))]
  if (!next) return
  event.preventDefault()
  next.focus()
}

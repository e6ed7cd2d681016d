import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { meaningOf } from '#locales/detect-sentences.ts'
import { countCharacters } from '#engines/text/characters.ts'
import type { Span } from '#engines/text/span.ts'
import { findWords } from '#engines/text/words.ts'
import type { Tier } from '#tools/tiers.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { textOfParaphraser, useTextDraft, type TextDraft } from '#web/workbench/use-text-draft.ts'
import { emptyDraft, isDraft, type Draft } from './draft.ts'
import { firstPart } from './first-part.ts'
import { movedSpans, type Mark } from './place-marks.ts'
import { useReading, type Read } from './use-reading.ts'

/** Places of the text that were asked for, and by which button. */
export type Shown = { readonly by: string; readonly spans: readonly Span[] }

export type Detecting = {
  readonly sheet: TextDraft<Draft>
  readonly limit: number
  /** By the counter that also limits runs. */
  readonly characters: number
  readonly words: number
  readonly isOver: boolean
  readonly isRunning: boolean
  readonly isSlow: boolean
  readonly read: Read | null
  /** The text was changed after it was checked. */
  readonly isStale: boolean
  /** What stands in the way, of this very text. */
  readonly problem: Problem | null
  readonly marks: readonly Mark[]
  readonly shown: string | null
  /** Marks places of the text as it was checked and brings the first into sight; the same again takes the marks away. */
  readonly show: (shown: Shown) => void
  /** Checks the text, or as much of its beginning as a run can hold. */
  readonly check: (part?: 'beginning') => void
  readonly stop: () => boolean
  /** Where the result begins. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Everything that the detector's screen knows. */
export function useDetect({ checkedPerRun: limit }: Tier): Detecting {
  const sheet = useTextDraft({ tool: 'detect', isDraft, emptyDraft, firstText: textOfParaphraser })
  const reading = useReading()
  const { empty } = useMessages().rephrase.run
  const [shown, setShown] = useState<Shown | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { text } = sheet.draft
  const { characters, words } = useCounts(text)
  const { read, failed } = reading
  const isStale = read !== null && read.whole !== text
  const marks = useMarks({ read, shown, text })
  useArrival({ read, text }, heading)
  const check = (part?: 'beginning') => {
    if (text.trim() === '') return announce(empty)
    const isOver = countCharacters(text) > limit
    if (isOver && part === undefined) return undefined
    setShown(null)
    return reading.start(sheet.draft, isOver ? firstPart(text, limit) : text)
  }
  const show = (next: Shown) => {
    const isOn = shown?.by === next.by
    setShown(isOn ? null : next)
    const first =
      read && !isOn
        ? movedSpans(
            next.spans.slice(0, 1).map((span) => ({ span })),
            { before: read.whole, after: text },
          )[0]
        : null
    if (first) bringIntoSight(first.span)
  }
  return {
    sheet,
    limit,
    characters,
    words,
    isOver: characters > limit,
    isRunning: reading.isRunning,
    isSlow: reading.isSlow,
    read: text.trim() === '' ? null : read,
    isStale,
    problem: failed?.whole === text ? failed.problem : null,
    marks,
    shown: shown?.by ?? null,
    show,
    check,
    stop: reading.stop,
    heading,
  }
}

/** Counting a long text must not hold up the typing. */
function useCounts(now: string): { readonly characters: number; readonly words: number } {
  const text = useDeferredValue(now)
  return useMemo(() => ({ characters: countCharacters(text), words: findWords(text).length }), [text])
}

type Given = { readonly read: Read | null; readonly shown: Shown | null; readonly text: string }

/** What is drawn into the text: passages by how they read, and the places that were asked for. */
function useMarks({ read, shown, text }: Given): readonly Mark[] {
  return useMemo(() => {
    if (!read) return []
    const passages = read.result.passages.flatMap(({ span, reading }): Mark[] => (reading === 'human' ? [] : [{ span, look: reading }]))
    const places = (shown?.spans ?? []).map((span): Mark => ({ span, look: 'place' }))
    return movedSpans([...passages, ...places], { before: read.whole, after: text })
  }, [read, shown, text])
}

/** Says the verdict once it is there, and leads the focus to it; not away from somebody who has gone on writing. */
function useArrival({ read, text }: Pick<Given, 'read' | 'text'>, heading: RefObject<HTMLHeadingElement | null>): void {
  const { detect } = useMessages()
  const say = useWords()
  const arrive = useEffectEvent(({ result, whole }: Read) => {
    announce(`${detect.result.verdicts[result.verdict]}\n${meaningOf(result, detect, say)}`)
    if (whole === text) heading.current?.focus({ preventScroll: false })
  })
  useEffect(() => {
    if (read) arrive(read)
  }, [read])
}

/** Drawn with the next frame: then the piece that begins at the place is scrolled to. */
function bringIntoSight({ start }: Span): void {
  requestAnimationFrame(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('.detect-mirror [data-start]')]
    pieces.findLast((piece) => Number(piece.dataset['start']) <= start)?.scrollIntoView({ block: 'center' })
  })
}

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { placeNotes } from './place-notes.ts'
import type { Proofreading } from './use-proofread.ts'

export type NotePlaces = {
  /** In the order of the findings on the sheet; pixels from the top of the list. */
  readonly tops: readonly number[]
  readonly height: number
  /** What is in sight of the list, with room above and below. */
  readonly from: number
  readonly to: number
}

const gap = 8
/** A line of the list before one has been measured. */
const lineHeight = 44
/** Cards this far out of sight are not drawn. */
const beyond = 1_200
/** The open card stands so much higher than its line that their words are level. */
const lead = 14
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

const nowhere: NotePlaces = { tops: [], height: 0, from: 0, to: beyond }

const isSame = (a: NotePlaces, b: NotePlaces): boolean =>
  a.height === b.height &&
  a.from === b.from &&
  a.to === b.to &&
  a.tops.length === b.tops.length &&
  a.tops.every((top, i) => top === b.tops[i])

/** Where the cards of the list stand beside their paragraphs. `layout` is called when text, cards or window were laid out anew. */
export function useNotePlaces(desk: Proofreading, list: RefObject<HTMLElement | null>) {
  const [places, setPlaces] = useState(nowhere)
  const latest = useRef(desk)
  const [{ measure, layout }] = useState(() => {
    let frame = 0
    const now = () => {
      const next = measured(latest.current, list.current)
      setPlaces((before) => (isSame(before, next) ? before : next))
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(now)
    }
    return { measure: now, layout: soon }
  })
  useBrowserLayoutEffect(() => {
    latest.current = desk
  })
  useBrowserLayoutEffect(() => measure(), [measure, desk.shown, desk.active])
  useEffect(() => {
    const open = list.current?.querySelector('.note-on')
    const observer = new ResizeObserver(layout)
    if (open) observer.observe(open)
    return () => observer.disconnect()
  }, [list, layout, desk.active])
  useEffect(() => {
    addEventListener('scroll', layout, { passive: true })
    addEventListener('resize', layout)
    return () => {
      removeEventListener('scroll', layout)
      removeEventListener('resize', layout)
    }
  }, [layout])
  return [places, layout] as const
}

function measured({ shown, active, sheet }: Proofreading, list: HTMLElement | null): NotePlaces {
  const port = sheet.port.current
  if (!list || !port) return nowhere
  const origin = list.getBoundingClientRect().top
  const line = list.querySelector<HTMLElement>('.proof-line')?.offsetHeight ?? lineHeight
  const open = list.querySelector<HTMLElement>('.note-on')?.offsetHeight ?? line * 4
  const cards = shown.map(({ id, span }) => {
    const isOpen = id === active?.id
    return { id, wanted: Math.round(port.heightOf(span.start, isOpen) - origin) - lead, height: isOpen ? open : line }
  })
  const tops = placeNotes(cards, active?.id ?? null, gap)
  const height = (tops.at(-1) ?? 0) + (cards.at(-1)?.height ?? 0)
  // In steps, so that a small movement draws nothing anew.
  const from = Math.floor((-origin - beyond) / 600) * 600
  return { tops, height, from, to: from + innerHeight + 2 * beyond + 600 }
}

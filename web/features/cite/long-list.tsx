import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

/** From 1. */
export type Place = { readonly at: number; readonly of: number }
type Item = { readonly id: string }
type LongListProps<Row extends Item> = {
  readonly items: readonly Row[]
  /** This one is in sight, wherever it stands. */
  readonly shown: string | null
  readonly children: (item: Row, place: Place) => ReactNode
}

const blockSize = 10
/** An entry of two lines with its space; a block that was drawn once is as high as it was. */
const guessedHeight = 84

/**
 * A list of thousands of rows that scrolls with the page: only the blocks near the window are drawn, the others are as
 * high as they were or as a guess. Rows say their place in the whole, for screen readers count what is drawn.
 */
export function LongList<Row extends Item>({ items, shown, children }: LongListProps<Row>) {
  const blocks = useMemo(
    () => Array.from({ length: Math.ceil(items.length / blockSize) }, (_, at) => items.slice(at * blockSize, (at + 1) * blockSize)),
    [items],
  )
  const box = useRef<HTMLDivElement>(null)
  const shownBlock = shown === null ? -1 : blocks.findIndex((block) => block.some(({ id }) => id === shown))
  useEffect(() => {
    if (shownBlock < 0) return undefined
    // The block is drawn first, where it was not.
    const timer = setTimeout(() => {
      const row = box.current?.querySelector(`[data-open=true]`)
      const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
      if (top < 60 || bottom > innerHeight) row?.scrollIntoView({ block: 'center' })
    }, 30)
    return () => clearTimeout(timer)
  }, [shown, shownBlock])
  return (
    // A list whose rows stand in blocks; the rows carry their place.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={box} role="list" className="cite-list">
      {blocks.map((block, at) => (
        <Block key={block[0]?.id ?? at} count={block.length} isForced={at === shownBlock || blocks.length < 4}>
          {() => block.map((item, index) => children(item, { at: at * blockSize + index + 1, of: items.length }))}
        </Block>
      ))}
    </div>
  )
}

type BlockProps = { readonly count: number; readonly isForced: boolean; readonly children: () => ReactNode }

/** Ten rows, drawn while they are near the window. */
function Block({ count, isForced, children }: BlockProps) {
  const box = useRef<HTMLDivElement>(null)
  const [{ isNear, height }, setSeen] = useState({ isNear: false, height: count * guessedHeight })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen) return
        const { isIntersecting: isNear, boundingClientRect } = seen
        // Drawn between frames: a fast scroll asks for many rows at once.
        startTransition(() => setSeen({ isNear, height: boundingClientRect.height }))
      },
      { rootMargin: '600px 0px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const isDrawn = isNear || isForced
  return (
    <div ref={box} style={isDrawn ? undefined : { blockSize: height }}>
      {isDrawn ? children() : null}
    </div>
  )
}

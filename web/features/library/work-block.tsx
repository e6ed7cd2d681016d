import { useEffect, useRef, useState } from 'react'
import type { KeptItem } from '#tools/library/contract.ts'
import type { LibraryDesk } from './library-desk.ts'
import type { Selecting } from './use-selection.ts'
import type { WorkActions } from './use-work-actions.ts'
import { WorkRow } from './work-row.tsx'

/** Rows that come and go together. */
export const blockLength = 50
/** How far above and below the window rows are kept ready. */
const near = '1200px 0px'
/** Of a row that was never seen. */
const rowHeight = 62

type WorkBlockProps = {
  readonly works: readonly KeptItem[]
  /** Place of its first row in the list, from 0. */
  readonly from: number
  /** Id of the row that is open. */
  readonly open: string | null
  readonly onOpen: (id: string) => void
  readonly desk: LibraryDesk
  readonly selecting: Selecting
  readonly actions: WorkActions
}

/** Some rows of the table. Far from the window only their height is there, so thousands of works weigh no more than a hundred. */
export function WorkBlock({ works, from, open, onOpen, desk, selecting, actions }: WorkBlockProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(from === 0)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (!entry.isIntersecting) setHeight(entry.boundingClientRect.height)
        setIsNear(entry.isIntersecting)
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  if (!isNear) return <div ref={box} style={{ blockSize: height || works.length * rowHeight }} />
  return (
    <div ref={box} role="rowgroup">
      {works.map((work, at) => (
        <WorkRow
          key={work.id}
          work={work}
          place={from + at + 2}
          isSelected={selecting.selection.has(work.id)}
          isOpen={open === work.id}
          isMeasured={desk.client.hasMeasured(work.id)}
          onToggle={selecting.toggle}
          onOpen={onOpen}
          desk={open === work.id ? desk : null}
          actions={actions}
        />
      ))}
    </div>
  )
}

import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { ProblemLine } from './problem-line.tsx'
import type { Sending } from './use-sending.ts'
import './ask-box.css'

type AskBoxProps = {
  readonly title: string
  readonly body: string
  readonly yes: string
  readonly no: string
  readonly sending: Pick<Sending, 'isBusy' | 'problem'>
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Something that cannot be taken back: what it does, and two buttons of one size. The focus starts on what it is about. */
export function AskBox({ title, body, yes, no, sending, onYes, onNo }: AskBoxProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onNo()
  }
  return (
    // Escape means the same as its second button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={box} role="group" aria-labelledby={id} tabIndex={-1} className="ask-box" onKeyDown={onKeyDown}>
      <h3 id={id} className="h3">
        {title}
      </h3>
      <p>{body}</p>
      <ProblemLine problem={sending.problem} />
      <div className="even-buttons">
        <Button isBusy={sending.isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </div>
    </div>
  )
}

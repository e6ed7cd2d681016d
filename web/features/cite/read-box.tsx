import { CornerDownLeft, Link2, WifiOff } from 'lucide-react'
import { useId, useRef, type KeyboardEvent } from 'react'
import { readCharactersAtMost } from '#tools/cite/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { countsOf } from './reading.ts'
import type { CiteDesk } from './use-cite.ts'

/** The one box: an identifier, a link, a title, or a whole list. Enter reads; with Shift it begins a line. */
export function ReadBox({ desk }: { readonly desk: CiteDesk }) {
  const { box: words } = useMessages().cite
  const isOnline = useIsOnline()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { reading, text, setText } = desk
  const { phase, problem } = reading.state
  const isReading = phase === 'reading'
  const isTooLong = text.length > readCharactersAtMost
  const read = () => {
    if (text.trim() === '' || isTooLong || isReading) return
    reading.start(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isReading) reading.stop()
    // An input method finishes a word by Enter, too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    read()
  }
  return (
    <div className="cite-box">
      <label htmlFor={id} className="cite-label">
        {words.label}
      </label>
      <div className="cite-box-field">
        <Icon of={Link2} />
        <textarea
          ref={field}
          id={id}
          className="field"
          rows={1}
          dir="auto"
          spellCheck={false}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          aria-describedby={`${id}hint`}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="cite-enter" aria-label={words.read} disabled={text.trim() === '' || isReading} onClick={read}>
          <Icon of={CornerDownLeft} turns />
        </button>
      </div>
      {isReading ? <Running desk={desk} /> : null}
      <p id={`${id}hint`} className={isTooLong ? 'cite-hint text-red' : 'cite-hint'}>
        {isTooLong ? words.tooLong(readCharactersAtMost) : isOnline ? words.hint : words.offline}
        {isOnline ? null : <Icon of={WifiOff} className="ms-1 inline" />}
      </p>
      {problem && isOnline ? <ProblemLine problem={problem} /> : null}
    </div>
  )
}

function Running({ desk }: { readonly desk: CiteDesk }) {
  const { box: words } = useMessages().cite
  const { reading } = desk
  const { read, all } = countsOf(reading.state)
  return (
    <div className="cite-running">
      <span className="ink cite-ink" aria-hidden="true">
        <span style={{ transform: `scaleX(${all === 0 ? 0 : read / all})` }} />
      </span>
      <span className="cite-hint">{all > 1 ? words.reading(read, all) : ''}</span>
      <Button size="small" variant="quiet" onClick={reading.stop}>
        {words.stop}
      </Button>
    </div>
  )
}

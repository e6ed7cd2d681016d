import { Search } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { charactersAtMost } from '#tools/find/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { lengthOf } from './draft.ts'
import type { DeskProps } from './use-find.ts'

/** What is searched for. Enter searches; with Shift it begins a line. */
export function SearchBox({ desk }: DeskProps) {
  const { box: words } = useMessages().find
  const id = useId()
  const { draft, field, typed, state, canStart, start } = desk
  const { length, isTooLong } = lengthOf(draft)
  const isAsking = state.phase === 'asking'
  const isTopic = draft.mode === 'topic'
  // Once there is something to save, that is what the one blue button is for.
  const isFirst = state.hits.length === 0
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method finishes a word by Enter, too.
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    start()
  }
  return (
    <div className="find-box" data-region>
      <SegmentedControl
        label={words.modes}
        segments={[
          { value: 'sentence', label: words.sentence },
          { value: 'topic', label: words.topic },
        ]}
        value={draft.mode}
        onChange={desk.setMode}
      />
      <div className="find-field">
        <Icon of={Search} />
        <textarea
          ref={field}
          className="field"
          rows={1}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={isTopic ? words.topicLabel : words.sentenceLabel}
          aria-describedby={`${id}hint`}
          aria-invalid={isTooLong || undefined}
          onInput={(event) => typed(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isAsking ? (
        <Button className="find-start" aria-keyshortcuts="Escape" onClick={() => void desk.stop()}>
          {words.stop} <Kbd keys={['Esc']} />
        </Button>
      ) : (
        <Button
          className="find-start"
          variant={isFirst ? 'primary' : 'outline'}
          aria-keyshortcuts="Control+Enter"
          disabled={!canStart}
          onClick={start}
        >
          {words.search}
        </Button>
      )}
      <p id={`${id}hint`} className={isTooLong ? 'find-hint text-red' : state.phase === 'idle' ? 'find-hint' : 'sr-only'}>
        {isTooLong ? words.tooLong(length, charactersAtMost) : isTopic ? words.topicHint : words.sentenceHint}
      </p>
    </div>
  )
}

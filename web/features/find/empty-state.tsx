import { useMessages } from '#web/i18n/messages.tsx'
import { useIndexes } from './use-indexes.ts'
import type { DeskProps } from './use-find.ts'

/** Nothing was asked yet: what this is for, what is sent, and two sentences to try. */
export function EmptyState({ desk }: DeskProps) {
  const { empty: words } = useMessages().find
  const { isOnlyLibrary } = useIndexes()
  const take = (text: string) => {
    desk.change({ text, mode: 'sentence' })
    desk.field.current?.focus()
  }
  return (
    <div className="find-state">
      <h2 className="h3">{words.title}</h2>
      <p>{words.body}</p>
      <p>{isOnlyLibrary ? words.sentNowhere : words.sent}</p>
      <p className="label">{words.examples}</p>
      <ul className="find-examples">
        {[words.first, words.second].map((text) => (
          <li key={text}>
            <button type="button" lang={words.examplesIn} dir="auto" onClick={() => take(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

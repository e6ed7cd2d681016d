import { Plus, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { keyWordsAtMost } from '#tools/find/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DeskProps, FindDesk, WordsKind } from './use-find.ts'

/** What was sent of the text: key words that can be taken away and added to. */
export function KeyWords({ desk }: DeskProps) {
  const { words } = useMessages().find
  const { state, changed } = desk
  if (state.language === null) return null
  return (
    <div className="find-words" data-region>
      <WordList desk={desk} kind="keyWords" label={words.label} add={words.add} />
      {state.language === 'en' ? null : <WordList desk={desk} kind="englishWords" label={words.english} add={words.addEnglish} />}
      {changed ? (
        <p className="find-changed">
          {changed === 'words' ? words.changed : words.wider}
          <Button size="small" disabled={!desk.canStart} onClick={desk.start}>
            {words.again}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

type WordListProps = { readonly desk: FindDesk; readonly kind: WordsKind; readonly label: string; readonly add: string }

function WordList({ desk, kind, label, add }: WordListProps) {
  const { words } = useMessages().find
  const id = useId()
  const list = desk.words[kind]
  return (
    <div className="find-word-row">
      <span id={id} className="label">
        {label}
      </span>
      <ul aria-labelledby={id}>
        {list.map((word) => (
          <li key={word}>
            <span className="find-word">
              <bdi>{word}</bdi>
              <button
                type="button"
                aria-label={words.remove(word)}
                onClick={() =>
                  desk.setWords(
                    kind,
                    list.filter((one) => one !== word),
                  )
                }
              >
                <Icon of={X} />
              </button>
            </span>
          </li>
        ))}
        <li>
          <NewWord label={add} isFull={list.length >= keyWordsAtMost} onAdd={(word) => desk.setWords(kind, added(list, word))} />
        </li>
      </ul>
    </div>
  )
}

const added = (list: readonly string[], word: string): readonly string[] => (list.includes(word) ? list : [...list, word])

type NewWordProps = { readonly label: string; readonly isFull: boolean; readonly onAdd: (word: string) => void }

/** A field as wide as its words; Enter or a comma adds them. */
function NewWord({ label, isFull, onAdd }: NewWordProps) {
  const { words } = useMessages().find
  const [typed, setTyped] = useState('')
  const take = () => {
    const word = typed.replaceAll(',', ' ').trim()
    if (word !== '' && !isFull) onAdd(word)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== ',') return
    if (typed.trim() === '' && event.key === 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <span className="find-word find-new-word">
      <Icon of={Plus} />
      <input
        value={typed}
        placeholder={label}
        aria-label={label}
        title={isFull ? words.full(keyWordsAtMost) : undefined}
        disabled={isFull}
        maxLength={100}
        autoComplete="off"
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
    </span>
  )
}

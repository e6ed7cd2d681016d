import { useEffect, useId, useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { spoken } from '#web/workbench/synonyms/spoken.ts'
import { FormList } from './form-list.tsx'
import { piecesOf } from '#web/workbench/synonyms/pieces.ts'
import type { ThesaurusDesk } from './use-desk.ts'
import type { SentenceDesk } from './use-sentence.ts'
import { useWordKeys } from './use-word-keys.ts'

type PaneProps = { readonly desk: ThesaurusDesk; readonly sentence: SentenceDesk }

/** Beyond the margin line: the reader's sentence, with what may take the word's place in it. */
export function SentencePane({ desk, sentence }: PaneProps) {
  const { sentence: words } = useMessages().thesaurus
  const { isEditing, edit, write } = sentence
  const clear = () => {
    write('')
    edit()
  }
  return (
    <aside className="word-side" aria-label={words.title} data-region>
      <div className="word-side-head">
        <h2 className="label">{words.title}</h2>
        {isEditing ? null : (
          <span className="word-side-tools">
            <Button variant="quiet" size="small" onClick={edit}>
              {words.edit}
            </Button>
            <Button variant="quiet" size="small" onClick={clear}>
              {words.clear}
            </Button>
          </span>
        )}
      </div>
      {isEditing ? <SentenceField desk={desk} sentence={sentence} /> : <SentenceView desk={desk} sentence={sentence} />}
    </aside>
  )
}

function SentenceField({ desk, sentence }: PaneProps) {
  const { sentence: words } = useMessages().thesaurus
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, show } = sentence
  const language = desk.state.result?.language
  const wasMounted = useRef(false)
  useEffect(() => {
    // The empty field waits; the one that was asked for is there to be written in.
    if (!wasMounted.current && field.current?.value) field.current.focus()
    wasMounted.current = true
  }, [])
  return (
    <>
      <textarea
        ref={field}
        className="field word-sentence-field"
        rows={3}
        maxLength={2_000}
        aria-label={words.field}
        aria-describedby={`${id}kept`}
        placeholder={words.placeholder}
        {...(text !== '' && language ? spoken(language) : { dir: text === '' ? undefined : 'auto' })}
        value={text}
        onChange={(event) => write(event.target.value)}
        onPaste={() => text === '' && setTimeout(show)}
        onBlur={show}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          show()
        }}
      />
      {text.trim() === '' ? null : (
        <Button size="small" className="mt-2" onClick={show}>
          {words.show}
        </Button>
      )}
      <p id={`${id}kept`} className="word-note">
        {words.kept}
      </p>
    </>
  )
}

function SentenceView({ desk, sentence }: PaneProps) {
  const { sentence: words } = useMessages().thesaurus
  const { text, target, aim } = sentence
  const language = desk.state.result?.language ?? (desk.place.language === 'detect' ? null : desk.place.language)
  const { ref, onKeyDown, onFocus } = useWordKeys<HTMLParagraphElement>({})
  const isTarget = (start: number) => target !== null && start >= target.span.start && start < target.span.end
  return (
    <>
      {/* Arrows walk among the words in it, which are the controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <p
        ref={ref}
        className="word-sentence"
        aria-label={words.pickWord}
        role="group"
        {...(language ? spoken(language) : { dir: 'auto' })}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {piecesOf(text, language).map(({ text: piece, span, isWord }) =>
          isWord ? (
            // A button's box would let a line break before the comma behind it. Its keys are those of the paragraph.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <span
              key={span.start}
              role="button"
              tabIndex={-1}
              data-word={piece}
              aria-pressed={isTarget(span.start)}
              onClick={() => (isTarget(span.start) ? undefined : aim({ span, form: piece }))}
            >
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </p>
      {target ? <FormList desk={desk} sentence={sentence} target={target} /> : <p className="word-wrote">{words.choose}</p>}
      <p className="word-note">{words.kept}</p>
    </>
  )
}

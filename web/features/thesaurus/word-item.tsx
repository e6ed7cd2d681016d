import { ArrowRight, Copy, CornerDownRight, BookA } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FloatingPanel } from '#web/workbench/floating-panel.tsx'
import type { Word } from '#web/workbench/synonyms/entry.ts'
import { copyInline } from './copy-word.ts'
import { Familiarity } from '#web/workbench/synonyms/familiarity.tsx'
import { spoken } from '#web/workbench/synonyms/spoken.ts'

/** What can be done with a word. */
export type WordActions = {
  readonly lookUp: (word: string) => void
  /** Puts it into the reader's sentence; null where there is none to put it in. */
  readonly use: ((word: Word) => void) | null
  /** The word that is chosen for the sentence. */
  readonly chosen: string | null
}

type WordItemProps = { readonly word: Word; readonly language: TextLanguage; readonly hintId: string; readonly actions: WordActions }

/** A word: a click copies it, the arrow beside it looks it up; under a finger it opens its actions. */
export function WordItem({ word, language, hintId, actions }: WordItemProps) {
  const { word: words } = useMessages().thesaurus
  const button = useRef<HTMLButtonElement>(null)
  const isTouched = useRef(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const copy = () => void copyInline(word.word, { copied: words.copied(word.word), notCopied: words.notCopied })
  const press = () => {
    if (isTouched.current) setAnchor(button.current)
    else copy()
  }
  return (
    <span className="word-item">
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        data-word={word.word}
        className={classNames('word-button', actions.chosen === word.word && 'word-button-on')}
        aria-describedby={hintId}
        onPointerDown={({ pointerType }) => (isTouched.current = pointerType === 'touch')}
        onKeyDown={() => (isTouched.current = false)}
        onClick={press}
      >
        <span {...spoken(language)}>{word.word}</span>
        {word.familiarity === null ? null : <Familiarity of={word.familiarity} />}
      </button>
      <Button
        variant="ink"
        isIcon
        tabIndex={-1}
        className="word-go"
        aria-label={words.lookUpThis(word.word)}
        title={words.lookUp}
        onClick={() => actions.lookUp(word.word)}
      >
        <Icon of={ArrowRight} turns />
      </Button>
      {anchor ? (
        <FloatingPanel anchor={anchor} label={word.word} onClose={() => setAnchor(null)}>
          <p className="word-panel-title">
            <span {...spoken(language)}>{word.word}</span>
          </p>
          <button type="button" className="option" onClick={() => (copy(), setAnchor(null))}>
            <Icon of={Copy} /> {words.copy}
          </button>
          <button type="button" className="option" onClick={() => (setAnchor(null), actions.lookUp(word.word))}>
            <Icon of={BookA} /> {words.lookUp}
          </button>
          {actions.use ? (
            <button type="button" className="option" onClick={() => (setAnchor(null), actions.use?.(word))}>
              <Icon of={CornerDownRight} turns /> {words.use}
            </button>
          ) : null}
        </FloatingPanel>
      ) : null}
    </span>
  )
}

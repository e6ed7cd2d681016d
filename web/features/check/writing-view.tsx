import { ClipboardPaste, X } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import { OpenFileButton } from '#web/workbench/open-file-button.tsx'
import { Upsell } from '#web/workbench/upsell.tsx'
import { useKeepsTexts } from '#web/workbench/use-keeps-texts.ts'
import { countWords } from './draft.ts'
import { FootLine } from './foot-line.tsx'
import { charactersAtMost, wordsAtLeast } from './limits.ts'
import { ScopePane } from './scope-pane.tsx'
import { StartProblem } from './start-problem.tsx'
import { useStart } from './use-start.ts'
import { useTextActions, type TextActions } from './use-text-actions.ts'
import { useWritingKeys } from './use-writing-keys.ts'
import type { CheckDesk } from './use-check.ts'

const countId = 'check-count'

/** Before a check: the text, and beyond the margin line what will be searched and what it costs. */
export function WritingView({ desk }: { readonly desk: CheckDesk }) {
  const actions = useTextActions(desk)
  const starting = useStart(desk)
  useWritingKeys(starting.start)
  const { foot } = useMessages().check
  const keepsTexts = useKeepsTexts()
  return (
    <>
      <TitleBar desk={desk} />
      <StartProblem desk={desk} actions={actions} start={starting.start} />
      <div className="check-split">
        <TextPane desk={desk} actions={actions} />
        <ScopePane desk={desk} starting={starting} />
      </div>
      <FootLine>{keepsTexts ? foot.kept : foot.notKept}</FootLine>
      <Upsell upsell={starting.upsell} />
    </>
  )
}

function TitleBar({ desk: { draft, change } }: { readonly desk: CheckDesk }) {
  const { before } = useMessages().check
  const { language } = useMessages().rephrase
  return (
    <Bar className="check-bar">
      <label className="check-title-field">
        <span className="label">{before.title}</span>
        <input
          className="check-title-input"
          value={draft.title}
          maxLength={200}
          placeholder={before.titleHint}
          autoComplete="off"
          dir="auto"
          onChange={(event) => change({ title: event.target.value })}
        />
      </label>
      <BarSpace />
      <LanguageSelect words={language} value={draft.language} detected={null} onChange={(value) => change({ language: value })} />
    </Bar>
  )
}

function TextPane({ desk, actions }: { readonly desk: CheckDesk; readonly actions: TextActions }) {
  const { before } = useMessages().check
  const { original } = useMessages().rephrase
  const { draft, field, typed } = desk
  // The field holds the text from then on.
  const [first] = useState(draft.text)
  const facts = textLanguages.find(({ code }) => code === draft.language)
  const isEmpty = draft.text === ''
  return (
    <div className="writing-text" data-region>
      <textarea
        ref={field}
        defaultValue={first}
        className="writing-field check-field manuscript"
        aria-label={before.field}
        aria-describedby={countId}
        placeholder={original.placeholder}
        lang={isEmpty ? undefined : (facts?.tag ?? '')}
        dir={isEmpty ? undefined : (facts?.direction ?? 'auto')}
        spellCheck={false}
        autoComplete="off"
        onInput={(event) => typed(event.currentTarget.value)}
      />
      {isEmpty ? (
        <div className="writing-hints">
          <Button size="small" onClick={actions.paste}>
            <Icon of={ClipboardPaste} /> {original.paste}
          </Button>
          <OpenFileButton onOpen={actions.open} isBusy={actions.opening !== null} variant="outline" />
        </div>
      ) : null}
      <Bar isFoot className="writing-foot">
        <CountLine desk={desk} />
        <BarSpace />
        {isEmpty ? null : (
          <div className="flex flex-wrap">
            <OpenFileButton onOpen={actions.open} isBusy={actions.opening !== null} variant="quiet" />
            <Button variant="quiet" size="small" onClick={actions.clear}>
              <Icon of={X} /> {original.clear}
            </Button>
          </div>
        )}
      </Bar>
      {actions.isDropping ? <p className="writing-drop">{original.drop}</p> : null}
    </div>
  )
}

/** Characters and words; what is too short or too long says so. */
function CountLine({ desk: { draft, isKept } }: { readonly desk: CheckDesk }) {
  const { before } = useMessages().check
  const { original } = useMessages().rephrase
  const { number } = useWords()
  // Counting a long text must not hold up the typing.
  const text = useDeferredValue(draft.text)
  const { characters, words } = useMemo(() => ({ characters: countCharacters(text), words: countWords(text) }), [text])
  const over = characters - charactersAtMost
  const isShort = words > 0 && words < wordsAtLeast
  return (
    <p id={countId} className="text-sm text-ink-soft">
      <b className="font-semibold text-ink">{number(characters)}</b> {original.characters(characters)}
      {over > 0 ? <span className="text-red"> · {before.long(over)}</span> : null}
      {over > 0 ? null : <span> · {isShort ? before.short(words, wordsAtLeast) : before.words(words)}</span>}
      {isKept ? null : <span className="text-ochre"> · {original.draftNotKept}</span>}
    </p>
  )
}

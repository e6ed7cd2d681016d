import { ClipboardPaste, X } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { wordsForVerdict } from '#tools/detect/limits.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { OpenFileButton } from '#web/workbench/open-file-button.tsx'
import { piecesOf, type Mark } from './place-marks.ts'
import type { Detecting } from './use-detect.ts'
import type { TextActions } from './use-text-actions.ts'

const countId = 'detect-count'

type TextPaneProps = { readonly desk: Detecting; readonly actions: TextActions }

/** The text, which stays the reader's to change; marks lie under it. */
export function TextPane({ desk, actions }: TextPaneProps) {
  const { original } = useMessages().rephrase
  const { field: label } = useMessages().detect
  const { read, marks, isStale } = desk
  const { draft, field, typed } = desk.sheet
  const { text, language } = draft
  const facts = textLanguages.find(({ code }) => code === (language === 'detect' ? read?.result.language : language))
  const isEmpty = text === ''
  const dir = isEmpty ? undefined : (facts?.direction ?? 'auto')
  const lang = isEmpty ? undefined : (facts?.tag ?? '')
  return (
    <div className="detect-text" data-region>
      <div className="detect-doc manuscript" lang={lang}>
        <Mirror text={text} marks={marks} dir={dir} isStale={isStale} />
        <textarea
          ref={field}
          className="detect-field"
          aria-label={label}
          aria-describedby={countId}
          placeholder={original.placeholder}
          dir={dir}
          rows={1}
          spellCheck={false}
          autoComplete="off"
          onInput={(event) => typed(event.currentTarget.value)}
        />
      </div>
      {isEmpty ? <EmptyActions actions={actions} /> : null}
      <Bar isFoot className="detect-text-foot">
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

type MirrorProps = {
  readonly text: string
  readonly marks: readonly Mark[]
  readonly dir: 'ltr' | 'rtl' | 'auto' | undefined
  readonly isStale: boolean
}

/** A silent copy of the text under the field, of the same measures: it gives the height, and it is where marks are drawn. */
function Mirror({ text, marks, dir, isStale }: MirrorProps) {
  const pieces = useMemo(() => piecesOf(text, marks), [text, marks])
  return (
    <div className="detect-mirror" aria-hidden="true" dir={dir} data-stale={isStale || undefined}>
      {pieces.map(({ start, text: words, looks }) =>
        looks.length === 0 ? (
          words
        ) : (
          <span key={start} data-start={start} className={classNames(...looks.map((look) => `reads-${look}`))}>
            {words}
          </span>
        ),
      )}
      {/* A line break at the very end has no height of its own. */}
      {'\u200b'}
    </div>
  )
}

function EmptyActions({ actions }: { readonly actions: TextActions }) {
  const { original } = useMessages().rephrase
  return (
    <div className="detect-empty">
      <Button size="small" onClick={actions.paste}>
        <Icon of={ClipboardPaste} /> {original.paste}
      </Button>
      <OpenFileButton onOpen={actions.open} isBusy={actions.opening !== null} variant="outline" />
      <Button variant="ink" size="small" onClick={actions.example}>
        {original.example}
      </Button>
    </div>
  )
}

/** Characters and words; what is too little for a verdict or too much for a run says so. */
function CountLine({ desk: { characters, words, limit, isOver, sheet } }: { readonly desk: Detecting }) {
  const { original } = useMessages().rephrase
  const { strip } = useMessages().proofread
  const { state } = useMessages().detect
  const { number } = useWords()
  const sayOver = useEffectEvent(() => announce(original.over(characters - limit)))
  // Said when the limit is passed, not with every key after it.
  useEffect(() => {
    if (isOver) sayOver()
  }, [isOver])
  const isShort = words > 0 && words < wordsForVerdict
  return (
    <p id={countId} className="text-sm text-ink-soft">
      <b className={isOver ? 'font-semibold text-red' : 'font-semibold text-ink'}>{number(characters)}</b> {original.characters(characters)}
      , <b className="font-semibold text-ink">{number(words)}</b> {strip.words(words)}
      {isOver ? (
        <span className="text-red"> · {original.over(characters - limit)}</span>
      ) : (
        <span> · {isShort ? state.more(wordsForVerdict - words) : original.ofRun(limit)}</span>
      )}
      {sheet.isKept ? null : <span className="text-ochre"> · {original.draftNotKept}</span>}
    </p>
  )
}

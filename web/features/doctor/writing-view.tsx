import { ClipboardPaste, X } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import { doctorCharactersAtMost } from '#tools/cite/doctor-contract.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import { OpenFileButton } from '#web/workbench/open-file-button.tsx'
import { DeskProblem } from './desk-problem.tsx'
import { FootLine } from './foot-line.tsx'
import type { DoctorDesk } from './use-doctor.ts'
import { useKeys } from './use-keys.ts'
import type { TextActions } from './use-text-actions.ts'

type WritingViewProps = { readonly desk: DoctorDesk; readonly actions: TextActions }

const countId = 'doctor-count'

/** Before a check: the paper, and beyond the margin line what will be looked at. */
export function WritingView({ desk, actions }: WritingViewProps) {
  useKeys(desk, null)
  const { language } = useMessages().rephrase
  return (
    <>
      <Bar className="doctor-bar">
        <LanguageSelect
          words={language}
          value={desk.draft.language}
          detected={null}
          onChange={(value) => desk.change({ language: value })}
        />
      </Bar>
      <DeskProblem desk={desk} actions={actions} />
      <div className="doctor-split">
        <TextPane desk={desk} actions={actions} />
        <Purpose desk={desk} />
      </div>
      <FootLine />
    </>
  )
}

function TextPane({ desk, actions }: WritingViewProps) {
  const { before } = useMessages().doctor
  const { original } = useMessages().rephrase
  const { draft, field, typed, isRunning } = desk
  // The field holds the text from then on.
  const [first] = useState(draft.text)
  const facts = textLanguages.find(({ code }) => code === draft.language)
  const isEmpty = draft.text === ''
  return (
    <div className="writing-text doctor-text" data-region>
      <textarea
        ref={field}
        defaultValue={first}
        className="writing-field doctor-field manuscript"
        aria-label={before.field}
        aria-describedby={countId}
        placeholder={before.placeholder}
        lang={isEmpty ? undefined : (facts?.tag ?? '')}
        dir={isEmpty ? undefined : (facts?.direction ?? 'auto')}
        spellCheck={false}
        autoComplete="off"
        // What was found must speak of what stands there.
        readOnly={isRunning}
        onInput={(event) => typed(event.currentTarget.value)}
      />
      {isEmpty ? (
        <div className="writing-hints doctor-empty">
          <Button size="small" onClick={actions.paste}>
            <Icon of={ClipboardPaste} /> {original.paste}
          </Button>
          <OpenFileButton onOpen={actions.open} isBusy={actions.isOpening} variant="outline" />
        </div>
      ) : null}
      <Bar isFoot className="writing-foot">
        <CountLine desk={desk} />
        <BarSpace />
        {isEmpty ? null : (
          <div className="flex flex-wrap">
            <OpenFileButton onOpen={actions.open} isBusy={actions.isOpening} variant="quiet" />
            <Button variant="quiet" size="small" onClick={actions.clear}>
              <Icon of={X} /> {original.clear}
            </Button>
          </div>
        )}
      </Bar>
    </div>
  )
}

function CountLine({ desk: { draft, isKept } }: { readonly desk: DoctorDesk }) {
  const { before } = useMessages().doctor
  const { original } = useMessages().rephrase
  const { number } = useWords()
  // Counting a long text must not hold up the typing.
  const text = useDeferredValue(draft.text)
  const characters = useMemo(() => countCharacters(text), [text])
  const over = text.length - doctorCharactersAtMost
  return (
    <p id={countId} className="text-sm text-ink-soft">
      <b className="font-semibold text-ink">{number(characters)}</b> {original.characters(characters)}
      {over > 0 ? <span className="text-red"> · {before.long(over)}</span> : null}
      {isKept ? null : <span className="text-ochre"> · {original.draftNotKept}</span>}
    </p>
  )
}

function Purpose({ desk }: { readonly desk: DoctorDesk }) {
  const { before } = useMessages().doctor
  const isTooLong = desk.draft.text.length > doctorCharactersAtMost
  return (
    <div className="doctor-purpose" data-region>
      <h2 className="doctor-lead">{before.lead}</h2>
      <ul className="doctor-points">
        {before.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="doctor-start">
        <div className="writing-start-bar">
          <Button variant="primary" isBusy={desk.isRunning} disabled={isTooLong} onClick={desk.check}>
            {before.run}
          </Button>
        </div>
        <p className="text-sm text-ink-pencil">{before.cost}</p>
      </div>
    </div>
  )
}

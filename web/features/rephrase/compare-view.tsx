import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import type { Strength } from '#tools/rephrase/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Bar, BarSpace, Sheet } from '#web/ui/sheet.tsx'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { CompareColumn } from './compare-column.tsx'
import { languageFacts } from './language-facts.ts'
import { modes } from './options.ts'
import { similarityBand } from './similarity-band.ts'
import { StrengthSegments } from './strength-segments.tsx'
import { useCompareKeys } from './compare-keys.ts'
import { useCompare, type Column, type Comparing } from './use-compare.ts'
import type { Rephrasing } from './use-rephrase.ts'
import './compare.css'

type CompareViewProps = {
  readonly desk: Rephrasing
  readonly showsChanges: boolean
  readonly onShowChanges: (isOn: boolean) => void
  readonly onLocked: (strength: Strength) => void
  /** Back to one mode; a wording that was taken stands on the sheet then. */
  readonly onClose: () => void
}

/** The original across the top, and below it one column a mode: the same clause at about the same height. */
export function CompareView({ desk, showsChanges, onShowChanges, onLocked, onClose }: CompareViewProps) {
  const { compare: words } = useMessages().outcome
  const { result } = useMessages().rephrase
  const comparing = useCompare(desk, onClose)
  const { columns, isRunning } = comparing
  useCompareKeys(comparing, onClose)
  const language = columns?.[0]?.result.language ?? (desk.draft.language === 'detect' ? null : desk.draft.language)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <>
      <Sheet aria-label={words.title} className="compare">
        <Bar className="controls-bar compare-bar">
          <Button ref={back} variant="quiet" size="small" onClick={onClose}>
            <Icon of={ChevronLeft} turns /> {words.back}
          </Button>
          <StrengthSegments desk={desk} onLocked={onLocked} />
          <BarSpace />
          <CompareCost desk={desk} isDone={columns !== null} />
          {columns ? (
            <Checkbox label={result.showChanges} isOn={showsChanges} onChange={onShowChanges} />
          ) : (
            <Button variant="primary" isBusy={isRunning} aria-keyshortcuts="Control+Enter" onClick={comparing.run}>
              {words.start}
            </Button>
          )}
        </Bar>
        <Original text={desk.draft.text} language={language} />
        <div className="compare-columns" aria-busy={isRunning || undefined}>
          {modes.map((mode, at) => (
            <CompareColumn
              key={mode}
              mode={mode}
              place={at + 1}
              source={comparing.asked.text}
              column={columns?.find((column) => column.mode === mode) ?? null}
              comparing={comparing}
              showsChanges={showsChanges}
            />
          ))}
        </div>
      </Sheet>
      <CompareFoot comparing={comparing} />
    </>
  )
}

/** Before a run what it counts, after it what is left. */
function CompareCost({ desk: { month, draft }, isDone }: { readonly desk: Rephrasing; readonly isDone: boolean }) {
  const { compare: words } = useMessages().outcome
  const { original } = useMessages().rephrase
  if (!month) return null
  const left = Math.max(0, month.limit - month.used)
  return (
    <span className="text-sm text-ink-pencil">
      {isDone ? original.leftOf(left, month.limit) : words.costs(countCharacters(draft.text))}
    </span>
  )
}

function Original({ text, language }: { readonly text: string; readonly language: Column['result']['language'] | null }) {
  const { original, language: names } = useMessages().rephrase
  const facts = language ? languageFacts(language) : undefined
  const amount = countCharacters(text)
  return (
    <div className="compare-original">
      <div>
        <h2 className="label">{original.title}</h2>
        <p className="text-sm text-ink-soft">
          {original.number(amount)} {original.characters(amount)}
        </p>
        {language ? <p className="text-sm text-ink-soft">{names.name(language)}</p> : null}
      </div>
      <div
        className="manuscript compare-source"
        role="group"
        aria-label={original.field}
        // A long original scrolls by itself, so it must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        lang={facts?.tag}
        dir={facts?.direction}
      >
        {text}
      </div>
    </div>
  )
}

/** What is very close, in words; and the keys. */
function CompareFoot({ comparing: { columns } }: { readonly comparing: Comparing }) {
  const { compare: words } = useMessages().outcome
  const { engine, mode: names, run } = useMessages().rephrase
  const hasKeys = useLetterKeys()
  const close = (columns ?? []).filter(({ result }) => similarityBand(Math.round(result.figures.similarity * 100)) === 'veryClose')
  const engines = new Set((columns ?? []).map(({ result }) => result.engine))
  return (
    <div className="compare-foot">
      <p>
        {[...engines].map((name) => engine[name]).join(' ')} {close.length > 0 ? words.close(close.map(({ mode }) => names[mode])) : null}
      </p>
      <p className="from-md compare-keys" aria-hidden="true">
        {hasKeys ? (
          <span>
            <Kbd keys={['1']} /> – <Kbd keys={['5']} /> {words.keyChoose}
          </span>
        ) : null}
        <span>
          <Kbd keys={['mod', 'enter']} control={run.controlKey} /> {words.use}
        </span>
      </p>
    </div>
  )
}

import { useEffect, useId, useRef } from 'react'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { countsOf, hasFamiliarity } from './arrange.ts'
import { EntryView } from './entry-view.tsx'
import { FamiliarityLegend } from '#web/workbench/synonyms/familiarity.tsx'
import { EmptyState, Ghosts, Nothing, OtherLanguages, OwnListNote, Trouble } from './states.tsx'
import type { ThesaurusDesk } from './use-desk.ts'
import type { SentenceDesk } from './use-sentence.ts'
import { useWordKeys } from './use-word-keys.ts'

type AnswerPaneProps = { readonly desk: ThesaurusDesk; readonly sentence: SentenceDesk }

/** What the dictionaries have of the word, or why there is nothing. */
export function AnswerPane({ desk, sentence }: AnswerPaneProps) {
  const { state } = desk
  const { box } = useMessages().thesaurus
  const isAsking = state.phase === 'asking'
  return (
    <div className={classNames('word-answer', isAsking && 'word-answer-waits')} aria-busy={isAsking || undefined} data-region>
      {isAsking ? <span className="sr-only">{box.looking}</span> : null}
      {state.phase === 'idle' ? <EmptyState desk={desk} /> : null}
      {state.phase === 'failed' ? <Trouble desk={desk} /> : null}
      {isAsking && !state.result ? <Ghosts /> : null}
      {state.result && state.phase !== 'failed' ? (
        state.result.entries.length > 0 ? (
          <Entries desk={desk} sentence={sentence} result={state.result} />
        ) : (
          <Nothing desk={desk} result={state.result} />
        )
      ) : null}
    </div>
  )
}

type EntriesProps = AnswerPaneProps & { readonly result: ThesaurusResult }

function Entries({ desk, sentence, result }: EntriesProps) {
  const { thesaurus } = useMessages()
  const hintId = useId()
  const walked = useRef(false)
  const lookUp = (word: string) => {
    walked.current = true
    desk.walk(word, result.language)
  }
  const { ref, onKeyDown, onFocus } = useWordKeys<HTMLDivElement>({
    onLookUp: lookUp,
    onBack: () => {
      walked.current = desk.back()
      return walked.current
    },
    onLeave: () => desk.field.current?.focus(),
  })
  useEffect(() => {
    if (desk.state.phase !== 'found') return
    const counts = result.entries.map((entry) => `${entry.word}: ${thesaurus.entry.counts(...countsOf(entry))}`)
    announce(counts.join('. '))
    if (!walked.current) return
    walked.current = false
    const title = ref.current?.querySelector('.word-head')
    ref.current?.querySelector<HTMLElement>('[data-word]')?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'nearest' })
  }, [result, desk.state.phase, thesaurus, ref])
  const actions = { lookUp, use: sentence.use, chosen: sentence.chosen?.word ?? null }
  return (
    // Arrows walk among the words in it, which are the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={ref} className="word-entries" onKeyDown={onKeyDown} onFocus={onFocus}>
      <p id={hintId} hidden>
        {`Enter: ${thesaurus.word.copy}. Shift Enter: ${thesaurus.word.lookUp}.`}
      </p>
      {result.installed.thesaurus ? null : <OwnListNote language={result.language} />}
      {result.entries.map((entry, at) => (
        <EntryView
          // A word may have two entries of one part of speech; they keep their order.
          key={`${at} ${entry.word}`}
          entry={entry}
          asked={result.word}
          language={result.language}
          hintId={hintId}
          actions={actions}
          isAcademicOnly={desk.isAcademicOnly}
          onShowAll={() => desk.setAcademicOnly(false)}
        />
      ))}
      <OtherLanguages desk={desk} result={result} />
      <div className="word-legend">
        {hasFamiliarity(result) ? <FamiliarityLegend /> : null}
        <KeyHints />
      </div>
    </div>
  )
}

/** The keys that work among the words; on phones there are none. */
function KeyHints() {
  const { keys: words } = useMessages().thesaurus
  return (
    <p className="word-keys" aria-hidden="true">
      <span>
        <Kbd keys={['↑', '↓']} /> {words.walk}
      </span>
      <span>
        <Kbd keys={['enter']} /> {words.copy}
      </span>
      <span>
        <Kbd keys={['Shift', 'enter']} /> {words.lookUp}
      </span>
      <span>
        <Kbd keys={['⌫']} /> {words.back}
      </span>
    </p>
  )
}

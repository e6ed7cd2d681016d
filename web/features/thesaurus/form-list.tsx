import { useId, useState, type KeyboardEvent } from 'react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { copyInline } from './copy-word.ts'
import { Filled, holes } from './filled.tsx'
import type { Candidate } from '#web/workbench/synonyms/candidate.ts'
import type { Target } from './sentence.ts'
import type { ThesaurusDesk } from './use-desk.ts'
import type { SentenceDesk } from './use-sentence.ts'
import { spoken } from '#web/workbench/synonyms/spoken.ts'

type FormListProps = { readonly desk: ThesaurusDesk; readonly sentence: SentenceDesk; readonly target: Target }

const shownAtFirst = 7

/** Synonyms in the form of the word in the sentence; one of them takes its place. */
export function FormList({ desk, sentence, target }: FormListProps) {
  const { sentence: words, entry: entryWords } = useMessages().thesaurus
  const { language: nameOf } = useWords()
  const [isWhole, setIsWhole] = useState(false)
  const name = useId()
  const { found, candidates, chosen } = sentence
  if (!found) return <span className="skeleton word-form-ghost" aria-hidden="true" />
  const { language, installed } = found
  const read = found.entries.find(({ word }) => word === desk.state.result?.entries[0]?.word) ?? found.entries[0]
  const shown = isWhole ? candidates : candidates.filter((candidate, at) => at < shownAtFirst || candidate === chosen)
  const hidden = candidates.length - shown.length
  const replace = () => {
    if (!chosen) return
    sentence.replace(chosen)
    announce(words.replaced(target.form, chosen.form))
  }
  const undo = () => {
    if (sentence.undo()) announce(words.undone)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo && (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement))) return
    event.preventDefault()
    if (isUndo) undo()
    else replace()
  }
  return (
    <>
      <p className="word-wrote">
        {read && !read.isBase ? (
          <>
            <Filled text={entryWords.formOf(...holes)} words={[target.form, read.word]} language={language} />{' '}
            {installed.forms ? words.sameForm : words.noForms(nameOf(language))}
          </>
        ) : (
          <Filled text={words.wrote(holes[0])} words={[target.form]} language={language} />
        )}
      </p>
      {chosen ? (
        // Enter in the list puts the chosen word in; the radio buttons in it are the controls.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div role="radiogroup" aria-label={words.forms} className="word-forms" onKeyDown={onKeyDown}>
          {shown.map((candidate) => (
            <label key={candidate.word} className="word-form">
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={candidate === chosen}
                onChange={() => sentence.choose(candidate.word)}
              />
              <span className="word-form-text" {...spoken(language)}>
                {candidate.form}
              </span>
              <FormTag candidate={candidate} genders={entryWords.genders} />
            </label>
          ))}
          {hidden > 0 ? (
            <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
              {words.more(hidden)}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="word-note">{words.none}</p>
      )}
      <FormButtons sentence={sentence} replace={replace} undo={undo} />
      <p role="status" className="word-unsure">
        {sentence.unsure === null ? null : words.before(sentence.unsure)}
      </p>
      {chosen ? <p className="word-note">{words.honest}</p> : null}
    </>
  )
}

function FormTag({
  candidate: { isBase, gender },
  genders,
}: {
  readonly candidate: Candidate
  readonly genders: Readonly<Record<string, string>>
}) {
  const { sentence: words } = useMessages().thesaurus
  if (isBase) return <Tag tone="ochre">{words.base}</Tag>
  const name = gender !== null && Object.hasOwn(genders, gender) ? genders[gender] : undefined
  return name === undefined ? null : <Tag tone="ochre">{words.agree(name)}</Tag>
}

type FormButtonsProps = { readonly sentence: SentenceDesk; readonly replace: () => void; readonly undo: () => void }

function FormButtons({ sentence: { chosen, text, canUndo }, replace, undo }: FormButtonsProps) {
  const { sentence: words, word } = useMessages().thesaurus
  return (
    <div className="word-form-buttons">
      {chosen ? (
        <>
          <Button variant="primary" onClick={replace}>
            {words.replace} <Kbd keys={['enter']} />
          </Button>
          <Button onClick={() => void copyInline(chosen.form, { copied: word.copied(chosen.form), notCopied: word.notCopied })}>
            {words.copyWord}
          </Button>
        </>
      ) : null}
      <Button variant="quiet" onClick={() => void copyInline(text, { copied: words.sentenceCopied, notCopied: word.notCopied })}>
        {words.copySentence}
      </Button>
      <Button variant="quiet" disabled={!canUndo} onClick={undo}>
        {words.undo}
      </Button>
    </div>
  )
}

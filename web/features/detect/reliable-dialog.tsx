import { useEffect, useState } from 'react'
import { missesOf, wrongAlarmsOf } from '#locales/detect-sentences.ts'
import type { ModelCard } from '#tools/detect/contract.ts'
import { toWhole, wholeRange } from '#tools/detect/whole-shares.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { requestCard } from './detect-api.ts'
import { ModelMeasured } from './model-part.tsx'
import { TableBox } from './table-box.tsx'
import type { Read } from './use-reading.ts'

type ReliableDialogProps = { readonly read: Read | null; readonly isOpen: boolean; readonly onClose: () => void }

/** What was measured about the detector in the language of the text, wrong alarms before hits, and what it cannot know. */
export function ReliableDialog({ read, isOpen, onClose }: ReliableDialogProps) {
  const { shell } = useMessages()
  const { reliable: words } = useMessages().detect
  const { language: nameOf } = useWords()
  const language = read?.result.language ?? null
  if (!language) return null
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(nameOf(language))}
      closeLabel={shell.dialog.close}
      className="detect-dialog"
    >
      <Card language={language} />
      {read?.result.model ? <ModelMeasured model={read.result.model} /> : null}
      <h3 className="label mt-5">{words.limits}</h3>
      <ul className="detect-limits">
        {Object.entries(words.limitsList).map(([key, sentence]) => (
          <li key={key}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <PageLink page="quality" className="link" suffix="#detector">
          {words.allFigures}
        </PageLink>
      </p>
    </Dialog>
  )
}

function useCard(language: TextLanguage) {
  const { code: locale } = useLocale()
  const [card, setCard] = useState<ModelCard | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    void requestCard(language, { locale, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      setProblem(answer.ok ? null : answer.problem)
      setCard(answer.ok ? answer.value : null)
    })
    return () => stop.abort()
  }, [language, locale, tries])
  return { card, problem, retry: () => setTries(tries + 1) }
}

function Card({ language }: { readonly language: TextLanguage }) {
  const { reliable: words } = useMessages().detect
  const { again } = useMessages().rephrase.problem
  const { card, problem, retry } = useCard(language)
  if (problem)
    return (
      <div className="mt-4">
        <ProblemNotice problem={problem}>
          <Button size="small" onClick={retry}>
            {again}
          </Button>
        </ProblemNotice>
      </div>
    )
  if (!card)
    return (
      <div role="status" className="mt-4">
        <span className="sr-only">{words.loading}</span>
        <span className="skeleton" aria-hidden="true" />
      </div>
    )
  return (
    <>
      <Summary card={card} />
      <HumanTable card={card} />
      <MachineTable card={card} />
    </>
  )
}

function Summary({ card }: { readonly card: ModelCard }) {
  const { detect } = useMessages()
  const { day } = useWords()
  const { missing, measuredOn } = card
  const { reliable: words } = detect
  const misses = missesOf(card, detect)
  return (
    <>
      <p className="mt-3">{wrongAlarmsOf(card, detect).join(' ')}</p>
      {misses.length > 0 ? <p className="mt-2 text-sm text-ink-soft">{misses.join(' ')}</p> : null}
      {missing.length > 0 ? (
        <>
          <h3 className="label mt-4">{words.missing}</h3>
          <ul className="detect-limits">
            {missing.map((reason) => (
              <li key={reason}>{words.missingReasons[reason]}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-2 text-sm text-ink-pencil">{words.measuredOn(day(measuredOn))}</p>
    </>
  )
}

/** Shares in whole per cent; what is not nothing never reads as 0. */
function useWhole(): (share: number) => string {
  const { percent } = useWords()
  return (share) => percent(toWhole(share))
}

type Between = { readonly between: (low: number, high: number) => string }

function betweenOf(interval: { readonly low: number; readonly high: number }, { between }: Between): string {
  const { from, to } = wholeRange(interval)
  return between(from / 100, to / 100)
}

/** Wrong alarms in each group of writers, the worst first. Names of groups are those of the data, in English. */
function HumanTable({ card: { human } }: { readonly card: ModelCard }) {
  const { reliable: words } = useMessages().detect
  const { number } = useWords()
  const percent = useWhole()
  if (human.length === 0) return null
  const rows = human.toSorted((one, other) => other.falseAlarms - one.falseAlarms)
  return (
    <TableBox label={words.human}>
      <table>
        <caption>{words.human}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.group}</th>
            <th scope="col">{words.columns.alarms}</th>
            <th scope="col">{words.columns.interval}</th>
            <th scope="col">{words.columns.texts}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, genre, native, falseAlarms, interval, texts }) => (
            <tr key={id}>
              <th scope="row">
                <bdi lang="en">{genre === id ? id : `${id} (${genre})`}</bdi>
                {native === false ? <span className="text-ink-pencil"> · {words.learnersTag}</span> : null}
              </th>
              <td>{percent(falseAlarms)}</td>
              <td>{betweenOf(interval, words)}</td>
              <td>{number(texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

function MachineTable({ card: { machine } }: { readonly card: ModelCard }) {
  const { reliable: words } = useMessages().detect
  const { number } = useWords()
  const percent = useWhole()
  if (machine.length === 0) return null
  return (
    <TableBox label={words.machine}>
      <table>
        <caption>{words.machine}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.model}</th>
            <th scope="col">{words.columns.kind}</th>
            <th scope="col">{words.columns.found}</th>
            <th scope="col">{words.columns.texts}</th>
          </tr>
        </thead>
        <tbody>
          {machine.map(({ model, genre, found, texts }) => (
            <tr key={`${model} ${genre}`}>
              <th scope="row">
                <bdi lang="en">{model}</bdi>
              </th>
              <td>
                <bdi lang="en">{genre}</bdi>
              </td>
              <td>{percent(found)}</td>
              <td>{number(texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

import { Check, CircleAlert, Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { fileAtMost, type FileImport as Files, type Imported } from './use-file-import.ts'

const kinds = '.bib,.ris,.json,.xml,.nbib,.enw,.txt'

/** Opens the browser's choice of files. */
export function ImportButton({ files }: { readonly files: Files }) {
  const { files: words } = useMessages().cite
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="quiet" isBusy={files.state.phase === 'reading'} title={words.kinds} onClick={() => input.current?.click()}>
        <Icon of={Upload} />
        {words.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept={kinds}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) files.take(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** What is happening to a file, and what came of it. */
export function FileImport({ files }: { readonly files: Files }) {
  const { files: words, close } = useMessages().cite
  const { size } = useWords()
  const { state, clear } = files
  if (state.phase === 'idle') return null
  return (
    <section className="cite-file" aria-label={words.import} role="status">
      {state.phase === 'reading' ? <p className="cite-hint">{words.reading(state.name)}</p> : null}
      {state.phase === 'done' ? <Outcome imported={state.imported} /> : null}
      {state.phase === 'failed' ? <ProblemLine problem={state.problem} /> : null}
      {state.phase === 'too-large' ? (
        <p className="flex gap-2 text-red">
          <Icon of={CircleAlert} />
          {words.tooLarge(size(fileAtMost))}
        </p>
      ) : null}
      {state.phase === 'reading' ? null : (
        <Button variant="quiet" isIcon className="cite-file-close" aria-label={close} onClick={clear}>
          <Icon of={X} />
        </Button>
      )}
    </section>
  )
}

const problemsShown = 20

function Outcome({ imported }: { readonly imported: Imported }) {
  const { cite, importTroubles } = useMessages()
  const words = cite.files
  const { added, doubles, problems } = imported
  if (added === 0 && doubles === 0 && problems.length === 0)
    return (
      <p className="flex gap-2">
        <Icon of={CircleAlert} className="mt-0.5 text-ochre" />
        {words.nothing}
      </p>
    )
  return (
    <>
      <p className="flex gap-2">
        <Icon of={Check} className="mt-0.5 text-green" />
        <span>
          {words.done(added)} {doubles > 0 ? words.doubles(doubles) : null}
        </span>
      </p>
      {problems.length > 0 ? (
        <>
          <p className="mt-2 text-ochre">{importTroubles.heading(problems.length)}</p>
          <ul className="cite-file-problems">
            {problems.slice(0, problemsShown).map(({ line, code, said }) => (
              <li key={`${line} ${code} ${said}`}>
                <b>{words.line(line)}</b> <bdi>{importTroubles.said[code](said)}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

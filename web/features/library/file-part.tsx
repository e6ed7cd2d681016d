import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import type { KeptItem } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { LibraryFiles } from '#web/workbench/library-client.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { acceptedFiles } from '#web/workbench/open-file.ts'
import { useSending } from '#web/workbench/use-sending.ts'
import type { LibraryDesk } from './library-desk.ts'

type FilePartProps = { readonly work: KeptItem; readonly files: LibraryFiles; readonly dispatch: LibraryDesk['dispatch'] }

/** The file of a work: attached, opened, removed. */
export function FilePart({ work, files, dispatch }: FilePartProps) {
  const { work: words } = useMessages().library
  const { isBusy, problem, send } = useSending()
  const input = useRef<HTMLInputElement>(null)
  const { file } = work
  const settle = (text: string) => (changed: KeptItem) => {
    dispatch({ type: 'changed', works: [changed] })
    showToast({ text })
  }
  return (
    <div>
      <h3 className="label">{words.file}</h3>
      {file ? (
        <>
          <p className="text-sm">
            <bdi>{words.fileFacts(file.name, file.bytes)}</bdi>
          </p>
          {file.hasText ? null : <p className="text-sm text-ink-soft">{words.noText}</p>}
          <div className="library-buttons mt-2">
            <a href={files.addressOf(work.id)} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
              {words.openFile}
            </a>
            <Button size="small" isBusy={isBusy} onClick={() => send(() => files.detach(work.id), settle(words.detached))}>
              {words.detach}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button size="small" className="mt-1" isBusy={isBusy} onClick={() => input.current?.click()}>
            <Icon of={Paperclip} /> {words.attach}
          </Button>
          <p className="mt-1 text-xs text-ink-soft">{words.attachHint}</p>
          <input
            ref={input}
            type="file"
            hidden
            accept={acceptedFiles}
            data-testid="attach"
            onChange={({ target }) => {
              const chosen = target.files?.[0]
              if (chosen) send(() => files.attach(work.id, chosen), settle(words.attached))
              target.value = ''
            }}
          />
        </>
      )}
      <ProblemLine problem={problem} />
    </div>
  )
}

import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { fetchFile, isOffline, type Problem } from '#web/workbench/api-client.ts'
import { openFile } from '#web/workbench/open-file.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { saveBlob } from '#web/workbench/save-file.ts'
import type { MarkedDocument } from './marked-document.ts'
import { documentMarks, type OpenNotes } from './document-marks.ts'
import type { Proofreading } from './use-proofread.ts'

type MarkedCopyDialogProps = {
  readonly desk: Proofreading
  /** The document that the text on the sheet was read from; null when it is not known any more. */
  readonly original: MarkedDocument | null
  readonly onOriginal: (original: MarkedDocument) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

type Refusal = { readonly kind: 'problem'; readonly problem: Problem } | { readonly kind: 'different' | 'nothing' }

/** The person's own document with what was changed here as tracked changes, and the open notes as comments. */
export function MarkedCopyDialog({ desk, original, onOriginal, isOpen, onClose }: MarkedCopyDialogProps) {
  const { shell } = useMessages()
  const { marked: words } = useMessages().proofread
  const { code: locale } = useLocale()
  const [open, setOpen] = useState<OpenNotes>('remark')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const choose = async (file: File) => {
    setIsBusy(true)
    setRefusal(null)
    const answer = await openFile(file, locale)
    setIsBusy(false)
    if (answer.ok) onOriginal({ file, text: answer.value.text })
    else setRefusal({ kind: 'problem', problem: answer.problem })
  }
  const save = async () => {
    if (!original) return
    setRefusal(null)
    const made = documentMarks({ read: original.text, now: desk.sheet.checked.text }, notesOf(desk, words.suggestion), open)
    if (!made) return setRefusal({ kind: 'different' })
    if (made.marks.length === 0) return setRefusal({ kind: 'nothing' })
    setIsBusy(true)
    const answer = await requestMarked(original.file, made.marks, locale)
    setIsBusy(false)
    if (!answer.ok) return setRefusal({ kind: 'problem', problem: answer.problem })
    const name = words.fileName(original.file.name.replace(/\.[^.]*$/, ''))
    saveBlob(answer.value, `${name}.${/opendocument/.test(answer.value.type) ? 'odt' : 'docx'}`)
    showToast({ text: words.saved(made.changes, made.notes) })
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={shell.dialog.close}>
      <p className="mt-2 text-sm text-ink-soft">{words.lead}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {original ? (
          <p className="flex min-w-0 items-center gap-2">
            <Icon of={FileText} /> <bdi className="truncate font-semibold">{original.file.name}</bdi>
          </p>
        ) : null}
        <ChooseDocument label={original ? words.other : words.choose} isBusy={isBusy && !original} onChoose={(file) => void choose(file)} />
      </div>
      <p className="label mt-5">{words.notes}</p>
      <SegmentedControl
        label={words.notes}
        className="mt-1"
        fills
        segments={(['remark', 'change', 'none'] as const).map((value) => ({ value, label: words.as[value] }))}
        value={open}
        onChange={setOpen}
      />
      <div aria-live="polite">{refusal ? <Refused refusal={refusal} onSettle={() => setRefusal(null)} /> : null}</div>
      <div className="mt-6 flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {shell.dialog.close}
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          aria-disabled={original === null || undefined}
          onClick={() => (original ? void save() : announce(words.choose))}
        >
          {words.save}
        </Button>
      </div>
    </Dialog>
  )
}

function Refused({ refusal, onSettle }: { readonly refusal: Refusal; readonly onSettle: () => void }) {
  const { marked: words } = useMessages().proofread
  const { problem: problemWords } = useMessages().rephrase
  if (refusal.kind !== 'problem') return <p className="mt-4 text-sm text-ochre">{words[refusal.kind]}</p>
  return (
    <div className="mt-4">
      <ProblemNotice problem={refusal.problem}>
        <Button size="small" onClick={onSettle}>
          {problemWords.close}
        </Button>
      </ProblemNotice>
    </div>
  )
}

type ChooseDocumentProps = { readonly label: string; readonly isBusy: boolean; readonly onChoose: (file: File) => void }

function ChooseDocument({ label, isBusy, onChoose }: ChooseDocumentProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" isBusy={isBusy} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".docx,.odt"
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChoose(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** The notes in sight as they stand in the margin: what is wrong, and what may stand there. */
const notesOf = ({ notes }: Proofreading, suggestionWord: string) =>
  notes.map(({ span, suggestions, title, message }) => {
    const offered = suggestions.filter((one) => one !== '').slice(0, 3)
    const offer = offered.length > 0 ? `\n${suggestionWord}: ${offered.join(' · ')}` : ''
    return { span, suggestions, remark: `${title}. ${message}${offer}` }
  })

async function requestMarked(file: File, marks: readonly unknown[], locale: string) {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } } as const
  const form = new FormData()
  form.set('file', file)
  form.set('marks', JSON.stringify(marks))
  return fetchFile({ path: '/api/v1/proofread/document', body: form, locale })
}

import { useCallback, useState } from 'react'
import type { ImportResult } from '#tools/cite/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { textOfFile } from '#web/workbench/text-of-file.ts'
import { useFileDrop } from '#web/workbench/use-file-drop.ts'
import { requestWorks } from './library-api.ts'
import type { LibraryDesk } from './library-desk.ts'

export type ImportOutcome = {
  readonly added: number
  readonly doubles: number
  readonly problems: ImportResult['problems']
}

export type Importing = {
  /** Name of the file that is being read; null when none is. */
  readonly reading: string | null
  readonly outcome: ImportOutcome | null
  readonly problem: Problem | null
  readonly isOver: boolean
  readonly read: (file: File) => void
  readonly close: () => void
}

const bytesAtMost = 20_000_000
const keptAtOnce = 1_000

/** Files of references, chosen or dropped: read by the server, kept in the open folder. */
export function useImport({ client, state }: Pick<LibraryDesk, 'client' | 'state'>): Importing {
  const { import: words } = useMessages().library
  const { code: locale } = useLocale()
  const [reading, setReading] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { folder } = state.looked

  const run = async (file: File): Promise<Problem | ImportOutcome> => {
    if (file.size > bytesAtMost) return { code: 'file-too-large', status: 413, limit: bytesAtMost }
    const text = await textOfFile(file, locale)
    if (text === null) return { code: 'file-broken', status: 0 }
    if (text.trim() === '') return { added: 0, doubles: 0, problems: [] }
    const read = await requestWorks(text, locale)
    if (!read.ok) return read.problem
    let [added, doubles] = [0, 0]
    for (let at = 0; at < read.value.items.length; at += keptAtOnce) {
      const items = read.value.items.slice(at, at + keptAtOnce)
      const kept = await client.add({ items, ...(folder === null ? {} : { folder }) })
      if (!kept.ok) return kept.problem
      added += kept.value.added.length
      doubles += kept.value.doubles.length
    }
    return { added, doubles, problems: read.value.problems }
  }
  const read = (file: File): void => {
    if (reading !== null) return
    setReading(file.name)
    setOutcome(null)
    setProblem(null)
    announce(words.reading(file.name))
    void run(file).then((ended) => {
      setReading(null)
      if ('code' in ended) return setProblem(ended)
      const isPlain = ended.added > 0 && ended.problems.length === 0
      if (isPlain) showToast({ text: [words.done(ended.added), ...(ended.doubles > 0 ? [words.doubles(ended.doubles)] : [])].join(' ') })
      else setOutcome(ended)
    })
  }
  const isOver = useFileDrop(read)
  const close = useCallback(() => {
    setOutcome(null)
    setProblem(null)
  }, [])
  return { reading, outcome, problem, isOver, read, close }
}

import { useEffect, useRef, useState } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import { batchAtMost } from '#tools/detect/limits.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { openFile } from '#web/workbench/open-file.ts'
import { failedRow, waitingRow, withEvent, withoutWaiting, type Row, type RowProblem } from './batch.ts'
import { requestBatch } from './detect-api.ts'
import type { ChosenLanguage } from './draft.ts'

export type Batch = {
  readonly rows: readonly Row[]
  readonly state: 'empty' | 'running' | 'done' | 'stopped'
  /** More files were chosen than are taken. */
  readonly isCut: boolean
  /** What ended the whole of it. */
  readonly problem: Problem | null
  readonly take: (files: readonly File[], language: ChosenLanguage) => void
  readonly stop: () => void
}

/** Reads several files: their texts first, each by itself, then the texts of up to `limit` characters one after the other. */
export function useBatch(limit: number): Batch {
  const { code: locale } = useLocale()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [state, setState] = useState<Batch['state']>('empty')
  const [isCut, setIsCut] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const work = async (files: readonly File[], language: ChosenLanguage, { signal }: AbortController) => {
    const fail = (at: number, problem: RowProblem) =>
      setRows((now) => now.map((row, place) => (place === at ? failedRow(row.name, problem) : row)))
    const texts: { readonly name: string; readonly text: string }[] = []
    const places: number[] = []
    for (const [at, file] of files.entries()) {
      const opened = await openFile(file, locale)
      if (signal.aborted) return null
      if (!opened.ok) {
        fail(at, { code: opened.problem.code, facts: opened.problem })
        continue
      }
      const { text } = opened.value
      const amount = countCharacters(text)
      // Not sent: a few books among the files would make the whole more than the server takes at once.
      if (amount > limit) fail(at, { code: 'text-too-long', facts: { amount, limit } })
      else {
        texts.push({ name: file.name.slice(-300), text })
        places.push(at)
      }
    }
    if (texts.length === 0) return null
    const onEvent: Parameters<typeof requestBatch>[0]['onEvent'] = (event) => setRows((now) => withEvent(now, event, places))
    return requestBatch({ texts, language, onEvent }, { locale, signal })
  }
  const take = (chosen: readonly File[], language: ChosenLanguage) => {
    const files = chosen.slice(0, batchAtMost)
    if (files.length === 0) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setRows(files.map(({ name }) => waitingRow(name)))
    setIsCut(chosen.length > files.length)
    setProblem(null)
    setState('running')
    void work(files, language, controller).then((ended) => {
      if (running.current !== controller) return
      running.current = null
      if (ended) setRows((now) => withoutWaiting(now, ended.code))
      setProblem(ended)
      setState(ended ? 'stopped' : 'done')
    })
  }
  const stop = () => {
    running.current?.abort()
    running.current = null
    setRows((now) => withoutWaiting(now, 'cancelled'))
    setState('stopped')
  }
  return { rows, state, isCut, problem, take, stop }
}

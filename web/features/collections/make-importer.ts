import type { AddedAnswer, ImportEvent } from '#tools/collections/contract.ts'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import { countsOf, secondsLeft, type FileRow, type FileState, type ImportView } from './import-state.ts'

/** A file to be added, known by its place in a folder when it came with one. */
export type GivenFile = { readonly file: File; readonly name: string; readonly password?: string; readonly isArchive: boolean }

export type Sending = {
  readonly given: GivenFile
  readonly signal: AbortSignal
  /** Share of the bytes that have gone, 0 to 1. */
  readonly onSent: (share: number) => void
  /** Of an archive. */
  readonly onEvent: (event: ImportEvent) => void
}

export type ImporterParts = {
  /** Null: an archive has been told of by its events. */
  readonly send: (sending: Sending) => Promise<Answer<AddedAnswer | null>>
  readonly onChange: () => void
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly wait: (seconds: number, signal: AbortSignal) => Promise<void>
  /** Told when nothing is left to do. */
  readonly onEnd: () => void
}

export type Importer = {
  readonly view: () => ImportView
  readonly add: (files: readonly GivenFile[]) => void
  /** Ends what is being sent; the rest waits until `goOn`. */
  readonly stop: () => void
  readonly goOn: () => void
  /** Sends it again, or something in its place. */
  readonly again: (key: number, change?: Partial<GivenFile>) => void
  /** Takes it out of the list. */
  readonly skip: (key: number) => void
}

/** Files sent at once: the server reads two at a time. */
const together = 2
/** Whatever follows would fare no better, so the rest waits. */
const stopping: readonly string[] = ['corpus-full', 'collection-not-found', 'sign-in-needed', 'user-token-expired', 'offline', 'network-failed', 'entitlement-missing'] // prettier-ignore

type Job = { readonly given: GivenFile; readonly stop: AbortController }

/** Sends files two at a time and remembers what became of each. Knows no page: what it needs of the browser is handed over. */
export function makeImporter(parts: ImporterParts): Importer {
  const line = new Line(parts)
  return {
    view: () => line.view,
    add: (files) => line.add(files),
    stop: () => line.hold(),
    goOn: () => line.goOn(),
    again: (key, change) => line.again(key, change),
    skip: (key) => line.skip(key),
  }
}

/** The files in their order, and those that are on their way. */
class Line {
  view: ImportView = { rows: [], isRunning: false, secondsLeft: null }
  #rows: readonly FileRow[] = []
  #nextKey = 1
  #isHeld = false
  #began = 0
  #done = 0
  readonly #parts: ImporterParts
  readonly #given = new Map<number, GivenFile>()
  readonly #jobs = new Map<number, Job>()

  constructor(parts: ImporterParts) {
    this.#parts = parts
  }

  add(files: readonly GivenFile[]): void {
    const rows = files.map((one): FileRow => {
      const key = this.#nextKey++
      this.#given.set(key, one)
      return { key, name: one.name, size: one.file.size, state: { kind: 'waiting' }, isOwn: true }
    })
    this.#rows = [...this.#rows, ...rows]
    this.goOn()
  }

  hold(): void {
    this.#isHeld = true
    for (const { stop } of this.#jobs.values()) stop.abort()
  }

  goOn(): void {
    this.#isHeld = false
    this.#run()
  }

  again(key: number, change: Partial<GivenFile> = {}): void {
    const file = this.#given.get(key)
    if (!file || this.#jobs.has(key)) return
    this.#given.set(key, { ...file, ...change })
    this.#set(key, { kind: 'waiting' })
    this.goOn()
  }

  skip(key: number): void {
    this.#jobs.get(key)?.stop.abort()
    this.#given.delete(key)
    this.#rows = this.#rows.filter((row) => row.key !== key)
    this.#tell()
  }

  #tell(): void {
    const { waiting } = countsOf(this.#rows)
    const isRunning = this.#jobs.size > 0
    const pace = { done: this.#done, waiting, seconds: (this.#parts.now() - this.#began) / 1000 }
    this.view = { rows: this.#rows, isRunning, secondsLeft: isRunning ? secondsLeft(pace) : null }
    this.#parts.onChange()
  }

  #set(key: number, state: FileState): void {
    if (state.kind === 'done' || state.kind === 'failed') this.#done += 1
    this.#rows = this.#rows.map((row) => (row.key === key ? { ...row, state } : row))
    this.#tell()
  }

  #run(): void {
    for (const { key, state } of this.#rows) {
      const given = this.#given.get(key)
      if (this.#isHeld || this.#jobs.size >= together) break
      if (state.kind !== 'waiting' || !given || this.#jobs.has(key)) continue
      if (this.#jobs.size === 0) [this.#began, this.#done] = [this.#parts.now(), 0]
      const job = { given, stop: new AbortController() }
      this.#jobs.set(key, job)
      void this.#work(key, job).finally(() => {
        this.#jobs.delete(key)
        this.#run()
        if (this.#jobs.size === 0) this.#parts.onEnd()
      })
    }
    this.#tell()
  }

  async #work(key: number, { given, stop: { signal } }: Job): Promise<void> {
    this.#set(key, { kind: 'sending', share: 0 })
    for (;;) {
      const answer = await this.#parts.send({
        given,
        signal,
        onSent: (share) => this.#set(key, share < 1 ? { kind: 'sending', share } : { kind: 'reading' }),
        onEvent: (event) => this.#onEvent(key, event),
      })
      const seconds = answer.ok ? null : secondsToWait(answer.problem)
      if (seconds === null || signal.aborted) return this.#end(key, signal.aborted && !answer.ok ? cancelled : answer)
      this.#set(key, { kind: 'pausing', seconds })
      await this.#parts.wait(seconds, signal)
    }
  }

  #end(key: number, answer: Answer<AddedAnswer | null>): void {
    if (answer.ok) {
      if (answer.value) this.#set(key, { kind: 'done', added: answer.value })
      return
    }
    // What of an archive is in stays in; sent again, it is found there.
    if (answer.problem.code === 'cancelled') return this.#set(key, { kind: 'waiting' })
    const isPasswordWrong = answer.problem.code === 'file-encrypted' && this.#given.get(key)?.password !== undefined
    this.#set(key, { kind: 'failed', problem: answer.problem, ...(isPasswordWrong ? { isPasswordWrong } : {}) })
    if (stopping.includes(answer.problem.code)) this.hold()
  }

  #onEvent(key: number, event: ImportEvent): void {
    if (event.type === 'opened') return this.#set(key, { kind: 'archive', files: event.files, done: 0 })
    if (event.type === 'problem') return this.#set(key, { kind: 'failed', problem: event.problem })
    if (event.type === 'end') return undefined
    const state: FileState = event.type === 'added' ? { kind: 'done', added: event.added } : { kind: 'failed', problem: event.problem }
    const name = event.type === 'added' ? event.added.name : event.name
    this.#done += 1
    this.#rows = this.#rows.flatMap((row): readonly FileRow[] => {
      if (row.key !== key || row.state.kind !== 'archive') return [row]
      const file: FileRow = { key: this.#nextKey++, name, size: event.bytes, state, isOwn: false }
      return [{ ...row, state: { ...row.state, done: row.state.done + 1 } }, file]
    })
    return this.#tell()
  }
}

const cancelled: Answer<null> = { ok: false, problem: { code: 'cancelled', status: 0 } }

/** The server asks to come again: it counts requests, or is at work. */
function secondsToWait({ code, ...facts }: Problem): number | null {
  if (!['too-many-requests', 'engine-busy', 'database-unavailable'].includes(code)) return null
  const { seconds } = facts
  return typeof seconds === 'number' ? Math.min(Math.max(seconds, 1), 120) : 10
}

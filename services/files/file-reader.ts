import { buffer } from 'node:stream/consumers'
import { appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { endingOf, fileBytesAtMost, fileSecondsAtMost, type FileReader } from './read-file.ts'
import { startReader, toldBy, type StartedReader } from './start-reader.ts'

/** Of processor time: should we be killed ourselves, what we started ends all the same. */
export const processorSeconds = 30
/** Processes that read. */
export const together = 2
const waitingAtMost = 16

export type FileReaderOptions = {
  /** The program that reads: `reader-process.ts`, whose rights and memory are limited here. */
  readonly file: URL
  readonly seconds?: number
}

/** Reads files in processes of their own, two at a time, each with limits on memory and time and without any right to write or connect. */
export function makeFileReader({ file, seconds = fileSecondsAtMost }: FileReaderOptions): FileReader {
  const turn = makeTurns()
  return async (given, { signal } = {}) => {
    if (given.bytes.length > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
    const leave = await turn()
    try {
      if (signal?.aborted) throw new RunEnded()
      const started = startReader(file, { words: [endingOf(given.name)], processorSeconds })
      // A password goes by the pipe: the arguments of a process stand in every list of processes.
      return toldBy((await runProcess(started, { head: given.password ?? '', bytes: given.bytes, seconds, signal })).toString())
    } finally {
      leave()
    }
  }
}

type Work = {
  /** The first line that the process is given; the file follows. */
  readonly head: string
  readonly bytes: Uint8Array
  readonly seconds: number
  readonly signal: AbortSignal | undefined
}

/** What a process says of a file. Throws AppError when its limits end it, RunEnded when nobody waits any more. */
export async function runProcess({ child, input, output }: StartedReader, { head, bytes, seconds, signal }: Work): Promise<Buffer> {
  const state = { isLate: false, isInterrupted: false }
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(() => {
    state.isLate = true
    kill()
  }, seconds * 1000)
  signal?.addEventListener('abort', kill, { once: true })
  const ended = Promise.withResolvers<void>()
  child.once('error', ended.reject)
  child.once('close', (_code, by) => {
    // Ctrl+C in a terminal reaches it as well as us: that is nothing about the file.
    state.isInterrupted = by === 'SIGINT'
    ended.resolve()
  })
  // A process that is killed does not take the rest.
  input.on('error', () => undefined)
  input.write(`${head}\n`)
  input.end(bytes)
  try {
    const [said] = await Promise.all([buffer(output), ended.promise])
    if (said.length > 0) return said
    if (signal?.aborted || state.isInterrupted) throw new RunEnded()
    // Nothing said: it was killed, by us or by its limits.
    throw state.isLate ? appError('file-took-too-long', { seconds }) : appError('file-too-large', { limit: fileBytesAtMost })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}

/** Lets a few work at a time; the others wait, and too many are refused. */
export function makeTurns(): () => Promise<() => void> {
  let working = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
  return async () => {
    if (working >= together) {
      if (waiting.length >= waitingAtMost) throw appError('engine-busy', { seconds: 10 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      working++
    }
    return leave
  }
}

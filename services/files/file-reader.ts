import { text } from 'node:stream/consumers'
import { appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { endingOf, fileBytesAtMost, fileSecondsAtMost, type FileReader, type FileText, type GivenFile } from './read-file.ts'
import { startReader, toldBy, type StartedReader } from './start-reader.ts'

/** Of processor time: should we be killed ourselves, what we started ends all the same. */
const processorSeconds = 30
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
      return await readIn(startReader(file, { words: [endingOf(given.name)], processorSeconds }), { given, seconds, signal })
    } finally {
      leave()
    }
  }
}

type Reading = { readonly given: GivenFile; readonly seconds: number; readonly signal: AbortSignal | undefined }

async function readIn({ child, input, output }: StartedReader, { given, seconds, signal }: Reading): Promise<FileText> {
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
  // A password goes this way too: the arguments of a process stand in every list of processes.
  input.write(`${given.password ?? ''}\n`)
  input.end(given.bytes)
  try {
    const [said] = await Promise.all([text(output), ended.promise])
    if (said !== '') return toldBy(said)
    if (signal?.aborted || state.isInterrupted) throw new RunEnded()
    // Nothing said: it was killed, by us or by its limits.
    throw state.isLate ? appError('file-took-too-long', { seconds }) : appError('file-too-large', { limit: fileBytesAtMost })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}

/** Lets a few work at a time; the others wait, and too many are refused. */
function makeTurns(): () => Promise<() => void> {
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

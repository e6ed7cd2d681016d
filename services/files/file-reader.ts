import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { AppError, appError, type ProblemCode } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { endingOf, fileBytesAtMost, fileSecondsAtMost, type FileReader, type FileText, type GivenFile } from './read-file.ts'

const heapMegabytes = 512
/** Of the whole process, which maps about 1.2 GB before it has read anything. */
const addressSpaceKilobytes = 3_000_000
/** Of processor time: should we be killed ourselves, what we started ends all the same. */
const processorSeconds = 30
const together = 2
const waitingAtMost = 16

const codes = [
  'file-encrypted',
  'file-scanned',
  'file-broken',
  'file-too-large',
  'file-kind-unknown',
  'file-empty',
  'text-too-long',
] as const satisfies readonly ProblemCode[]
const answer = z.union([
  z.object({ text: z.string(), characters: z.number().int() }),
  z.object({ problem: z.object({ code: z.enum(codes), facts: z.looseObject({}) }) }),
])

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
      return await readIn(startProcess(file, endingOf(given.name)), { given, seconds, signal })
    } finally {
      leave()
    }
  }
}

type Reading = { readonly given: GivenFile; readonly seconds: number; readonly signal: AbortSignal | undefined }

async function readIn({ child, input, output }: Started, { given, seconds, signal }: Reading): Promise<FileText> {
  const state = { isLate: false }
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(() => {
    state.isLate = true
    kill()
  }, seconds * 1000)
  signal?.addEventListener('abort', kill, { once: true })
  const ended = Promise.withResolvers<void>()
  child.once('error', ended.reject)
  child.once('close', () => ended.resolve())
  // A process that is killed does not take the rest.
  input.on('error', () => undefined)
  input.end(given.bytes)
  try {
    const [said] = await Promise.all([text(output), ended.promise])
    if (said !== '') return toldBy(said)
    if (signal?.aborted) throw new RunEnded()
    // Nothing said: it was killed, by us or by its limits.
    throw state.isLate ? appError('file-took-too-long', { seconds }) : appError('file-too-large', { limit: fileBytesAtMost })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
  }
}

function toldBy(said: string): FileText {
  const told = answer.parse(JSON.parse(said))
  if ('problem' in told) throw new AppError(told.problem)
  return told
}

type Started = { readonly child: ChildProcess; readonly input: Writable; readonly output: Readable }

function startProcess(file: URL, ending: string): Started {
  const root = path.resolve(import.meta.dirname, '../..')
  const program = [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
    '--permission',
    `--allow-fs-read=${root}`,
    file.pathname,
    ending,
  ]
  const child = spawn(...limited(program), { cwd: root, env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] })
  const { stdin: input } = child
  const output = child.stdio[3]
  if (!input || !output || !('read' in output)) throw new Error('the reading process has no pipes')
  return { child, input, output }
}

/** Where the system can limit the memory of a process, it does; elsewhere only the heap has a cap. */
function limited([command = '', ...options]: readonly string[]): [command: string, options: string[]] {
  if (process.platform !== 'linux') return [command, options]
  return ['/bin/sh', ['-c', `ulimit -v ${addressSpaceKilobytes} && ulimit -t ${processorSeconds} && exec "$0" "$@"`, command, ...options]]
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

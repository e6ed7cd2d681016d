import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { AppError, appError, type ProblemCode } from '../problem.ts'
import { markedKinds, type MarkedFile } from './document-mark.ts'
import { fileBytesAtMost, type FileText } from './read-file.ts'

/** With what lies beside the heap a process stays below 300 MB (`npm run bench:import`). */
const heapMegabytes = 176
/** Of the whole process, which maps about 1.2 GB before it has read anything. */
const addressSpaceKilobytes = 3_000_000

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

/** A process that reads, and what it is given and says. */
export type StartedReader = { readonly child: ChildProcess; readonly input: Writable; readonly output: Readable }

type Start = {
  /** For the program: the ending of the one file, or nothing for one after the other. */
  readonly words: readonly string[]
  /** Seconds of processor time. */
  readonly processorSeconds: number
}

/** Starts a process with limits on memory and time, and without any right to write, connect or start programs. */
export function startReader(file: URL, { words, processorSeconds }: Start): StartedReader {
  const root = path.resolve(import.meta.dirname, '../..')
  const program = [
    process.execPath,
    `--max-old-space-size=${heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
    '--permission',
    `--allow-fs-read=${root}`,
    file.pathname,
    ...words,
  ]
  const child = spawn(...limited(program, processorSeconds), { cwd: root, env: {}, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] })
  const { stdin: input } = child
  const output = child.stdio[3]
  if (!input || !output || !('read' in output)) throw new Error('the reading process has no pipes')
  return { child, input, output }
}

/** Where the system can limit the memory of a process, it does; elsewhere only the heap has a cap. */
function limited([command = '', ...options]: readonly string[], processorSeconds: number): [command: string, options: string[]] {
  if (process.platform !== 'linux') return [command, options]
  return ['/bin/sh', ['-c', `ulimit -v ${addressSpaceKilobytes} && ulimit -t ${processorSeconds} && exec "$0" "$@"`, command, ...options]]
}

const markedAnswer = z.union([
  z.object({ kind: z.enum(markedKinds), leftOut: z.number().int(), length: z.number().int() }),
  z.object({ problem: z.object({ code: z.enum(codes), facts: z.looseObject({}) }) }),
])

/** What a process made of a file: a line of JSON, and the file. Throws AppError for a problem. */
export function markedBy(said: Buffer): MarkedFile {
  const head = said.indexOf(0x0a)
  const told = markedAnswer.parse(JSON.parse(said.subarray(0, head).toString()))
  if ('problem' in told) throw new AppError(told.problem)
  const bytes = new Uint8Array(said.subarray(head + 1))
  // Its limits ended it while it was writing.
  if (bytes.length !== told.length) throw appError('file-too-large', { limit: fileBytesAtMost })
  return { kind: told.kind, bytes, leftOut: told.leftOut }
}

/** What a process said of a file. Throws AppError for a problem. */
export function toldBy(said: string): FileText {
  const told = answer.parse(JSON.parse(said))
  if ('problem' in told) throw new AppError(told.problem)
  return told
}

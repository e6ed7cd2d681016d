import { createInterface, type Interface } from 'node:readline'
import { appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { together } from './file-reader.ts'
import { endingOf, fileBytesAtMost, fileSecondsAtMost, type FileReader, type FileText, type GivenFile } from './read-file.ts'
import { startReader, toldBy, type StartedReader } from './start-reader.ts'

/** A process reads so many files, or one large one, before another takes its place: what it has taken of memory goes with it. */
const filesAtMost = 200
const largeBytes = 2 * 1024 * 1024
const processorSeconds = 600

type Hand = StartedReader & { readonly lines: Interface; files: number; isSpent: boolean }

export type ReaderCrew = {
  readonly readFile: FileReader
  /** Ends the processes. */
  readonly close: () => void
}

/**
 * Reads files as `makeFileReader` does, but lets its two processes read one file after the other: starting one takes longer
 * than most files. For files of one owner alone, since what was read before is still in the process's memory.
 */
export function makeReaderCrew({ file, seconds = fileSecondsAtMost }: { readonly file: URL; readonly seconds?: number }): ReaderCrew {
  const idle: Hand[] = []
  const working = new Set<Hand>()
  const waiting: (() => void)[] = []
  const enter = async (): Promise<Hand> => {
    while (working.size >= together) await new Promise<void>((resolve) => waiting.push(resolve))
    const hand = idle.pop() ?? hire(file)
    working.add(hand)
    return hand
  }
  const leave = (hand: Hand): void => {
    working.delete(hand)
    if (hand.isSpent || hand.files >= filesAtMost) hand.child.kill('SIGKILL')
    else idle.push(hand)
    waiting.shift()?.()
  }
  return {
    readFile: async (given, { signal } = {}) => {
      if (given.bytes.length > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
      const hand = await enter()
      try {
        if (signal?.aborted) throw new RunEnded()
        return await readBy(hand, { given, seconds, signal })
      } finally {
        leave(hand)
      }
    },
    close: () => {
      for (const { child } of [...idle.splice(0), ...working]) child.kill('SIGKILL')
    },
  }
}

function hire(file: URL): Hand {
  const started = startReader(file, { words: [], processorSeconds })
  // One that was killed does not take the rest.
  started.input.on('error', () => undefined)
  return { ...started, lines: createInterface({ input: started.output }), files: 0, isSpent: false }
}

type Reading = { readonly given: GivenFile; readonly seconds: number; readonly signal: AbortSignal | undefined }

async function readBy(hand: Hand, { given, seconds, signal }: Reading): Promise<FileText> {
  const { child, lines, input } = hand
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const state = { isLate: false, by: '' }
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(() => {
    state.isLate = true
    kill()
  }, seconds * 1000)
  const onClose = (_code: number | null, by: string | null): void => {
    state.by = by ?? ''
    resolve(null)
  }
  signal?.addEventListener('abort', kill, { once: true })
  lines.once('line', resolve)
  child.once('close', onClose)
  child.once('error', reject)
  try {
    hand.files += 1
    hand.isSpent = given.bytes.length > largeBytes
    input.write(`${JSON.stringify({ ending: endingOf(given.name), bytes: given.bytes.length })}\n`)
    input.write(given.bytes)
    const said = await promise
    if (said !== null) return toldBy(said)
    if (signal?.aborted || state.by === 'SIGINT') throw new RunEnded()
    throw state.isLate ? appError('file-took-too-long', { seconds }) : appError('file-too-large', { limit: fileBytesAtMost })
  } catch (error) {
    // Whatever a strange file left behind in it goes as well.
    hand.isSpent = true
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', kill)
    lines.off('line', resolve)
    child.off('close', onClose)
    child.off('error', reject)
  }
}

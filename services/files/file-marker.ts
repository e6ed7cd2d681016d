import { appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { makeTurns, processorSeconds, runProcess } from './file-reader.ts'
import type { MarkedFile, MarkOptions } from './document-mark.ts'
import { fileBytesAtMost, fileSecondsAtMost } from './read-file.ts'
import { markedBy, startReader } from './start-reader.ts'

/** Marks a file. Throws AppError with a `file-` code or `engine-busy`. Ends the work when `signal` aborts. */
export type FileMarker = (bytes: Uint8Array, options: MarkOptions & { readonly signal?: AbortSignal }) => Promise<MarkedFile>

/** Marks files in processes of their own, with the limits of those that read. `file` is the program: `mark-process.ts`. */
export function makeFileMarker({ file, seconds = fileSecondsAtMost }: { readonly file: URL; readonly seconds?: number }): FileMarker {
  const turn = makeTurns()
  return async (bytes, { marks, by, signal }) => {
    if (bytes.length > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
    const leave = await turn()
    try {
      if (signal?.aborted) throw new RunEnded()
      const started = startReader(file, { words: [], processorSeconds })
      return markedBy(await runProcess(started, { head: JSON.stringify({ marks, by }), bytes, seconds, signal }))
    } finally {
      leave()
    }
  }
}

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError, appError, type Problem } from '../problem.ts'

/** A file that nobody else may read, until it is removed. */
export type KeptFile = { readonly path: string; readonly remove: () => Promise<void> }

/** Lays what comes on the disk, a piece in memory at a time. Throws AppError: `problem` for too much, `file-missing` for nothing. */
export async function keepForNow(
  body: ReadableStream<Uint8Array> | null,
  { bytesAtMost, problem }: { readonly bytesAtMost: number; readonly problem: Problem },
): Promise<KeptFile> {
  if (body === null) throw appError('file-missing')
  // Made by the system with a name of chance, for this user alone.
  const folder = await mkdtemp(path.join(tmpdir(), 'tinta-upload-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const file = path.join(folder, 'archive')
  let bytes = 0
  const count = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      bytes += piece.length
      if (bytes > bytesAtMost) done(new AppError(problem))
      else done(null, piece)
    },
  })
  try {
    await pipeline(Readable.from(body), count, createWriteStream(file, { mode: 0o600 }))
    return { path: file, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

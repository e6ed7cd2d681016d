import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { AttachResult } from '#tools/library/contract.ts'
import { storable } from '../db/storable.ts'
import type { FileReader, GivenFile } from '../files/read-file.ts'
import { AppError, appError } from '../problem.ts'
import { wordsOf } from './entry.ts'
import { isId, remember, stepOf } from './undo.ts'
import type { AttachedFile } from './library.ts'
import { keptByIds, statesOf, writeTurns, type Held, type Turn } from './write-states.ts'

/** What a file may have without being refused: it is kept, and its text is not searched. */
const withoutText: readonly string[] = ['file-encrypted', 'file-scanned', 'file-empty', 'file-took-too-long', 'text-too-long']

const pieceBytes = 1024 * 1024
const nameLengthAtMost = 200

/** The words of a file; null when there is no text in it. Throws AppError for what is no document. */
export async function readWords(readFile: FileReader, file: GivenFile, signal?: AbortSignal): Promise<readonly string[] | null> {
  try {
    const { text } = await readFile(file, signal ? { signal } : {})
    return wordsOf(text)
  } catch (error) {
    if (error instanceof AppError && withoutText.includes(error.problem.code)) return null
    throw error
  }
}

type Wanted = { readonly file: GivenFile; readonly words: readonly string[] | null; readonly totalBytes: number }

/** Lays a file to a work; the one before goes when it can no longer be brought back. Throws AppError `library-files-full`. */
export async function attachFile(held: Held, id: string, { file, words, totalBytes }: Wanted): Promise<AttachResult> {
  const { client, accountId } = held
  await requireState(held, id)
  await requireRoom(held, { more: file.bytes.length, totalBytes })
  const fileId = randomUUID()
  await client.query(
    `insert into library_file (id, account_id, name, bytes, content, words)
     values ($1, $2, $3, $4, $5, case when $6::text[] is not null then array_to_tsvector($6) end)`,
    [fileId, accountId, storable(file.name).slice(-nameLengthAtMost), file.bytes.length, Buffer.from(file.bytes), words],
  )
  return setFile(held, id, fileId)
}

/** Takes the file off a work. */
export async function setFile(held: Held, id: string, file: string | null): Promise<AttachResult> {
  const { id: _id, ...before } = await requireState(held, id)
  const turn: Turn = { id, before, after: before.file === file ? before : { ...before, file } }
  const undo = await remember(held, { steps: (await writeTurns(held, [turn])).map(stepOf) })
  const [kept] = await keptByIds(held.client, held.accountId, [id])
  if (!kept) throw appError('library-item-not-found')
  return { ...kept, undo }
}

async function requireState(held: Held, id: string) {
  const [state] = isId(id) ? await statesOf(held, [id]) : []
  if (!state) throw appError('library-item-not-found')
  return state
}

/** Files that no work names any more, and that nothing brings back. */
const idleFiles = (owner: string): string => `
  delete from library_file as idle where ${owner}
    and not exists (select from library_item where file_id = idle.id and removed_at is null)`

/** Before anybody is refused, what only waits for an undo goes. */
async function requireRoom(
  { client, accountId }: Held,
  { more, totalBytes }: { readonly more: number; readonly totalBytes: number },
): Promise<void> {
  if (totalBytes === 0) return
  const isFull = async (): Promise<boolean> => {
    const { rows } = await client.query<{ bytes: number }>(
      'select coalesce(sum(bytes), 0)::float8 as bytes from library_file where account_id = $1',
      [accountId],
    )
    return (rows[0]?.bytes ?? 0) + more > totalBytes
  }
  if (!(await isFull())) return
  await client.query(idleFiles('account_id = $1'), [accountId])
  if (await isFull()) throw appError('library-files-full', { limit: totalBytes })
}

/** Removes files that have been idle for longer than an undo lasts; how many. */
export async function sweepFiles(pool: pg.Pool): Promise<number> {
  const waits = `idle.added_at < now() - interval '1 hour' and not exists (select from library_item where file_id = idle.id)
    and not exists (select from library_undo where account_id = idle.account_id and until > now())`
  const { rowCount } = await pool.query(idleFiles(waits))
  return rowCount ?? 0
}

type FileRow = { readonly id: string; readonly name: string; readonly bytes: number }

/** The file of a work, read piece by piece as it is sent. */
export async function optionalFile(pool: pg.Pool, accountId: string, id: string): Promise<AttachedFile | null> {
  if (!isId(id)) return null
  const { rows } = await pool.query<FileRow>(
    `select file.id, file.name, file.bytes from library_file as file join library_item as kept on kept.file_id = file.id
     where kept.account_id = $1 and file.account_id = $1 and kept.id = $2 and kept.removed_at is null`,
    [accountId, id],
  )
  return rows[0] ? opened(pool, rows[0]) : null
}

const opened = (pool: pg.Pool, { id, name, bytes }: FileRow): AttachedFile => ({ name, bytes, content: piecesOf(pool, id) })

async function* piecesOf(pool: pg.Pool, id: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let from = 1; ; from += pieceBytes) {
    const { rows } = await pool.query<{ piece: Buffer }>(
      'select substring(content from $2 for $3) as piece from library_file where id = $1',
      [id, from, pieceBytes],
    )
    const piece = rows[0]?.piece
    if (!piece) throw new Error('an attached file has gone while it was read')
    if (piece.length > 0) yield new Uint8Array(piece)
    if (piece.length < pieceBytes) return
  }
}

/** Every attached file of somebody, one after the other. */
export async function* allFiles(pool: pg.Pool, accountId: string): AsyncGenerator<AttachedFile & { readonly id: string }> {
  const { rows } = await pool.query<FileRow>(
    `select file.id, file.name, file.bytes from library_file as file join library_item as kept on kept.file_id = file.id
     where kept.account_id = $1 and kept.removed_at is null group by file.id order by file.added_at, file.id`,
    [accountId],
  )
  for (const row of rows) yield { id: row.id, ...opened(pool, row) }
}

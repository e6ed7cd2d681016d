import { randomUUID } from 'node:crypto'
import type { Folder, FolderRemoved } from '#tools/library/contract.ts'
import { storable } from '../db/storable.ts'
import { appError } from '../problem.ts'
import { isSameName } from './folder-names.ts'
import { remember, stepOf } from './undo.ts'
import { statesOf, writeTurns, type Held, type Turn } from './write-states.ts'

/** Of one person. */
const foldersAtMost = 1_000

type Named = { readonly id: string; readonly name: string }

async function allFolders({ client, accountId }: Held): Promise<readonly Named[]> {
  const { rows } = await client.query<Named>('select id, name from library_folder where account_id = $1', [accountId])
  return rows
}

async function itemsIn({ client, accountId }: Held, id: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from library_item where account_id = $1 and removed_at is null and $2 = any (folders)',
    [accountId, id],
  )
  return rows.map((row) => row.id)
}

/** A new folder; one of that name that is there is given instead. Throws AppError `library-folders-full`. */
export async function makeFolder(held: Held, given: string): Promise<Folder> {
  const name = storable(given)
  const folders = await allFolders(held)
  const same = folders.find((folder) => isSameName(folder.name, name))
  if (same) return { ...same, items: (await itemsIn(held, same.id)).length }
  if (folders.length >= foldersAtMost) throw appError('library-folders-full', { limit: foldersAtMost })
  const id = randomUUID()
  await held.client.query('insert into library_folder (id, account_id, name) values ($1, $2, $3)', [id, held.accountId, name])
  return { id, name, items: 0 }
}

/** Throws AppError `library-folder-not-found` or `library-folder-taken`. */
export async function renameFolder(held: Held, id: string, given: string): Promise<Folder> {
  const name = storable(given)
  const folders = await allFolders(held)
  if (!folders.some((folder) => folder.id === id)) throw appError('library-folder-not-found')
  if (folders.some((folder) => folder.id !== id && isSameName(folder.name, name))) throw appError('library-folder-taken')
  await held.client.query('update library_folder set name = $3 where account_id = $1 and id = $2', [held.accountId, id, name])
  return { id, name, items: (await itemsIn(held, id)).length }
}

/** Its works stay, its addresses lead nowhere any more. Throws AppError `library-folder-not-found`. */
export async function removeFolder(held: Held, id: string): Promise<FolderRemoved> {
  const { client, accountId } = held
  const states = await statesOf(held, await itemsIn(held, id))
  const { rows } = await client.query<Named>('delete from library_folder where account_id = $1 and id = $2 returning id, name', [
    accountId,
    id,
  ])
  const [folder] = rows
  if (!folder) throw appError('library-folder-not-found')
  const turns = states.map(({ id: item, ...before }): Turn => ({
    id: item,
    before,
    after: { ...before, folders: before.folders.filter((other) => other !== id) },
  }))
  const written = await writeTurns(held, turns)
  return { deleted: 1, undo: await remember(held, { steps: written.map(stepOf), folder }) }
}

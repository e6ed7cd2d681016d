import { randomUUID } from 'node:crypto'
import type { Work } from '#tools/library/read-work.ts'
import { storableJson } from '../db/storable.ts'
import { appError } from '../problem.ts'
import { changedFields, isSame } from './changed-fields.ts'
import type { State } from './entry.ts'
import { freeName } from './folder-names.ts'
import { mapWithPauses } from './map-with-pauses.ts'
import { statesOf, writeTurns, type Held, type Turn } from './write-states.ts'

/** How long a change can be taken back. */
export const undoMinutes = 15
/** Of one person; the oldest make room. */
const undosAtMost = 50

/** What a change did to one work; only what it changed stands in it. */
export type Step = { readonly id: string; readonly before: Partial<State>; readonly after: Partial<State> }

export type Undo = {
  readonly steps: readonly Step[]
  /** A folder that was removed. */
  readonly folder?: { readonly id: string; readonly name: string }
  /** Two works that were said to be two. */
  readonly apart?: readonly [first: string, second: string]
}

/** What changed of a work. */
export function stepOf({ id, before, after }: Turn): Step {
  const changed = changedFields(before, after)
  const only = (state: State): Partial<State> => Object.fromEntries(changed.map((field) => [field, state[field]]))
  return { id, before: only(before), after: only(after) }
}

/**
 * A work with a change taken back: what was set is as before unless it was set anew since, and of tags and folders only
 * those that the change added or took away are touched. Nothing to take back gives the same value.
 */
export function takenBack(now: State, { before, after }: Step): State {
  const next: State = {
    item: back(now.item, before.item, after.item),
    note: back(now.note, before.note, after.note),
    file: back(now.file, before.file, after.file),
    isRemoved: back(now.isRemoved, before.isRemoved, after.isRemoved),
    tags: backInList(now.tags, before.tags, after.tags),
    folders: backInList(now.folders, before.folders, after.folders),
  }
  return isSame(next, now) ? now : next
}

const back = <Value extends Work | string | boolean | null>(now: Value, before: Value | undefined, after: Value | undefined): Value =>
  before !== undefined && isSame(now, after) ? before : now

function backInList(now: readonly string[], before: readonly string[] = [], after: readonly string[] = []): readonly string[] {
  // Where nothing came between, the order is the old one as well.
  if (isSame(now, after) && before !== after) return before
  const added = new Set(after.filter((one) => !before.includes(one)))
  const lost = before.filter((one) => !after.includes(one) && !now.includes(one))
  return [...now.filter((one) => !added.has(one)), ...lost]
}

/** Keeps how to take a change back; gives the token for it, or null where nothing changed. */
export async function remember({ client, accountId }: Held, undo: Undo): Promise<string | null> {
  if (undo.steps.length === 0 && !undo.folder && !undo.apart) return null
  const id = randomUUID()
  await client.query(
    `insert into library_undo (id, account_id, steps, until) values ($1, $2, $3, clock_timestamp() + make_interval(mins => ${undoMinutes}))`,
    [id, accountId, storableJson(undo)],
  )
  await client.query(
    'delete from library_undo where id in (select id from library_undo where account_id = $1 order by until desc offset $2)',
    [accountId, undosAtMost],
  )
  return id
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text may be asked for as an id at all. */
export const isId = (text: string): boolean => uuid.test(text)

/** Takes a change back, once; the ids of the works that it was about. Throws AppError `library-undo-gone`. */
export async function takeBack(held: Held, token: string): Promise<readonly string[]> {
  const { client, accountId } = held
  const { rows } = await client.query<{ steps: Undo }>(
    'delete from library_undo where account_id = $1 and id = $2 and until > clock_timestamp() returning steps',
    [accountId, isId(token) ? token : null],
  )
  const undo = rows[0]?.steps
  if (!undo) throw appError('library-undo-gone')
  if (undo.folder) await bringBackFolder(held, undo.folder)
  if (undo.apart)
    await client.query('delete from library_apart where account_id = $1 and first = $2 and second = $3', [accountId, ...undo.apart])
  const stepById = new Map(undo.steps.map((step) => [step.id, step]))
  const states = await statesOf(held, [...stepById.keys()], { withRemoved: true })
  const known = await whatIsThere(held)
  const turns = await mapWithPauses(states, ({ id, ...before }): Turn => {
    const step = stepById.get(id)
    return { id, before, after: step ? withKnown(takenBack(before, step), known) : before }
  })
  await writeTurns(held, turns)
  return states.map(({ id }) => id)
}

/** A folder under its name, or a free one where another has come by it since. */
async function bringBackFolder({ client, accountId }: Held, { id, name }: { readonly id: string; readonly name: string }): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from library_folder where account_id = $1', [accountId])
  const free = freeName(
    name,
    rows.map((folder) => folder.name),
  )
  await client.query('insert into library_folder (id, account_id, name) values ($1, $2, $3) on conflict do nothing', [id, accountId, free])
}

type There = { readonly folders: ReadonlySet<string>; readonly files: ReadonlySet<string> }

/** Ids of the folders and files that there are: one may have gone since the change. */
async function whatIsThere({ client, accountId }: Held): Promise<There> {
  const idsIn = async (table: 'library_folder' | 'library_file'): Promise<ReadonlySet<string>> => {
    const { rows } = await client.query<{ id: string }>(`select id from ${table} where account_id = $1`, [accountId])
    return new Set(rows.map(({ id }) => id))
  }
  return { folders: await idsIn('library_folder'), files: await idsIn('library_file') }
}

function withKnown(state: State, { folders, files }: There): State {
  const isWhole = state.folders.every((id) => folders.has(id)) && (state.file === null || files.has(state.file))
  if (isWhole) return state
  return {
    ...state,
    folders: state.folders.filter((id) => folders.has(id)),
    file: state.file !== null && files.has(state.file) ? state.file : null,
  }
}

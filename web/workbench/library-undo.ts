import type { DiskChange } from './library-disk.ts'
import type { Shelf, ShelfFolder, ShelfItem } from './library-shelf.ts'

/** What a change did to one work; null where there is none, after a removal. */
export type UndoStep = { readonly before: ShelfItem; readonly after: ShelfItem | null }

export type Undo = {
  readonly steps?: readonly UndoStep[]
  /** A folder that was removed. */
  readonly folder?: ShelfFolder
  /** Two works that were said to be two, as `pairName` names them. */
  readonly apart?: string
}

/**
 * What takes a change back, from how things are now: what was set is as before unless it was set anew since, and a work
 * that was removed since stays away until its removal is taken back.
 */
export function takingBack(shelf: Shelf, { steps = [], folder, apart }: Undo): DiskChange {
  const others = shelf.folders().filter(({ id }) => id !== folder?.id)
  const folders = folder ? [...others, folder] : others
  const known = new Set(folders.map(({ id }) => id))
  const put = steps.flatMap((step): readonly ShelfItem[] => {
    const back = takenBack(shelf.get(step.before.kept.id), step)
    return back ? [{ ...back, kept: { ...back.kept, folders: back.kept.folders.filter((id) => known.has(id)) } }] : []
  })
  return {
    put,
    ...(folder ? { folders } : {}),
    ...(apart === undefined ? {} : { apart: shelf.apart().filter((pair) => pair !== apart) }),
  }
}

/** Null where nothing is to be written. */
function takenBack(now: ShelfItem | null, { before, after }: UndoStep): ShelfItem | null {
  if (!after) return now ? null : before
  if (!now) return null
  const [old, left, kept] = [before.kept, after.kept, now.kept]
  const isItemBack = !isSame(old.item, left.item) && isSame(kept.item, left.item)
  // What was asked about an item comes back with it.
  const { gaps, retraction } = isItemBack ? old : kept
  return {
    kept: {
      ...kept,
      gaps,
      retraction,
      item: isItemBack ? old.item : kept.item,
      note: kept.note === left.note ? old.note : kept.note,
      tags: backInList(kept.tags, old.tags, left.tags),
      folders: backInList(kept.folders, old.folders, left.folders),
      changedAt: kept.changedAt === left.changedAt ? old.changedAt : kept.changedAt,
    },
    measuredOn: isItemBack ? before.measuredOn : now.measuredOn,
  }
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Only what the change added or took away is touched. */
function backInList(now: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  // Where nothing came between, the order is the old one as well.
  if (isSame(now, after)) return [...before]
  const added = new Set(after.filter((one) => !before.includes(one)))
  const lost = before.filter((one) => !after.includes(one) && !now.includes(one))
  return [...now.filter((one) => !added.has(one)), ...lost]
}

/** As many steps back as a person may remember. */
const undosAtMost = 50

export type Undos = {
  /** Gives the token that takes a change back, once. */
  readonly remember: (undo: Undo) => string
  readonly recall: (token: string) => Undo | null
}

export function makeUndos(newId: () => string): Undos {
  const undos = new Map<string, Undo>()
  return {
    remember: (undo) => {
      const token = newId()
      undos.set(token, undo)
      for (const old of [...undos.keys()].slice(0, -undosAtMost)) undos.delete(old)
      return token
    },
    recall: (token) => {
      const undo = undos.get(token) ?? null
      undos.delete(token)
      return undo
    },
  }
}

import type { Gap } from '#tools/cite/contract.ts'
import type { KeptItem, Retraction } from '#tools/library/contract.ts'
import type { Work } from '#tools/library/read-work.ts'
import type { State } from './entry.ts'

/** Columns of a kept work, by the names of `KeptRow`; of `library_item as kept left join library_file as file`. */
export const keptColumns = `kept.id, kept.item, kept.note, kept.tags, kept.folders, kept.gaps, kept.retraction,
  kept.added_at as "addedAt", kept.changed_at as "changedAt",
  kept.file_id as "fileId", file.name as "fileName", file.bytes as "fileBytes", file.words is not null as "fileHasText"`

/** With what `keptColumns` speaks of. */
export const keptTables = 'library_item as kept left join library_file as file on file.id = kept.file_id'

export type KeptRow = {
  readonly id: string
  readonly item: Work
  readonly note: string
  readonly tags: readonly string[]
  readonly folders: readonly string[]
  readonly gaps: readonly Gap[]
  readonly retraction: Retraction | null
  readonly addedAt: Date
  readonly changedAt: Date
  readonly fileId: string | null
  readonly fileName: string | null
  readonly fileBytes: number | null
  readonly fileHasText: boolean | null
}

/** A row as the API tells it. */
export const keptOf = (row: KeptRow): KeptItem => ({
  id: row.id,
  item: row.item,
  folders: [...row.folders],
  tags: [...row.tags],
  note: row.note,
  file:
    row.fileName === null || row.fileBytes === null
      ? null
      : { name: row.fileName, bytes: row.fileBytes, hasText: row.fileHasText ?? false },
  retraction: row.retraction,
  gaps: [...row.gaps],
  addedAt: row.addedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** Columns of what can be changed, by the names of `StateRow`. */
export const stateColumns = `id, item, note, tags, folders, file_id as "file", removed_at is not null as "isRemoved"`

export type StateRow = State & { readonly id: string }

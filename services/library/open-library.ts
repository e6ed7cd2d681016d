import type { Env } from '#config/env.ts'
import type { Db } from '../db/open-db.ts'
import type { FileReader } from '../files/read-file.ts'
import type { Library, LibraryOptions } from './library.ts'
import { makeLibrary } from './make-library.ts'

const megabyte = 1024 * 1024

type OpenLibraryOptions = Pick<LibraryOptions, 'secret' | 'readItem' | 'gapsOf'> & {
  readonly db: Pick<Db, 'pool'>
  readonly readFile: FileReader
}

/** Libraries, from the settings. */
export const openLibrary = (
  { PUBLIC_URL: publicUrl, LIBRARY_FILE_MB, LIBRARY_TOTAL_MB }: Pick<Env, 'PUBLIC_URL' | 'LIBRARY_FILE_MB' | 'LIBRARY_TOTAL_MB'>,
  { db, ...given }: OpenLibraryOptions,
): Library =>
  makeLibrary({
    ...given,
    pool: db.pool,
    publicUrl,
    limits: { fileBytes: LIBRARY_FILE_MB * megabyte, totalBytes: LIBRARY_TOTAL_MB * megabyte },
  })

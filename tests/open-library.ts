import type pg from 'pg'
import type { Library, LibraryOptions } from '#services/library/library.ts'
import { makeLibrary } from '#services/library/make-library.ts'
import { readItem } from '#tools/cite/run-items.ts'
import { gapsOf } from '#tools/library/run-work.ts'

/** Libraries in a test's database; files are read as plain text, and an account may have 4 MB of them, 2 MB each. */
export const openTestLibrary = (pool: pg.Pool, given: Partial<LibraryOptions> = {}): Library =>
  makeLibrary({
    pool,
    secret: 'only for tests',
    publicUrl: 'http://localhost:3000',
    readFile: async ({ bytes }) => ({ text: new TextDecoder().decode(bytes), characters: bytes.length }),
    readItem,
    gapsOf,
    limits: { fileBytes: 2_000_000, totalBytes: 4_000_000 },
    ...given,
  })

import type pg from 'pg'
import { transactAgain } from '../db/transact-again.ts'
import { appError } from '../problem.ts'
import { allFiles, attachFile, optionalFile, readWords, setFile } from './attached-files.ts'
import { addWorks, changeWorks, removeWorks } from './change-works.ts'
import { makeCollationOf } from './collation.ts'
import { mergeWorks, readDoubles } from './doubles.ts'
import { findSources, keptIdsOf } from './find-sources.ts'
import { findPage, readOverview } from './find-works.ts'
import { makeFolder, removeFolder, renameFolder } from './folders.ts'
import type { Library, LibraryOptions } from './library.ts'
import { allWorks } from './all-works.ts'
import { retractionsOf } from './retractions.ts'
import { endShare, forOthers, makeShare, openShare, readShares } from './shares.ts'
import { sweepLibraries } from './sweep-libraries.ts'
import { isId, takeBack } from './undo.ts'
import { holdLibrary, keptByIds, type Held } from './write-states.ts'

/** Libraries in the database. */
export function makeLibrary({ pool, secret, publicUrl, readFile, readItem, gapsOf, limits }: LibraryOptions): Library {
  const key = { secret, publicUrl }
  const desk = { pool, collationOf: makeCollationOf(pool) }
  const holding = <Result>(accountId: string, work: (held: Held) => Promise<Result>): Promise<Result> =>
    inHeld(pool, { accountId, gapsOf }, work)
  const page: Library['page'] = (accountId, query, locale) => findPage(desk, accountId, { ...query, locale })
  return {
    page,
    overview: (accountId, locale) => readOverview(pool, accountId, locale),
    requireItem: async (accountId, id) => {
      const [kept] = isId(id) ? await keptByIds(pool, accountId, [id]) : []
      if (!kept) throw appError('library-item-not-found')
      return kept
    },
    add: (accountId, input) => holding(accountId, (held) => addWorks(held, input, readItem)),
    change: (accountId, input) => holding(accountId, (held) => changeWorks(held, input, readItem)),
    remove: (accountId, ids) => holding(accountId, (held) => removeWorks(held, ids)),
    undo: (accountId, token) =>
      holding(accountId, async (held) => {
        const ids = await takeBack(held, token)
        return { items: [...(await keptByIds(held.client, accountId, ids))], undo: null }
      }),
    doubles: (accountId) => readDoubles(pool, accountId),
    merge: (accountId, input) => holding(accountId, (held) => mergeWorks(held, input)),
    makeFolder: (accountId, name) => holding(accountId, (held) => makeFolder(held, name)),
    renameFolder: (accountId, id, name) => holding(accountId, (held) => renameFolder(held, requireFolderId(id), name)),
    removeFolder: (accountId, id) => holding(accountId, (held) => removeFolder(held, requireFolderId(id))),
    attach: async (accountId, id, { file, signal }) => {
      if (file.bytes.length > limits.fileBytes) throw appError('file-too-large', { limit: limits.fileBytes })
      // Read before anything is held: it takes seconds.
      const words = await readWords(readFile, file, signal)
      return holding(accountId, (held) => attachFile(held, id, { file, words, totalBytes: limits.totalBytes }))
    },
    detach: (accountId, id) => holding(accountId, (held) => setFile(held, id, null)),
    optionalFile: (accountId, id) => optionalFile(pool, accountId, id),
    share: (accountId, input) => holding(accountId, (held) => makeShare(held, input, key)),
    shares: (accountId) => readShares(pool, accountId, key),
    endShare: (accountId, id) => endShare(pool, accountId, id),
    optionalShared: async (token, { offset, limit, locale }) => {
      const opened = await openShare(pool, token)
      if (!opened) return null
      const { accountId, folder, endsAt } = opened
      const query = { view: 'all', search: '', sort: 'author', order: 'up', offset, limit } as const
      const { items, total } = await page(accountId, folder ? { ...query, folder: folder.id } : query, locale)
      const shown = items.map(({ item, retraction }) => ({ item: forOthers(item), retraction }))
      return { folder: folder?.name ?? null, items: shown, total, endsAt: endsAt.toISOString() }
    },
    sources: (accountId, words) => findSources(pool, accountId, words),
    keptIds: (accountId, works) => keptIdsOf(pool, accountId, works),
    retractionsOf: (works) => retractionsOf(pool, works),
    all: (accountId) => allWorks(pool, accountId),
    frame: async (accountId) => {
      const { folders } = await readOverview(pool, accountId, 'en')
      const shares = await readShares(pool, accountId, key)
      return { folders, shares: shares.map(({ url: _url, ...share }) => share) }
    },
    allFiles: (accountId) => allFiles(pool, accountId),
    sweep: () => sweepLibraries(pool),
  }
}

function requireFolderId(id: string): string {
  if (!isId(id)) throw appError('library-folder-not-found')
  return id
}

/** Works on a library that nobody else changes meanwhile. */
const inHeld = <Result>(pool: pg.Pool, parts: Omit<Held, 'client'>, work: (held: Held) => Promise<Result>): Promise<Result> =>
  transactAgain(pool, async (client) => {
    await holdLibrary(client, parts.accountId)
    return work({ ...parts, client })
  })

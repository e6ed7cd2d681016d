import { z } from '@hono/zod-openapi'
import { deletedSchema } from '#tools/account/contract.ts'
import { folderInput, folderRemoved, folderSchema, shareInput, shareListSchema, shareSchema } from '#tools/library/contract.ts'
import { appError } from '#services/problem.ts'
import { requireSignedIn } from '../asker.ts'
import type { Api, House } from '../house.ts'
import { readInput } from '../read-input.ts'
import { noStore, smallBody } from './account.ts'
import { describeAll, libraryPath } from './library-words.ts'

const folders = `${libraryPath}/folders`
const share = `${libraryPath}/share`

/** Folders of a library, and the addresses at which it, or a folder, can be read by others. */
export function addLibraryFolders(app: Api, house: House): void {
  describe(app)
  const { library } = house
  app.post(folders, smallBody, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const { name } = await readInput(c, folderInput)
    return c.json(folderSchema.parse(await library.makeFolder(accountId, name)), 200, noStore)
  })
  app.patch(`${folders}/:id`, smallBody, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const { name } = await readInput(c, folderInput)
    return c.json(folderSchema.parse(await library.renameFolder(accountId, c.req.param('id'), name)), 200, noStore)
  })
  app.delete(`${folders}/:id`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(folderRemoved.parse(await library.removeFolder(accountId, c.req.param('id'))), 200, noStore)
  })
  app.get(share, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(shareListSchema.parse({ shares: await library.shares(accountId) }), 200, noStore)
  })
  app.post(share, smallBody, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(shareSchema.parse(await library.share(accountId, await readInput(c, shareInput))), 200, noStore)
  })
  app.delete(`${share}/:id`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    if (!(await library.endShare(accountId, c.req.param('id')))) throw appError('not-found', { path: c.req.path })
    return c.json(deletedSchema.parse({ deleted: 1 }), 200, noStore)
  })
}

function describe(app: Api): void {
  const params = z.object({ id: z.string() })
  const folder = folderSchema.openapi('LibraryFolder')
  const name = folderInput.openapi('LibraryFolderName')
  describeAll(app, [
    {
      method: 'post',
      path: folders,
      summary: 'Make a folder',
      description: 'A folder of that name that is there already is given instead.',
      takes: name,
      answer: folder,
    },
    {
      method: 'patch',
      path: `${folders}/{id}`,
      summary: 'Rename a folder',
      description: 'Its works stay in it.',
      request: { params },
      takes: name,
      answer: folder,
    },
    {
      method: 'delete',
      path: `${folders}/{id}`,
      summary: 'Remove a folder',
      description: 'Its works stay in the library; links to the folder end.',
      request: { params },
      answer: folderRemoved.openapi('LibraryFolderRemoved'),
    },
    {
      method: 'get',
      path: share,
      summary: 'Links to your library',
      description: 'Those that have not ended.',
      answer: shareListSchema.openapi('LibraryShares'),
    },
    {
      method: 'post',
      path: share,
      summary: 'Share your library',
      description: 'Makes an address at which the works of a folder, or all, can be read until it ends: without notes, tags and files.',
      takes: shareInput.openapi('LibraryShareInput'),
      answer: shareSchema.openapi('LibraryShare'),
    },
    {
      method: 'delete',
      path: `${share}/{id}`,
      summary: 'End a link',
      description: 'Its address leads nowhere from now on.',
      request: { params },
      answer: deletedSchema.openapi('Deleted'),
    },
  ])
}

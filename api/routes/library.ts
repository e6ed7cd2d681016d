import {
  addInput,
  addResult,
  changeInput,
  changeResult,
  doublesSchema,
  keptItemSchema,
  libraryOverview,
  libraryPage,
  libraryQuery,
  mergeInput,
  removeInput,
  undoInput,
} from '#tools/library/contract.ts'
import { requireSignedIn } from '../asker.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun, rateLimit } from '../middleware/rate-limit.ts'
import { readInput, readQuery } from '../read-input.ts'
import { noStore } from './account.ts'
import { describeLibrary, libraryPath as path } from './library-words.ts'

/** Five thousand works with abstracts. */
const manyWorks = bodyLimit({ limit: 32 * 1024 * 1024 })
const change = bodyLimit({ limit: 2 * 1024 * 1024 })
/** Works that are changed in passing. */
const smallChange = 250

/**
 * `/api/v1/library`: the works that whoever asks keeps, and no others. Must be added after the routes whose addresses would be
 * taken for an id.
 */
export function addLibrary(app: Api, house: House): void {
  describeLibrary(app)
  const { library, limits } = house
  app.get(path, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(libraryPage.parse(await library.page(accountId, readQuery(c, libraryQuery), c.var.locale)), 200, noStore)
  })
  app.get(`${path}/overview`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(libraryOverview.parse(await library.overview(accountId, c.var.locale)), 200, noStore)
  })
  app.get(`${path}/doubles`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(doublesSchema.parse(await library.doubles(accountId)), 200, noStore)
  })
  app.get(`${path}/:id`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(keptItemSchema.parse(await library.requireItem(accountId, c.req.param('id'))), 200, noStore)
  })
  app.post(path, rateLimit(limits, 'runs'), manyWorks, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(addResult.parse(await library.add(accountId, await readInput(c, addInput))), 200, noStore)
  })
  app.patch(path, change, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const input = await readInput(c, changeInput)
    const counted = input.ids.length > smallChange ? await countRun(c, limits) : null
    try {
      return c.json(changeResult.parse(await library.change(accountId, input)), 200, noStore)
    } catch (error) {
      await counted?.giveBackAfter(error)
      throw error
    }
  })
  app.delete(path, change, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const { ids } = await readInput(c, removeInput)
    return c.json(changeResult.parse(await library.remove(accountId, ids)), 200, noStore)
  })
  app.post(`${path}/undo`, change, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const { undo } = await readInput(c, undoInput)
    return c.json(changeResult.parse(await library.undo(accountId, undo)), 200, noStore)
  })
  app.post(`${path}/merge`, change, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(changeResult.parse(await library.merge(accountId, await readInput(c, mergeInput))), 200, noStore)
  })
}

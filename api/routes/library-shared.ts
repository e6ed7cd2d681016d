import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { retractionsFound, retractionsInput, sharedLibrarySchema, sharedQuery } from '#tools/library/contract.ts'
import { appError, problemOf } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { missingSharedLibraryPage, sharedLibraryPage } from '../present/shared-library-page.ts'
import { sharedLibraryPolicy } from '../present/shared-library-style.ts'
import { readInput, readQuery } from '../read-input.ts'
import { ownStyle, runCite } from '../run-cite.ts'
import { noStore } from './account.ts'
import { describeAll } from './library-words.ts'

const shared = '/api/v1/shared-library'
const retractions = '/api/v1/retractions'

/** For whoever has the address only; no search engine should find it, and no other site learn it. */
const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }

/** What everybody may ask: a library that was shared, and what is known of works. */
export function addSharedLibrary(app: Api, house: House): void {
  describe(app)
  const { library, limits } = house
  app.get('/shared-library/:token', rateLimit(limits, 'requests'), (c) => answerPage(c, house))
  app.get(`${shared}/:token`, async (c) => {
    const found = await library.optionalShared(c.req.param('token'), { ...readQuery(c, sharedQuery), locale: c.var.locale })
    if (!found) throw appError('library-share-ended')
    return c.json(sharedLibrarySchema.parse(found), 200, headers)
  })
  app.post(retractions, rateLimit(limits, 'runs'), bodyLimit({ limit: 8 * 1024 * 1024 }), async (c) => {
    const { items } = await readInput(c, retractionsInput)
    return c.json(retractionsFound.parse(await library.retractionsOf(items)), 200, noStore)
  })
}

/** Works on one page; each is formatted while the reader waits. */
const worksAtMost = 500

async function answerPage(c: Context<HouseEnv>, house: House): Promise<Response> {
  const words = house.sharedLibraryWordsOf(c.var.locale)
  const pageHeaders = { ...headers, 'Content-Security-Policy': sharedLibraryPolicy, 'Content-Language': words.locale }
  const offset = sharedQuery.shape.offset.catch(0).parse(c.req.query('offset'))
  const shared = await house.library.optionalShared(c.req.param('token') ?? '', { offset, limit: worksAtMost, locale: words.locale })
  if (!shared) {
    const said = house.wordsOf(words.locale, problemOf('library-share-ended'))
    return c.html(await missingSharedLibraryPage(words, said), 404, pageHeaders)
  }
  const items = shared.items.map(({ item }) => item)
  const { entries } = await runCite({ items, style: ownStyle.id, locale: words.locale }, house, c.req.raw.signal)
  const listed = entries.filter(({ isListed }) => isListed)
  const site = new URL(house.env.PUBLIC_URL).host
  return c.html(await sharedLibraryPage({ shared, entries: listed, offset, limit: worksAtMost, site, words }), 200, pageHeaders)
}

function describe(app: Api): void {
  describeAll(app, [
    {
      method: 'get',
      path: `${shared}/{token}`,
      summary: 'A shared library',
      description:
        'The works of a library, or a folder of one, that somebody shared, in the order of authors. Nothing that its owner wrote is in it.',
      request: { params: z.object({ token: z.string() }), query: sharedQuery },
      answer: sharedLibrarySchema.openapi('SharedLibrary'),
    },
    {
      method: 'post',
      path: retractions,
      summary: 'Retractions of works',
      description: 'Compares works, by DOI or PMID, with the list of retractions that the operator has loaded. Nothing of it is kept.',
      takes: retractionsInput.openapi('RetractionsInput'),
      answer: retractionsFound.openapi('RetractionsFound'),
    },
  ])
}

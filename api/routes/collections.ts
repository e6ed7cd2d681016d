import { z } from '@hono/zod-openapi'
import { collectionInput, collectionListSchema, collectionSchema, documentPageSchema, documentQuery } from '#tools/collections/contract.ts'
import { deletedSchema } from '#tools/account/contract.ts'
import type { Collection, CorpusDocument } from '#services/corpus/corpus.ts'
import { appError } from '#services/problem.ts'
import { requireSignedIn } from '../asker.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { readInput, readQuery } from '../read-input.ts'
import { noStore } from './account.ts'

export const collectionsPath = '/api/v1/collections'
const path = collectionsPath
const list = collectionListSchema.openapi('CollectionList')
const one = collectionSchema.openapi('Collection')
const page = documentPageSchema.openapi('DocumentPage')
const deleted = deletedSchema

/** `/api/v1/collections`: documents to compare with, as far as whoever asks may see them. */
export function addCollections(app: Api, house: House): void {
  describe(app)
  const { corpus, env } = house
  app.get(path, async (c) => {
    const viewer = await requireSignedIn(c, house)
    const collections = await corpus.collections(viewer)
    const documentsAtMost = env.CORPUS_DOCUMENTS_PER_ACCOUNT
    return c.json(list.parse({ collections: collections.map(presentCollection), documentsAtMost }), 200, noStore)
  })
  app.post(path, async (c) => {
    const viewer = await requireSignedIn(c, house)
    return c.json(one.parse(presentCollection(await corpus.makeCollection(viewer, await readInput(c, collectionInput)))), 200, noStore)
  })
  app.delete(`${path}/:id`, async (c) => {
    const viewer = await requireSignedIn(c, house)
    await corpus.removeCollection(viewer, c.req.param('id'))
    return c.json(deleted.parse({ deleted: 1 }), 200, noStore)
  })
  app.get(`${path}/:id/documents`, async (c) => {
    const viewer = await requireSignedIn(c, house)
    const { documents, next } = await corpus.documents(viewer, c.req.param('id'), readQuery(c, documentQuery))
    return c.json(page.parse({ documents: documents.map(presentDocument), next }), 200, noStore)
  })
  app.delete(`${path}/:id/documents/:documentId`, async (c) => {
    const viewer = await requireSignedIn(c, house)
    const count = await corpus.remove(viewer, c.req.param('id'), [c.req.param('documentId')])
    if (count === 0) throw appError('not-found', { path: c.req.path })
    return c.json(deleted.parse({ deleted: count }), 200, noStore)
  })
}

const presentCollection = ({ createdAt, accountId: _accountId, ...rest }: Collection) => ({ ...rest, createdAt: createdAt.toISOString() })

const presentDocument = ({ id, title, authors = '', year = null, url = null, fileName, language, words, addedAt }: CorpusDocument) => ({
  id,
  title,
  authors,
  year,
  url,
  fileName: fileName ?? null,
  language,
  words,
  addedAt: addedAt.toISOString(),
})

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  const params = z.object({ id: z.string() })
  registry.registerPath({
    method: 'get',
    path,
    summary: 'Your collections',
    description: 'Collections of documents that you may search: your own, those of your institution, and those that are open to all.',
    responses: answers({ schema: list, description: 'The collections.' }),
  })
  registry.registerPath({
    method: 'post',
    path,
    summary: 'Make a collection',
    description:
      'Of your own sources or drafts, or, if you may add to one of its collections, of an institution. A name that is there gives that one.',
    request: takes(collectionInput.openapi('CollectionInput')),
    responses: answers({ schema: one, description: 'The collection.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete a collection',
    description: 'With all its documents; it cannot be brought back. One that you may not change is answered like one that does not exist.',
    request: { params },
    responses: answers({ schema: deleted, description: 'It is deleted.' }),
  })
  registry.registerPath({
    method: 'get',
    path: `${path}/{id}/documents`,
    summary: 'Documents of a collection',
    description: 'Newest first. `search` is looked for in title, authors and file name; `before` is the `next` of the page before.',
    request: { params, query: documentQuery },
    responses: answers({ schema: page, description: 'A page of documents, without their texts.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: `${path}/{id}/documents/{documentId}`,
    summary: 'Delete a document',
    description: 'Its text is removed at once; it cannot be brought back.',
    request: { params: z.object({ id: z.string(), documentId: z.string() }) },
    responses: answers({ schema: deleted, description: 'It is deleted.' }),
  })
}

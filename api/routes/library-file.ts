import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { attachResult } from '#tools/library/contract.ts'
import { endingOf, type GivenFile } from '#services/files/read-file.ts'
import { appError, problemOf } from '#services/problem.ts'
import { requireSignedIn } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, answersFile, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { noStore } from './account.ts'
import { libraryPath } from './library-words.ts'

const path = `${libraryPath}/:id/file`
const formOverhead = 64 * 1024

/** Kinds that are told as what they are; a browser is told nothing of others. None is ever shown as a page of ours. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
}

/** The file that is attached to a work. */
export function addLibraryFile(app: Api, house: House): void {
  describe(app)
  const { library, limits, env } = house
  const limit = env.LIBRARY_FILE_MB * 1024 * 1024
  const formLimit = bodyLimit({ limit: limit + formOverhead, problem: problemOf('file-too-large', { limit }) })
  app.get(path, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const file = await library.optionalFile(accountId, c.req.param('id'))
    if (!file) throw appError('library-item-not-found')
    return c.newResponse(streamOf(file.content), 200, {
      'Content-Type': mediaTypes[endingOf(file.name)] ?? 'application/octet-stream',
      'Content-Length': String(file.bytes),
      'Content-Disposition': attachment(file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store, no-transform',
    })
  })
  app.post(path, rateLimit(limits, 'runs'), formLimit, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const id = c.req.param('id')
    // Whose work it is stands before what is sent.
    await library.requireItem(accountId, id)
    const file = await fileOf(c)
    return c.json(attachResult.parse(await library.attach(accountId, id, { file, signal: c.req.raw.signal })), 200, noStore)
  })
  app.delete(path, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(attachResult.parse(await library.detach(accountId, c.req.param('id'))), 200, noStore)
  })
}

/** Reads on as the other side takes; leaving ends the reading. */
function streamOf(content: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = content[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await pieces.return?.()
    },
  })
}

async function fileOf(c: Context<HouseEnv>): Promise<GivenFile> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
    throw appError('content-type-wrong', { expected: 'multipart/form-data' })
  const form = await c.req.raw.formData().catch(() => {
    throw appError('file-missing')
  })
  const file = form.get('file')
  if (!(file instanceof File)) throw appError('file-missing')
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** RFC 6266: a name of plain letters for old programs, and the whole one. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  const request = { params: z.object({ id: z.string() }) }
  const at = `${libraryPath}/{id}/file`
  const attached = attachResult.openapi('LibraryAttached')
  registry.registerPath({
    method: 'get',
    path: at,
    summary: 'The file of a work',
    description: 'As it was attached.',
    request,
    responses: answersFile('application/octet-stream', 'The file.'),
  })
  registry.registerPath({
    method: 'post',
    path: at,
    summary: 'Attach a file to a work',
    description:
      'A .pdf, .docx, .odt, .txt or .md file, sent as the field `file` of a form; its text is searched along. It takes the place of the one before.',
    request: { ...request, ...takes(z.object({ file: z.string().openapi({ type: 'string', format: 'binary' }) }), 'multipart/form-data') },
    responses: answers({ schema: attached, description: 'The work with its file.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: at,
    summary: 'Take the file off a work',
    description: 'It can be brought back for 15 minutes.',
    request,
    responses: answers({ schema: attached, description: 'The work without a file.' }),
  })
}

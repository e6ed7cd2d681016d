import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { addedSchema, archiveBytesAtMost, importEvent, type ImportEvent } from '#tools/collections/contract.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import { endingOf, fileBytesAtMost } from '#services/files/read-file.ts'
import { webLimits } from '#services/imports/archive.ts'
import { addFile } from '#services/imports/add-file.ts'
import { importFiles } from '#services/imports/import-files.ts'
import type { Outcome } from '#services/imports/outcome.ts'
import { filesOfZip } from '#services/imports/sources.ts'
import { keepForNow } from '#services/imports/temporary-file.ts'
import { AppError, appError, problemOf, type Problem } from '#services/problem.ts'
import { askerOf, type Asker } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers } from '../describe-route.ts'
import { eventStream, type SendEvent } from '../event-stream.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { presentProblem } from '../present/problem.ts'
import { problemFrom, tellLog } from '../problem-handler.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { noStore } from './account.ts'
import { collectionsPath } from './collections.ts'

const path = `${collectionsPath}/{id}/documents`
const added = addedSchema.openapi('AddedDocument')
const formOverhead = 64 * 1024
const formLimit = bodyLimit({ limit: fileBytesAtMost + formOverhead, problem: problemOf('file-too-large', { limit: fileBytesAtMost }) })

/** `POST /api/v1/collections/{id}/documents`: a file, or an archive of many, into a collection. Nothing is kept but the text. */
export function addCollectionDocuments(app: Api, house: House): void {
  describe(app)
  app.post(`${collectionsPath}/:id/documents`, async (c) => {
    const asker = await requireAccount(c, house)
    const { corpus } = house
    const collection = await corpus.requireCollection(asker.viewer, c.req.param('id'))
    if (!collection.canAdd) throw appError('collection-not-found')
    const target: Target = { ...asker, collectionId: collection.id }
    const mediaType = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
    if (mediaType === 'application/zip') return addArchive(c, house, target)
    if (mediaType !== 'multipart/form-data') throw appError('content-type-wrong', { expected: 'multipart/form-data' })
    return (await formLimit(c, async () => undefined)) ?? addForm(c, house, target)
  })
}

type Account = { readonly asker: Asker; readonly viewer: { readonly accountId: string } }
type Target = Account & { readonly collectionId: string }

/** Collections belong to accounts, whatever the tiers allow to visitors. */
async function requireAccount(c: Context<HouseEnv>, house: House): Promise<Account> {
  const asker = await askerOf(c, house)
  if (!asker.account) throw appError('sign-in-needed')
  return { asker, viewer: { accountId: asker.account.accountId } }
}

async function addForm(c: Context<HouseEnv>, house: House, { viewer, collectionId }: Target): Promise<Response> {
  const form = await c.req.raw.formData().catch(() => {
    throw appError('file-missing')
  })
  const file = form.get('file')
  if (!(file instanceof File)) throw appError('file-missing')
  if (endingOf(file.name) === 'zip') throw appError('content-type-wrong', { expected: 'application/zip' })
  if (file.size > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
  const [label, wanted, password] = ['name', 'language', 'password'].map((field) => textOf(form.get(field)))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const language: TextLanguage | 'detect' = textLanguageCodes.find((code) => code === wanted) ?? 'detect'
  const given = { name: file.name, bytes, ...(password ? { password: password.replace(/\s*[\r\n].*$/s, '') } : {}) }
  const order = { viewer, collectionId, label: label || file.name, language, whenUnsure: languageOf(c) }
  const outcome = await addFile(house, { file: given, ...order, signal: c.req.raw.signal })
  return c.json(added.parse(outcome), 200, noStore)
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.slice(0, 500) : '')

/** What a text is taken to be in when nothing can be told: the reader's own language, if texts can be in it. */
const languageOf = (c: Context<HouseEnv>): TextLanguage => textLanguageCodes.find((code) => code === c.var.locale) ?? 'en'

/** Archives are for whoever may send several files at once. They are laid on the disk while they come, and read from there. */
async function addArchive(c: Context<HouseEnv>, house: House, target: Target): Promise<Response> {
  requireEntitlement(target.asker.tier, { entitlement: 'files:many' })
  const declared = c.req.header('content-length')
  const tooLarge = problemOf('file-too-large', { limit: archiveBytesAtMost })
  if (declared !== undefined && Number(declared) > archiveBytesAtMost) throw new AppError(tooLarge)
  const kept = await keepForNow(c.req.raw.body, { bytesAtMost: archiveBytesAtMost, problem: tooLarge })
  const archive = (c.req.query('name') ?? '').slice(-200) || 'archive.zip'
  const work = async (send: SendEvent<ImportEvent>, signal: AbortSignal): Promise<void> => {
    try {
      await readArchive(
        { house, target, archive, file: kept.path, whenUnsure: languageOf(c) },
        { send, signal, tell: (problem) => told(c, house, problem) },
      )
    } catch (error) {
      const problem = problemFrom(error)
      tellLog(c, problem, error)
      send({ type: 'problem', problem: told(c, house, problem) })
    } finally {
      await kept.remove()
    }
  }
  return eventStream<ImportEvent>({ work, signal: c.req.raw.signal })
}

const told = (c: Context<HouseEnv>, { wordsOf }: House, problem: Problem) =>
  presentProblem(problem, { wordsOf, locale: c.var.locale, requestId: c.var.requestId })

type Reading = {
  readonly house: House
  readonly target: Target
  readonly archive: string
  readonly file: string
  readonly whenUnsure: TextLanguage
}
type Line = {
  readonly send: SendEvent<ImportEvent>
  readonly signal: AbortSignal
  readonly tell: (problem: Problem) => ReturnType<typeof presentProblem>
}

async function readArchive({ house, target, archive, file, whenUnsure }: Reading, { send, signal, tell }: Line): Promise<void> {
  const { corpus, readFile } = house
  const { viewer, collectionId } = target
  const files = await filesOfZip(file, { name: archive, readFile, limits: webLimits })
  send({ type: 'opened', files: files.length })
  const onOutcome = (outcome: Outcome): void => {
    const { name, bytes } = outcome
    if (outcome.state === 'failed') send({ type: 'failed', name, bytes, problem: tell(outcome.problem) })
    else if (outcome.state !== 'line-wrong') send(importEvent.parse({ type: 'added', bytes, added: outcome }))
  }
  await importFiles(eachOf(files), { corpus, viewer, collectionId, language: 'detect', whenUnsure, onOutcome, signal })
  send({ type: 'end' })
}

async function* eachOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

function describe(app: Api): void {
  const upload = z.object({
    file: z.string().openapi({ type: 'string', format: 'binary' }),
    name: z.string().max(500).optional().meta({ description: 'Name that the document is known by; by default that of the file.' }),
    language: z.enum(['detect', ...textLanguageCodes]).optional(),
    password: z.string().max(500).optional().meta({ description: 'Opens a PDF that is protected by one. Not kept.' }),
  })
  app.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Add a document to a collection',
    description:
      'Reads a .txt, .md, .docx, .odt, .pdf or .html file of 20 MB at most, sent as the field `file` of a form, and keeps its text. The same ' +
      'text is stored once; another text under the same name replaces the older. As `application/zip` the body is an archive of such files ' +
      '(100 MB, 10,000 files, 200 MB unpacked), its name in the query as `name`: what becomes of each file is told by server-sent events.',
    request: {
      params: z.object({ id: z.string() }),
      query: z.object({ name: z.string().optional() }),
      body: {
        required: true,
        content: { 'multipart/form-data': { schema: upload }, 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
    responses: answers({ schema: added, description: 'The document is in and is searched from now on.', events: importEvent }),
  })
}

import { z } from '@hono/zod-openapi'
import { fileBytesAtMost } from '#services/files/read-file.ts'
import { appError, problemOf } from '#services/problem.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { rateLimit } from '../middleware/rate-limit.ts'

const fileText = z
  .object({ text: z.string(), name: z.string(), characters: z.number().int().meta({ description: 'Code points of the text.' }) })
  .openapi('FileText')

const upload = z.object({ file: z.string().openapi({ type: 'string', format: 'binary' }) })

/** A form is somewhat larger than the file in it. */
const formOverhead = 64 * 1024

/** `POST /api/v1/files`: the text of a file. Nothing of it is kept. */
export function addFiles(app: Api, { readFile, limits }: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/files',
    summary: 'Text of a file',
    description:
      'Reads the text of a .txt, .md, .docx, .odt or .pdf file of 20 MB at most, sent as the field `file` of a form. The file is not kept.',
    request: takes(upload, 'multipart/form-data'),
    responses: answers({ schema: fileText, description: 'The text.' }),
  })
  app.post('/api/v1/files', rateLimit(limits, 'runs'), fileLimit, async (c) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
      throw appError('content-type-wrong', { expected: 'multipart/form-data' })
    const form = await c.req.raw.formData().catch(() => {
      throw appError('file-missing')
    })
    const file = form.get('file')
    if (!(file instanceof File)) throw appError('file-missing')
    if (file.size > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
    const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    const { text, characters } = await readFile(given, { signal: c.req.raw.signal })
    return c.json(fileText.parse({ text, name: file.name, characters }), 200, { 'Cache-Control': 'no-store' })
  })
}

const fileLimit = bodyLimit({ limit: fileBytesAtMost + formOverhead, problem: problemOf('file-too-large', { limit: fileBytesAtMost }) })

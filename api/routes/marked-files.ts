import { z } from '@hono/zod-openapi'
import { documentMarks } from '#tools/proofread/marks.ts'
import { fileBytesAtMost } from '#services/files/read-file.ts'
import { appError, problemOf } from '#services/problem.ts'
import { answersFile, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { parseBy } from '../read-input.ts'

const upload = z.object({
  file: z.string().openapi({ type: 'string', format: 'binary' }),
  marks: z.string().openapi({ description: 'JSON: a list of {span: {start, end}, to, remark}.' }),
})

/** The longest list of marks that a form may bring beside its file. */
const marksBytesAtMost = 4 * 1024 * 1024
const author = 'Tinta'

const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const

/** `POST /api/v1/proofread/document`: a document with tracked changes and comments. Nothing of it is kept. */
export function addMarkedFiles(app: Api, { markFile, limits }: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/proofread/document',
    summary: 'Mark a document',
    description:
      'Writes changes and remarks into a .docx or .odt file of 20 MB at most, as tracked changes and comments that Word and LibreOffice show, ' +
      'accept and reject; everything else in the file stays as it is. A form has the fields `file` and `marks`: a JSON list in the order of ' +
      'the text, whose spans are half-open offsets in UTF-16 code units in the text that `/api/v1/files` gives of the same file. `to` is what ' +
      'is to stand there instead (null: only a remark), `remark` what stands in the margin (null: nothing). The header `Tinta-Left-Out` ' +
      'counts marks that have no place in the document, such as the space between two paragraphs. The file is not kept, and it costs nothing.',
    request: takes(upload, 'multipart/form-data'),
    responses: answersFile('application/octet-stream', 'The marked file, of the kind that was sent.'),
  })
  app.post('/api/v1/proofread/document', rateLimit(limits, 'runs'), formLimit, async (c) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
      throw appError('content-type-wrong', { expected: 'multipart/form-data' })
    const form = await c.req.raw.formData().catch(() => {
      throw appError('file-missing')
    })
    const file = form.get('file')
    if (!(file instanceof File)) throw appError('file-missing')
    if (file.size > fileBytesAtMost) throw appError('file-too-large', { limit: fileBytesAtMost })
    const marks = parseBy(documentMarks, listIn(form.get('marks')))
    const by = { author, date: new Date().toISOString().replace(/\.\d+Z$/, 'Z') }
    const given = new Uint8Array(await file.arrayBuffer())
    const { kind, bytes, leftOut } = await markFile(given, { marks, by, signal: c.req.raw.signal })
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': mediaTypes[kind],
      'Content-Disposition': `attachment; filename="marked.${kind}"`,
      'Tinta-Left-Out': String(leftOut),
      'Cache-Control': 'no-store',
    })
  })
}

/** The list as it was sent. Throws AppError `body-not-json`. */
function listIn(field: File | string | null): unknown {
  try {
    return JSON.parse(typeof field === 'string' ? field : 'null')
  } catch {
    throw appError('body-not-json')
  }
}

const formLimit = bodyLimit({
  limit: fileBytesAtMost + marksBytesAtMost,
  problem: problemOf('file-too-large', { limit: fileBytesAtMost }),
})

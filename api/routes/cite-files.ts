import type { Context } from 'hono'
import { exportInput, importInput, importResult, type ExportInput } from '#tools/cite/contract.ts'
import { fileKinds, isWorksFormat } from '#tools/cite/files-task.ts'
import { listTitles } from '#tools/cite/reference-page.ts'
import { readItems } from '#tools/cite/run-items.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { answers, answersFile, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'
import { runCite } from '../run-cite.ts'

/** Room for a file of twenty million characters of ours, written in JSON. */
const bytesAtMost = 40 * 1024 * 1024
const itemBytesAtMost = 16 * 1024 * 1024

/** `POST /api/v1/cite/import` reads files of works; `POST /api/v1/cite/export` makes them, and documents of a formatted list. */
export function addCiteFiles(app: Api, house: House): void {
  describe(app)
  app.post('/api/v1/cite/import', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const { text, format = null } = await readInput(c, importInput)
    const read = await counted(c, house, () => house.engines.readWorks({ text, format }, { signal: c.req.raw.signal }))
    if (!read) throw appError('citation-format-unknown')
    return c.json(read, 200, { 'Cache-Control': 'no-store' })
  })
  app.post('/api/v1/cite/export', bodyLimit({ limit: itemBytesAtMost }), async (c) => {
    const input = await readInput(c, exportInput)
    const bytes = await counted(c, house, () => written(input, house, c.req.raw.signal))
    const { mediaType, ending } = fileKinds[input.format]
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="references.${ending}"`,
      'Cache-Control': 'no-store',
    })
  })
}

/** A run that fails by us costs nothing of what an address may do. */
async function counted<Result>(c: Context<HouseEnv>, house: House, work: () => Promise<Result>): Promise<Result> {
  const run = await countRun(c, house.limits)
  try {
    return await work()
  } catch (error) {
    await run.giveBackAfter(error)
    throw error
  }
}

/** Works as they are, or the list as the style makes it, without those that stand in no list. */
async function written(input: ExportInput, house: House, signal: AbortSignal): Promise<Uint8Array> {
  const { format, locale, style, title = listTitles[locale] } = input
  if (isWorksFormat(format)) {
    const { items, issues } = readItems(input.items)
    if (issues.length > 0) throw appError('input-invalid', { issues })
    return house.engines.writeWorks({ is: 'works', items, format }, { signal })
  }
  const { entries } = await runCite({ items: input.items, style, locale }, house, signal)
  const listed = entries.filter(({ isListed }) => isListed).map(({ entry }) => entry)
  return house.engines.writeWorks({ is: 'list', entries: listed, format, title, locale }, { signal })
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  registry.registerPath({
    method: 'post',
    path: '/api/v1/cite/import',
    summary: 'Read a file of references',
    description:
      'Reads BibTeX and biblatex, RIS (and what PubMed saves), CSL-JSON and EndNote XML into CSL-JSON. The format is found out where it is ' +
      'not said. Fields that CSL has no place for are kept in `custom` and given back on export. A broken entry costs no other entry ' +
      'anything: `problems` names its line. Nothing is kept.',
    request: takes(importInput.openapi('CiteImportInput')),
    responses: answers({ schema: importResult.openapi('CiteImportResult'), description: 'The works, and what is worth a look.' }),
  })
  registry.registerPath({
    method: 'post',
    path: '/api/v1/cite/export',
    summary: 'Save references as a file',
    description:
      'Writes works in CSL-JSON as BibTeX, RIS, CSL-JSON or EndNote XML, or as a formatted list: a Word document with hanging indent and ' +
      'links, a web page, plain text. `title` stands above a list; left out, it is the word for references in the language of `locale`.',
    request: takes(exportInput.openapi('CiteExportInput')),
    responses: answersFile('application/octet-stream', 'The file; its media type is that of the format.'),
  })
}

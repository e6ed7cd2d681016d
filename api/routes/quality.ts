import { qualityFile, qualityResult } from '#tools/quality/contract.ts'
import { appError } from '#services/problem.ts'
import { tableCsv } from '#services/quality/csv.ts'
import { qualityReport } from '#services/quality/report.ts'
import { answers, answersFile } from '../describe-route.ts'
import type { Api } from '../house.ts'

/** The figures change with the build alone. */
const cacheControl = 'public, max-age=300'

/** `GET /api/v1/quality`: what was measured of the engines; `GET /api/v1/quality/{file}`: a table of it as .csv. */
export function addQuality(app: Api): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/quality',
    summary: 'What was measured of the engines',
    description:
      'Every table of the quality page: shares from 0 to 1, with the number of texts and a 95 % interval where there is one, the day of ' +
      'measuring and the command that measures again. `value` is null where nothing was measured.',
    responses: answers({ schema: qualityResult.openapi('Quality'), description: 'The figures.' }),
  })
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/quality/{file}',
    summary: 'A table of figures as .csv',
    description: 'The table of that key, as `detector-people.csv`; `all.csv` has every table, a line a figure.',
    request: { params: qualityFile },
    responses: answersFile('text/csv', 'The table.'),
  })
  const report = qualityResult.parse(qualityReport())
  app.get('/api/v1/quality', (c) => c.json(report, 200, { 'Cache-Control': cacheControl }))
  app.get('/api/v1/quality/:file', (c) => {
    const asked = qualityFile.safeParse({ file: c.req.param('file') })
    const csv = asked.success ? tableCsv(report.tables, asked.data.file.replace(/\.csv$/, '')) : null
    if (!asked.success || csv === null) throw appError('not-found', { path: c.req.path })
    return c.body(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${asked.data.file}"`,
      'Cache-Control': cacheControl,
    })
  })
}

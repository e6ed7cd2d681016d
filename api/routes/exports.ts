import type { Context } from 'hono'
import type { HouseEnv } from '../context.ts'
import { answersFile } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { exportFiles, historyFiles } from '../present/export.ts'
import { problemFrom, tellLog } from '../problem-handler.ts'
import { requirePerson } from '../require-person.ts'
import { zipStream, type ZipFile } from '../zip-stream.ts'

const accountPath = '/api/v1/account/export'
const historyPath = '/api/v1/history/export'

/** What a person may take away: everything that is kept about them, or the history alone. */
export function addExports(app: Api, house: House): void {
  describe(app)
  const { people, identity, history, checks, corpus, library, env, limits } = house
  // Reads and packs megabytes, so it counts like a run.
  const asRun = rateLimit(limits, 'runs')
  app.get(accountPath, asRun, async (c) => {
    const { person } = await requirePerson(c, house)
    const now = new Date()
    const files = exportFiles({
      records: await people.records(person.id),
      usage: people.usage(person.id),
      facts: await identity.facts(person.id),
      preferences: await people.preferences(person.id),
      lists: await people.lists(person.id),
      history: () => history.all(person.id),
      checks: checks.all(person.id),
      documents: corpus.all(person.id),
      library: { frame: await library.frame(person.id), works: library.all(person.id), files: library.allFiles(person.id) },
      site: new URL(env.PUBLIC_URL).host,
      now,
      words: house.exportWordsOf(person.locale),
    })
    return zipOf(c, files, `tinta-${dayOf(now)}.zip`)
  })
  app.get(historyPath, asRun, async (c) => {
    const { person } = await requirePerson(c, house)
    const files = historyFiles(() => history.all(person.id), house.exportWordsOf(person.locale))
    return zipOf(c, files, `tinta-history-${dayOf(new Date())}.zip`)
  })
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** An answer that has begun cannot become a problem: it breaks off, and the log says why. */
const zipOf = (c: Context<HouseEnv>, files: AsyncIterable<ZipFile>, name: string): Response =>
  c.newResponse(zipStream(files, { onTrouble: (error) => tellLog(c, problemFrom(error), error) }), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store, no-transform',
  })

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  registry.registerPath({
    method: 'get',
    path: accountPath,
    summary: 'Everything that is kept about you',
    description: 'A ZIP of JSON files, of the runs in the history as Markdown, and of a note that says which is what.',
    responses: answersFile('application/zip', 'The ZIP.'),
  })
  registry.registerPath({
    method: 'get',
    path: historyPath,
    summary: 'Your history as files',
    description: 'A ZIP with one Markdown file a run, and `history.json` with all of them.',
    responses: answersFile('application/zip', 'The ZIP.'),
  })
}

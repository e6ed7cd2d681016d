import { citeInput, citeResult, citeStyles } from '#tools/cite/contract.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'
import { ownStyle, runCite } from '../run-cite.ts'

/** Room for five thousand works with their abstracts. */
const bytesAtMost = 16 * 1024 * 1024
/** Works that are formatted in passing. */
const smallList = 250

/** `POST /api/v1/cite` formats works; `GET /api/v1/cite/styles` says by which styles. */
export function addCite(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/cite',
    summary: 'Format references and citations',
    description:
      'Makes a reference list and the citations of a text from works in CSL-JSON. Entries come in the order of the list, each with its ' +
      'citations and with what APA asks for and the item lacks; nothing is made up. Letters after a year, initials and names before ' +
      '"et al." depend on all items together, so send the whole list. It costs nothing and keeps nothing.',
    request: takes(citeInput.openapi('CiteInput')),
    responses: answers({ schema: citeResult.openapi('CiteResult'), description: 'The list and the citations, as text and as HTML.' }),
  })
  app.post('/api/v1/cite', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const input = await readInput(c, citeInput)
    // A form that is being filled in asks with every pause; some milliseconds of work are a request and no run.
    const counted = input.items.length > smallList ? await countRun(c, house.limits) : null
    try {
      const result = await runCite(input, house, c.req.raw.signal)
      return c.json(result, 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await counted?.giveBackAfter(error)
      throw error
    }
  })
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/cite/styles',
    summary: 'List citation styles',
    description: 'APA, and the styles that the operator has added as files.',
    responses: answers({ schema: citeStyles.openapi('CiteStyles'), description: 'The styles; APA comes first.' }),
  })
  app.get('/api/v1/cite/styles', async (c) => c.json({ styles: [ownStyle, ...(await house.citationStyles.list())] }))
}

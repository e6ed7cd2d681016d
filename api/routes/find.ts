import {
  charactersAtMost,
  findEvent,
  findIndexes,
  findIndexesResult,
  findInput,
  keyWordsAtMost,
  patienceSeconds,
  type FindEvent,
  type FindIndex,
} from '#tools/find/contract.ts'
import { indexNames } from '#services/finder/finder.ts'
import { optionalSignedIn } from '../asker.ts'
import { describeError } from '../describe-error.ts'
import { answers, takes } from '../describe-route.ts'
import { eventStream } from '../event-stream.ts'
import { runFind, type Finding } from '../run-find.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'

/** Room for the longest text, written in JSON's longest way. */
const bytesAtMost = 512 * 1024

const events = findEvent.openapi('FindEvent')
const names: Readonly<Record<FindIndex, string>> = { library: 'Library', ...indexNames }

/** `POST /api/v1/find`: sources for a text or topic, as indexes answer; `GET /api/v1/find/indexes`: whom this site asks. */
export function addFind(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/find',
    summary: 'Find sources for a sentence, a text or a topic',
    description:
      `Server-sent events: \`opened\` with at most ${keyWordsAtMost} key words of a text of up to ${charactersAtMost} characters, an \`index\` whenever the state ` +
      'of one changes, `hits` with the whole list, best first, whenever an answer changed it, and `end`. Only the key words are sent to indexes, ' +
      `and only to those that the operator has switched on; one that needs more than ${patienceSeconds} seconds is left behind. Whoever is signed in ` +
      'finds what lies in their library, too. Nothing is kept of a text. Closing the connection cancels what is still asked.',
    request: takes(findInput.openapi('FindInput')),
    responses: answers({ schema: events, events, description: 'Key words, states of indexes, and works.' }),
  })
  app.post('/api/v1/find', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const input = await readInput(c, findInput)
    const account = await optionalSignedIn(c, house)
    const counted = await countRun(c, house.limits)
    const { text, mode, language, keyWords } = input
    const words = await house.engines
      .findWords({ text, mode, language, ...(keyWords ? { keyWords } : {}) }, { signal: c.req.raw.signal })
      .catch(async (error: unknown) => {
        await counted.giveBackAfter(error)
        throw error
      })
    const finding: Omit<Finding, 'tell' | 'signal'> = {
      input,
      words,
      accountId: account?.accountId ?? null,
      onTrouble: (error) => c.var.log.error({ error: describeError(error) }, 'a search for sources failed in part'),
    }
    const answer = eventStream<FindEvent>({
      signal: c.req.raw.signal,
      work: async (send, signal) => {
        const tell = (event: FindEvent): void => {
          if (!signal.aborted) send(events.parse(event))
        }
        await runFind({ ...finding, tell, signal }, house)
      },
    })
    return c.newResponse(answer.body, answer)
  })
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/find/indexes',
    summary: 'List the indexes of the source finder',
    description: 'Whom this site asks for sources. The library is that of whoever asks, and nobody else is asked for it.',
    responses: answers({
      schema: findIndexesResult.openapi('FindIndexes'),
      description: 'All indexes, and whether the operator has switched them on.',
    }),
  })
  app.get('/api/v1/find/indexes', (c) => {
    const isOn = (index: FindIndex): boolean => index === 'library' || house.finder.indexes.some(({ id }) => id === index)
    return c.json(findIndexesResult.parse({ indexes: findIndexes.map((index) => ({ index, name: names[index], isOn: isOn(index) })) }))
  })
}

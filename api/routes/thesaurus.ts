import type { Context } from 'hono'
import { z } from 'zod'
import {
  thesaurusInput,
  thesaurusResult,
  troubleOf,
  wordAlone,
  type ThesaurusInput,
  type ThesaurusResult,
} from '#tools/thesaurus/contract.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { readInput, readQuery } from '../read-input.ts'

/** Room for more than any word, so that one that is too long is told so. */
const bytesAtMost = 64 * 1024
/** What may stand in the address beside the word. */
const query = thesaurusInput.extend({ locale: z.string().max(20).optional() })

const result = thesaurusResult.openapi('ThesaurusResult')

/** `GET` and `POST /api/v1/thesaurus`: synonyms of a word, in the form that was asked with. */
export function addThesaurus(app: Api, house: House): void {
  describe(app)
  app.get('/api/v1/thesaurus', async (c) => {
    const { locale: _, ...input } = readQuery(c, query)
    const found = await lookUp(c, house, input)
    // A dictionary says the same to everybody; where the language was found out, to everybody of the same language.
    if (found.detected) c.header('Vary', 'Accept-Language', { append: true })
    return c.json(found, 200, { 'Cache-Control': 'public, max-age=3600' })
  })
  app.post('/api/v1/thesaurus', bodyLimit({ limit: bytesAtMost }), async (c) =>
    c.json(await lookUp(c, house, await readInput(c, thesaurusInput)), 200, { 'Cache-Control': 'no-store' }),
  )
}

/** Throws AppError `word-missing`, `word-too-long` or `phrase-not-found`; a single word that nobody has is answered with those spelled like it. */
async function lookUp(c: Context<HouseEnv>, house: House, input: ThesaurusInput): Promise<ThesaurusResult> {
  const word = wordAlone(input.word)
  const trouble = troubleOf(word)
  if (trouble?.code === 'word-too-long') throw appError(trouble.code, { limit: trouble.limit, amount: trouble.amount })
  if (trouble) throw appError(trouble.code)
  // Some milliseconds of work are a request and no run.
  const found = await house.engines.thesaurus({ ...input, word, locale: c.var.locale }, { signal: c.req.raw.signal })
  if (found.entries.length === 0 && word.includes(' '))
    throw appError('phrase-not-found', { language: found.language, words: found.nearest })
  return found
}

const description =
  'Looks a word up in any of its forms: senses with synonyms and opposites, each with its register, how common it is, and `inflected`, the form ' +
  'that takes the place of the word as it was asked for; null where that is not known for sure. `detect` finds the language out by what ' +
  'dictionaries have the word, and then by the language of the request. A word that nobody has is answered with `nearest`, words spelled like ' +
  'it. It costs nothing, and nothing is kept.'

function describe({ openAPIRegistry }: Api): void {
  const responses = answers({ schema: result, description: 'What dictionaries have of the word.' })
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/thesaurus',
    summary: 'Find synonyms of a word by its address',
    description: `${description} The answer may be kept for an hour, so for words of a private text take POST.`,
    request: { query },
    responses,
  })
  openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/thesaurus',
    summary: 'Find synonyms of a word',
    description,
    request: takes(thesaurusInput.openapi('ThesaurusInput')),
    responses,
  })
}

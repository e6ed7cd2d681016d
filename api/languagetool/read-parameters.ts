import type { Context } from 'hono'
import { RunEnded } from '#services/run-ended.ts'
import type { HouseEnv } from '../context.ts'
import type { Parameters } from './question.ts'
import { WrongRequest } from './wrong-request.ts'

/** An add-on sends a dozen; a form of nothing but names would fill the memory. */
const parametersAtMost = 200

/**
 * The parameters of a request: those of a form, and over them those of the address. A body that does not say what it is counts as a form,
 * as many programs never say it. Throws WrongRequest.
 */
export async function readParameters(c: Context<HouseEnv>): Promise<Parameters> {
  const inAddress = pairsOf(new URL(c.req.url).search.slice(1))
  return new Map([...(c.req.method === 'POST' ? await pairsOfBody(c) : []), ...inAddress])
}

async function pairsOfBody(c: Context<HouseEnv>): Promise<Iterable<readonly [string, string]>> {
  const mediaType = (c.req.header('content-type') ?? '').toLowerCase()
  if (mediaType.startsWith('multipart/form-data')) return pairsOfParts(c)
  const form = await c.req.text().catch(() => {
    // Whoever sent it went away before its end.
    throw new RunEnded()
  })
  return pairsOf(form)
}

function pairsOf(form: string): Iterable<readonly [string, string]> {
  if (form.split('&', parametersAtMost + 1).length > parametersAtMost) throw tooMany()
  return new URLSearchParams(form)
}

async function pairsOfParts(c: Context<HouseEnv>): Promise<Iterable<readonly [string, string]>> {
  const form = await c.req.formData().catch(() => {
    throw new WrongRequest('The form cannot be read')
  })
  const pairs = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  if (pairs.length > parametersAtMost) throw tooMany()
  return pairs
}

const tooMany = () => new WrongRequest(`There are more than ${parametersAtMost} parameters`)

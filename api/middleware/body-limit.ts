import type { MiddlewareHandler } from 'hono'
import { AppError, problemOf, type Problem } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'

type BodyLimit = { readonly limit: number; readonly problem?: Problem }

/** Refuses bodies of more than `limit` bytes before they are read whole. */
export const bodyLimit =
  ({ limit, problem = problemOf('body-too-large', { limit }) }: BodyLimit): MiddlewareHandler<HouseEnv> =>
  async (c, next) => {
    const { raw } = c.req
    if (raw.body) {
      const declared = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length')
      if (declared !== null && Number(declared) > limit) throw new AppError(problem)
      if (declared === null) c.req.raw = await readWithin(raw, limit, problem)
    }
    await next()
  }

/** The same request with its body read, for a sender that does not say how much is coming. */
async function readWithin(raw: Request, limit: number, problem: Problem): Promise<Request> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of raw.body ?? []) {
    size += chunk.length
    if (size > limit) throw new AppError(problem)
    chunks.push(chunk)
  }
  const { url, method, headers, signal } = raw
  return new Request(url, { method, headers, signal, body: size === 0 ? null : new Blob(chunks) })
}

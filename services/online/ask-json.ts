import type { z } from 'zod'
import { makeAskService, type AskServiceOptions, type ServiceAnswer } from './ask-service.ts'
import { ProviderTrouble } from './provider-trouble.ts'

export type AskJson = <Schema extends z.ZodType>(
  url: URL,
  options: {
    readonly schema: Schema
    readonly signal: AbortSignal
    readonly headers?: Readonly<Record<string, string>>
    /** Milliseconds between two requests, by all nodes together. */
    readonly every?: number
  },
) => Promise<z.output<Schema>>

/** Asks a search service for JSON of a known form, as `makeAskService` does. Throws ProviderTrouble, and RunEnded when `signal` aborts. */
export function makeAskJson(options: AskServiceOptions): AskJson {
  const ask = makeAskService(options)
  return async (url, { schema, ...asking }) => requireJson((await understood(ask(url, asking))).body, schema)
}

/** Throws ProviderTrouble for an answer that holds nothing. */
async function understood(answered: Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  const answer = await answered
  if (answer.status === 401 || answer.status === 403) throw new ProviderTrouble('refused')
  if (answer.status < 200 || answer.status > 299) throw new ProviderTrouble('unreachable')
  return answer
}

/** Parses an answer in JSON by its form. Throws ProviderTrouble `unreachable` for anything else. */
export function requireJson<Schema extends z.ZodType>(body: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(optionalJson(body))
  if (!parsed.success) throw new ProviderTrouble('unreachable')
  return parsed.data
}

function optionalJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

import { z } from 'zod'
import type { SeenToken } from '#engines/detect/curvature.ts'

/** Why a model gave nothing: a closed set, so that nothing of a text or of an answer can come into a log. */
export type LlmTrouble = 'unreachable' | 'late' | 'refused' | 'too-large' | 'unreadable'

export class LlmError extends Error {
  override name = 'LlmError'
  readonly trouble: LlmTrouble
  constructor(trouble: LlmTrouble) {
    super(`the model gave nothing: ${trouble}`)
    this.trouble = trouble
  }
}

/** A server with the completions form of the OpenAI API; `url` is its address up to `/v1`. */
export type LlmEndpoint = { readonly url: string; readonly model: string; readonly key: string | undefined }

/** So many of the likeliest tokens are asked for: what servers allow without being told otherwise. */
const likeliestAsked = 5
const bytesAtMost = 4 * 1024 * 1024
const tokensAtMost = 20_000

const log = z.number().nullable()
const answer = z.object({
  choices: z
    .array(
      z.object({
        logprobs: z.object({
          tokens: z.array(z.string()).max(tokensAtMost),
          token_logprobs: z.array(log).max(tokensAtMost),
          top_logprobs: z.array(z.record(z.string(), log).nullable()).max(tokensAtMost),
          text_offset: z.array(z.number().int()).max(tokensAtMost),
        }),
      }),
    )
    .length(1),
})

/**
 * How the model saw the tokens of a text coming. The one token that some servers insist on making lies behind the text and is dropped.
 * Throws LlmError, or what `signal` was aborted with.
 */
export async function askLikelihoods(endpoint: LlmEndpoint, text: string, signal: AbortSignal): Promise<readonly SeenToken[]> {
  const { choices } = await readAnswer(await post(endpoint, text, signal), signal)
  const seen = choices[0]?.logprobs
  if (!seen) throw new LlmError('unreadable')
  const { tokens, token_logprobs: chosen, top_logprobs: likeliest, text_offset: offsets } = seen
  const isWhole = [chosen, likeliest, offsets].every(({ length }) => length === tokens.length)
  if (!isWhole || tokens.length === 0) throw new LlmError('unreadable')
  // Servers count offsets in code points.
  const end = [...text].length
  return tokens.flatMap((_, at): readonly SeenToken[] => {
    if ((offsets[at] ?? 0) >= end) return []
    const given = Object.values(likeliest[at] ?? {}).filter((value) => value !== null)
    // The token of the text comes along as one more where it is not among the likeliest.
    return [{ chosen: chosen[at] ?? null, likeliest: given.toSorted((one, other) => other - one).slice(0, likeliestAsked) }]
  })
}

async function post({ url, model, key }: LlmEndpoint, prompt: string, signal: AbortSignal): Promise<Response> {
  const body = { model, prompt, max_tokens: 1, temperature: 0, echo: true, logprobs: likeliestAsked }
  const headers = { 'Content-Type': 'application/json', ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }) }
  try {
    const address = `${url.replace(/\/+$/, '')}/completions`
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), signal, redirect: 'error' })
    if (response.ok) return response
    await response.body?.cancel()
  } catch {
    signal.throwIfAborted()
    throw new LlmError('unreachable')
  }
  throw new LlmError('refused')
}

async function readAnswer(response: Response, signal: AbortSignal): Promise<z.output<typeof answer>> {
  try {
    return answer.parse(JSON.parse(Buffer.from(await bytesOf(response)).toString('utf8')))
  } catch (error) {
    signal.throwIfAborted()
    // A parser's words may quote the text.
    throw error instanceof LlmError ? error : new LlmError('unreadable')
  }
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  let size = 0
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > bytesAtMost) throw new LlmError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

import { createServer } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'

/** What a completions endpoint is asked, as far as tests look at it. */
type Asked = { readonly path: string; readonly key: string | undefined; readonly body: Readonly<Record<string, unknown>> }

const likeliest = { ' a': Math.log(0.5), ' b': Math.log(0.25), ' c': Math.log(0.1), ' d': Math.log(0.05), ' e': Math.log(0.01) }

const codePointsIn = (text: string): number => [...text].length

/**
 * The answer of a completions endpoint with echo: a token a word, and one that it made. Words are likely in the share `even` (0 to 1), else
 * rare; a rare one comes along beside the five likeliest, as servers have it.
 */
export function likelihoodsOf(prompt: string, even: number) {
  const words = [...prompt.matchAll(/\s*\S+/gu)]
  const isLikely = (at: number): boolean => Math.floor((at + 1) * even) > Math.floor(at * even)
  const logs = words.map((_, at) => (isLikely(at) ? Math.log(0.5) : Math.log(0.001)))
  const tops = words.map(([word], at) => (isLikely(at) ? likeliest : { ...likeliest, [word]: Math.log(0.001) }))
  const logprobs = {
    tokens: [...words.map(([word]) => word), ' more'],
    token_logprobs: [null, ...logs.slice(1), -0.1],
    top_logprobs: [null, ...tops.slice(1), likeliest],
    text_offset: [...words.map(({ index }) => codePointsIn(prompt.slice(0, index))), codePointsIn(prompt)],
  }
  return { id: '1', object: 'text_completion', choices: [{ index: 0, text: `${prompt} more`, logprobs, finish_reason: 'length' }] }
}

/** An endpoint on this machine. `answer` gives the status and the body; null: it never answers. */
export async function startLikelihoodServer(answer: (prompt: string) => { readonly status: number; readonly body: string } | null) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((json) => {
      const body: Readonly<Record<string, unknown>> = JSON.parse(json)
      asked.push({ path: request.url ?? '', key: request.headers.authorization, body })
      const given = answer(String(body['prompt']))
      if (given) response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(given.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const url = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}/v1` : ''
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, asked, stop }
}

import { redirect, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { apiContext } from '../server-context.ts'
import { pageNotFound } from './page-error.ts'

type Asking = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** What the API says of content, for loaders on the server; null when there is no such text. Throws what is no answer. */
export async function optionalContent<Answer>(
  { request, context }: Asking,
  { path, query, result }: { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly result: z.ZodType<Answer> },
): Promise<Answer | null> {
  const url = new URL(`/api/v1/content/${path}?${new URLSearchParams(query)}`, request.url)
  const response = await context.get(apiContext)(new Request(url))
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`content was not served: ${response.status}`)
  return result.parse(await response.json())
}

/**
 * The text of an answer to what was asked at `url`: the place that the reader goes to, not the framework's own address of its data.
 * Throws a redirect where it has moved, and page-not-found where there is none.
 */
export function requireText<Text>(answer: { readonly text: Text } | { readonly movedTo: string } | null, { pathname, search }: URL): Text {
  if (answer === null) throw pageNotFound(pathname)
  if ('movedTo' in answer) throw redirect(answer.movedTo + search, 308)
  return answer.text
}

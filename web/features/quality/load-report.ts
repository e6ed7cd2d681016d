import type { RouterContextProvider } from 'react-router'
import { qualityResult, type QualityReport } from '#tools/quality/contract.ts'
import { apiContext } from '#web/server-context.ts'

type Asking = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** The figures, as the API gives them; for the loader, on the server. Throws what is no answer. */
export async function loadReport({ request, context }: Asking): Promise<QualityReport> {
  const response = await context.get(apiContext)(new Request(new URL('/api/v1/quality', request.url)))
  if (!response.ok) throw new Error(`the figures were not served: ${response.status}`)
  return qualityResult.parse(await response.json())
}

import { fetchLateMessages } from './load-messages.ts'
import { localeOfPath } from './locales.ts'

/** For a route with words of its own, as its `clientLoader`: the page is shown when they are there. */
export async function lateMessages({ request }: { readonly request: Request }): Promise<null> {
  await fetchLateMessages(localeOfPath(new URL(request.url).pathname).code)
  return null
}

/** Beside it: without a loader of the server's, the framework would leave the page out of the first answer. */
export const noData = (): null => null

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StrictMode, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import localeFiles from 'virtual:locale-files'
import { allMessages } from '#locales/all.ts'
import { addHead } from './head/add-head.ts'
import { paintFirst } from './head/paint-first.ts'
import { localeOfPath } from './i18n/locales.ts'
import { MessagesProvider } from './i18n/messages.tsx'
import { imagesContext, logErrorContext, nonceContext, requestIdContext, settingsContext } from './server-context.ts'
import { ServerPartsContext } from './shell/server-parts.ts'

export { pageContext } from './server-context.ts'
export { firstVisitRedirect, firstVisitVary } from './i18n/first-visit.ts'

const cacheHeader = 'x-tinta-cache'
const wholePageMs = 10_000

/**
 * The whole page at once. Nothing is streamed, so that a page without personal data can be kept in memory and its
 * inline scripts be allowed by hash; such an answer carries `x-tinta-cache: page`.
 */
// The framework calls it with five arguments.
// oxlint-disable-next-line max-params
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status !== 200) headers.delete(cacheHeader)
  const nonce = loadContext.get(nonceContext) ?? undefined
  const locale = localeOfPath(new URL(request.url).pathname)
  const parts = {
    nonce,
    localeFile: localeFiles[locale.code],
    styleFiles: styleFilesOf(routerContext),
    errorId: loadContext.get(requestIdContext),
  }
  const html = await renderWhole(
    <StrictMode>
      <MessagesProvider locale={locale} messages={allMessages[locale.code]}>
        <ServerPartsContext value={parts}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </ServerPartsContext>
      </MessagesProvider>
    </StrictMode>,
    nonce,
  )
  const { matches, loaderData } = routerContext.staticHandlerContext
  const page = addHead(paintFirst(html, nonce), {
    locale,
    messages: allMessages[locale.code],
    settings: loadContext.get(settingsContext),
    images: loadContext.get(imagesContext),
    url: new URL(request.url),
    data: loaderData[matches.at(-1)?.route.id ?? ''],
    nonce,
  })
  return new Response(request.method === 'HEAD' ? null : page, { status, headers })
}

/** Styles of the routes that make up a page, outermost first. */
const styleFilesOf = ({ manifest, staticHandlerContext }: EntryContext): readonly string[] => [
  ...new Set(staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])),
]

/** A page's data on its own, asked by the browser when it goes from page to page. */
export function handleDataRequest(response: Response): Response {
  if (response.status !== 200) response.headers.delete(cacheHeader)
  else if (response.headers.has(cacheHeader)) response.headers.set('Cache-Control', 'public, max-age=60')
  return response
}

/** Everything unexpected goes to the server's log; a page that is not there is not unexpected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const log = context?.get(logErrorContext) ?? console.error
  log(error)
}

function renderWhole(page: ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce === undefined ? {} : { nonce }),
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error(`the page was not made in ${wholePageMs} ms`)), wholePageMs)
  })
}

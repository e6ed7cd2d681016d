import { localeOfPath } from '../i18n/locales.ts'
import { isPlain, keyOf, kindOf, type AddressKind } from './address-kind.ts'
import type { KeepMessage } from './keep-message.ts'
import { openStore, type StoreParts } from './kept-store.ts'

/** A file of the build, and the part of the site that needs it: the shell, a page, the words of a language. */
export type BuiltFile = { readonly url: string; readonly part: string }

export type KeeperParts = StoreParts & {
  readonly files: readonly BuiltFile[]
  readonly fetch: (request: Request | string) => Promise<Response>
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Gets what goes on after an answer was given. */
export type OnWork = (work: Promise<unknown>) => void

export type Keeper = {
  /** The answer to a request; null when it is none of the worker's. */
  readonly answer: (request: Request, onWork: OnWork) => Promise<Response> | null
  /** Fetches and keeps what a page of this build asks for. What cannot be had is left out. */
  readonly keep: (message: KeepMessage) => Promise<void>
  readonly dropFormer: () => Promise<void>
}

/** Names the build in answers that hold nothing of anybody's, and in no other: of pages and their data, only these are kept. */
export const buildHeader = 'x-tinta-build'

/** So long a page may take before the kept one is shown instead. */
const patienceMs = 4_000
/** Files that are fetched ahead together: what the reader does meanwhile comes first. */
const atOnce = 4

/** Keeps pages and files of one build, and answers with them when the network does not. */
export function makeKeeper({ files, fetch, wait, ...parts }: KeeperParts): Keeper {
  const { origin, buildId } = parts
  const store = openStore(parts)

  const mayKeep = (response: Response, kind: AddressKind): boolean =>
    response.status === 200 &&
    !response.redirected &&
    // What files and routes hold follows from their names.
    (kind === 'asset' || kind === 'routes' || response.headers.get(buildHeader) === buildId)

  const fetched = async (request: Request, kind: AddressKind, onWork: OnWork): Promise<Response> => {
    const response = await fetch(request)
    const url = new URL(request.url)
    if (mayKeep(response, kind) && isPlain(url, kind)) onWork(store.put(keyOf(url, kind), response.clone()))
    return response
  }
  const fromNetwork = async (request: Request, kind: AddressKind, onWork: OnWork): Promise<Response> => {
    const url = new URL(request.url)
    const kept = () => store.find(keyOf(url, kind))
    const answer = fetched(request, kind, onWork)
    onWork(answer.catch(() => undefined))
    const late = wait(patienceMs).then(() => (kind === 'page' ? kept() : null))
    try {
      return (await Promise.race([answer, late])) ?? (await answer)
    } catch (error) {
      const instead = (await kept()) ?? (kind === 'page' ? await awayPage(url.pathname) : null)
      if (instead) return instead
      throw error
    }
  }
  const awayPage = async (pathname: string): Promise<Response | null> => {
    const page = await store.offlinePage(localeOfPath(pathname).code)
    return page && new Response(page.body, { status: 503, headers: page.headers })
  }
  const load = async (address: string, kind: AddressKind): Promise<void> => {
    const key = keyOf(new URL(address, origin), kind)
    try {
      if (await store.has(key)) return
      const former = kind === 'asset' ? await store.find(key) : null
      const response = former ?? (await fetch(origin + address))
      if (mayKeep(response, kind)) await store.put(key, response)
    } catch {
      // No network, or none any more: the next page asks again.
    }
  }
  return {
    answer: (request, onWork) => {
      const url = new URL(request.url)
      const kind = request.method === 'GET' && url.origin === origin ? kindOf(url, request.mode === 'navigate') : null
      if (kind === 'asset') return store.find(url.pathname).then((kept) => kept ?? fetched(request, kind, onWork))
      return kind && fromNetwork(request, kind, onWork)
    },
    keep: async ({ build, pages, assets, parts, routes }) => {
      if (build !== buildId) return
      const wanted = [...assets, ...files.filter(({ part }) => parts.includes(part)).map(({ url }) => url)]
      for (const page of pages) await load(page, 'page')
      if (routes !== null) await load(routes, 'routes')
      const left = [...new Set(wanted)]
      while (left.length > 0) await Promise.all(left.splice(0, atOnce).map((asset) => load(asset, 'asset')))
    },
    dropFormer: store.dropFormer,
  }
}

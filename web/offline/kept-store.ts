import { kindOf } from './address-kind.ts'

export type StoreParts = {
  readonly buildId: string
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  /** Of the site, without a slash at its end. */
  readonly origin: string
}

/** What is kept in this browser, build by build. */
export type KeptStore = {
  /** The answer kept under a name; of this build first, then of the one before. */
  readonly find: (key: string) => Promise<Response | null>
  /** Whether this build has it. */
  readonly has: (key: string) => Promise<boolean>
  readonly put: (key: string, response: Response) => Promise<void>
  /** The page that says that there is no network: in this language, else in one that the reader has used. */
  readonly offlinePage: (locale: string) => Promise<Response | null>
  /** Drops what earlier builds kept, but for the latest of them, which open tabs may still be of. */
  readonly dropFormer: () => Promise<void>
}

const prefix = 'tinta-'
/** Pages and their data in one build's cache; the oldest go. */
const pagesAtMost = 80
const offline = '/offline/'

/** Opens the caches of the builds. A file's name is a hash of what it holds, so no build is given another's. */
export function openStore({ buildId, caches, origin }: StoreParts): KeptStore {
  const name = prefix + buildId
  const former = async () => (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name)
  const find = async (key: string): Promise<Response | null> => {
    for (const one of [name, ...(await former()).toReversed()]) {
      // What the answer depended on (cookie, languages) is in its address, or it would not be kept.
      const found = await (await caches.open(one)).match(origin + key, { ignoreVary: true })
      if (found) return found
    }
    return null
  }
  return {
    find,
    has: async (key) => (await (await caches.open(name)).match(origin + key, { ignoreVary: true })) !== undefined,
    put: async (key, response) => {
      const cache = await caches.open(name)
      // A full disk is no reason to fail: what is not kept is fetched.
      await cache.put(origin + key, response).catch(() => undefined)
      if (!mayGo(new URL(origin + key))) return
      const pages = (await cache.keys()).filter(({ url }) => mayGo(new URL(url)))
      for (const old of pages.slice(0, Math.max(0, pages.length - pagesAtMost))) await cache.delete(old)
    },
    offlinePage: async (locale) => {
      const kept = await (await caches.open(name)).keys()
      const other = kept.map(({ url }) => new URL(url).pathname).find((path) => path.startsWith(offline))
      return (await find(offline + locale)) ?? (other === undefined ? null : find(other))
    },
    dropFormer: async () => {
      for (const one of (await former()).slice(0, -1)) await caches.delete(one)
    },
  }
}

const mayGo = (url: URL): boolean => kindOf(url, true) !== 'asset' && !url.pathname.startsWith(offline)

import { readMessage } from './keep-message.ts'
import { makeKeeper, type BuiltFile } from './make-keeper.ts'
import { readShared, sharedAnswer } from './shared-text.ts'

/** The worker behind the pages. It is built by itself, into one file at the site's root. */

type WorkerEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = WorkerEvent & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void }
type MessageEvent = WorkerEvent & { readonly data: unknown }
type Events = { readonly activate: WorkerEvent; readonly fetch: FetchEvent; readonly message: MessageEvent }

/** What of a worker's own surroundings is used; the types of pages do not know it. */
type WorkerScope = {
  /** The list of files takes its place when the worker is built. */
  readonly builtFiles: readonly BuiltFile[]
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly location: Location
  readonly caches: CacheStorage
}
declare const self: WorkerScope
/** The id of the build, put in when this file is built. */
declare const BUILD_ID: string

const { origin } = self.location
const keeper = makeKeeper({
  buildId: BUILD_ID,
  files: self.builtFiles,
  caches: self.caches,
  fetch: (request) => fetch(request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  origin,
})

// The first worker of a browser serves at once, also the page that brought it. A later one waits until a page of its own
// build has been loaded and says so: no tab gets another build's worker before that build is there.
self.addEventListener('activate', (event) => event.waitUntil(keeper.dropFormer().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  if (message?.kind === 'take-over' && message.build === BUILD_ID) event.waitUntil(self.skipWaiting())
  if (message?.kind === 'keep') event.waitUntil(keeper.keep(message))
})

self.addEventListener('fetch', (event) => {
  const shared = readShared(event.request, origin)
  const answer = shared?.then(sharedAnswer) ?? keeper.answer(event.request, (work) => event.waitUntil(work))
  if (answer) event.respondWith(answer)
})

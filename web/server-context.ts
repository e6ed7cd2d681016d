import { createContext, RouterContextProvider } from 'react-router'
import { defaultSettings } from './default-settings.ts'
import type { SocialImages } from './head/add-head.ts'
import type { SiteSettings } from './site-settings.ts'

/** Asks the API inside the process: the same answers as over the network, without the network. */
type ApiFetch = (request: Request) => Promise<Response>

/** What a server hands to the pages for one request. */
type PageContext = {
  readonly settings: SiteSettings
  /** Pictures that the build drew for links to the pages, by address. */
  readonly images: SocialImages
  readonly api: ApiFetch
  /** Nonce of this answer's Content-Security-Policy; null when its inline scripts are allowed by hash. */
  readonly nonce: string | null
  /** Shown on the error page and written to the log, so that a report can be found. */
  readonly requestId: string
  /** Called for everything unexpected that a page threw. */
  readonly logError: (error: unknown) => void
}

export const settingsContext = createContext<SiteSettings>(defaultSettings)
/**
 * A loader asks the API through this.
 * @public
 */
export const apiContext = createContext<ApiFetch>(fetch)
export const imagesContext = createContext<SocialImages>({})
export const nonceContext = createContext<string | null>(null)
export const requestIdContext = createContext<string>('')
export const logErrorContext = createContext<(error: unknown) => void>((error) => console.error(error))

/**
 * The context of one request for React Router's request handler.
 *
 * The bundle and Node load this file separately, and a context is known by identity: a server takes
 * `pageContext` from the built bundle (`build.entry.module.pageContext`) and never imports this file by value.
 */
export function pageContext({ settings, images, api, nonce, requestId, logError }: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(settingsContext, settings)
  context.set(imagesContext, images)
  context.set(apiContext, api)
  context.set(nonceContext, nonce)
  context.set(requestIdContext, requestId)
  context.set(logErrorContext, logError)
  return context
}

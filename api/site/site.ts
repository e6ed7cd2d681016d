import type { MiddlewareHandler } from 'hono'
import type { HouseEnv } from '../context.ts'

/** What a page needs to know about the request it is rendered for. */
export type PageRequest = {
  readonly requestId: string
  readonly address: string
  /** Null when inline scripts are allowed by hash. */
  readonly nonce: string | null
  /** Takes errors of pages for the log. */
  readonly onError: (error: unknown) => void
}

/** The built web, or Vite's development server, as the API's house sees it. */
export type Site = {
  /** Serves files; goes on when there is none. */
  readonly files: MiddlewareHandler<HouseEnv>
  /** Addresses of all pages, in small letters and without a slash at the end. */
  readonly pages: ReadonlySet<string>
  readonly render: (request: Request, page: PageRequest) => Promise<Response>
  /** Where a first visit of `/` should go, and what that depends on. */
  readonly firstVisitRedirect: (request: Request) => string | null
  readonly firstVisitVary: string
  /** Whether pages may be kept and need a policy: not in development. */
  readonly isBuilt: boolean
}

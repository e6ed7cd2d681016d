import type { MiddlewareHandler } from 'hono'
import type { HouseEnv } from '../context.ts'

/** What pages may load when they say nothing themselves: nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const always: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  // Popups of sign-in and payment must be able to speak to the page that opened them.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
]

/** Stand where an answer says nothing itself. */
const usual: readonly (readonly [name: string, value: string])[] = [
  // Pictures for links to the pages are shown by other sites.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Content-Security-Policy', closedPolicy],
]

/** Sets the headers that every answer has. What is there already of the second list stays. */
export const securityHeaders = ({ publicUrl }: { readonly publicUrl: string }): MiddlewareHandler<HouseEnv> => {
  const isSecure = publicUrl.startsWith('https://')
  return async (c, next) => {
    await next()
    for (const [name, value] of always) c.res.headers.set(name, value)
    if (isSecure) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    for (const [name, value] of usual) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'

// Ways to sign in that the library's own second step does not stand behind.
const guarded: readonly RegExp[] = [/^\/magic-link\/verify$/, /^\/verify-email$/, /^\/callback\//]

/**
 * Asks for the second step also after a link in a mail and after another provider: the new session is taken away,
 * and the same pending step is made that the library makes after a password. Without it these ways would pass it by.
 */
export const secondStep = ({ seconds }: { readonly seconds: number }): BetterAuthPlugin => ({
  id: 'second-step',
  hooks: {
    after: [
      {
        matcher: ({ path }) => guarded.some((one) => one.test(path ?? '')),
        handler: createAuthMiddleware(async (ctx) => {
          const made = ctx.context.newSession
          if (!made || made.user['twoFactorEnabled'] !== true) return
          deleteSessionCookie(ctx, true)
          await ctx.context.internalAdapter.deleteSession(made.session.token)
          ctx.context.setNewSession(null)
          const identifier = `2fa-${generateRandomString(20)}`
          const expiresAt = new Date(Date.now() + seconds * 1000)
          await ctx.context.internalAdapter.createVerificationValue({ value: made.user.id, identifier, expiresAt })
          await ctx.context.internalAdapter.createVerificationValue({ value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt })
          const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: seconds })
          await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes)
          const target = ctx.context.responseHeaders?.get('location')
          if (target === null || target === undefined) return ctx.json({ twoFactorRedirect: true })
          const url = new URL(target, ctx.context.baseURL)
          url.searchParams.set('step', 'second')
          ctx.setHeader('location', url.href)
        }),
      },
    ],
  },
})

import { makeEmbeddedIdentity } from './embedded-identity.ts'
import { makeFirebaseIdentity } from './firebase-identity.ts'
import type { Identity } from './identity.ts'
import type { IdentityOptions } from './identity-settings.ts'

const kinds = { embedded: makeEmbeddedIdentity, firebase: makeFirebaseIdentity } as const

/** The identity that the settings choose. */
export const makeIdentity = (options: IdentityOptions): Identity => kinds[options.env.IDENTITY](options)

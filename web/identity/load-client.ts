import type { IdentitySettings } from '../site-settings.ts'
import type { ClientParts } from './embedded-client.ts'
import type { IdentityClient } from './identity-client.ts'

type MakeClient = (parts: ClientParts, settings: IdentitySettings) => IdentityClient

/** The client of each provider of identities, fetched when it is the site's. */
const loaders: Readonly<Record<IdentitySettings['kind'], () => Promise<MakeClient>>> = {
  embedded: async () => (await import('./embedded-client.ts')).makeEmbeddedClient,
  firebase: async () => (await import('./firebase-client.ts')).makeFirebaseClient,
}

/** The client that the site's settings choose. Throws when it could not be fetched. */
export async function loadClient(settings: IdentitySettings, parts: ClientParts): Promise<IdentityClient> {
  const make = await loaders[settings.kind]()
  return make(parts, settings)
}

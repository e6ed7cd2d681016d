/**
 * What is needed to be answered: `public` and `anyone` nothing, `owner` a person behind a session or a key, `session` a
 * person who has signed in. A key opens all but the last: it works with texts and the library, and can neither make
 * further keys, nor change the account, nor buy, nor read what was written before.
 */
export type Access = 'public' | 'anyone' | 'owner' | 'session'

/** By the first part of the address after `/api/v1/`. A test wants every documented address to have its place here. */
const areas: Readonly<Record<string, Access>> = {
  account: 'session',
  check: 'anyone',
  checkout: 'session',
  cite: 'anyone',
  collections: 'owner',
  content: 'public',
  detect: 'anyone',
  docs: 'public',
  errors: 'public',
  files: 'anyone',
  find: 'anyone',
  history: 'session',
  keys: 'session',
  library: 'owner',
  'openapi.json': 'public',
  proofread: 'anyone',
  quality: 'public',
  rephrase: 'anyone',
  retractions: 'anyone',
  settings: 'public',
  'shared-library': 'public',
  subscription: 'session',
  thesaurus: 'anyone',
  usage: 'anyone',
}

/** What an address asks for; null where nothing is known of it, and then no key opens it. */
export function optionalAccess(path: string): Access | null {
  const [, area = ''] = /^\/api\/v1\/([^/]+)/.exec(path) ?? []
  return (Object.hasOwn(areas, area) ? areas[area] : null) ?? null
}

/** Whether a key opens an address. */
export const takesKey = (path: string): boolean => {
  const access = optionalAccess(path)
  return access !== null && access !== 'session'
}

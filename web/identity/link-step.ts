import { leaveForGood } from '#web/workbench/leave-for.ts'
import type { IdentitySettings } from '../site-settings.ts'

/** What an address of ours may ask the page to do, once: the links of mails, and the way back from another site. */
export type LinkStep =
  { readonly kind: 'confirm' | 'link' | 'reset' | 'address'; readonly token: string } | { readonly kind: 'second' | 'sign-in' }

export type LinkQuery = {
  readonly step: LinkStep | null
  /** Whose link it is; only the site's own identity can use it. */
  readonly of: IdentitySettings['kind']
  /** Where a link of Firebase leads on to, if Firebase brought it to another page; not checked. */
  readonly goOn: string | null
  /** This is the window of a sign-in, opened under this name. */
  readonly popup: string | null
  /** Code of what failed on the way. */
  readonly error: string | null
  /** The query without all this. */
  readonly rest: string
}

/** Code of a link to log in that needs the address it was sent to, which this browser did not ask it for. */
export const linkAddressNeeded = 'link-address-needed'
/** Code of such a link that was sent to another address. */
export const linkAddressWrong = 'link-address-wrong'

const ours = ['step', 'token', 'popup', 'error'] as const
const ofFirebase = ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId'] as const

/** Reads a query, with or without its question mark. One that says nothing to us is given back as it is. */
export function readLinkQuery(search: string): LinkQuery {
  const query = new URLSearchParams(search)
  const firebase = firebaseStep(query)
  const step = firebase ?? stepOf(query)
  const [popup, error] = [query.get('popup'), query.get('error')]
  const found = { step, of: firebase ? 'firebase' : 'embedded', goOn: firebase ? query.get('continueUrl') : null, popup, error } as const
  if (!step && popup === null && error === null) return { ...found, rest: search }
  for (const name of firebase ? [...ours, ...ofFirebase] : ours) query.delete(name)
  const rest = query.toString()
  return { ...found, rest: rest === '' ? '' : `?${rest}` }
}

function stepOf(query: URLSearchParams): LinkStep | null {
  const kind = query.get('step')
  const token = query.get('token') ?? ''
  if (kind === 'second' || kind === 'sign-in') return { kind }
  if (kind === 'confirm' || kind === 'link' || kind === 'reset' || kind === 'address') return token === '' ? null : { kind, token }
  return null
}

const modes: ReadonlyMap<string, 'confirm' | 'link' | 'reset' | 'address'> = new Map([
  ['signIn', 'link'],
  ['verifyEmail', 'confirm'],
  ['verifyAndChangeEmail', 'address'],
  ['resetPassword', 'reset'],
])

function firebaseStep(query: URLSearchParams): LinkStep | null {
  const kind = modes.get(query.get('mode') ?? '')
  const token = query.get('oobCode') ?? ''
  return kind && token !== '' ? { kind, token } : null
}

/** A query that may be shown and shared: without tokens. */
export const withoutLinkStep = (search: string): string => readLinkQuery(search).rest

let taken: LinkQuery | null = null

/**
 * Reads the address and cleans it at once, before anything else sees it: a token must not stay in the address bar,
 * in links or in the history.
 */
export function takeLinkQuery(): LinkQuery {
  if (taken) return taken
  taken = readLinkQuery(location.search)
  const further = furtherPage(taken, location)
  if (further !== null) {
    leaveForGood(further)
    taken = { ...taken, step: null }
  } else if (taken.rest !== location.search) history.replaceState(history.state, '', location.pathname + taken.rest + location.hash)
  return taken
}

/** The page of ours where the person was when a link of Firebase was sent, with the link; null when this is it, or there is none. */
export function furtherPage(
  { goOn }: Pick<LinkQuery, 'goOn'>,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | null {
  if (goOn === null || !URL.canParse(goOn)) return null
  const page = new URL(goOn)
  // A path that begins with two slashes would be the name of another site.
  if (page.origin !== origin || page.pathname === pathname || page.pathname.startsWith('//')) return null
  const query = new URLSearchParams(search)
  for (const name of ['mode', 'oobCode', 'apiKey']) page.searchParams.set(name, query.get(name) ?? '')
  return page.pathname + page.search
}

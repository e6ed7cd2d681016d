import type { SessionUser } from '#tools/account/contract.ts'
import type { AccountProblem } from '#web/workbench/account-problems.ts'
import type { Channel } from './channel.ts'
import type { IdentityClient } from './identity-client.ts'
import { timings } from './timings.ts'
import { whoIsNow, whoStarts, type AskWho, type Who } from './who-is-it.ts'

/** The part of the client's user store that is written here. */
export type UserStore = {
  readonly read: () => { readonly user: SessionUser | null }
  readonly setUser: (user: SessionUser | null) => void
  readonly setLoading: (isLoading: boolean) => void
}

export type SessionKeeper = {
  /** The client; throws when it cannot be fetched, and is fetched anew by the next call. */
  readonly client: () => Promise<IdentityClient>
  /** Finds out who this is and stores it. */
  readonly start: () => Promise<void>
  /** Asks anew; never twice at once. What the server does not answer changes nothing. */
  readonly refresh: () => Promise<Who>
  /** The same, at most once a minute: the page was out of sight. */
  readonly lookAgain: () => void
  /** Something that any answer of the API said about the account. */
  readonly onProblem: (code: AccountProblem) => void
  /** Hears that somebody has signed in in another tab, when the store knows who. */
  readonly onElsewhere: (listener: (user: SessionUser) => void) => () => void
}

type KeeperOptions = {
  readonly ask: AskWho
  /** The client, loaded at the first call. */
  readonly provider: () => Promise<IdentityClient>
  readonly store: UserStore
  readonly channel: Channel
}

/** Keeps the user store true to what the server says, from the first answer on. */
export function makeSessionKeeper({ ask, provider, store, channel }: KeeperOptions): SessionKeeper {
  const elsewhere = new Set<(user: SessionUser) => void>()
  let client: IdentityClient | null = null
  let asking: Promise<Who> | null = null
  let askedAt = Number.NEGATIVE_INFINITY

  /** The client, whose changes are heard from its first use on. */
  const known: SessionKeeper['client'] = async () => {
    const loaded = await provider()
    if (client !== loaded) loaded.onChange((change) => void onChange(change))
    client = loaded
    return loaded
  }
  const refresh = (): Promise<Who> => {
    askedAt = Date.now()
    asking ??= refreshed().finally(() => (asking = null))
    return asking
  }
  const refreshed = async (): Promise<Who> => {
    const who = await whoIsNow(ask, client)
    if (who.kind !== 'unknown') store.setUser(who.kind === 'user' ? who.user : null)
    return who
  }
  const onChange = async (change: 'signed-in' | 'signed-out'): Promise<void> => {
    if (change === 'signed-out') store.setUser(null)
    // Others may ask who it is only when the server knows.
    if (change === 'signed-out' || (await refresh()).kind === 'user') channel.post({ kind: change })
  }
  const onOthers = async (): Promise<void> => {
    const who = await refresh()
    if (who.kind === 'user') for (const listener of elsewhere) listener(who.user)
  }
  const end = (): void => {
    client?.forget()
    store.setUser(null)
  }
  channel.listen(({ kind }) => {
    if (kind === 'signed-in') void onOthers()
    if (kind === 'signed-out') end()
  })

  return {
    client: known,
    start: async () => {
      askedAt = Date.now()
      store.setUser(await whoStarts(ask, known))
      store.setLoading(false)
    },
    refresh,
    lookAgain: () => {
      if (Date.now() - askedAt >= timings.lookAgain) void refresh()
    },
    onProblem: (code) => {
      if (!store.read().user) return
      if (code === 'sign-in-needed') return void refresh()
      end()
      channel.post({ kind: 'signed-out' })
    },
    onElsewhere: (listener) => {
      elsewhere.add(listener)
      return () => elsewhere.delete(listener)
    },
  }
}

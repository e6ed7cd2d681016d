import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionUser } from '#tools/account/contract.ts'
import { makeSessionUser } from '#tests/builders.ts'
import { makeIdentityClient } from '#tests/identity-client.ts'
import type { Channel, ChannelMessage } from './channel.ts'
import { makeSessionKeeper } from './keep-session.ts'
import type { Who } from './who-is-it.ts'

const lucia = makeSessionUser({ id: 'lucia' })
const minute = 60_000

/** A keeper with everything around it; `server` is whom the server names. */
function house(server: Who = { kind: 'nobody' }) {
  const state: { user: SessionUser | null; isLoading: boolean; server: Who } = { user: null, isLoading: true, server }
  const posted: ChannelMessage['kind'][] = []
  let hear: (message: ChannelMessage) => void = () => undefined
  let change: (change: 'signed-in' | 'signed-out') => void = () => undefined
  const channel: Channel = {
    post: ({ kind }) => void posted.push(kind),
    listen: (listener) => {
      hear = listener
      return () => undefined
    },
  }
  const client = makeIdentityClient({
    onChange: (listener) => {
      change = listener
      return () => undefined
    },
    forget: vi.fn<() => void>(),
  })
  const ask = vi.fn(async () => state.server)
  const keeper = makeSessionKeeper({
    ask,
    provider: async () => client,
    channel,
    store: {
      read: () => ({ user: state.user }),
      setUser: (user) => void (state.user = user),
      setLoading: (isLoading) => void (state.isLoading = isLoading),
    },
  })
  return {
    keeper,
    state,
    ask,
    posted,
    client,
    hear: (kind: 'signed-in' | 'signed-out') => hear({ kind }),
    change: (to: 'signed-in' | 'signed-out') => change(to),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['somebody', { kind: 'user', user: lucia }, lucia],
  ['nobody', { kind: 'nobody' }, null],
  ['nobody, as the server does not answer', { kind: 'unknown' }, null],
] as const)('the start finds %s, and loading ends', async (_, server, user) => {
  const { keeper, state } = house(server)
  await keeper.start()
  expect(state).toMatchObject({ user, isLoading: false })
})

test('signing in asks once, stores the user and tells the other tabs', async () => {
  const { keeper, state, ask, posted, change } = house()
  await keeper.start()
  state.server = { kind: 'user', user: lucia }
  change('signed-in')
  expect(await keeper.refresh()).toEqual({ kind: 'user', user: lucia })
  await vi.advanceTimersByTimeAsync(0)
  expect(state.user).toBe(lucia)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(posted).toEqual(['signed-in'])
})

test('signing out empties the store without a question and tells the other tabs', async () => {
  const { keeper, state, ask, posted, change } = house({ kind: 'user', user: lucia })
  await keeper.start()
  await keeper.client()
  change('signed-out')
  expect(state.user).toBeNull()
  expect(posted).toEqual(['signed-out'])
  expect(ask).toHaveBeenCalledTimes(1)
})

describe('another tab', () => {
  test('signs in: the server is asked, and who waits for it hears', async () => {
    const { keeper, state, hear, posted } = house()
    const heard: string[] = []
    await keeper.start()
    keeper.onElsewhere(({ id }) => heard.push(id))
    state.server = { kind: 'user', user: lucia }
    hear('signed-in')
    await vi.advanceTimersByTimeAsync(0)
    expect(state.user).toBe(lucia)
    expect(heard).toEqual(['lucia'])
    expect(posted).toEqual([])
  })

  test('signs out: so is this one, at once, and says nothing on', async () => {
    const { keeper, state, hear, posted, client, ask } = house({ kind: 'user', user: lucia })
    await keeper.start()
    await keeper.client()
    hear('signed-out')
    expect(state.user).toBeNull()
    expect(client.forget).toHaveBeenCalledTimes(1)
    expect(posted).toEqual([])
    expect(ask).toHaveBeenCalledTimes(1)
  })
})

describe('looking again', () => {
  test('asks at most once a minute', async () => {
    const { keeper, ask } = house()
    await keeper.start()
    vi.setSystemTime(Date.now() + minute - 1)
    keeper.lookAgain()
    expect(ask).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 1)
    keeper.lookAgain()
    keeper.lookAgain()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('finds a session that has ended', async () => {
    const { keeper, state } = house({ kind: 'user', user: lucia })
    await keeper.start()
    state.server = { kind: 'nobody' }
    await keeper.refresh()
    expect(state.user).toBeNull()
  })

  test('signs nobody out because the server does not answer', async () => {
    const { keeper, state } = house({ kind: 'user', user: lucia })
    await keeper.start()
    state.server = { kind: 'unknown' }
    await keeper.refresh()
    expect(state.user).toBe(lucia)
  })
})

describe('an answer of the API says', () => {
  test.each(['user-disabled', 'user-token-expired'] as const)('%s: signed out, here and in the other tabs', async (code) => {
    const { keeper, state, posted } = house({ kind: 'user', user: lucia })
    await keeper.start()
    keeper.onProblem(code)
    expect(state.user).toBeNull()
    expect(posted).toEqual(['signed-out'])
  })

  test('sign-in-needed to somebody signed in: the server is asked', async () => {
    const { keeper, state, ask } = house({ kind: 'user', user: lucia })
    await keeper.start()
    state.server = { kind: 'nobody' }
    keeper.onProblem('sign-in-needed')
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(state.user).toBeNull()
  })

  test('the same to a visitor: nothing happens', async () => {
    const { keeper, ask, posted } = house()
    await keeper.start()
    keeper.onProblem('sign-in-needed')
    keeper.onProblem('user-token-expired')
    expect(ask).toHaveBeenCalledTimes(1)
    expect(posted).toEqual([])
  })
})

import { useEffect, useSyncExternalStore } from 'react'
import type { Usage, UsageOfUnit } from '#tools/account/contract.ts'
import { useSite } from '../shell/site.ts'
import { send } from './api-client.ts'
import { useSession } from './session.ts'

/** What whoever is at the page has used this month. It lives as long as the page. */
let usage: Usage | null = null
let askedAt = 0
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: Usage | null): void {
  usage = next
  for (const listener of listeners) listener()
}

const isUnit = (value: unknown): value is UsageOfUnit =>
  typeof value === 'object' &&
  value !== null &&
  'used' in value &&
  typeof value.used === 'number' &&
  'limit' in value &&
  typeof value.limit === 'number' &&
  'resetsAt' in value &&
  typeof value.resetsAt === 'string'

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' &&
  value !== null &&
  'isOpen' in value &&
  'characters' in value &&
  isUnit(value.characters) &&
  'checks' in value &&
  isUnit(value.checks)

let turn = 0
/** Whose usage was asked for last; null while nobody wants to know it. */
let knownFor: string | null = null

/** Asks the server again, if a screen shows it. Never throws; without an answer what was known stays. */
export async function refreshUsage(): Promise<void> {
  if (knownFor === null) return
  const mine = ++turn
  askedAt = Date.now()
  const answer = await send({ method: 'GET', path: '/api/v1/usage', isValue: isUsage })
  if (answer.ok && mine === turn) become(answer.value)
}

/** What the last person had used is nobody else's. */
function forgetUsage(): void {
  turn++
  become(null)
}

/** While nobody has said who this is, the question of what is left waits this long. */
const patienceMs = 1_500
/** Coming back to the page asks again when the answer is older. */
const staleMs = 30_000

/**
 * What is used of the month; null while it is not known, and where limits are lifted. It is asked for after the page has
 * come to life, when somebody logs in or out, and when the reader comes back to the page; runs call `refreshUsage`.
 */
export function useUsage(): Usage | null {
  const { areLimitsOpen } = useSite().settings
  const { user, isLoading } = useSession()
  const who = user ? `${user.id} ${user.tier}` : ''
  const now = useSyncExternalStore(
    subscribe,
    () => usage,
    () => null,
  )
  useEffect(() => {
    if (areLimitsOpen) return undefined
    const askFor = () => {
      if (knownFor !== null && knownFor !== who) forgetUsage()
      knownFor = who
      void refreshUsage()
    }
    const timer = setTimeout(askFor, isLoading ? patienceMs : 0)
    return () => clearTimeout(timer)
  }, [areLimitsOpen, who, isLoading])
  useEffect(() => {
    if (areLimitsOpen) return undefined
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > staleMs) void refreshUsage()
    }
    const stop = new AbortController()
    document.addEventListener('visibilitychange', onReturn, stop)
    addEventListener('focus', onReturn, stop)
    return () => stop.abort()
  }, [areLimitsOpen])
  return areLimitsOpen || now?.isOpen ? null : now
}

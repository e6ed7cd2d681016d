import { useEffect, useEffectEvent } from 'react'
import type { CheckState } from '#tools/check/contract.ts'
import { eventsPath, isState } from './check-api.ts'

type Watched = {
  /** The check that runs; null while none does. */
  readonly id: string | null
  readonly onState: (state: CheckState) => void
  /** The stream broke off, or goes on. */
  readonly onCutOff: (isCutOff: boolean) => void
  /** The stream has nothing more to tell, or cannot be had: the check itself has to be asked. */
  readonly onAsk: () => void
}

/** Milliseconds between two tries, the longer the more have failed. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000] as const

/**
 * Follows a check by its events. The browser goes on by itself where the stream broke; what it gives up on (a server
 * that starts anew behind a proxy) is asked for and opened again until somebody leaves.
 */
export function useWatch({ id, onState, onCutOff, onAsk }: Watched): void {
  const told = useEffectEvent(onState)
  const cutOff = useEffectEvent(onCutOff)
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    if (id === null) return undefined
    let source: EventSource | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    const end = () => {
      source?.close()
      ask()
    }
    const hear = ({ data }: MessageEvent) => {
      const event = parsed(data)
      failures = 0
      if (event === 'end') return end()
      if (event === null) return
      told(event)
      if (event.state === 'done') end()
    }
    const open = () => {
      source?.close()
      source = new EventSource(eventsPath(id))
      for (const name of ['message', 'state', 'end']) source.addEventListener(name, hear)
      source.addEventListener('open', () => cutOff(false))
      source.addEventListener('error', () => {
        cutOff(true)
        if (source?.readyState !== EventSource.CLOSED) return
        ask()
        timer = setTimeout(open, pauses[Math.min(failures++, pauses.length - 1)])
      })
    }
    open()
    const onOnline = () => {
      clearTimeout(timer)
      open()
    }
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('online', onOnline)
      clearTimeout(timer)
      source?.close()
    }
  }, [id])
}

/** What an event tells; null when it cannot be read. */
function parsed(data: unknown): CheckState | 'end' | null {
  try {
    const event: unknown = JSON.parse(String(data))
    if (typeof event !== 'object' || event === null || !('type' in event)) return null
    if (event.type === 'end') return 'end'
    return 'state' in event && isState(event.state) ? event.state : null
  } catch {
    return null
  }
}

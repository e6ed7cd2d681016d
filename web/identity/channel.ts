/** What the tabs of one browser tell each other. */
export type ChannelMessage =
  | { readonly kind: 'signed-in' | 'signed-out' }
  /** The window `popup` of a sign-in has come back. */
  | { readonly kind: 'popup-done'; readonly popup: string; readonly error: string | null; readonly isSecondStep: boolean }

export type Channel = {
  readonly post: (message: ChannelMessage) => void
  /** Hears the other tabs, never itself. Gives back how to stop. */
  readonly listen: (listener: (message: ChannelMessage) => void) => () => void
}

const name = 'tinta-identity'

/** The line between the tabs. Each sender has an end of its own, so that it does not hear itself. */
export function openChannel(): Channel {
  const line = new BroadcastChannel(name)
  return {
    post: (message) => line.postMessage(message),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data)
      }
      line.addEventListener('message', hear)
      return () => line.removeEventListener('message', hear)
    },
  }
}

function isMessage(value: unknown): value is ChannelMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'signed-in' || value.kind === 'signed-out') return true
  return value.kind === 'popup-done' && 'popup' in value && typeof value.popup === 'string' && 'error' in value && 'isSecondStep' in value
}

import { lookup } from 'node:dns/promises'
import { exchange } from '../fetch/exchange.ts'
import { requireTarget, type Resolve } from '../fetch/target.ts'

/** An icon as it is served; `isPlaceholder`: the service had none to give, and may be asked again. */
export type ServedIcon = { readonly svg: string; readonly isPlaceholder: boolean }

/** Gives an icon of a set by both names. Never throws: what cannot be had is an empty square. */
export type IconService = (set: string, name: string) => Promise<ServedIcon>

export type IconServiceOptions = {
  /** Answers at `<url>/<set>/<name>.svg`. The operator's setting, never a person's. */
  readonly url: string
  /** `host:port` of servers of our own network. */
  readonly allow?: readonly string[]
  readonly resolve?: Resolve
  readonly milliseconds?: number
  readonly now?: () => number
}

/** The specification's time-out. */
export const iconMilliseconds = 1_500
const bytesAtMost = 32_768
const keptMs = 24 * 60 * 60 * 1000
/** A service that is away is left alone for a while, so that no page waits for it again and again. */
const missedMs = 60 * 1000

export const placeholder: ServedIcon = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-dasharray="3 3"><rect x="4" y="4" width="16" height="16" rx="3"/></svg>',
  isPlaceholder: true,
}

type Kept = { readonly icon: Promise<ServedIcon>; until: number }

const systemResolve: Resolve = (host) => lookup(host, { all: true })

/** A public service of icons behind our own address: the server asks, so no reader's browser speaks to it. */
export function makeIconService({ url, allow = [], resolve = systemResolve, ...times }: IconServiceOptions): IconService {
  const { milliseconds = iconMilliseconds, now = Date.now } = times
  const kept = new Map<string, Kept>()
  const ask = async (address: string): Promise<ServedIcon> => {
    const signal = AbortSignal.timeout(milliseconds)
    try {
      return await Promise.race([fetchIcon(address, { allow, resolve, signal }), whenAborted(signal)])
    } catch {
      return placeholder
    }
  }
  return (set, name) => {
    const address = `${url.replace(/\/$/, '')}/${encodeURIComponent(set)}/${encodeURIComponent(name)}.svg`
    const known = kept.get(address)
    if (known && now() < known.until) return known.icon
    const asked: Kept = { icon: ask(address), until: Infinity }
    kept.set(address, asked)
    void asked.icon.then(({ isPlaceholder }) => (asked.until = now() + (isPlaceholder ? missedMs : keptMs)))
    return asked.icon
  }
}

type Asking = { readonly allow: readonly string[]; readonly resolve: Resolve; readonly signal: AbortSignal }

async function fetchIcon(address: string, { allow, resolve, signal }: Asking): Promise<ServedIcon> {
  const target = await requireTarget(address, { allow, resolve })
  const asking = { target, signal, headers: { Accept: 'image/svg+xml' }, limits: { bytes: bytesAtMost, unpacked: bytesAtMost } }
  return exchange(asking, async ({ status, header }, read) => {
    const isDrawing = status === 200 && (header('content-type') ?? '').startsWith('image/svg+xml')
    const svg = isDrawing ? new TextDecoder().decode(await read()).trim() : ''
    return isPlainDrawing(svg) ? { svg, isPlaceholder: false } : placeholder
  })
}

const whenAborted = (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

/** Shapes and nothing that runs, loads or holds other content. It is shown as an image beside that, where nothing runs either. */
const isPlainDrawing = (svg: string): boolean =>
  /^(?:<\?xml[^>]*\?>\s*)?<svg[\s>][^]*<\/svg>$/i.test(svg) &&
  !/<(?:script|foreignObject|image|use|iframe|a|style|animate|set|!)|[\s"'/]on\w+\s*=|href\s*=|url\s*\(\s*['"]?(?!#)/i.test(svg)

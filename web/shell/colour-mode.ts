import { useSyncExternalStore } from 'react'

export type ModePreference = 'system' | 'light' | 'dark'
export type ModeValue = 'light' | 'dark'

export type ColourMode = {
  /** What the reader chose. */
  readonly preference: ModePreference
  /** What is shown. */
  readonly value: ModeValue
  /** True until the browser has been asked: on the server and in the first render. */
  readonly unknown: boolean
  /** The page's own mode, which overrides the preference; null on most pages. */
  readonly forced: ModeValue | null
}

export const modeKey = 'tinta-mode'

/**
 * Stands in the head, before the stylesheet, so that the first paint is right. Does what `applyMode` does; text of its
 * own because it must run before anything is loaded.
 */
export const modeScript = `{let p;try{p=localStorage.getItem('${modeKey}')}catch{}const d=document.documentElement,m=d.dataset.modeForced||p;d.classList.add(m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}`

/** The state that follows from a preference, the device and the page. */
export function colourModeOf({
  stored,
  isDeviceDark,
  forced,
}: {
  readonly stored: string | null
  readonly isDeviceDark: boolean
  readonly forced: string | null | undefined
}): ColourMode {
  const preference = stored === 'light' || stored === 'dark' ? stored : 'system'
  const page = forced === 'light' || forced === 'dark' ? forced : null
  const device = isDeviceDark ? 'dark' : 'light'
  return { preference, value: page ?? (preference === 'system' ? device : preference), unknown: false, forced: page }
}

const unknownMode: ColourMode = { preference: 'system', value: 'light', unknown: true, forced: null }
let state: ColourMode = unknownMode
const listeners = new Set<() => void>()

/** Chosen on this page while storage was closed to us. */
let chosenHere: ModePreference | null = null

/** The reader's preference; null when there is none. */
function stored(): string | null {
  try {
    return localStorage.getItem(modeKey)
  } catch {
    return chosenHere
  }
}

/** Looks again at storage, device and page, and shows what follows. */
export function applyMode(): void {
  const root = document.documentElement
  const next = colourModeOf({
    stored: stored(),
    isDeviceDark: matchMedia('(prefers-color-scheme: dark)').matches,
    forced: root.dataset['modeForced'],
  })
  root.classList.toggle('dark', next.value === 'dark')
  root.classList.toggle('light', next.value === 'light')
  if (next.preference === state.preference && next.value === state.value && next.forced === state.forced && !state.unknown) return
  state = next
  for (const listener of listeners) listener()
}

/** Remembers the preference and shows it. */
export function setModePreference(preference: ModePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(modeKey)
    else localStorage.setItem(modeKey, preference)
  } catch {
    // The choice holds for this page.
    chosenHere = preference
  }
  applyMode()
}

function subscribe(listener: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  if (listeners.size === 0) {
    device.addEventListener('change', applyMode)
    addEventListener('storage', applyMode)
  }
  listeners.add(listener)
  applyMode()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    device.removeEventListener('change', applyMode)
    removeEventListener('storage', applyMode)
  }
}

/** The colour mode, live: it follows the device, other tabs and the page. */
export const useColourMode = (): ColourMode =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknownMode,
  )

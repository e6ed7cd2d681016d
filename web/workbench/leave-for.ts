import { goToAddress, localPath } from './local-path.ts'

/** The address may not be gone to. The message names its kind only: an address can hold what is nobody else's. */
export class NavigationRefused extends Error {
  override name = 'NavigationRefusedError'
}

type Leaving = {
  /** The target may be another site: then the whole window goes there. */
  readonly isExternal?: boolean
}

/**
 * An address as it may be gone to: a path of this site; with `isExternal` an http or https address as well.
 * Throws NavigationRefused for any other protocol, and for another site without the flag.
 */
export function safeAddress(to: string, { isExternal = false }: Leaving = {}): string {
  const address = isExternal ? goToAddress(to) : localPath(to)
  if (address !== null) return address
  const protocol = /^\s*([a-z][a-z\d+.-]{0,20}:)/i.exec(to)?.[1]?.toLowerCase() ?? '//'
  const isWeb = ['http:', 'https:', '//'].includes(protocol)
  throw new NavigationRefused(`Navigation refused: ${isWeb && !isExternal ? 'another site needs the flag isExternal' : protocol}`)
}

/** Loads a new document. Every way to an address that was made on the way, not written in the code, is this one. Throws NavigationRefused. */
export const leaveFor = (to: string, leaving?: Leaving): void => location.assign(safeAddress(to, leaving))

/** The same without a way back to this page. Throws NavigationRefused. */
export const leaveForGood = (to: string, leaving?: Leaving): void => location.replace(safeAddress(to, leaving))

/** Opens another site in a window of its own, which knows nothing of this one. Throws NavigationRefused. */
export function openBeside(to: string): void {
  window.open(safeAddress(to, { isExternal: true }), '_blank', 'noopener')
}

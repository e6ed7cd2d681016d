import Bowser from 'bowser'
import type { Device } from '#tools/account/contract.ts'

// Bowser makes a name of whatever it does not know, and these names stand in mails.
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))
const known = (names: ReadonlySet<string>, name: string | undefined): string | null => (name && names.has(name) ? name : null)

/** What a browser says of itself, as far as a person should know it again; no name that is not one of a product. */
export function deviceOf(userAgent: string | null): Pick<Device, 'browser' | 'system' | 'kind'> {
  if (!userAgent) return { browser: null, system: null, kind: 'unknown' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: known(browsers, browser.name), system: known(systems, os.name), kind: kindOf(platform.type) }
}

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }
const kindOf = (type: string | undefined): Device['kind'] => kinds[type ?? ''] ?? 'unknown'

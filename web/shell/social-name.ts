/** The name to show for an address: its host without `www.` and the last part, with a capital. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const name = host.split('.').at(-2) ?? host
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Hosts that write their names otherwise than a capital and small letters. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['bsky', 'Bluesky'],
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
])

/** The name to show for an address: its host without the parts before and after the name, with a capital. */
export function socialName(address: string): string {
  const host = new URL(address).hostname
  const name = host.split('.').at(-2) ?? host
  return spelled.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

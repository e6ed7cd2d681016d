/** No wait that a server asks for is believed beyond a day. */
const longestMilliseconds = 24 * 60 * 60 * 1000

/** Milliseconds that a `Retry-After` header asks to wait (RFC 9110, 10.2.3: seconds or a date); null when it says nothing of sense. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  const written = header?.trim() ?? ''
  const milliseconds = /^\d{1,9}$/.test(written) ? Number(written) * 1000 : Date.parse(written) - now
  if (Number.isNaN(milliseconds)) return null
  return Math.min(longestMilliseconds, Math.max(0, milliseconds))
}

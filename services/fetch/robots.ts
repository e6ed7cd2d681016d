import type pg from 'pg'
import robotsParser from 'robots-parser'

/** What a site says about programs; `delay` in milliseconds between two requests, null when it says nothing. */
export type RobotsRule = { readonly isAllowed: boolean; readonly delay: number | null }

/** The name that sites use for us in their robots.txt. */
export const robotName = 'Tinta'

/** What came of asking for a robots.txt: its text, that there is none, or that it cannot be known now. */
export type RobotsAnswer = { readonly is: 'text'; readonly text: string } | { readonly is: 'none' } | { readonly is: 'unknown' }

export type RobotsOptions = {
  readonly pool: pg.Pool
  /** Fetches the robots.txt at this address. */
  readonly ask: (url: string, signal: AbortSignal | undefined) => Promise<RobotsAnswer>
  /** For tests; otherwise the database's clock. */
  readonly now?: () => Date
}

export type Robots = (url: URL, signal: AbortSignal | undefined) => Promise<RobotsRule>

const [hour, day] = [3_600, 86_400]
/** RFC 9309, 2.5: at least so much must be read; the rest is left out. */
const readAtMost = 500 * 1024
const longestDelay = 10_000

/**
 * Whether a page may be read, by the site's robots.txt (RFC 9309), which is kept for a day in `fetch_robots`. No such file:
 * everything may be. A server that fails when asked for it: nothing may be, and it is asked again after an hour.
 */
export function makeRobots({ pool, ask, now }: RobotsOptions): Robots {
  return async (url, signal) => {
    const at = now?.() ?? null
    const kept = await optionalKept(pool, url.origin, at)
    if (kept !== null) return ruleFor(url, kept)
    const answer = await ask(`${url.origin}/robots.txt`, signal)
    const text = answer.is === 'text' ? storable(answer.text) : answer.is === 'none' ? '' : refusesAll
    await pool.query(keepSql, [url.origin, text, answer.is === 'unknown' ? hour : day, at])
    return ruleFor(url, text)
  }
}

const refusesAll = 'User-agent: *\nDisallow: /\n'
// PostgreSQL keeps no zero characters.
const storable = (text: string): string => tamed(text.slice(0, readAtMost).replaceAll('\0', '').toWellFormed())

/** Characters in rules with wildcards, whose matching takes time by their length times the address's. */
const wildAtMost = 20_000

/** Beyond that, what a rule forbids is cut before its first wildcard, which forbids more, and what it allows is left out. */
function tamed(text: string): string {
  let wild = 0
  return text
    .split(/\r\n?|\n/)
    .map((line) => {
      if (!line.includes('*') || /^\s*user-agent\s*:/i.test(line)) return line
      wild += line.length
      if (wild <= wildAtMost) return line
      return /^\s*disallow\s*:/i.test(line) ? line.slice(0, line.indexOf('*')) : ''
    })
    .join('\n')
}

const keepSql = `
  insert into fetch_robots (origin, rules, expires_at)
  values ($1, $2, coalesce($4::timestamptz, clock_timestamp()) + $3 * interval '1 second')
  on conflict (origin) do update set rules = excluded.rules, expires_at = excluded.expires_at`

async function optionalKept(pool: pg.Pool, origin: string, at: Date | null): Promise<string | null> {
  const { rows } = await pool.query<{ rules: string }>(
    'select rules from fetch_robots where origin = $1 and expires_at > coalesce($2::timestamptz, clock_timestamp())',
    [origin, at],
  )
  return rows[0]?.rules ?? null
}

function ruleFor(url: URL, text: string): RobotsRule {
  const robots = robotsParser(`${url.origin}/robots.txt`, text)
  const delay = robots.getCrawlDelay(robotName)
  return {
    isAllowed: robots.isAllowed(url.href, robotName) !== false,
    delay: delay === undefined || !(delay > 0) ? null : Math.min(longestDelay, delay * 1000),
  }
}

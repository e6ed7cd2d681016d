import { z } from 'zod'
import { isHttpUrl, localPath } from './addresses.ts'

/** Addresses below these are answered before any redirect: a rule for one could never work. */
const taken = /^\/(?:api|assets)(?:\/|$)/

/** A rule sends one path somewhere else; a target outside needs `isExternal`. */
export const redirectRules = z
  .array(
    z
      .strictObject({
        from: localPath.refine(
          (path) => !taken.test(plainPath(path)),
          'must not lie below /api or /assets, which no redirect comes before',
        ),
        to: z.string().min(1),
        status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(308),
        isExternal: z.boolean().default(false),
      })
      .refine((rule) => (rule.isExternal ? isHttpUrl(rule.to) : localPath.safeParse(rule.to).success), {
        error: 'must have a local path as "to", or an http(s) address with "isExternal": true',
      })
      .refine((rule) => plainPath(rule.from) !== plainPath(rule.to), 'must not lead to itself'),
  )
  .superRefine((rules, context) => {
    const [twice] = rules.filter(({ from }, at) => rules.findIndex((rule) => plainPath(rule.from) === plainPath(from)) < at)
    if (twice) context.addIssue(`must name ${twice.from} once`)
    const loop = redirectLoop(rules)
    // One that leads to itself has been told already.
    if (loop && loop.length > 2) context.addIssue(`must not lead round in a circle: ${loop.join(' → ')}`)
  })

export type RedirectRule = z.output<typeof redirectRules>[number]

/** The form in which paths are compared: decoded, in small letters, without slashes at the end. */
export function plainPath(path: string): string {
  // A row of slashes is tried once, from its first: strangers send long ones.
  return decoded(path)
    .toLowerCase()
    .replace(/(?<=[^/])\/+$/, '')
    .replace(/^\/+$/, '/')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

type Surroundings = {
  /** The site's own origin: a target that names it leads back here. */
  readonly publicUrl?: string
  /** Where the site itself leads on from a path; null where it does not. */
  readonly movedPath?: (path: string) => string | null
}

/** The first circle that rules lead round in, alone or together with the site's own redirects: the paths on the way, the first again at the end. */
export function redirectLoop(
  rules: readonly Pick<RedirectRule, 'from' | 'to'>[],
  { publicUrl, movedPath = () => null }: Surroundings = {},
): readonly string[] | null {
  const targets = new Map(rules.map(({ from, to }) => [plainPath(from), pathHere(to, publicUrl)]))
  const next = (path: string): string | null => {
    const target = targets.has(path) ? targets.get(path) : movedPath(path)
    return target === null || target === undefined ? null : plainPath(target)
  }
  for (const start of targets.keys()) {
    const way: string[] = []
    for (let path: string | null = start; path !== null; path = next(path)) {
      if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
      way.push(path)
    }
  }
  return null
}

/** The path of a target on this site, without its query; null for one outside. */
function pathHere(to: string, publicUrl = 'http://this.invalid'): string | null {
  if (!URL.canParse(to, publicUrl)) return null
  const url = new URL(to, publicUrl)
  return url.origin === new URL(publicUrl).origin ? url.pathname : null
}

import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { HouseEnv } from '../context.ts'
import { pack, packedResponse, type Packed } from './packed.ts'

export type StaticFilesOptions = {
  /** What the build wrote for browsers. */
  readonly folder: string
  /** Assets of builds before this one, kept for tabs that are still open. */
  readonly keptFolder: string
}

type Served = { readonly packed: Packed; readonly type: string }

const year = 365 * 24 * 60 * 60
/** What other sites show of ours: pictures for links to pages, the icons that feeds name. */
const shownElsewhere = /^\/(?:assets\/social-|icon-\d)/
const textual = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/

/**
 * Serves the built files. `/assets/*` never change and are kept by browsers for a year; one that is not there gets a
 * plain 404. Other files are asked for again each time. Whatever is no file goes on to the pages.
 */
export async function staticFiles({ folder, keptFolder }: StaticFilesOptions): Promise<MiddlewareHandler<HouseEnv>> {
  const files = new Map([...(await filesIn(keptFolder)), ...(await filesIn(folder))])
  const served = new Map<string, Promise<Served | null>>()
  const serve = (address: string, file: string) => {
    const known = served.get(address) ?? load(file, keptFolder, address)
    served.set(address, known)
    return known
  }
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const isAsset = c.req.path.startsWith('/assets/')
    const file = files.get(c.req.path)
    const found = file === undefined ? null : await serve(c.req.path, file)
    if (found) {
      return packedResponse(c.req.raw, found.packed, {
        'Content-Type': found.type,
        ...(shownElsewhere.test(c.req.path) ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
        'Cache-Control': isAsset ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate',
      })
    }
    return isAsset ? c.text('Not found.\n', 404, { 'Cache-Control': 'no-store' }) : next()
  }
}

/** Files by address. The build's own notes (`/.vite/`) are not for browsers. */
async function filesIn(folder: string): Promise<readonly (readonly [address: string, file: string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [`/${path.relative(folder, file).split(path.sep).join('/')}`, file] as const)
    .filter(([address]) => !address.startsWith('/.'))
}

/** A file that a newer build has replaced is looked up among the kept ones. */
async function load(file: string, keptFolder: string, address: string): Promise<Served | null> {
  const body = await readFile(file).catch(() => readFile(path.join(keptFolder, address)).catch(() => null))
  if (!body) return null
  const type = getMimeType(file) ?? 'application/octet-stream'
  return { packed: await pack(new Uint8Array(body), { isText: textual.test(type) }), type }
}

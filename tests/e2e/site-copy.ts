import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './site.ts'

export type SiteCopy = {
  readonly folder: string
  /**
   * Makes of its build another one: its id and the names of all its code change. The files of before are kept for open tabs, as
   * `npm run build` does it, or are gone.
   */
  readonly rebuild: (options: { readonly id: string; readonly isKept: boolean }) => void
  /** Changes a built file of the server; `find` must be there. */
  readonly spoil: (file: string, find: string | RegExp, replace: string) => void
  readonly remove: () => void
}

/** The built product in a folder of its own, whose build may be changed; all else is linked. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-copy-'))
  const build = path.join(folder, 'build')
  for (const name of readdirSync(root)) {
    if (['build', 'data', '.env', '.git'].includes(name)) continue
    // The way to `#api/...` begins at the package of the file that asks.
    if (['main.ts', 'package.json'].includes(name)) cpSync(path.join(root, name), path.join(folder, name))
    else symlinkSync(path.join(root, name), path.join(folder, name))
  }
  cpSync(path.join(root, 'build'), build, { recursive: true })
  return {
    folder,
    rebuild: ({ id, isKept }) => {
      const assets = path.join(build, 'client/assets')
      if (isKept) cpSync(assets, path.join(build, 'kept/assets'), { recursive: true })
      const code = readdirSync(assets).filter((name) => name.endsWith('.js'))
      const version = /^manifest-([\w-]{8})\.js$/m.exec(code.join('\n'))?.[1] ?? ''
      const names = new RegExp(`\\b(${code.map((name) => name.slice(0, -'.js'.length)).join('|')})\\.js\\b`, 'g')
      const renamed = (text: string) =>
        text.replaceAll(names, `$1-${id}.js`).replaceAll(new RegExp(`("version":\\s*")${version}`, 'g'), `$1${id}`)
      for (const name of code) {
        writeFileSync(path.join(assets, renamed(name)), renamed(readFileSync(path.join(assets, name), 'utf8')))
        rmSync(path.join(assets, name))
      }
      const server = path.join(build, 'server/index.js')
      writeFileSync(server, renamed(readFileSync(server, 'utf8')))
      writeFileSync(path.join(build, 'id.txt'), `${id}\n`)
    },
    spoil: (file, find, replace) => {
      const place = path.join(build, file)
      const text = readFileSync(place, 'utf8')
      if (text.replace(find, replace) === text) throw new Error(`${file} does not say ${find}`)
      writeFileSync(place, text.replace(find, replace))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A port that nobody listens on now: a server that is started again keeps its address. */
export async function freePort(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)))
  })
  return promise
}

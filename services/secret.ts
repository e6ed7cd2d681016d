import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The key from the settings, or the one of the data folder, made there on the first start for its owner only. */
export function loadSecret({ secret, dataFolder }: { readonly secret: string | undefined; readonly dataFolder: string }): string {
  if (secret) return secret
  const file = path.join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true })
  try {
    const made = randomBytes(32).toString('base64url')
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFileSync(file, 'utf8').trim()
    throw error
  }
}

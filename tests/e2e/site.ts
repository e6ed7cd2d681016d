import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type RunningSite = {
  /** Origin without a slash at its end. */
  readonly url: string
  /** Ends the process and its database, and removes its data. */
  readonly stop: () => Promise<void>
  /** What the process has written so far. */
  readonly said: () => string
}

export const root = path.join(import.meta.dirname, '../..')
const startsWithin = 90_000
/** A story runs the tools more often than a visitor may in a month; those about the month set their own. */
const roomy = { charactersMonthly: 10_000_000 }

/**
 * Starts the built product as `npm start` does, with a data folder and a port of its own. `settings` are environment
 * variables, `from` a folder that holds another copy of it. Throws with what the process said when it does not come up.
 */
export async function startSite(settings: Readonly<Record<string, string>> = {}, from = root): Promise<RunningSite> {
  if (!existsSync(path.join(from, 'build/server/index.js'))) throw new Error('The pages are not built. Run: npm run build')
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-e2e-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_FOLDER: folder,
    RATE_RUNS: '0',
    RATE_REQUESTS: '0',
    VISITOR_ADDRESS_CHARACTERS: '0',
    TIER_LIMITS: JSON.stringify({ visitor: roomy, platinum: roomy }),
    LOG_LEVEL: 'warn',
    // A story opens a few pages; all of them take as long as a whole file of stories.
    WARM_PAGES: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, ['main.ts'], { cwd: from, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  const url = new Promise<string>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      said += piece.toString()
      const address = /Tinta serves on (\S+)/.exec(said)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it served:\n${said}`)))
    setTimeout(() => reject(new Error(`The site did not come up:\n${said}`)), startsWithin).unref()
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { url: await url, stop, said: () => said }
  } catch (error) {
    await stop()
    throw error
  }
}

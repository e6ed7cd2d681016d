import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { freePort } from '#tests/e2e/account-desk.ts'

/** A name with this beginning belongs to no real project, and the emulator asks nobody about it. */
export const projectId = 'demo-tinta'
export const apiKey = 'demo-key'

const program = path.join(import.meta.dirname, 'tools/node_modules/firebase-tools/lib/bin/firebase.js')
const startsWithin = 180_000

const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string(), oobLink: z.string(), requestType: z.string() })).default([]),
})
const users = z.object({
  users: z.array(z.object({ localId: z.string(), email: z.string().optional(), emailVerified: z.boolean().default(false) })).default([]),
})
const signedIn = z.object({ idToken: z.string(), localId: z.string() })

export type User = z.output<typeof users>['users'][number]
export type Mailed = { readonly code: string; readonly link: string }

export type Emulator = {
  readonly url: string
  /** The newest code that a mail of this kind would hold; waits for it. */
  readonly mailed: (email: string, kind: 'VERIFY_EMAIL' | 'EMAIL_SIGNIN' | 'PASSWORD_RESET') => Promise<Mailed>
  readonly optionalUser: (email: string) => Promise<User | null>
  /** Makes somebody who has confirmed their address, without the pages. */
  readonly makeUser: (email: string, password: string) => Promise<User>
  /** What an administrator does in Firebase's console. */
  readonly disable: (email: string) => Promise<void>
  /** Whether an unknown address is answered like a wrong password, as new projects do. */
  readonly hideAccounts: (hides: boolean) => Promise<void>
  /** An ID token, by the way that programs take. */
  readonly idToken: (email: string, password: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts the official emulator on free ports of this machine, with a home of its own. It asks nobody outside. */
export async function startEmulator(): Promise<Emulator> {
  if (!existsSync(program)) throw new Error('The emulator is not installed. Run: npm run test:firebase')
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-firebase-'))
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (number: number) => ({ host: '127.0.0.1', port: number })
  const file = path.join(folder, 'firebase.json')
  writeFileSync(file, JSON.stringify({ emulators: { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } } }))
  // Without these the tool looks for news of itself on the network.
  const quiet = { CI: '1', NO_UPDATE_NOTIFIER: '1', HOME: folder, XDG_CONFIG_HOME: folder }
  const options = ['emulators:start', '--only', 'auth', '--project', projectId, '--config', file]
  const child = spawn(process.execPath, [program, ...options], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await exited
    clearTimeout(late)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const end = Date.now() + startsWithin
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error(`The emulator did not come up:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { url, stop, ...waysOf(url) }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** What a test does behind the product's back. */
function waysOf(url: string): Omit<Emulator, 'url' | 'stop'> {
  const admin = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}`
  const ask = async (address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> => {
    const answer = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const optionalUser: Emulator['optionalUser'] = async (email) =>
    users.parse(await ask(`${admin}/accounts:lookup`, { email: [email] })).users[0] ?? null
  const requireUser = async (email: string): Promise<User> => {
    const user = await optionalUser(email)
    if (!user) throw new Error(`nobody has the address ${email}`)
    return user
  }
  return {
    mailed: async (email, kind) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const { oobCodes } = codes.parse(await ask(`${url}/emulator/v1/projects/${projectId}/oobCodes`))
        const found = oobCodes.findLast((one) => one.email === email && one.requestType === kind)
        if (found) return { code: found.oobCode, link: found.oobLink }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`there is no mail of ${kind}`)
    },
    optionalUser,
    makeUser: async (email, password) => {
      await ask(`${admin}/accounts`, { email, password, emailVerified: true })
      return requireUser(email)
    },
    disable: async (email) => {
      const { localId } = await requireUser(email)
      await ask(`${admin}/accounts:update`, { localId, disableUser: true })
    },
    hideAccounts: async (hides) => {
      const address = `${url}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`
      await ask(address, { emailPrivacyConfig: { enableImprovedEmailPrivacy: hides } }, 'PATCH')
    },
    idToken: async (email, password) => {
      const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`
      return signedIn.parse(await ask(address, { email, password, returnSecureToken: true })).idToken
    },
  }
}

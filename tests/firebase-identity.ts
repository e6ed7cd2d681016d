import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { makeFirebaseIdentity } from '#services/auth/firebase-identity.ts'
import type { Identity } from '#services/auth/identity.ts'
import { openDb, type Db } from '#services/db/open-db.ts'
import type { Mail } from '#services/mail/mailer.ts'
import { makeEnv } from './builders.ts'
import { makeTestDatabase } from './database.ts'
import { testOrigin, testSecret } from './identity.ts'

const projectId = 'tinta-test'
/** Now, in whole seconds as tokens count. */
const seconds = (): number => Math.floor(Date.now() / 1000)

/** Claims of a token; undefined leaves one out. */
export type Claims = Record<string, unknown>

export type Firebase = {
  /** A good token of somebody, with these claims instead. */
  readonly token: (claims?: Claims) => Promise<string>
  /** The same in another form: signed by a key that nobody knows, by the public key as if it were a secret, or not at all. */
  readonly forged: (how: 'other-key' | 'public-key-as-secret' | 'unsigned', claims?: Claims) => Promise<string>
  /** Where the public keys are published, and how often they were asked for. */
  readonly keysUrl: string
  readonly asked: () => number
  readonly close: () => Promise<void>
}

/** Stands for Firebase: makes ID tokens with a key of its own, and publishes the public half. */
export async function openFirebase(): Promise<Firebase> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }] }
  let count = 0
  const server: Server = createServer((_, response) => {
    count += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at: AddressInfo | string | null = server.address()
  const header = { alg: 'RS256', kid: 'key-1', typ: 'JWT' }
  return {
    token: (claims) => new SignJWT(payload(claims)).setProtectedHeader(header).sign(privateKey),
    forged: async (how, claims) => {
      if (how === 'unsigned') return new UnsecuredJWT(payload(claims)).encode()
      if (how === 'other-key') return new SignJWT(payload(claims)).setProtectedHeader(header).sign(other.privateKey)
      const secret = new TextEncoder().encode(await exportSPKI(publicKey))
      return new SignJWT(payload(claims)).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret)
    },
    keysUrl: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/keys`,
    asked: () => count,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The claims of a good token that was made a second ago. */
function payload(claims: Claims = {}): Claims {
  const now = seconds() - 1
  const good = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'uid-anna',
    iat: now,
    auth_time: now,
    exp: now + 3_600,
    email: 'anna@example.edu',
    email_verified: true,
  }
  return Object.fromEntries(Object.entries({ ...good, ...claims }).filter(([, value]) => value !== undefined))
}

/** A moment so many seconds from now, as tokens tell time. */
export const inSeconds = (from: number): number => seconds() + from

export type FirebaseTest = {
  readonly firebase: Firebase
  readonly identity: Identity
  readonly db: Db
  readonly mails: readonly Mail[]
  /** What went wrong unseen. */
  readonly troubles: readonly unknown[]
  readonly close: () => Promise<void>
}

/** The identity by Firebase on a database of its own. */
export async function openFirebaseIdentity(settings: Readonly<Record<string, string>> = {}): Promise<FirebaseTest> {
  const [database, firebase] = await Promise.all([makeTestDatabase(), openFirebase()])
  const db = await openDb({ url: database.url, dataFolder: '' })
  const mails: Mail[] = []
  const troubles: unknown[] = []
  const env = makeEnv({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'key',
    PUBLIC_URL: testOrigin,
    ...settings,
  })
  const identity = makeFirebaseIdentity(
    {
      pool: db.pool,
      env,
      secret: testSecret,
      mailer: { send: async (mail) => void mails.push(mail) },
      onTrouble: (error) => troubles.push(error),
    },
    { keysUrl: firebase.keysUrl },
  )
  return {
    firebase,
    identity,
    db,
    mails,
    troubles,
    close: async () => {
      await firebase.close()
      await db.close()
      await database.drop()
    },
  }
}

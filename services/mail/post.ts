import { isIP } from 'node:net'

/** A mail that is ready to go. */
export type ReadyMail = {
  /** Also names it to the mail servers, so that a second sending of the same mail can be recognised. */
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly plain: string
  readonly html: string
  readonly locale: string
}

/**
 * Why a mail did not go. `refused-for-good`: the mailbox does not exist. `refused-later`: come again (greylisting, full).
 * `refused`: for another reason, which an operator may be able to mend.
 */
export type MailFailure =
  'unreachable' | 'timeout' | 'tls' | 'login-refused' | 'refused-later' | 'refused' | 'refused-for-good' | 'stopped' | 'failed'

/** A mail server that takes our mails. */
export type Post = {
  /** Gives a mail to the server. Throws what `failureOf` understands. */
  readonly deliver: (mail: ReadyMail, signal?: AbortSignal) => Promise<void>
  readonly close: () => void
}

export type PostOptions = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string
  /** Who sends: `Tinta <no-reply@tinta.example.edu>`. */
  readonly from: string
  /** The site's address; ids of mails end with its host. */
  readonly publicUrl: string
}

const milliseconds = { connection: 15_000, greeting: 15_000, socket: 30_000, dns: 10_000 }

/** Sends by SMTP: with TLS from the start (smtps), or by STARTTLS, which only a server on this machine may lack. */
export function makePost({ url, from, publicUrl }: PostOptions): Post {
  let transport: ReturnType<typeof openTransport> | null = null
  const siteHost = new URL(publicUrl).hostname
  return {
    deliver: async ({ id, recipient, subject, plain, html, locale }, signal) => {
      transport ??= openTransport(url)
      const opened = await transport
      await opened.sendMail({
        messageId: `<${id}@${siteHost}>`,
        from,
        to: { name: '', address: recipient },
        subject,
        text: plain,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        ...(signal ? { signal } : {}),
      })
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** Nothing goes out yet. nodemailer is loaded only now: most starts do without it. */
async function openTransport(url: string) {
  const { default: nodemailer } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  const isSecure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: 2,
    // A mail whose connection broke is tried again by the outbox, with its count.
    maxRequeues: 0,
    idleTimeout: 2_000,
    host,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(isThisMachine(host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: !isSecure }),
    ...(username === '' ? {} : { auth: { user: plain(username), pass: plain(password) } }),
    connectionTimeout: milliseconds.connection,
    greetingTimeout: milliseconds.greeting,
    socketTimeout: milliseconds.socket,
    dnsTimeout: milliseconds.dns,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return transport
}

/** A part of an address without its escapes; as it stands, when a percent sign in it escapes nothing. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Where the mails go, for the operator: host and port, without user and password. */
export function mailHostOf(url: string): string {
  return new URL(url).host
}

/** On this machine nobody listens between us and the mail server. */
const isThisMachine = (host: string): boolean => host === 'localhost' || (isIP(host) === 4 && host.startsWith('127.')) || host === '::1'

const failures: Readonly<Record<string, MailFailure>> = {
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ETIMEDOUT: 'timeout',
  ETLS: 'tls',
  EAUTH: 'login-refused',
  ENOAUTH: 'login-refused',
}

/** The kind of a failure to deliver; the server's own words, which may quote an address, are left out. */
export function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return 'failed'
  const code = 'code' in error ? String(error.code) : ''
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0
  if (code === 'EABORT') return error.cause instanceof Error && error.cause.name === 'TimeoutError' ? 'timeout' : 'stopped'
  if ('originalCode' in error && /CERT|TLS|SSL/.test(String(error.originalCode))) return 'tls'
  const known = failures[code]
  if (known) return known
  if (reply >= 400 && reply < 500) return 'refused-later'
  if (reply < 500) return 'failed'
  // 5.1.x (RFC 3463): the address of the recipient is bad.
  const words = 'response' in error ? String(error.response) : ''
  return /^\d{3}[ -]5\.1\.\d+\b/.test(words) ? 'refused-for-good' : 'refused'
}

import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { parseMail, type ParsedMail } from './parse-mail.ts'

export type ReceivedMail = ParsedMail & {
  readonly raw: string
  readonly from: string
  readonly to: readonly string[]
  readonly wasSecure: boolean
}

export type MailServer = {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  readonly stop: () => Promise<void>
}

export type MailServerOptions = {
  readonly port?: number
  /** Who may log in; without it nobody has to. */
  readonly login?: { readonly user: string; readonly password: string }
  readonly hasStartTls?: boolean
  /** TLS from the first byte. */
  readonly isSecure?: boolean
  /** Called for each recipient; what it gives is the reply that refuses. */
  readonly refuse?: (recipient: string) => { readonly code: number; readonly words: string } | null
  /** Milliseconds that the server takes to accept a message. */
  readonly delay?: number
}

/** A real SMTP server on 127.0.0.1. */
export async function startMailServer({
  port = 0,
  login,
  hasStartTls = true,
  isSecure = false,
  refuse,
  delay = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    logger: false,
    secure: isSecure,
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(hasStartTls ? [] : ['STARTTLS'])],
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(Object.assign(new Error('5.7.8 no'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, done) => {
      const reply = refuse?.(address) ?? null
      done(reply ? Object.assign(new Error(reply.words), { responseCode: reply.code }) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        setTimeout(() => {
          const raw = Buffer.concat(chunks).toString('latin1')
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom === false ? '' : mailFrom.address
          received.push({ ...parseMail(raw), raw, from, to: rcptTo.map(({ address }) => address), wasSecure: session.secure })
          done()
        }, delay)
      })
    },
  })
  // A client that hangs up in the middle is part of what is tested.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const at = server.server.address()
  return {
    port: typeof at === 'object' && at !== null ? at.port : 0,
    received,
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.close(resolve)
      await promise
    },
  }
}

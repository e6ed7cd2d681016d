import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { generateKeyPairSync } from 'node:crypto'
import Provider from 'oidc-provider'

/** Who logs in at the provider. */
export type OidcPerson = { readonly sub: string; readonly email: string; readonly email_verified?: boolean | string; readonly name: string }

export type OidcServer = {
  readonly issuer: string
  /** Who is sitting at the provider's page from now on; null refuses. */
  readonly seat: (person: OidcPerson | null) => void
  readonly close: () => Promise<void>
}

/**
 * A real OpenID Connect provider on this machine, for the tests of "Continue with Google". Its login page asks nothing:
 * whoever is seated logs in and consents.
 */
export async function startOidcServer(options: {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUris: readonly string[]
}): Promise<OidcServer> {
  let seated: OidcPerson | null = null
  const known = new Map<string, OidcPerson>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [...options.redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/login/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = known.get(sub)
      return person ? { accountId: sub, claims: () => ({ ...person }) } : undefined
    },
  })
  const logIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response)
    if (!seated) return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'refused' })
    known.set(seated.sub, seated)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: seated.sub, remember: false } })
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId: session?.accountId ?? seated.sub, clientId: String(params['client_id']) })
    grant?.addOIDCScope('openid email profile')
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: (await grant?.save()) ?? '' } },
      { mergeWithLastSubmission: true },
    )
  }
  const handle = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/login/')) void logIn(request, response).catch(() => response.writeHead(500).end())
    else void handle(request, response)
  })
  return {
    issuer,
    seat: (person) => {
      seated = person
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

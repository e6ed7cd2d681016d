import { describe, expect, test } from 'vitest'
import { metaOf, readEnv, settings, SettingsError } from './env.ts'

const names = Object.keys(settings.shape)

describe('settings', () => {
  test('have defaults for everything on one machine', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      TIERS: 'spec',
      VISITOR_TIER: 'visitor',
      STUDENTS_FIGURE: 50_000,
    })
    expect(env.DATA_FOLDER).toMatch(/^\/.+\/data$/)
    expect(readEnv({ NODE_ENV: 'production' }).isProduction).toBe(true)
  })

  test('that are empty count as absent, and spaces around them do not count', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: ' ', TIERS: ' open ' })).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      TIERS: 'open',
    })
  })

  // Some settings need others beside them.
  const withOthers = [
    'SECRET',
    'PUBLIC_URL',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'GOOGLE_CLIENT_SECRET',
    'MAIL_FROM',
    'ONLINE_CONTACT',
    'OPENALEX_KEY',
    'LLM_URL',
    'LLM_MODEL',
  ]
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PREMIUM', 'STRIPE_PRICE_PLATINUM']
  const partners = Object.fromEntries([...withOthers, ...stripe].map((name) => [name, metaOf(name).example]))
  test.each(names)('%s has a description and an example that holds', (name) => {
    const { description, example } = metaOf(name)
    expect(description).toMatch(/^.{20,}\.$/)
    expect(settings.shape).toHaveProperty(name)
    expect(() => readEnv({ ...partners, [name]: example })).not.toThrow()
  })

  const read: readonly (readonly [name: string, value: string, expected: unknown])[] = [
    ['PUBLIC_URL', 'https://tinta.example.edu/', 'https://tinta.example.edu'],
    ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8 ,::1', ['127.0.0.1', '10.0.0.0/8', '::1']],
    ['TIER_LIMITS', '{"visitor":{"charactersPerRun":5}}', { visitor: { charactersPerRun: 5 } }],
    ['REDIRECTS', '[{"from":"/a","to":"/b"}]', [{ from: '/a', to: '/b', status: 308, isExternal: false }]],
    ['STUDENTS_FIGURE', '0', 0],
    ['PRICE_PREMIUM', '4.9', 490],
    ['PRICE_PLATINUM', '12', 1200],
    ['PASSWORD_REQUIRES', 'lowercase, numeric', ['lowercase', 'numeric']],
  ]
  test.each(read)('%s=%s is read', (name, value, expected) => {
    expect(readEnv({ [name]: value })).toHaveProperty(name, expected)
  })
})

describe('how plans are paid', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_PRICE_PREMIUM: 'p1', STRIPE_PRICE_PLATINUM: 'p2' }
  const rows: readonly (readonly [source: Readonly<Record<string, string>>, expected: string])[] = [
    [{}, 'test'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'test'],
    [{ HOST: '0.0.0.0' }, 'off'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, 'test'],
    [{ PUBLIC_URL: 'https://tinta.example.edu' }, 'off'],
    [{ PUBLIC_URL: 'https://tinta.example.edu', BILLING: 'test' }, 'test'],
    [{ PUBLIC_URL: 'https://tinta.example.edu', ...stripe }, 'stripe'],
    [{ ...stripe, BILLING: 'off' }, 'off'],
  ]
  test.each(rows)('%j: %s', (source, expected) => {
    expect(readEnv(source).BILLING).toBe(expected)
  })
})

describe('a wrong setting stops the start, with its name, the reason and an example', () => {
  const rows: readonly (readonly [source: Readonly<Record<string, string>>, sentence: string])[] = [
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535. Example: PORT=3000'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ PORT: '-1' }, 'PORT must be a whole number'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be one of: production, development, test.'],
    [{ PUBLIC_URL: 'tinta.example.edu' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [{ PUBLIC_URL: 'https://tinta.example.edu/path' }, 'PUBLIC_URL must be an address without path'],
    [{ PUBLIC_URL: 'https://user:pass@tinta.example.edu' }, 'PUBLIC_URL must be an address without path'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must begin with postgres://'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET is required when DATABASE_URL is set.'],
    [{ IDENTITY: 'firebase' }, 'FIREBASE_PROJECT_ID is required because IDENTITY is firebase.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is required because GOOGLE_CLIENT_ID is set.'],
    [{ BILLING: 'stripe' }, 'STRIPE_WEBHOOK_SECRET is required because Stripe is to be used.'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_PRICE_PREMIUM is required because Stripe is to be used.'],
    [{ PASSWORD_MIN: '64', PASSWORD_MAX: '32' }, 'PASSWORD_MIN must not be above PASSWORD_MAX.'],
    [{ PASSWORD_REQUIRES: 'emoji' }, 'PASSWORD_REQUIRES must be one of: lowercase, uppercase, numeric, non-alphanumeric'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://'],
    [
      { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://tinta.example.edu' },
      'MAIL_FROM must be an address of your own, because SMTP_URL is set',
    ],
    [{ SMTP_URL: 'smtp://mail.example', HOST: '0.0.0.0' }, 'MAIL_FROM must be an address of your own'],
    [
      { SMTP_URL: 'smtp://mail.example', HOST: '0.0.0.0', MAIL_FROM: 'me@LOCALHOST' },
      'Example: MAIL_FROM=Tinta <no-reply@tinta.example.edu>',
    ],
    [{ PRICE_PREMIUM: '4,90' }, 'PRICE_PREMIUM must be an amount such as 4.90.'],
    [{ CURRENCY: 'euro' }, 'CURRENCY must be three capital letters.'],
    [{ TOKEN_SYNC_URL: 'sync' }, 'TOKEN_SYNC_URL must be a path or an http(s) address.'],
    [
      { FIREBASE_EMULATOR: 'http://127.0.0.1:9099', NODE_ENV: 'production', PUBLIC_URL: 'https://tinta.example.edu' },
      'FIREBASE_EMULATOR is only for a local address',
    ],
    [
      { DATABASE_URL: 'postgres://localhost/x', SECRET: 'x'.repeat(32), NODE_ENV: 'production' },
      'PUBLIC_URL is required when DATABASE_URL is set and NODE_ENV is production.',
    ],
    [{ SECRET: 'short' }, 'SECRET needs at least 32 characters'],
    [{ TRUSTED_PROXIES: 'localhost' }, 'TRUSTED_PROXIES must be addresses or ranges'],
    [{ TIERS: 'free' }, 'TIERS must be one of: spec, open.'],
    [{ VISITOR_TIER: 'gold' }, 'VISITOR_TIER must be one of: visitor, free, premium, platinum.'],
    [{ TIER_LIMITS: '{' }, 'TIER_LIMITS must be JSON.'],
    [{ TIER_LIMITS: '{"visitor":{"charactersPerRun":"many"}}' }, 'TIER_LIMITS must be a number (at visitor.charactersPerRun).'],
    [{ TIER_LIMITS: '{"gold":{}}' }, 'TIER_LIMITS'],
    [
      { REDIRECTS: '[{"from":"/a","to":"https://b.example"}]' },
      'REDIRECTS must have a local path as "to", or an http(s) address with "isExternal": true (at 0).',
    ],
    [{ REDIRECTS: '[{"from":"/a","to":"javascript:alert(1)","isExternal":true}]' }, 'REDIRECTS must have a local path'],
    [{ REDIRECTS: '[{"from":"/a","to":"//b.example"}]' }, 'REDIRECTS must have a local path'],
    [{ REDIRECTS: '[{"from":"a","to":"/b"}]' }, 'REDIRECTS must be a path that begins with one /'],
    [{ REDIRECTS: '[{"from":"/a","to":"/a"}]' }, 'REDIRECTS must not lead to itself'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL is not an e-mail address.'],
    [{ SOCIAL_LINKS: 'https://a.example, ftp://b.example' }, 'SOCIAL_LINKS must be an address that begins with http'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  ]
  test.each(rows)('%o', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(SettingsError)
    expect(() => readEnv(source)).toThrow(sentence)
    expect(() => readEnv(source)).toThrow('Example: ')
  })

  test('all of them at once', () => {
    expect(() => readEnv({ PORT: 'x', TIERS: 'y' })).toThrow(/PORT[^\n]+\n {2}TIERS/)
  })
})

test('the default sender will do on a local address, and anywhere while no mail is sent', () => {
  const publicly = { PUBLIC_URL: 'https://tinta.example.edu' }
  const own = 'Tinta <no-reply@tinta.example.edu>'
  expect(readEnv({ SMTP_URL: 'smtp://localhost:25' }).MAIL_FROM).toBe('Tinta <tinta@localhost>')
  expect(readEnv(publicly).MAIL_FROM).toBe('Tinta <tinta@localhost>')
  expect(readEnv({ ...publicly, SMTP_URL: 'smtp://mail.example', MAIL_FROM: own }).MAIL_FROM).toBe(own)
})

import path from 'node:path'
import { z } from 'zod'
import { tierIds } from '#tools/tiers.ts'
import { checkerSettings } from './checker-settings.ts'
import { contentSettings } from './content-settings.ts'
import { finderSettings, missingOfFinder } from './finder-settings.ts'
import { librarySettings } from './library-settings.ts'
import { llmSettings, missingOfLlm } from './llm-settings.ts'
import { missingOfOnline, onlineSettings } from './online-settings.ts'
import { peopleSettings } from './people-settings.ts'
import { missingOfScholar, scholarSettings } from './scholar-settings.ts'
import { addressRange, httpUrl, json, list, origin, postgresUrl, tierLimits, whole } from './parts.ts'
import { redirectLoop, redirectRules } from './redirect-rules.ts'

/**
 * Every setting of the product: what it means, an example, its default. Nothing else reads the environment.
 * `.env.example` and the self-hosting page are made from the descriptions here (`npm run generate`).
 */
export const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('development')
    .meta({ description: 'How the server runs. `npm start` sets production.', example: 'production' }),
  HOST: z.string().min(1).default('127.0.0.1').meta({
    description: 'Address to listen on; 0.0.0.0 opens the server to the network.',
    example: '0.0.0.0',
  }),
  PORT: whole({ from: 0, to: 65_535 }).default(3000).meta({ description: 'Port to listen on; 0 takes a free one.', example: '3000' }),
  PUBLIC_URL: origin().optional().meta({
    description:
      'Address that people type, without a path. Required in production together with DATABASE_URL; otherwise the local address. With https, browsers are told to keep to https.',
    example: 'https://tinta.example.edu',
  }),
  DATA_FOLDER: z.string().min(1).default('./data').meta({
    description: 'Folder for the embedded database and the secret made on first start. Not used with DATABASE_URL.',
    example: '/var/lib/tinta',
  }),
  DATABASE_URL: postgresUrl().optional().meta({
    description: 'A PostgreSQL (15 or newer) to use instead of the embedded one.',
    example: 'postgres://tinta:password@db.example.edu:5432/tinta',
  }),
  SECRET: z.string().min(32, 'needs at least 32 characters').optional().meta({
    description:
      'Key for signing and hashing. Made on first start with the embedded database; required with DATABASE_URL, the same on every node.',
    example: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
  }),
  TRUSTED_PROXIES: list(addressRange).default([]).meta({
    description: 'Addresses or ranges of your own reverse proxies. Only from these is X-Forwarded-For believed.',
    example: '127.0.0.1, 10.0.0.0/8',
  }),
  TIERS: z.enum(['spec', 'open']).default('spec').meta({
    description: 'spec: the limits of the tiers hold. open: no limits on the embedded engines (schools, own machines).',
    example: 'open',
  }),
  VISITOR_TIER: z.enum(tierIds).default('visitor').meta({ description: 'Tier of somebody who has not signed in.', example: 'premium' }),
  TIER_LIMITS: json(tierLimits).default({}).meta({
    description: 'Changes to the table of tiers, as JSON: figures by tier.',
    example: '{"visitor":{"charactersPerRun":5000},"premium":{"charactersMonthly":20000}}',
  }),
  STUDENTS_FIGURE: whole({ from: 0 })
    .default(50_000)
    .meta({ description: 'Students, as the home page states them; 0 hides it.', example: '50000' }),
  CHARACTERS_FIGURE: whole({ from: 0 })
    .default(150_000_000)
    .meta({ description: 'Characters processed, as the home page states them; 0 hides it.', example: '150000000' }),
  SOCIAL_LINKS: list(httpUrl()).default([]).meta({
    description: 'Addresses for the "Social" part of the footer; empty hides it.',
    example: 'https://mastodon.example/@tinta, https://video.example/tinta',
  }),
  SUPPORT_EMAIL: z
    .email('is not an e-mail address')
    .optional()
    .meta({ description: 'Where people can write for help.', example: 'help@tinta.example.edu' }),
  ...peopleSettings,
  ...onlineSettings,
  ...scholarSettings,
  ...finderSettings,
  ...checkerSettings,
  ...llmSettings,
  ...librarySettings,
  ...contentSettings,
  REDIRECTS: json(redirectRules).default([]).meta({
    description:
      'Redirects, as JSON. A target outside the site needs "isExternal": true and http or https. A query is taken along to a path of the site. Rules that lead round in a circle stop the start.',
    example: '[{"from":"/old-page","to":"/blog","status":308},{"from":"/survey","to":"https://forms.example.edu/1","isExternal":true}]',
  }),
  OFFLINE: z.enum(['on', 'off']).default('on').meta({
    description:
      'Whether browsers keep the pages that were opened, so that they work without a connection. off: what they have kept is dropped with the next page that is opened.',
    example: 'off',
  }),
  WARM_PAGES: z.enum(['on', 'off']).default('on').meta({
    description:
      'Whether a new process renders the pages that it keeps before anybody asks for them. off: the first visitor of each page waits for it, and the start costs less.',
    example: 'off',
  }),
  ENGINE_THREADS: whole({ from: 1, to: 64 }).optional().meta({
    description: 'Threads for the text engines; by default one less than the processors, 4 at most.',
    example: '2',
  }),
  ENGINE_QUEUE: whole({ from: 0, to: 10_000 })
    .default(64)
    .meta({ description: 'Runs that may wait for a thread; more are refused.', example: '64' }),
  CORPUS_DOCUMENTS_PER_ACCOUNT: whole({ from: 0 }).default(500).meta({
    description: 'Documents that a person may keep to compare texts with, and as many drafts; 0 lifts the limit.',
    example: '500',
  }),
  CORPUS_DOCUMENTS_PER_INSTITUTION: whole({ from: 0 }).default(100_000).meta({
    description: 'Documents that an institution may keep to compare texts with; 0 lifts the limit.',
    example: '100000',
  }),
  RUN_TIMEOUT: whole({ from: 1, to: 3_600 }).default(60).meta({ description: 'Seconds after which a run is ended.', example: '60' }),
  RATE_RUNS: whole({ from: 0 })
    .default(60)
    .meta({ description: 'Runs of a tool from one address in a minute; 0 lifts the limit.', example: '60' }),
  RATE_REQUESTS: whole({ from: 0 })
    .default(600)
    .meta({ description: 'Requests of any kind to the API from one address in a minute; 0 lifts the limit.', example: '600' }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta({ description: "Least important line that is logged. People's texts are never logged.", example: 'warn' }),
  LOG_FORMAT: z
    .enum(['auto', 'json', 'plain'])
    .default('auto')
    .meta({ description: 'json for programs, plain for people; auto writes plain to a terminal and json elsewhere.', example: 'json' }),
})

type Settings = z.output<typeof settings>

/** The settings with what follows from them: addresses made whole, paths made absolute. */
export type Env = Omit<Settings, 'BILLING'> & {
  /** Origin without a slash at its end: `http://localhost:3000`. */
  readonly PUBLIC_URL: string
  readonly isProduction: boolean
  /** The public address is this machine's own: a fresh clone, a developer, a test. */
  readonly isLocal: boolean
  /** `BILLING` with `auto` decided. */
  readonly BILLING: Exclude<Settings['BILLING'], 'auto'>
}

/** A setting is wrong; the message names it, says why and shows an example. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the settings, once, at the start. An empty value counts as absent.
 * Throws SettingsError, which names every wrong setting.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, source[name]?.trim() || undefined]))
  const parsed = settings.safeParse(given)
  const wrong = parsed.success
    ? [
        ...missingTogether(parsed.data),
        ...missingOfPeople(parsed.data),
        ...missingOfOnline(parsed.data),
        ...missingOfScholar(parsed.data),
        ...missingOfFinder(parsed.data),
        ...missingOfLlm(parsed.data),
        ...circlesOf(parsed.data),
      ]
    : parsed.error.issues.map((issue) => ({ name: String(issue.path[0]), why: whyOf(issue) }))
  if (!parsed.success || wrong.length > 0) throw new SettingsError(wordsFor(wrong))
  const env = parsed.data
  return Object.freeze({
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://${localNameOf(env.HOST)}:${env.PORT}`,
    DATA_FOLDER: path.resolve(env.DATA_FOLDER),
    isProduction: env.NODE_ENV === 'production',
    isLocal: isLocal(env),
    BILLING: billingOf(env),
  })
}

function billingOf(env: Settings): Env['BILLING'] {
  const { BILLING, STRIPE_SECRET_KEY } = env
  if (BILLING !== 'auto') return BILLING
  if (STRIPE_SECRET_KEY) return 'stripe'
  return isLocal(env) ? 'test' : 'off'
}

type Wrong = { readonly name: string; readonly why: string }

function missingTogether(env: Settings): readonly Wrong[] {
  if (!env.DATABASE_URL) return []
  const why = 'is required when DATABASE_URL is set'
  return [
    ...(env.SECRET ? [] : [{ name: 'SECRET', why }]),
    ...(env.PUBLIC_URL || env.NODE_ENV !== 'production' ? [] : [{ name: 'PUBLIC_URL', why: `${why} and NODE_ENV is production` }]),
  ]
}

/** A target that spells this site's own address out may lead back as well. */
function circlesOf({ REDIRECTS, PUBLIC_URL }: Settings): readonly Wrong[] {
  const loop = PUBLIC_URL ? redirectLoop(REDIRECTS, { publicUrl: PUBLIC_URL }) : null
  return loop ? [{ name: 'REDIRECTS', why: `must not lead round in a circle: ${loop.join(' → ')}` }] : []
}

/** Settings that make sense only with others. */
function missingOfPeople(env: Settings): readonly Wrong[] {
  const groups: readonly (readonly [isWanted: boolean, because: string, names: readonly (keyof Settings)[]])[] = [
    [env.IDENTITY === 'firebase', 'IDENTITY is firebase', ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY']],
    [env.GOOGLE_CLIENT_ID !== undefined, 'GOOGLE_CLIENT_ID is set', ['GOOGLE_CLIENT_SECRET']],
    [env.BILLING === 'stripe' || env.STRIPE_SECRET_KEY !== undefined, 'Stripe is to be used', stripeNames],
  ]
  return [
    ...groups.flatMap(([isWanted, because, names]) =>
      isWanted ? names.filter((name) => env[name] === undefined).map((name) => ({ name, why: `is required because ${because}` })) : [],
    ),
    ...(env.SMTP_URL && !isLocal(env) && isFromHere(env.MAIL_FROM)
      ? [
          {
            name: 'MAIL_FROM',
            why: 'must be an address of your own, because SMTP_URL is set and the site is not local: mail servers refuse localhost',
          },
        ]
      : []),
    ...(env.PASSWORD_MIN > env.PASSWORD_MAX ? [{ name: 'PASSWORD_MIN', why: 'must not be above PASSWORD_MAX' }] : []),
    ...(env.FIREBASE_EMULATOR && env.NODE_ENV === 'production' && !isLocalUrl(env.PUBLIC_URL)
      ? [{ name: 'FIREBASE_EMULATOR', why: 'is only for a local address: its tokens are not signed' }]
      : []),
  ]
}

/** An address at this machine, as the default is. */
const isFromHere = (from: string): boolean => /@localhost\s*>?\s*$/i.test(from)

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PREMIUM', 'STRIPE_PRICE_PLATINUM'] as const

const whyOf = (issue: z.core.$ZodIssue): string => {
  const inside = issue.path.length > 1 ? ` (at ${issue.path.slice(1).join('.')})` : ''
  const message = issue.code === 'invalid_value' ? `must be one of: ${issue.values.join(', ')}` : issue.message
  return message + inside
}

const wordsFor = (wrong: readonly Wrong[]): string =>
  [
    'The settings are wrong, so nothing was started:',
    ...wrong.map(({ name, why }) => `  ${name} ${why}. Example: ${name}=${exampleOf(name)}`),
  ].join('\n')

/** What `.meta()` holds for a setting. */
export const metaOf = (name: string): { readonly description: string; readonly example: string } => {
  const schema = Object.entries(settings.shape).find(([key]) => key === name)?.[1]
  const meta = schema?.meta()
  return { description: meta?.description ?? '', example: typeof meta?.['example'] === 'string' ? meta['example'] : '' }
}

const exampleOf = (name: string): string => metaOf(name).example

/** Whether an address is this machine's own; no address counts as one, since the default is local. */
const isLocalUrl = (url: string | undefined): boolean =>
  url === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Only this machine reaches it: by its public address, or, without one, by the address it listens on. */
const isLocal = ({ PUBLIC_URL, HOST }: Settings): boolean =>
  PUBLIC_URL === undefined ? ['localhost', '127.0.0.1', '::1'].includes(HOST) : isLocalUrl(PUBLIC_URL)

const everywhere: readonly string[] = ['0.0.0.0', '::', '127.0.0.1', '::1']
const localNameOf = (host: string): string => (everywhere.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host)

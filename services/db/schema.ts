import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core'

// What drizzle-kit compares with the migrations. Nothing imports this at run time (decision 8): services write SQL.
// Text ids are UUIDs made by us, and no key is a sequence, so that a distributed PostgreSQL can shard by account.

const at = (name: string) => timestamp(name, { withTimezone: true })
const madeAt = () => at('created_at').notNull().defaultNow()

/** Requests counted by address and minute; written by rate-limiter-flexible, whose column names these are. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Unix time in milliseconds. */
  expire: bigint('expire', { mode: 'number' }),
})

/** A person's record. Written by better-auth (its model `user`) and by us. */
export const account = pgTable('account', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  secondFactorEnabled: boolean('second_factor_enabled').default(false),
  /** Set by an administrator: no sign-in, and every session ends. */
  disabledAt: at('disabled_at'),
  /** Interface language of their mails. */
  locale: text('locale').notNull().default('en'),
  createdAt: madeAt(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** A signed-in visit (better-auth's `session`). */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: madeAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_account').on(table.accountId)],
)

/** A way to sign in: a password, Google, Firebase (better-auth's `account`). */
export const signInMethod = pgTable(
  'sign_in_method',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** `credential`, `google`, `firebase`. */
    provider: text('provider').notNull(),
    /** Who the person is to that provider. */
    externalId: text('external_id').notNull(),
    /** Hash. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: madeAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('sign_in_method_account').on(table.accountId),
    uniqueIndex('sign_in_method_external').on(table.provider, table.externalId),
  ],
)

/** Tokens of links, states of redirects, pending second steps (better-auth's `verification`). */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: madeAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
)

/** Secret and recovery codes of a second step, encrypted (better-auth's `twoFactor`). */
export const secondFactor = pgTable(
  'second_factor',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    secret: text('secret').notNull(),
    recoveryCodes: text('recovery_codes').notNull(),
    verified: boolean('verified').default(true),
    failedCount: integer('failed_count').default(0),
    lockedUntil: at('locked_until'),
  },
  (table) => [index('second_factor_account').on(table.accountId)],
)

/** Keys that sign ID tokens, encrypted (better-auth's `jwks`). */
export const signingKey = pgTable('signing_key', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: madeAt(),
  expiresAt: at('expires_at'),
  algorithm: text('algorithm'),
  curve: text('curve'),
})

/** The paid state that gives a tier until a date; at most one of an account is not ended. */
export const subscription = pgTable(
  'subscription',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** `premium` or `platinum`. */
    tier: text('tier').notNull(),
    /** `active`, `past-due` (in grace), `ended`. */
    status: text('status').notNull(),
    /** `stripe`, `test`, `granted`. */
    provider: text('provider').notNull(),
    externalCustomer: text('external_customer'),
    externalId: text('external_id').unique(),
    periodStart: at('period_start').notNull(),
    /** Null where nobody charges: granted for good. */
    periodEnd: at('period_end'),
    /** Until when it gives its tier after a payment has failed. */
    graceUntil: at('grace_until'),
    /** Hundredths of `currency`. */
    amount: integer('amount'),
    currency: text('currency'),
    /** When the provider made the newest state that we know; older events change nothing. */
    stateAt: at('state_at').notNull().defaultNow(),
    /** End of the period that its owner was reminded of. */
    remindedOf: at('reminded_of'),
    createdAt: madeAt(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('subscription_account').on(table.accountId),
    uniqueIndex('subscription_one_live')
      .on(table.accountId)
      .where(sql`status <> 'ended'`),
  ],
)

/** A purchase that has begun. */
export const checkout = pgTable('checkout', {
  id: text('id').primaryKey(),
  accountId: ofAccount(),
  tier: text('tier').notNull(),
  provider: text('provider').notNull(),
  externalId: text('external_id'),
  /** Path on our site to go back to. */
  returnTo: text('return_to').notNull(),
  /** `open`, `paid`, `declined`, `expired`. */
  status: text('status').notNull(),
  createdAt: madeAt(),
})

/** Events of the payment provider that have been worked off, so that a replay changes nothing. */
export const billingEvent = pgTable('billing_event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: at('received_at').notNull().defaultNow(),
})

/** How much somebody has used since the present window began: settled and reserved together. It can be counted anew from the ledger. */
export const usageWindow = pgTable(
  'usage_window',
  {
    /** `account:<id>` or `visitor:<id>`. */
    subject: text('subject').notNull(),
    /** `characters` or `checks`. */
    unit: text('unit').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.unit] })],
)

/** The ledger: one line a run. */
export const usageEntry = pgTable(
  'usage_entry',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    unit: text('unit').notNull(),
    tool: text('tool').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** `reserved`, `settled`, `refunded`. */
    state: text('state').notNull(),
    startsAt: at('starts_at').notNull(),
    /** After it a reservation that nobody settled is given back. */
    expiresAt: at('expires_at').notNull(),
    createdAt: madeAt(),
  },
  (table) => [
    index('usage_entry_subject').on(table.subject, table.unit, table.createdAt),
    index('usage_entry_reserved')
      .on(table.expiresAt)
      .where(sql`state = 'reserved'`),
  ],
)

/** Texts paid for, by keyed hash: other wordings of them cost nothing, up to an allowance. */
export const paidText = pgTable(
  'paid_text',
  {
    subject: text('subject').notNull(),
    textKey: text('text_key').notNull(),
    startsAt: at('starts_at').notNull(),
    /** Characters that may be worked on for nothing. */
    allowance: bigint('allowance', { mode: 'number' }).notNull(),
    used: bigint('used', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.textKey, table.startsAt] })],
)

/** A run that its owner wanted kept. */
export const historyEntry = pgTable(
  'history_entry',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    tool: text('tool').notNull(),
    language: text('language').notNull(),
    /** First words of the text. */
    title: text('title').notNull(),
    input: text('input').notNull(),
    output: text('output').notNull(),
    /** Mode, strength and the like, and the figures of the result. */
    options: jsonb('options').notNull(),
    createdAt: madeAt(),
  },
  (table) => [index('history_entry_account').on(table.accountId, table.createdAt)],
)

/** What a person has set; absent: the defaults. */
export const preference = pgTable('preference', {
  accountId: ofAccount().primaryKey(),
  keepsHistory: boolean('keeps_history').notNull().default(true),
  /** Null: as long as the operator allows. */
  historyDays: integer('history_days'),
  /** Language of texts when it cannot be told. */
  textLanguage: text('text_language'),
  firstMode: text('first_mode'),
  firstStrength: text('first_strength'),
  letterKeys: boolean('letter_keys').notNull().default(true),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** The personal dictionary of the proofreader. */
export const ownWord = pgTable(
  'own_word',
  { accountId: ofAccount(), language: text('language').notNull(), word: text('word').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.language, table.word] })],
)

/** Rules of the proofreader that a person has switched off. */
export const ruleOff = pgTable('rule_off', { accountId: ofAccount(), rule: text('rule').notNull() }, (table) => [
  primaryKey({ columns: [table.accountId, table.rule] }),
])

/** Mail on its way; with no mail server it stays here and is shown at /dev/mail. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: text('id').primaryKey(),
    /** Which mail it is, for the log (`services/mail/mailer.ts`). */
    kind: text('kind').notNull().default(''),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plain: text('plain').notNull(),
    html: text('html').notNull(),
    locale: text('locale').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull().defaultNow(),
    /** Kind of the last failure. */
    failure: text('failure'),
    createdAt: madeAt(),
  },
  (table) => [index('outgoing_mail_next').on(table.nextAt)],
)

import { z } from 'zod'
import { modes, strengths } from '../rephrase/contract.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { paidTierIds, tierIds } from '../tiers.ts'

/**
 * What page and server say to each other about a person: session, account, usage, subscription, history.
 * Times are ISO 8601 in UTC.
 */

/** What a password must hold besides its length. */
export const passwordClasses = ['lowercase', 'uppercase', 'numeric', 'non-alphanumeric'] as const
export type PasswordClass = (typeof passwordClasses)[number]

/** Characters are code points. */
export const passwordPolicySchema = z.object({ min: z.number().int(), max: z.number().int(), requires: z.array(z.enum(passwordClasses)) })
export type PasswordPolicy = z.output<typeof passwordPolicySchema>

const time = z.iso.datetime()
const count = z.number().int().nonnegative()

/** The user of `GET /api/auth`. `premiumLevel` is the specification's: 0 none, 1 premium, 2 platinum. */
export const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  premiumLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  tier: z.enum(tierIds),
  /** Platinum counts as premium. */
  subscriptionStatus: z.enum(['premium', 'none']),
  textLanguage: z.enum(textLanguageCodes).nullable(),
  firstMode: z.enum(modes).nullable(),
  firstStrength: z.enum(strengths).nullable(),
  letterKeys: z.boolean(),
  keepsHistory: z.boolean(),
})
export type SessionUser = z.output<typeof sessionUserSchema>

/** `GET /api/auth`. */
export const sessionSchema = z.object({ statusCode: z.literal(200), data: z.object({ user: sessionUserSchema.nullable() }) })

export const meterUnits = ['characters', 'checks'] as const
export type MeterUnit = (typeof meterUnits)[number]

/** What is used of one unit in the present window. */
export const usageOfUnitSchema = z.object({
  used: count,
  limit: count,
  startedAt: time,
  resetsAt: time,
  byTool: z.array(z.object({ tool: z.string(), amount: count })),
})

/** `GET /api/v1/usage`: of whoever asks, visitor or account. `limit` means nothing where `isOpen` lifts the limits. */
export const usageSchema = z.object({
  tier: z.enum(tierIds),
  isOpen: z.boolean(),
  characters: usageOfUnitSchema,
  checks: usageOfUnitSchema,
})
export type Usage = z.output<typeof usageSchema>
export type UsageOfUnit = z.output<typeof usageOfUnitSchema>

/** The subscription of an account, or null in its place. */
export const subscriptionSchema = z.object({
  tier: z.enum(paidTierIds),
  status: z.enum(['active', 'past-due']),
  provider: z.enum(['stripe', 'test', 'granted']),
  since: time,
  periodStart: time,
  /** Null: without end, given by the operator. */
  periodEnd: time.nullable(),
  graceUntil: time.nullable(),
  /** Hundredths of `currency`. */
  price: z.object({ amount: count, currency: z.string() }).nullable(),
})
export type Subscription = z.output<typeof subscriptionSchema>

/** `POST /api/v1/checkout`. `returnTo` is a path of this site. Answers with the address to go to. */
export const checkoutInput = z.object({ tier: z.enum(paidTierIds), returnTo: z.string().max(2_000).default('/') })
export const goToSchema = z.object({ url: z.string() })
export type GoTo = z.output<typeof goToSchema>

/** `GET /api/v1/checkout/{id}`: a purchase of the test checkout. `POST .../{id}` with an outcome ends it. */
export const testCheckoutSchema = z.object({
  id: z.string(),
  tier: z.enum(paidTierIds),
  status: z.enum(['open', 'paid', 'declined', 'expired']),
  returnTo: z.string(),
  price: z.object({ amount: count, currency: z.string() }).nullable(),
})
export type TestCheckout = z.output<typeof testCheckoutSchema>
export const testCheckoutInput = z.object({ outcome: z.enum(['pay', 'decline']) })

/** `POST /api/v1/subscription/change`. */
export const changePlanInput = z.object({ tier: z.enum(paidTierIds) })
/** `POST /api/v1/subscription/change` and `/cancel`: the subscription afterwards. */
export const subscriptionAnswer = z.object({ subscription: subscriptionSchema.nullable() })

export const signInMethods = ['password', 'email-link', 'google', 'firebase'] as const

/** One signed-in device. */
export const deviceSchema = z.object({
  id: z.string(),
  isThisOne: z.boolean(),
  /** Names of products, or null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  since: time,
  lastUsed: time,
})
export type Device = z.output<typeof deviceSchema>

export const preferencesSchema = z.object({
  keepsHistory: z.boolean(),
  /** Days that runs are kept; never above the operator's, who may allow none at all (0). */
  historyDays: z.number().int().min(0).max(3_650),
  textLanguage: z.enum(textLanguageCodes).nullable(),
  firstMode: z.enum(modes).nullable(),
  firstStrength: z.enum(strengths).nullable(),
  letterKeys: z.boolean(),
})
export type Preferences = z.output<typeof preferencesSchema>
/** `PATCH /api/v1/account/preferences`. */
export const preferencesInput = preferencesSchema.extend({ historyDays: z.number().int().min(1).max(3_650) }).partial()
export type PreferencesChange = z.output<typeof preferencesInput>

/** `GET /api/v1/account`, and the answer of `PATCH`: everything of the profile page. */
export const accountSchema = z.object({
  user: sessionUserSchema,
  since: time,
  methods: z.array(z.enum(signInMethods)),
  passwordChangedAt: time.nullable(),
  secondStep: z.object({ isOn: z.boolean(), recoveryCodesLeft: count }),
  devices: z.array(deviceSchema),
  usage: usageSchema,
  subscription: subscriptionSchema.nullable(),
  /** A plan bought in the test checkout that gives nothing any more, since plans are not bought there now. */
  idlePlan: z.enum(paidTierIds).nullable(),
  preferences: preferencesSchema,
  ownWords: z.array(z.object({ language: z.string(), word: z.string() })),
  rulesOff: z.array(z.string()),
  historyCount: count,
})
export type Account = z.output<typeof accountSchema>

/** `PATCH /api/v1/account`. */
export const accountInput = z.object({ name: z.string().trim().min(1).max(100).optional(), locale: z.string().max(5).optional() })

/** `DELETE /api/v1/account`: the e-mail address typed once more. */
export const deleteAccountInput = z.object({ email: z.string().max(320) })

/** `GET /api/v1/account/words` and `PUT`: personal dictionary and rules switched off, whole. */
export const writingListsSchema = z.object({
  ownWords: z.array(z.object({ language: z.enum(textLanguageCodes), word: z.string().trim().min(1).max(100) })).max(5_000),
  rulesOff: z.array(z.string().min(1).max(100)).max(500),
})
export type WritingLists = z.output<typeof writingListsSchema>

/** One line of the history. */
export const historyLineSchema = z.object({
  id: z.string(),
  tool: z.string(),
  language: z.string(),
  title: z.string(),
  characters: count,
  madeAt: time,
  options: z.record(z.string(), z.unknown()),
})
export type HistoryLine = z.output<typeof historyLineSchema>

const notNext = 'must be the `next` of the page before'

/** `GET /api/v1/history`, newest first: `search` is looked for in title, text and result; `before` is the `next` of the page before. */
export const historyQuery = z.object({
  search: z.string().trim().max(200).default(''),
  tool: z.string().max(40).default(''),
  before: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,64}$/, notNext)
    .refine((cursor) => !Number.isNaN(Date.parse(cursor.slice(0, 24))), notNext)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
export const historyPageSchema = z.object({
  entries: z.array(historyLineSchema),
  /** For `before`; null when this is the last page. */
  next: z.string().nullable(),
  hasMore: z.boolean(),
  /** All that fit the search, shown or not. */
  total: count,
})
export type HistoryPage = z.output<typeof historyPageSchema>

/** `GET /api/v1/history/{id}`. */
export const historyEntrySchema = historyLineSchema.extend({ input: z.string(), output: z.string() })
export type HistoryEntry = z.output<typeof historyEntrySchema>

/** `DELETE` of history, devices and the like. */
export const deletedSchema = z.object({ deleted: count })

import { z } from 'zod'

/** What a stand-in of Stripe answers instead of a result, in Stripe's own form. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Readonly<Record<string, string>>

  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error['message'])
    this.status = status
    this.error = error
  }
}

export const refuse = (
  message: string,
  { status = 400, ...error }: { status?: number; code?: string; param?: string; type?: string } = {},
) => new StripeRefusal(status, { type: 'invalid_request_error', message, ...error })

export const missing = (what: string, id: string, param = 'id') =>
  refuse(`No such ${what}: '${id}'`, { status: 404, code: 'resource_missing', param })

type Tree = { [key: string]: Tree | string }

/** Reads `a[b][0][c]=d` into objects and lists. */
export function parseForm(form: URLSearchParams): unknown {
  const root: Tree = {}
  for (const [name, value] of form) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    let place = root
    for (const key of keys.slice(0, -1)) {
      const next = place[key] ?? (place[key] = {})
      if (typeof next === 'string') throw refuse(`${name} is given as a value and as more`)
      place = next
    }
    place[keys.at(-1) ?? ''] = value
  }
  return listsIn(root)
}

const listsIn = (tree: Tree | string): unknown => {
  if (typeof tree === 'string') return tree
  const values = Object.entries(tree).map(([key, value]) => [key, listsIn(value)] as const)
  const isList = values.length > 0 && values.every(([key], index) => key === String(index))
  return isList ? values.map(([, value]) => value) : Object.fromEntries(values)
}

const text = z.string().min(1)
const flag = z.enum(['true', 'false'])
const metadata = z.record(z.string().max(40), z.string().max(500))
const address = z.url({ protocol: /^https?$/ })
const locale = z.enum(['auto', 'de', 'en', 'es', 'fr', 'hu', 'it', 'ro', 'sk', 'tr'])

/** Everything that our requests may hold, and what they must. Stripe knows much more; we use no more. */
export const shapes = {
  newCustomer: z.strictObject({ email: text, metadata }),
  customer: z.strictObject({ email: text }),
  newSession: z.strictObject({
    mode: z.literal('subscription'),
    customer: text,
    client_reference_id: text.max(200),
    line_items: z.array(z.strictObject({ price: text, quantity: z.literal('1') })).length(1),
    success_url: address,
    cancel_url: address,
    locale,
    allow_promotion_codes: z.literal('false'),
    subscription_data: z.strictObject({ metadata }),
  }),
  nothing: z.strictObject({}),
  sessionList: z.strictObject({ customer: text, status: z.enum(['open']), limit: z.coerce.number().int().min(1).max(100) }),
  changedSubscription: z.strictObject({
    items: z.array(z.strictObject({ id: text, price: text })).length(1),
    proration_behavior: z.enum(['create_prorations', 'none', 'always_invoice']),
    metadata: metadata.optional(),
  }),
  cancelledSubscription: z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() }),
  subscriptionList: z.strictObject({
    customer: text.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    starting_after: text.optional(),
    status: z.enum(['all']).optional(),
  }),
  newPortal: z.strictObject({ customer: text, return_url: address, locale }),
}

/** Checks parameters by their shape; refuses in Stripe's form. */
export function checked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = [...(issue?.path ?? [])].map(String)
  if (issue?.code === 'unrecognized_keys') {
    const param = named([...path, issue.keys[0] ?? ''])
    throw refuse(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = named(path)
  const isMissing = issue?.code === 'invalid_type' || (issue?.code === 'invalid_value' && valueAt(given, path) === undefined)
  if (isMissing) throw refuse(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  throw refuse(`Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param })
}

const named = ([first = '', ...rest]: readonly string[]): string => first + rest.map((part) => `[${part}]`).join('')

const valueAt = (given: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), given)

import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { tierIds } from '#tools/tiers.ts'
import { isHttpUrl, urlOf } from './addresses.ts'

/** A whole number written in digits. */
export const whole = ({ from, to = Number.MAX_SAFE_INTEGER }: { readonly from: number; readonly to?: number }) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from}${to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`}`)
    .transform(Number)
    .refine(
      (value) => value >= from && value <= to,
      `must be a whole number from ${from}${to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`}`,
    )

/** Values with commas between them. */
export const list = <Item extends z.ZodType<string, string>>(item?: Item) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item ?? z.string()))

/** An http or https address. */
export const httpUrl = () => z.string().refine(isHttpUrl, 'must be an address that begins with http:// or https://')

/** An http or https address without path, query, user or password; given back without a slash at its end. */
export const origin = () =>
  httpUrl()
    .refine((value) => urlOf(value)?.href === `${urlOf(value)?.origin}/`, 'must be an address without path, query, user or password')
    .transform((value) => new URL(value).origin)

/** Where a PostgreSQL answers. */
export const postgresUrl = () =>
  z
    .string()
    .refine(
      (value) => ['postgres:', 'postgresql:'].includes(urlOf(value)?.protocol ?? ''),
      'must begin with postgres:// and be a whole address',
    )

/** Where a mail server answers. */
export const smtpUrl = () =>
  z
    .string()
    .refine(
      (value) => ['smtp:', 'smtps:'].includes(urlOf(value)?.protocol ?? ''),
      'must begin with smtp:// or smtps:// and be a whole address',
    )

/** An amount of money with a point, given back in hundredths. */
export const price = () =>
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'must be an amount such as 4.90')
    .transform((value) => Math.round(Number(value) * 100))

/** JSON text, parsed and then checked by `schema`. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown
      } catch {
        context.addIssue('must be JSON')
        return z.NEVER
      }
    })
    .pipe(schema)

const amount = z.number('must be a number').int().nonnegative().optional()

/** Figures of `tools/tiers.ts` that an operator may change. */
export const tierLimits = z.partialRecord(
  z.enum(tierIds),
  z.strictObject({ charactersMonthly: amount, charactersPerRun: amount, checkedPerRun: amount, plagiarismChecksMonthly: amount }),
)

/** An address or a range such as `10.0.0.0/8`. */
export const addressRange = z
  .string()
  .refine((value) => ipaddr.isValid(value) || ipaddr.isValidCIDR(value), 'must be addresses or ranges such as 10.0.0.0/8')

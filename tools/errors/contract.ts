import { z } from 'zod'

/**
 * What a browser tells of an error on a page of ours. Nothing of it is free text: messages can quote what a person wrote,
 * so a message is told by its class, and a stack by places in our own files.
 */

/** Classes of messages, the first that fits; `other` for all the rest. `react` errors have their number beside it. */
export const errorClasses = [
  'chunk',
  'react',
  'hydration',
  'server',
  'network',
  'storage',
  'refused',
  'not-a-value',
  'too-deep',
  'other',
] as const
export type ErrorClass = (typeof errorClasses)[number]

/** How the error came to light: a page could not be shown, a script broke off, a promise was left alone. */
const errorSources = ['page', 'script', 'promise'] as const

/** The number of an error, as its page shows it. */
const referencePattern = /^[\w-]{8,64}$/

export const errorReport = z.strictObject({
  reference: z.string().regex(referencePattern).meta({ description: 'Number that the page shows; the log has it too.' }),
  source: z.enum(errorSources).meta({ description: 'How the error came to light.' }),
  kind: z
    .string()
    .regex(/^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$|^other$/)
    .meta({ description: 'Kind of the error, as programs call it.' }),
  class: z.enum(errorClasses).meta({ description: 'What its message says, told by a closed list.' }),
  number: z.number().int().min(1).max(9_999).optional().meta({ description: 'Number of an error of the framework.' }),
  at: z
    .array(z.string().regex(/^\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}$/))
    .max(6)
    .meta({ description: 'Places in files of the site, the nearest first: file, line, column.' }),
  build: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .meta({ description: 'Build that the page came from.' }),
  page: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .meta({ description: 'Name of the page in the table of pages, not its address.' }),
  locale: z
    .string()
    .regex(/^[a-z]{2}$/)
    .meta({ description: 'Language of the page.' }),
})
export type ErrorReport = z.output<typeof errorReport>

export const errorReceipt = z.object({ reference: z.string().meta({ description: 'Number of the error.' }) })

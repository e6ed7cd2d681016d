import { z } from 'zod'

/** The address that a value spells out, or null. */
export const urlOf = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null)

/** Whether a value is a whole http or https address. */
export const isHttpUrl = (value: string): boolean => ['http:', 'https:'].includes(urlOf(value)?.protocol ?? '')

const localPathMessage = 'must be a path that begins with one /'

/** A path of this site, without query and fragment. */
export const localPath = z
  .string()
  .regex(/^\/(?!\/)[^?#\s\\]*$/, localPathMessage)
  // Where dots are resolved, `/.//elsewhere.example` is `//elsewhere.example`.
  .refine((path) => !new URL(path, 'http://this.invalid').pathname.startsWith('//'), localPathMessage)

import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Addresses of the pictures that the build drew, by the address of the page that they belong to. */
export type SocialImages = Readonly<Record<string, string>>

const fileSchema = z.record(z.string(), z.string())

/** Reads what the build left; nothing where it drew none, as in development. */
export const readSocialImages = (file: string): SocialImages =>
  existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

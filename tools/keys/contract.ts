import { z } from 'zod'

/** What page and server say to each other about keys of the API. Times are ISO 8601 in UTC. */

const time = z.iso.datetime()

/** Of one person at a time, revoked ones aside. */
export const keysAtMost = 20

/** What every key begins with, so that people and programs that look for secrets know one when they see it. */
export const keyPrefix = 'tinta_'

export const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string().describe('First characters of the key; the rest is shown once, when it is made.'),
  createdAt: time,
  lastUsedAt: time.nullable().describe('To the minute; null: never.'),
})

/** `GET /api/v1/keys`. */
export const keyListSchema = z.object({ keys: z.array(keySchema), keysAtMost: z.number().int().positive() })

/** One line with something in it that can be seen. */
const visibleLine = /^(?=.*[^\s\p{C}])\P{Cc}*$/u

/** `POST /api/v1/keys`. */
export const keyInput = z.object({
  name: z.string().trim().min(1).max(80).regex(visibleLine, 'must be one line that can be read'),
})
export const newKeySchema = z.object({
  key: keySchema,
  token: z.string().describe('The whole key. It is nowhere else, and not shown again.'),
})

export type ApiKey = z.infer<typeof keySchema>
export type ApiKeyList = z.infer<typeof keyListSchema>
export type NewApiKey = z.infer<typeof newKeySchema>

import type { RouteConfig, z } from '@hono/zod-openapi'
import { problemSchema } from './present/problem.ts'

type Answer = { readonly schema: z.ZodType; readonly description: string; readonly events?: z.ZodType; readonly status?: 200 | 202 }

const problemAnswer = { description: 'What went wrong.', content: { 'application/problem+json': { schema: problemSchema } } }

/** The answers of a route, for the document of the API: what it gives, and problem details for everything else. */
export const answers = ({ schema, description, events, status = 200 }: Answer): RouteConfig['responses'] => ({
  [status]: {
    description,
    content: { 'application/json': { schema }, ...(events ? { 'text/event-stream': { schema: events } } : {}) },
  },
  default: problemAnswer,
})

/** The answers of a route that gives a file. */
export const answersFile = (mediaType: string, description: string): RouteConfig['responses'] => ({
  200: { description, content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } },
  default: problemAnswer,
})

/** The body of a route, for the document of the API. */
export const takes = (schema: z.ZodType, mediaType = 'application/json'): RouteConfig['request'] => ({
  body: { required: true, content: { [mediaType]: { schema } } },
})

import { z } from 'zod'
import { httpUrl, list, whole } from './parts.ts'

/** Services that can be asked where else a passage stands. */
export const onlineProviders = ['openalex', 'core', 'semantic-scholar', 'wikipedia', 'template'] as const

/** `name:port` of a server, an IPv6 address in brackets. */
const hostAndPort = z
  .string()
  .regex(/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/, 'must be names with ports such as library.example.edu:8080')

/** What a field of a result is called with us. */
const fieldNames = ['results', 'id', 'url', 'title', 'authors', 'year', 'snippet', 'text'] as const

/** `results=web.results, url=link`: our name, then the way through the answer, with points. */
const fieldPaths = list()
  .transform((pairs) => pairs.map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(z.array(z.tuple([z.enum(fieldNames), z.string().min(1)], `must be pairs such as url=link, of ${fieldNames.join(', ')}`)))
  .transform((pairs) => Object.fromEntries(pairs) satisfies Partial<Record<(typeof fieldNames)[number], string>>)

/** Settings of the online search of plagiarism checks; a part of `settings` in env.ts. */
export const onlineSettings = {
  ONLINE_SEARCH: list()
    .pipe(z.array(z.enum(onlineProviders)))
    .default([])
    .meta({
      description: `Services that plagiarism checks may ask, when the person agrees, of ${onlineProviders.join(', ')}. Empty: nothing leaves the house.`,
      example: 'openalex, wikipedia',
    }),
  ONLINE_CONTACT: z
    .union([z.email(), httpUrl()], 'must be an e-mail address or an address that begins with http:// or https://')
    .optional()
    .meta({
      description: 'Whom the owner of a site can write to; stands in every request. Required with ONLINE_SEARCH, SCHOLAR and FINDER.',
      example: 'library@tinta.example.edu',
    }),
  ONLINE_DAILY_QUERIES: whole({ from: 1 }).default(900).meta({
    description: 'Queries that one service is sent in a day (UTC), by all checks together, and by the source finder.',
    example: '900',
  }),
  OPENALEX_KEY: z.string().min(1).optional().meta({ description: 'Key for OpenAlex; required to ask it.', example: 'key' }),
  OPENALEX_URL: httpUrl()
    .default('https://api.openalex.org')
    .meta({ description: "OpenAlex's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
  CORE_KEY: z.string().min(1).optional().meta({ description: 'Key for CORE; required to ask it.', example: 'key' }),
  CORE_URL: httpUrl()
    .default('https://api.core.ac.uk')
    .meta({ description: "CORE's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
  SEMANTIC_SCHOLAR_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Key for Semantic Scholar; without one it answers few queries.', example: 'key' }),
  SEMANTIC_SCHOLAR_URL: httpUrl()
    .default('https://api.semanticscholar.org')
    .meta({ description: "Semantic Scholar's API; a stand-in in tests.", example: 'http://127.0.0.1:4010' }),
  WIKIPEDIA_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must be an address that begins with http:// or https://')
    .default('https://{language}.wikipedia.org')
    .meta({
      description: 'Wikipedia, or another wiki of its kind; {language} becomes the code of the language.',
      example: 'https://wiki.example.edu',
    }),
  ONLINE_SEARCH_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must be an address that begins with http:// or https://')
    .refine((value) => value.includes('{query}'), 'must hold {query}, where the words go')
    .optional()
    .meta({
      description:
        'Address of any search service that answers in JSON; {query} becomes the words, {language} their language. Required with the service "template".',
      example: 'https://search.example.edu/search?q={query}&language={language}&format=json',
    }),
  ONLINE_SEARCH_NAME: z.string().min(1).optional().meta({
    description: 'What people are told this service is called; by default the name of its server.',
    example: 'Library search',
  }),
  ONLINE_SEARCH_HEADER: z
    .string()
    .regex(/^[\w-]+:\s*[\x20-\x7e]+$/, 'must be a name, a colon and a value')
    .optional()
    .meta({ description: 'Header that this service wants, with its key.', example: 'X-Subscription-Token: key' }),
  ONLINE_SEARCH_FIELDS: fieldPaths.default({}).meta({
    description: `Where its answer has what we need: pairs of our name (${fieldNames.join(', ')}) and a way through the JSON. By default as SearXNG answers: results=results, url=url, title=title, snippet=content.`,
    example: 'results=web.results, snippet=description',
  }),
  FETCH_ALLOW: list(hostAndPort).default([]).meta({
    description: 'Servers of your own network, with their ports, whose pages may be read although they are not public.',
    example: 'repository.intranet.example.edu:8080',
  }),
} as const

type Given = Readonly<z.output<z.ZodObject<typeof onlineSettings>>>

/** What each service needs besides being named. */
const needs: Readonly<Record<(typeof onlineProviders)[number], readonly (keyof Given)[]>> = {
  openalex: ['OPENALEX_KEY'],
  core: ['CORE_KEY'],
  'semantic-scholar': [],
  wikipedia: [],
  template: ['ONLINE_SEARCH_URL'],
}

/** Settings that the named services need and do not have. */
export function missingOfOnline(env: Given): readonly { readonly name: string; readonly why: string }[] {
  const wanted = env.ONLINE_SEARCH.flatMap((id) =>
    needs[id].map((name) => ({ name, why: `is required because ONLINE_SEARCH names ${id}` })),
  )
  const contact = env.ONLINE_SEARCH.length > 0 ? [{ name: 'ONLINE_CONTACT' as const, why: 'is required because ONLINE_SEARCH is set' }] : []
  return [...contact, ...wanted].filter(({ name }) => env[name] === undefined)
}

/** The settings of online search, and nothing else of the environment. */
export type OnlineSettings = Given

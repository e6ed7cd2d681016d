import { z } from 'zod'
import type { AskJson } from '../ask-json.ts'
import { optionalWork } from '../found-work.ts'
import type { Provider } from '../online-search.ts'
import { ProviderTrouble } from '../provider-trouble.ts'

/** Our name of a field, and the way to it through the answer, with points. */
export type FieldPaths = Readonly<Partial<Record<'results' | 'id' | 'url' | 'title' | 'authors' | 'year' | 'snippet' | 'text', string>>>

/** As SearXNG answers. */
const usualFields = { results: 'results', url: 'url', title: 'title', snippet: 'content' } as const
const resultsAtMost = 10

export type TemplateOptions = {
  readonly ask: AskJson
  /** With `{query}`, and `{language}` if the service wants it. */
  readonly url: string
  readonly name: string
  readonly fields: FieldPaths
  /** `Name: value`. */
  readonly header: string | undefined
}

/** Any search service that answers a GET in JSON with a list of results. */
export function makeTemplate({ ask, url, name, fields, header }: TemplateOptions): Provider {
  const paths: FieldPaths = { ...usualFields, ...fields }
  const [headerName = '', ...value] = header?.split(':') ?? []
  const headers = header ? { [headerName]: value.join(':').trim() } : {}
  const addressFor = (words: string, language: string) =>
    new URL(url.replaceAll('{query}', () => encodeURIComponent(words)).replaceAll('{language}', () => encodeURIComponent(language)))
  return {
    id: 'template',
    name,
    hostFor: (language) => addressFor('', language).host,
    hasPassages: false,
    search: async ({ words, language }, signal) => {
      const answer = await ask(addressFor(`"${words}"`, language), { schema: z.unknown(), signal, headers })
      const results = resultsIn(at(answer, paths.results))
      return results.slice(0, resultsAtMost).flatMap((result) => {
        const text = (field: keyof FieldPaths) => textOf(at(result, paths[field]))
        const found = optionalWork({
          id: text('id'),
          title: text('title'),
          urls: [text('url')],
          authors: namesOf(at(result, paths.authors)),
          year: text('year'),
          snippet: text('snippet'),
          text: text('text'),
        })
        return found ? [found] : []
      })
    },
  }
}

/** The value at the end of a way such as `web.results`; undefined where it leads nowhere. */
function at(value: unknown, path: string | undefined): unknown {
  if (path === undefined) return undefined
  return path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null)

function namesOf(value: unknown): readonly (string | null)[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.map((one) => textOf(isRecord(one) ? one['name'] : one))
}

function resultsIn(value: unknown): readonly unknown[] {
  // No list where the operator said that one is: the setting or the service is wrong, and that should be told.
  if (!Array.isArray(value)) throw new ProviderTrouble('unreachable')
  return value
}

import type { ToolKey } from '#web/shell/tools.ts'

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** One request of the API; every example on the page is printed from such a row, and a test sends each. */
export type ExampleRequest = {
  readonly method: 'GET' | 'POST'
  /** After `/api/v1`; `{id}` is what an answer before it gave. */
  readonly path: string
  readonly body?: Json
  /** Answered with server-sent events. */
  readonly isStream?: true
}

/** What the first request of everybody is: it costs nothing, and says whether the key works. */
export const firstRequest: ExampleRequest = { method: 'GET', path: '/usage' }

const results = 'The results were very good, and they show that it works.'

/** The same as the first of the paraphraser, told step by step. */
export const streamRequest: ExampleRequest = {
  method: 'POST',
  path: '/rephrase',
  body: { text: results, mode: 'synonyms', language: 'en' },
  isStream: true,
}

const book = {
  id: 'carr-2010',
  type: 'book',
  author: [{ family: 'Carr', given: 'Nicholas' }],
  title: 'The shallows',
  publisher: 'W. W. Norton',
  issued: { 'date-parts': [[2010]] },
} as const

/** A tool of the API with its requests, in the order of the page. */
export type ToolExample = {
  readonly id: 'rephrase' | 'proofread' | 'detect' | 'check' | 'cite' | 'find' | 'thesaurus' | 'library'
  /** The screen whose name it has; the library has a name of its own. */
  readonly tool: ToolKey | 'library'
  readonly requests: readonly ExampleRequest[]
}

export const toolExamples: readonly ToolExample[] = [
  {
    id: 'rephrase',
    tool: 'paraphraser',
    requests: [{ method: 'POST', path: '/rephrase', body: { text: results, mode: 'academic', strength: 'normal', language: 'en' } }],
  },
  {
    id: 'proofread',
    tool: 'proofreader',
    requests: [{ method: 'POST', path: '/proofread', body: { text: 'She go to school every day.', language: 'en', dialect: 'en-GB' } }],
  },
  {
    id: 'detect',
    tool: 'detector',
    requests: [{ method: 'POST', path: '/detect', body: { text: 'A text of yours, at its full length.', language: 'en' } }],
  },
  {
    id: 'check',
    tool: 'plagiarism',
    requests: [
      {
        method: 'POST',
        path: '/check',
        body: {
          title: 'My essay',
          text: 'A quiet room helps people to read a long text with care, and to keep in mind what they have read in it before.',
          language: 'en',
        },
      },
      { method: 'GET', path: '/check/{id}' },
    ],
  },
  {
    id: 'cite',
    tool: 'citation',
    requests: [{ method: 'POST', path: '/cite', body: { items: [book], style: 'apa', locale: 'en' } }],
  },
  {
    id: 'find',
    tool: 'sourceFinder',
    requests: [{ method: 'POST', path: '/find', body: { text: 'sleep and memory', mode: 'topic' }, isStream: true }],
  },
  {
    id: 'thesaurus',
    tool: 'thesaurus',
    requests: [{ method: 'GET', path: '/thesaurus?word=results&language=en' }],
  },
  {
    id: 'library',
    tool: 'library',
    requests: [{ method: 'POST', path: '/library', body: { items: [book], tags: ['reading'] } }],
  },
]

/**
 * What add-ons for editors ask for, by how much of the address they put there by themselves; names of programs that are known to. A test
 * sends a text to each.
 */
export const addOnAddresses: readonly { readonly programs: string; readonly path: string; readonly added: string }[] = [
  { programs: 'LibreOffice · Firefox · Chrome', path: '/v2', added: '/check' },
  { programs: 'Obsidian · VS Code', path: '', added: '/v2/check' },
  { programs: 'gramma', path: '/v2/check', added: '' },
]

/** Every request of the page. */
export const everyRequest: readonly ExampleRequest[] = [firstRequest, ...toolExamples.flatMap(({ requests }) => requests), streamRequest]

/** Headers of an answer that say what is left of a minute. */
export const limitHeaders = `RateLimit-Policy: "requests";q=600;w=60
RateLimit-Limit: 600
RateLimit-Remaining: 598
RateLimit-Reset: 42`

/** Problems that a program meets, with facts as they may be; the whole list stands in the reference. */
export const shownProblems: readonly { readonly code: string; readonly status: number; readonly facts?: object }[] = [
  { code: 'key-unknown', status: 401 },
  { code: 'quota-spent', status: 402, facts: { unit: 'characters', limit: 100_000, used: 99_800, needed: 340, resetsAt: '2027-01-01T00:00:00.000Z', tier: 'platinum' } }, // prettier-ignore
  { code: 'key-not-taken', status: 403 },
  { code: 'text-too-long', status: 413, facts: { limit: 100_000, amount: 123_456 } },
  { code: 'input-invalid', status: 422, facts: { issues: [{ path: 'mode', message: 'Invalid option' }] } },
  { code: 'too-many-requests', status: 429, facts: { seconds: 42 } },
  { code: 'engine-busy', status: 503, facts: { seconds: 10 } },
]

import { expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

const contact = { ONLINE_CONTACT: 'help@tinta.example.edu' }

test('nothing leaves the house unless it is said so', () => {
  expect(readEnv({}).ONLINE_SEARCH).toEqual([])
  expect(readEnv({}).FETCH_ALLOW).toEqual([])
})

test.each([
  [
    'ONLINE_SEARCH',
    'openalex, template',
    ['openalex', 'template'],
    { OPENALEX_KEY: 'k', ONLINE_SEARCH_URL: 'http://s.example/?q={query}' },
  ],
  ['ONLINE_SEARCH_FIELDS', 'results=web.results, snippet = description', { results: 'web.results', snippet: 'description' }, {}],
  ['FETCH_ALLOW', 'library.example.edu:8080, [fd00::1]:80', ['library.example.edu:8080', '[fd00::1]:80'], {}],
  ['ONLINE_DAILY_QUERIES', '50', 50, {}],
  ['WIKIPEDIA_URL', 'https://{language}.wikipedia.org', 'https://{language}.wikipedia.org', {}],
])('%s=%s is read', (name, value, expected, others) => {
  expect(readEnv({ ...contact, ...others, [name]: value })).toHaveProperty(name, expected)
})

test.each([
  [{ ONLINE_SEARCH: 'wikipedia' }, 'ONLINE_CONTACT is required because ONLINE_SEARCH is set'],
  [{ ONLINE_SEARCH: 'openalex', ...contact }, 'OPENALEX_KEY is required because ONLINE_SEARCH names openalex'],
  [{ ONLINE_SEARCH: 'core', ...contact }, 'CORE_KEY is required because ONLINE_SEARCH names core'],
  [{ ONLINE_SEARCH: 'template', ...contact }, 'ONLINE_SEARCH_URL is required because ONLINE_SEARCH names template'],
  [{ ONLINE_SEARCH: 'google' }, 'ONLINE_SEARCH must be one of'],
  [{ ONLINE_SEARCH_URL: 'http://s.example/' }, 'ONLINE_SEARCH_URL must hold {query}'],
  [{ ONLINE_CONTACT: 'nobody' }, 'ONLINE_CONTACT must be an e-mail address'],
  [{ ONLINE_SEARCH_FIELDS: 'link=url' }, 'ONLINE_SEARCH_FIELDS must be one of: results'],
  [{ ONLINE_SEARCH_FIELDS: 'url' }, 'ONLINE_SEARCH_FIELDS must be pairs'],
  [{ ONLINE_SEARCH_HEADER: 'X-Key' }, 'ONLINE_SEARCH_HEADER must be a name, a colon and a value'],
  [{ FETCH_ALLOW: 'http://library.example.edu' }, 'FETCH_ALLOW must be names with ports'],
])('%j stops the start', (source, words) => {
  const reading = () => readEnv(source)
  expect(reading).toThrow(SettingsError)
  expect(reading).toThrow(words)
})

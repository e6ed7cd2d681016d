import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

describe('the indexes of the source finder', () => {
  test('are none by default', () => expect(readEnv({}).FINDER).toEqual([]))

  test.each<readonly [Readonly<Record<string, string>>, string]>([
    [{ FINDER: 'doaj' }, 'ONLINE_CONTACT is required because FINDER is set'],
    [{ FINDER: 'openalex', ONLINE_CONTACT: 'a@b.example' }, 'OPENALEX_KEY is required because FINDER names openalex'],
    [
      { FINDER: 'scopus', ONLINE_CONTACT: 'a@b.example' },
      'FINDER must be one of: openalex, crossref, semantic-scholar, arxiv, doaj, pubmed',
    ],
    [{ DOAJ_URL: 'ftp://doaj.example' }, 'DOAJ_URL'],
  ])('%o is wrong', (given, words) => expect(() => readEnv(given)).toThrow(words))

  test.each<Readonly<Record<string, string>>>([
    { FINDER: 'doaj, crossref', ONLINE_CONTACT: 'a@b.example' },
    { FINDER: 'openalex', ONLINE_CONTACT: 'a@b.example', OPENALEX_KEY: 'key' },
  ])('%o is right', (given) => expect(readEnv(given).FINDER.join(', ')).toBe(given['FINDER']))
})

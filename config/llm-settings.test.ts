import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

describe('a language model', () => {
  test('is none by default', () => expect(readEnv({}).LLM_URL).toBeUndefined())

  test.each<readonly [Readonly<Record<string, string>>, string]>([
    [{ LLM_URL: 'http://127.0.0.1:8000/v1' }, 'LLM_MODEL is required because LLM_URL is set'],
    [{ LLM_MODEL: 'base' }, 'LLM_URL is required because LLM_MODEL is set'],
    [{ LLM_KEY: 'key' }, 'LLM_URL is required because LLM_KEY is set'],
    [{ LLM_CALIBRATION: 'file.json' }, 'LLM_URL is required because LLM_CALIBRATION is set'],
    [{ LLM_URL: 'ftp://127.0.0.1', LLM_MODEL: 'base' }, 'LLM_URL'],
    [{ LLM_TIMEOUT: '0' }, 'LLM_TIMEOUT'],
  ])('%o is wrong', (given, words) => expect(() => readEnv(given)).toThrow(words))

  test('has a time and needs no key', () => {
    expect(readEnv({ LLM_URL: 'http://127.0.0.1:8000/v1', LLM_MODEL: 'base' })).toMatchObject({ LLM_TIMEOUT: 20, LLM_KEY: undefined })
  })
})

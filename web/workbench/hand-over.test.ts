import { describe, expect, test } from 'vitest'
import { handOver, takeHandedOver } from './hand-over.ts'
import { remember } from './session-memory.ts'

const handed = { text: 'Some words.', language: 'en', options: { mode: 'academic' } } as const

describe('a text that is handed over', () => {
  test('reaches its desk, once, and no other', () => {
    handOver('proofreader', handed)
    expect(takeHandedOver('paraphraser')).toBeNull()
    expect(takeHandedOver('proofreader')).toEqual(handed)
    expect(takeHandedOver('proofreader')).toBeNull()
  })

  test.each([
    ['an unknown language', '{"text":"x","language":"xx"}', { text: 'x', language: null, options: {} }],
    ['no text', '{"language":"en"}', null],
    ['nonsense', '{', null],
  ])('%s', (_name, kept, expected) => {
    remember('handed-to-paraphraser', kept)
    expect(takeHandedOver('paraphraser')).toEqual(expected)
  })
})

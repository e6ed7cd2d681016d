import { describe, expect, test } from 'vitest'
import { makeDraftStore, type DraftStorage } from './draft-store.ts'

type Draft = { readonly text: string }
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

function memory(): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const forbidden: DraftStorage = {
  getItem: () => {
    throw new DOMException('no', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {
    throw new DOMException('no', 'SecurityError')
  },
}

describe('a draft', () => {
  test('comes back, lone surrogates and all, apart from other tools', () => {
    const storage = memory()
    const store = makeDraftStore({ tool: 'rephrase', isDraft, storage })
    const draft = { text: 'é 😀 \ud800 \u202e' }
    expect(store.write(draft)).toBe(true)
    expect(store.read()).toEqual(draft)
    expect(makeDraftStore({ tool: 'detect', isDraft, storage }).read()).toBeNull()
    store.clear()
    expect(store.read()).toBeNull()
  })

  test('of another shape, or broken, is no draft', () => {
    const storage = memory()
    const store = makeDraftStore({ tool: 'rephrase', isDraft, storage })
    for (const left of ['{"text":3}', '{', 'null', '']) {
      storage.kept.set('tinta-draft-rephrase', left)
      expect(store.read()).toBeNull()
    }
  })

  test('of a megabyte is kept', () => {
    const store = makeDraftStore({ tool: 'rephrase', isDraft, storage: memory() })
    expect(store.write({ text: 'x'.repeat(1_048_576) })).toBe(true)
    expect(store.read()?.text).toHaveLength(1_048_576)
  })

  test('that is too large is refused, and no earlier one comes back in its place', () => {
    const store = makeDraftStore({ tool: 'rephrase', isDraft, storage: memory() })
    store.write({ text: 'small' })
    expect(store.write({ text: 'x'.repeat(2_400_001) })).toBe(false)
    expect(store.read()).toBeNull()
  })

  test.each([
    ['forbidden', forbidden],
    ['absent', null],
  ])('without storage (%s) is not kept, and nothing breaks', (_, storage) => {
    const store = makeDraftStore({ tool: 'rephrase', isDraft, storage })
    expect(store.write({ text: 'x' })).toBe(false)
    expect(store.read()).toBeNull()
    expect(store.clear()).toBeUndefined()
  })
})

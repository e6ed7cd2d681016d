import { beforeEach, describe, expect, test } from 'vitest'
import type { RephraseResult } from '#tools/rephrase/contract.ts'
import { readVersions, writeVersions } from './kept-versions.ts'
import { emptyDraft } from './options.ts'
import { makeResultState, resultReducer } from './result-state.ts'
import { makeShownResult } from './shown-result.ts'
import type { Version } from './sheet-state.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const forbidden = {
  getItem: () => {
    throw new Error('forbidden')
  },
  setItem: () => {
    throw new Error('forbidden')
  },
  removeItem: () => {
    throw new Error('forbidden')
  },
}
beforeEach(() => kept.clear())

function version(source: string, text: string): Version {
  const came: RephraseResult = {
    text,
    changes: [],
    sentences: [],
    locked: [],
    seed: 1,
    isNew: true,
    language: 'en',
    engine: 'embedded',
    mode: 'academic',
    strength: 'mild',
    figures: {
      similarity: 0.5,
      characters: { before: 10, after: 12 },
      plagiarism: { state: 'nothing-to-compare' },
      reading: { ease: 50, level: 'secondary', sentences: 1, words: 3, wordsPerSentence: 3 },
    },
  }
  const typed = resultReducer(makeResultState(makeShownResult(source, came)), { type: 'type', text: `${text} Mine.` })
  return { came, asked: { ...emptyDraft, text: source }, state: typed }
}

describe('versions of this tab', () => {
  test('come back with what the reader wrote, and only for the same text', () => {
    const versions = { all: [version('We use it.', 'We employ it.'), version('We use it.', 'We apply it.')], at: 0 }
    writeVersions('We use it.', versions, storage)
    expect(readVersions('We use it.', storage)).toEqual(versions)
    expect(readVersions('Another text.', storage)).toBeNull()
  })

  test('are gone when there are none any more', () => {
    writeVersions('a', { all: [version('a', 'b')], at: 0 }, storage)
    writeVersions('a', { all: [], at: -1 }, storage)
    expect(kept.size).toBe(0)
  })

  test('too large: less is kept, at last nothing', () => {
    const long = version('a', 'b'.repeat(400_000))
    writeVersions('a', { all: [long, long], at: 1 }, storage)
    const read = readVersions('a', storage)
    expect(read?.all.map(({ state }) => [state.present.text.length, state.past.length])).toEqual([[400_006, 0]])
    const longer = version('a', 'b'.repeat(900_000))
    writeVersions('a', { all: [longer], at: 0 }, storage)
    expect(kept.size).toBe(0)
  })

  test('without storage nothing is kept and nothing fails', () => {
    for (const each of [forbidden, null]) {
      writeVersions('a', { all: [version('a', 'b')], at: 0 }, each)
      expect(readVersions('a', each)).toBeNull()
    }
  })

  test.each(['{', '{}', '{"form":1,"text":"a","versions":{"all":[{}],"at":0}}', '{"form":0,"text":"a","versions":{"all":[],"at":0}}'])(
    'what cannot be read is left alone: %s',
    (json) => {
      kept.set('tinta-versions-rephrase', json)
      expect(readVersions('a', storage)).toBeNull()
    },
  )
})

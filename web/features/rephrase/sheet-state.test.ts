import { describe, expect, test } from 'vitest'
import type { RephraseResult } from '#tools/rephrase/contract.ts'
import { currentVersion } from '#web/workbench/versions.ts'
import { emptyDraft, type Draft } from './options.ts'
import { drawn } from './sample-result.ts'
import { emptySheet, nextSeed, sheetReducer, versionsOf, type Purpose, type SheetAction, type SheetState } from './sheet-state.ts'

const figures: RephraseResult['figures'] = {
  similarity: 0.4,
  plagiarism: { state: 'nothing-to-compare' },
  characters: { before: 1, after: 1 },
  reading: { sentences: 1, words: 2, wordsPerSentence: 2, ease: 60, level: 'secondary' },
}

/** A result as the server sends it, drawn as in `sample-result.ts`. */
function sent(picture: string, seed = 1, isNew = true): RephraseResult {
  const { text, changes, sentences, locked } = drawn(picture)
  return {
    engine: 'embedded',
    language: 'en',
    mode: 'academic',
    strength: 'mild',
    seed,
    text,
    isNew,
    figures,
    changes: changes.map((change) => ({ ...change, alternatives: [...change.alternatives] })),
    sentences: [...sentences],
    locked: [...locked],
  }
}

const asked: Draft = { ...emptyDraft, text: 'We use it.' }
const arrival = (picture: string, purpose: Purpose = { kind: 'new' }, seed = 1, isNew = true): SheetAction => ({
  type: 'arrived',
  result: sent(picture, seed, isNew),
  asked,
  purpose,
})
const after = (...actions: readonly SheetAction[]): SheetState => actions.reduce(sheetReducer, emptySheet)
const texts = (state: SheetState): readonly string[] => state.versions.all.map((version) => version.state.present.text)

describe('a run', () => {
  test('announces its steps, with paragraphs while there are any', () => {
    expect(
      after({ type: 'started' }, { type: 'step', step: 'optimizing' }, { type: 'step', step: 'optimizing', done: 2, of: 9 }).run,
    ).toEqual({ phase: 'running', announced: ['optimizing'], done: 2, of: 9 })
    expect(
      after({ type: 'started' }, { type: 'step', step: 'optimizing', done: 9, of: 9 }, { type: 'step', step: 'analyzing' }).run,
    ).toEqual({ phase: 'running', announced: ['optimizing', 'analyzing'] })
  })

  test('that is stopped leaves everything as it was and says so; a late step changes nothing', () => {
    const before = after(arrival('We {use>employ} it.'))
    const stopped = [
      { type: 'started' },
      { type: 'failed', problem: { code: 'cancelled', status: 0 } },
      { type: 'step', step: 'analyzing' },
    ] satisfies readonly SheetAction[]
    const state = stopped.reduce(sheetReducer, before)
    expect(state).toEqual({ ...before, run: { phase: 'idle', remark: 'stopped' } })
    expect(sheetReducer(state, { type: 'moved-on' })).toEqual(before)
    expect(sheetReducer(state, { type: 'edit', action: { type: 'undo' } }).run).toEqual({ phase: 'idle' })
  })

  test('without a text is refused with a remark, which the next action takes away', () => {
    const state = after({ type: 'no-text' })
    expect(state.run).toEqual({ phase: 'idle', remark: 'empty' })
    expect(sheetReducer(state, { type: 'started' }).run).toEqual({ phase: 'running', announced: [] })
    expect(sheetReducer(emptySheet, { type: 'moved-on' })).toBe(emptySheet)
  })

  test('that fails says so and keeps the versions', () => {
    const state = after(
      arrival('We {use>employ} it.'),
      { type: 'started' },
      { type: 'failed', problem: { code: 'engine-failed', status: 500 } },
    )
    expect(state.run).toEqual({ phase: 'failed', problem: { code: 'engine-failed', status: 500 } })
    expect(texts(state)).toEqual(['We employ it.'])
    expect(sheetReducer(state, { type: 'settled' }).run).toEqual({ phase: 'idle' })
  })
})

describe('versions', () => {
  const two = [arrival('We {use>employ} it.'), arrival('We {use>apply} it.', { kind: 'again' }, 2)]

  test('another one is added and shown, and the seed goes on', () => {
    const state = after(...two)
    expect(texts(state)).toEqual(['We employ it.', 'We apply it.'])
    expect(state.versions.at).toBe(1)
    expect(nextSeed(versionsOf(state, asked))).toBe(3)
  })

  test('no other wording: said, and nothing is added', () => {
    const state = after(...two, arrival('We {use>apply} it.', { kind: 'again' }, 3, false))
    expect(state.hasNoOther).toBe(true)
    expect(state.versions.all.length).toBe(2)
    expect(sheetReducer(state, { type: 'turn', by: -1 }).hasNoOther).toBe(false)
  })

  test('a lock takes the place of the version on the sheet, and can be undone', () => {
    const before = after(...two)
    const of = currentVersion(before.versions)?.came ?? sent('')
    const elsewhere = sheetReducer(before, { type: 'turn', by: -1 })
    const state = sheetReducer(elsewhere, arrival('We use it.', { kind: 'lock', except: { start: 3, end: 6 }, of }))
    expect(texts(state)).toEqual(['We employ it.', 'We use it.'])
    expect(texts(sheetReducer(state, { type: 'edit', action: { type: 'undo' } }))).toEqual(['We employ it.', 'We apply it.'])
  })

  test('edits go to the version on the sheet only', () => {
    const state = after(...two, { type: 'turn', by: -1 }, { type: 'edit', action: { type: 'keep-original', change: 'c0' } })
    expect(texts(state)).toEqual(['We use it.', 'We apply it.'])
    expect(currentVersion(state.versions)?.came.text).toBe('We employ it.')
  })

  test('only those of the same text and settings count as the same', () => {
    const state = after(...two)
    expect(versionsOf(state, { ...asked, language: 'en' }).length).toBe(2)
    for (const other of [{ text: 'x' }, { mode: 'shorten' }, { strength: 'normal' }, { keep: ['it'] }] satisfies readonly Partial<Draft>[])
      expect(versionsOf(state, { ...asked, ...other })).toEqual([])
    expect(nextSeed([])).toBe(1)
  })

  test('clearing can be taken back', () => {
    const state = after(...two)
    expect(sheetReducer(sheetReducer(state, { type: 'clear' }), { type: 'restore', state })).toEqual(state)
  })
})

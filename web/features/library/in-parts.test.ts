import { describe, expect, test } from 'vitest'
import type { ChangeResult } from '#tools/library/contract.ts'
import type { Answer } from '#web/workbench/api-client.ts'
import { inParts } from './in-parts.ts'

const ids = Array.from({ length: 2_500 }, (_, at) => `id-${at}`)

/** Answers each part with a token of its own; `failing` is the part that fails. */
function asked(failing: number | null) {
  const parts: (readonly string[])[] = []
  const ask = async (part: readonly string[]): Promise<Answer<ChangeResult>> => {
    parts.push(part)
    if (parts.length === failing) return { ok: false, problem: { code: 'network-failed', status: 0 } }
    return { ok: true, value: { items: [], undo: `undo-${parts.length}` } }
  }
  return { parts, ask }
}

describe('something that is done to many works', () => {
  test('is asked for in parts, each work once, and taken back from the last part on', async () => {
    const { parts, ask } = asked(null)
    const result = await inParts(ids, ask)
    expect(parts.map((part) => part.length)).toEqual([1_000, 1_000, 500])
    expect(parts.flat()).toEqual(ids)
    expect(result).toEqual({ done: ids, items: [], undos: ['undo-3', 'undo-2', 'undo-1'], problem: null })
  })

  test('tells which were done before a problem, and stops there', async () => {
    const { parts, ask } = asked(2)
    const result = await inParts(ids, ask)
    expect(parts).toHaveLength(2)
    expect(result.done).toEqual(ids.slice(0, 1_000))
    expect(result.undos).toEqual(['undo-1'])
    expect(result.problem?.code).toBe('network-failed')
  })
})

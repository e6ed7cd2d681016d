import { describe, expect, test } from 'vitest'
import type { ReadEvent, ReadRow } from '#tools/cite/contract.ts'
import type { requestRead } from './cite-api.ts'
import { readInParts } from './read-in-parts.ts'

/** A server that asks for two rows of a text, one a line. */
const asksForTwo: typeof requestRead = async ({ text, onEvent }) => {
  const lines = text.split(/\n+/)
  onEvent({ type: 'opened', rows: lines.length })
  lines.forEach((said, row) => onEvent({ type: 'read', read: readOf(said, row, row < 2) }))
  onEvent({ type: 'end' })
  return null
}
const readOf = (said: string, row: number, isAsked: boolean): ReadRow => ({
  row,
  said,
  kind: 'doi',
  item: { id: said, type: 'book', title: said },
  origin: isAsked ? 'Crossref' : null,
  unsure: [],
  trouble: isAsked ? null : 'not-asked',
  others: [],
})

async function told(text: string, request: typeof requestRead) {
  const events: ReadEvent[] = []
  const result = await readInParts(
    { text, language: 'en', signal: new AbortController().signal, onEvent: (event) => events.push(event) },
    request,
  )
  return { events, result }
}

describe('a long list', () => {
  test('is asked for in parts, and each row told once, in its place', async () => {
    const { events, result } = await told('a\nb\nc\nd\ne', asksForTwo)
    const reads = events.flatMap((event) => (event.type === 'read' ? [event.read] : []))
    expect(reads.map(({ row, said, trouble }) => [row, said, trouble])).toEqual([
      [0, 'a', null],
      [1, 'b', null],
      [2, 'c', null],
      [3, 'd', null],
      [4, 'e', null],
    ])
    expect(events.filter(({ type }) => type === 'opened')).toEqual([{ type: 'opened', rows: 5 }])
    expect(result.seen).toHaveLength(5)
  })

  test('that is never asked for ends, and says so of its rows', async () => {
    const asksForNone: typeof requestRead = async ({ text, onEvent }) => {
      const lines = text.split(/\n+/)
      onEvent({ type: 'opened', rows: lines.length })
      lines.forEach((said, row) => onEvent({ type: 'read', read: readOf(said, row, false) }))
      return null
    }
    const { events, result } = await told('a\nb', asksForNone)
    expect(events.filter(({ type }) => type === 'read')).toHaveLength(2)
    expect(result.seen.map(({ trouble }) => trouble)).toEqual(['not-asked', 'not-asked'])
  })

  test('whose second part is refused keeps the first, and what the text said of the rest', async () => {
    let parts = 0
    const { result } = await told('a\nb\nc', (reading) =>
      (parts += 1) === 1 ? asksForTwo(reading) : Promise.resolve({ code: 'too-many-requests', status: 429 }),
    )
    expect(result.problem?.code).toBe('too-many-requests')
    expect(result.seen.map(({ said }) => said)).toEqual(['a', 'b', 'c'])
  })
})

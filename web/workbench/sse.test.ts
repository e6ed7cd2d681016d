import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeEventReader } from './sse.ts'

const stream =
  ': hello\n\nevent: step\ndata: {"step":"optimizing"}\n\nevent: result\r\ndata: {"a":1,\r\ndata: "b":"é"}\r\n\r\ndata: plain\n\nevent: nothing\n\n'
const events = [
  { name: 'step', data: '{"step":"optimizing"}' },
  { name: 'result', data: '{"a":1,\n"b":"é"}' },
  { name: 'message', data: 'plain' },
]

describe('events of a stream', () => {
  test('are read in one piece; comments and empty events are left out', () => {
    expect(makeEventReader()(stream)).toEqual(events)
  })

  test('are the same however the stream is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: stream.length }), { maxLength: 12 }), (cuts) => {
        const read = makeEventReader()
        const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length]
        const found = places.slice(1).flatMap((end, index) => read(stream.slice(places[index], end)))
        expect(found).toEqual(events)
      }),
    )
  })

  test('wait for the blank line', () => {
    const read = makeEventReader()
    expect(read('data: one\n')).toEqual([])
    expect(read('\n')).toEqual([{ name: 'message', data: 'one' }])
  })
})

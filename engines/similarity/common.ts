import { placeFrom } from './pair.ts'
import type { Pair } from './pair.ts'

type Block = { readonly a: number; readonly aEnd: number; readonly b: number; readonly bEnd: number }

/**
 * The words of a passage that stand on both sides, in order of the checked text: equal runs as long as they go, each word of
 * the source once. Words that any text has count only in a run with others.
 */
export function findCommon({ checked, source, isStop }: Pair, { a, aEnd, b, bEnd }: Block): readonly Block[] {
  const runs: Block[] = []
  const used = new Uint8Array(bEnd - b)
  let expected = b
  for (let at = a; at < aEnd;) {
    const place = placeOf(at)
    if (place < 0) {
      at++
      continue
    }
    const length = lengthFrom(at, place)
    const hasSense = length > 1 || !isStop[checked.ids[at] ?? 0]
    if (hasSense) {
      used.fill(1, place - b, place - b + length)
      runs.push({ a: at, aEnd: at + length, b: place, bEnd: place + length })
      expected = place + length
    }
    at += hasSense ? length : 1
  }
  return runs

  /** Where the word at `at` stands in the source's part and is not used: after what was found last, else from its start. */
  function placeOf(at: number): number {
    const id = checked.ids[at] ?? 0
    for (const from of [expected, b]) {
      let place = placeFrom(source, id, from)
      for (let tries = 0; tries < 8 && place < bEnd; tries++) {
        if (!used[place - b] && (lengthFrom(at, place) > 1 || tries === 7 || !isStop[id])) return place
        place = placeFrom(source, id, place + 1)
      }
    }
    return -1
  }

  function lengthFrom(at: number, place: number): number {
    let length = 0
    while (
      at + length < aEnd &&
      place + length < bEnd &&
      !used[place - b + length] &&
      checked.ids[at + length] === source.ids[place + length]
    )
      length++
    return length
  }
}

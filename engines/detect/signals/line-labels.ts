import type { Span } from '../../text/span.ts'

/** A time in square brackets, a name with a colon, or both, at the start of a line: "[18:02] Anna: ", "INTERVIEWER: ". */
const label =
  /^[ \t]*(?:(?<time>\[(?=[^\]\n]{0,25}:)[\d/.,: -]{3,25}\])[ \t]*)?(?:(?:\d{1,2}[:.]\d{2}[ \t]*[-–—]?[ \t]*)?(?<name>\p{Lu}[\p{L}\p{M}\p{N}.'’-]{0,30}(?: \p{L}[\p{L}\p{M}.'’-]{0,30}){0,2}):[ \t]+)?/gmu
const timesTogether = '[]'

/** Labels of lines of which another line has the same name, or also a time: a single one is a part of the text. In order, apart. */
export function findLineLabels(text: string): readonly Span[] {
  const found = [...text.matchAll(label)].flatMap(({ index, 0: { length }, groups }) => {
    const key = groups?.['time'] ? timesTogether : groups?.['name']
    return key ? [{ key, span: { start: index, end: index + length } }] : []
  })
  const times = new Map<string, number>()
  for (const { key } of found) times.set(key, (times.get(key) ?? 0) + 1)
  return found.filter(({ key }) => (times.get(key) ?? 0) > 1).map(({ span }) => span)
}

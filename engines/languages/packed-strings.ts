// Strings laid end to end, found by their number: how many, where each ends (4 bytes each), then their UTF-8.

/** Writes strings one after another. */
export function packStrings(strings: readonly string[]): Uint8Array<ArrayBuffer> {
  const texts = strings.map((text) => new TextEncoder().encode(text))
  const start = 4 * (1 + texts.length)
  const bytes = new Uint8Array(start + texts.reduce((sum, text) => sum + text.length, 0))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, texts.length, true)
  let end = 0
  for (const [at, text] of texts.entries()) {
    bytes.set(text, start + end)
    end += text.length
    view.setUint32(4 * (1 + at), end, true)
  }
  return bytes
}

export type PackedStrings = {
  readonly count: number
  /** Throws a RangeError where there is none of this number. */
  readonly at: (id: number) => string
  /** How many bytes they take. */
  readonly bytes: number
}

/** Opens what `packStrings` wrote at `start` in `bytes`. */
export function openStrings(bytes: Uint8Array, start: number): PackedStrings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(start, true)
  const textStart = start + 4 * (1 + count)
  const endOf = (id: number): number => (id < 0 ? 0 : view.getUint32(start + 4 * (1 + id), true))
  return {
    count,
    at: (id) => {
      if (id >= count) throw new RangeError(`There is no string ${id} of ${count}.`)
      return textIn(bytes, textStart + endOf(id - 1), textStart + endOf(id))
    },
    bytes: textStart - start + endOf(count - 1),
  }
}

const decoder = new TextDecoder()
/** A call of the decoder costs more than reading a short string by hand. */
const shortBytes = 40

function textIn(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > shortBytes) return decoder.decode(bytes.subarray(start, end))
  let text = ''
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) text += String.fromCharCode(byte)
    else if (byte < 0xe0) text += String.fromCharCode(((byte & 0x1f) << 6) | ((bytes[(at += 1)] ?? 0) & 0x3f))
    // Longer characters are few.
    else return decoder.decode(bytes.subarray(start, end))
  }
  return text
}

/** Where the first of `size` sorted keys stands that is not before `key`; `size` where all are. */
export function firstNotBefore({
  size,
  keyAt,
  key,
}: {
  readonly size: number
  readonly keyAt: (at: number) => string
  readonly key: string
}): number {
  let from = 0
  let to = size
  while (from < to) {
    const middle = (from + to) >>> 1
    if (keyAt(middle) < key) from = middle + 1
    else to = middle
  }
  return from
}

/** Order of code units, which is what `<` says of strings. */
export const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Adds a number to bytes, seven bits a byte, the low ones first. */
export function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Reads one such number after the other. Throws a RangeError at the end of the bytes. */
export function varints(bytes: Uint8Array, start: number): () => number {
  let at = start
  return () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at]
      if (byte === undefined) throw new RangeError('The packed data end too early.')
      at += 1
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
  }
}

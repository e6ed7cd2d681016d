/** Reads numbers one after the other, the high byte first. Past the end it throws RangeError. */
export type ByteReader = {
  readonly u8: () => number
  readonly u16: () => number
  readonly i16: () => number
  readonly u32: () => number
  /** One to three bytes for a small number (WOFF 2.0, 255UInt16). */
  readonly u255: () => number
  /** Seven bits a byte, the last without its high bit (WOFF 2.0, UIntBase128). */
  readonly base128: () => number
  readonly bytes: (length: number) => Buffer
  readonly skip: (length: number) => void
  readonly place: () => number
  /** What was read since a place. */
  readonly since: (start: number) => Buffer
}

/** A reader at the start of the bytes. */
export function byteReader(bytes: Buffer): ByteReader {
  let place = 0
  const step = (length: number): number => {
    if (place + length > bytes.length) throw new RangeError(`the font ends at ${bytes.length}, before ${place + length}`)
    place += length
    return place - length
  }
  const u8 = (): number => bytes.readUInt8(step(1))
  const u16 = (): number => bytes.readUInt16BE(step(2))
  const base128 = (): number => {
    let value = 0
    for (let index = 0; index < 5; index++) {
      const byte = u8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 128) return value
    }
    throw new RangeError('a length of the font has no end')
  }
  const u255 = (): number => {
    const code = u8()
    if (code === 253) return u16()
    return code === 255 ? u8() + 253 : code === 254 ? u8() + 506 : code
  }
  return {
    u8,
    u16,
    u255,
    base128,
    i16: () => bytes.readInt16BE(step(2)),
    u32: () => bytes.readUInt32BE(step(4)),
    bytes: (length) => {
      const start = step(length)
      return bytes.subarray(start, start + length)
    },
    skip: (length) => void step(length),
    place: () => place,
    since: (start) => bytes.subarray(start, place),
  }
}

import { byteReader, type ByteReader } from './byte-reader.ts'

/** The tables that the packing of outlines touches, as a font file has them. `xMins` is the left edge of each glyph, in font units. */
export type Outlines = { readonly glyf: Buffer; readonly loca: Buffer; readonly xMins: Int16Array }

type Streams = Readonly<Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions', ByteReader>>

/** A glyph read: `null` bytes for one that draws nothing. */
type Glyph = { readonly bytes: Buffer | null; readonly xMin: number }

const emptyGlyph: Glyph = { bytes: null, xMin: 0 }

/** Undoes the transform of `glyf` and `loca` (W3C WOFF 2.0, section 5.1). Offsets are written in the long form. */
export function unpackOutlines(packed: Buffer): Outlines {
  const head = byteReader(packed)
  head.skip(4)
  const count = head.u16()
  head.skip(2)
  const sizes = Array.from({ length: 7 }, () => head.u32())
  let place = 36
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) => {
    const stream = byteReader(packed.subarray(place, place + size))
    place += size
    return stream
  })
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions) throw new Error('the outlines lack a stream')
  const bitmap = boxes.bytes(4 * Math.ceil(count / 32))
  const streams = { contours, points, flags, glyphs, composites, boxes, instructions }
  const parts: Buffer[] = []
  const loca = Buffer.alloc(4 * (count + 1))
  const xMins = new Int16Array(count)
  let offset = 0
  for (let id = 0; id < count; id++) {
    const hasBox = (((bitmap[id >> 3] ?? 0) >> (7 - (id & 7))) & 1) === 1
    const { bytes, xMin } = readGlyph(streams, hasBox)
    xMins[id] = xMin
    loca.writeUInt32BE(offset, 4 * id)
    if (!bytes) continue
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    parts.push(padded)
    offset += padded.length
  }
  loca.writeUInt32BE(offset, 4 * count)
  return { glyf: Buffer.concat(parts), loca, xMins }
}

function readGlyph(streams: Streams, hasBox: boolean): Glyph {
  const contours = streams.contours.i16()
  if (contours === 0) return emptyGlyph
  return contours > 0 ? readSimple(streams, contours, hasBox) : readComposite(streams)
}

const moreComponents = 0x20
const hasInstructions = 0x100

function readComposite({ composites, boxes, glyphs, instructions }: Streams): Glyph {
  const box = boxes.bytes(8)
  const parts: Buffer[] = []
  let flags = moreComponents
  let isInstructed = false
  while (flags & moreComponents) {
    const start = composites.place()
    flags = composites.u16()
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    composites.skip(2 + (flags & 0x01 ? 4 : 2) + scale)
    parts.push(composites.since(start))
    isInstructed ||= (flags & hasInstructions) !== 0
  }
  const code = isInstructed ? instructions.bytes(glyphs.u255()) : null
  const tail = code ? [uint16(code.length), code] : []
  return { bytes: Buffer.concat([uint16(0xff_ff), box, ...parts, ...tail]), xMin: box.readInt16BE(0) }
}

type Point = { readonly dx: number; readonly dy: number; readonly isOn: boolean }

function readSimple({ points, flags, glyphs, boxes, instructions }: Streams, contours: number, hasBox: boolean): Glyph {
  const counts = Array.from({ length: contours }, () => points.u255())
  let last = -1
  const ends = counts.map((count) => (last += count))
  const read = Array.from({ length: last + 1 }, () => readPoint(flags.u8(), glyphs))
  const code = instructions.bytes(glyphs.u255())
  const box = hasBox ? boxes.bytes(8) : boxOf(read)
  const flagBytes = Buffer.from(read.map(({ isOn }) => (isOn ? 1 : 0)))
  const bytes = Buffer.concat([
    uint16(contours),
    box,
    ...ends.map(uint16),
    uint16(code.length),
    code,
    flagBytes,
    ...read.map(({ dx }) => int16(dx)),
    ...read.map(({ dy }) => int16(dy)),
  ])
  return { bytes, xMin: box.readInt16BE(0) }
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value)

/** One point from its flag and the one to four bytes that belong to it (table of section 5.2). */
function readPoint(given: number, bytes: ByteReader): Point {
  const isOn = given < 128
  const flag = given & 0x7f
  const a = bytes.u8()
  if (flag < 10) return { dx: 0, dy: signed(flag, ((flag & 14) << 7) + a), isOn }
  if (flag < 20) return { dx: signed(flag, (((flag - 10) & 14) << 7) + a), dy: 0, isOn }
  if (flag < 84) {
    const base = flag - 20
    return { dx: signed(flag, 1 + (base & 0x30) + (a >> 4)), dy: signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (a & 0x0f)), isOn }
  }
  const b = bytes.u8()
  if (flag < 120) {
    const base = flag - 84
    return {
      dx: signed(flag, 1 + (Math.floor(base / 12) << 8) + a),
      dy: signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + b),
      isOn,
    }
  }
  const c = bytes.u8()
  if (flag < 124) return { dx: signed(flag, (a << 4) + (b >> 4)), dy: signed(flag >> 1, ((b & 0x0f) << 8) + c), isOn }
  return { dx: signed(flag, (a << 8) + b), dy: signed(flag >> 1, (c << 8) + bytes.u8()), isOn }
}

function boxOf(points: readonly Point[]): Buffer {
  const edges = { xMin: Infinity, yMin: Infinity, xMax: -Infinity, yMax: -Infinity }
  let x = 0
  let y = 0
  for (const { dx, dy } of points) {
    x += dx
    y += dy
    edges.xMin = Math.min(edges.xMin, x)
    edges.yMin = Math.min(edges.yMin, y)
    edges.xMax = Math.max(edges.xMax, x)
    edges.yMax = Math.max(edges.yMax, y)
  }
  return Buffer.concat([edges.xMin, edges.yMin, edges.xMax, edges.yMax].map(int16))
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

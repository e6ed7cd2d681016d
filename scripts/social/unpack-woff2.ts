import { brotliDecompressSync } from 'node:zlib'
import { byteReader, type ByteReader } from './byte-reader.ts'
import { unpackOutlines } from './woff2-glyphs.ts'

/** Tags that the format has a number for, in its order (W3C WOFF 2.0, section 4.1). */
const tags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))

const otherTag = 63
const headerLength = 48

type Entry = { readonly tag: string; readonly length: number; readonly isTransformed: boolean }

/**
 * A font of the web (WOFF 2.0) as the plain file that it was made of, which shapers read. Check sums are left empty:
 * nobody asks for them. Throws when it is no such font.
 */
export function unpackWoff2(packed: Buffer): Buffer {
  const head = byteReader(packed)
  if (head.u32() !== 0x77_4f_46_32) throw new Error('this is no WOFF 2.0 font')
  const flavor = head.u32()
  head.skip(4)
  const count = head.u16()
  head.skip(headerLength - 14)
  const entries = Array.from({ length: count }, () => readEntry(head))
  const data = brotliDecompressSync(packed.subarray(head.place()))
  return assemble(flavor, plainTables(entries, byteReader(data)))
}

function readEntry(head: ByteReader): Entry {
  const flags = head.u8()
  const index = flags & 0x3f
  const tag = index === otherTag ? head.bytes(4).toString('latin1') : (tags[index] ?? '')
  const length = head.base128()
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  return { tag, length: isTransformed ? head.base128() : length, isTransformed }
}

type Tables = Map<string, Buffer>

function plainTables(entries: readonly Entry[], data: ByteReader): Tables {
  const packed = entries.map(({ tag, length, isTransformed }) => ({ tag, isTransformed, bytes: data.bytes(length) }))
  const tables: Tables = new Map(packed.map(({ tag, bytes }) => [tag, bytes]))
  const isPacked = (tag: string): boolean => packed.some((table) => table.tag === tag && table.isTransformed)
  if (!isPacked('glyf')) return tables
  const { glyf, loca, xMins } = unpackOutlines(table(tables, 'glyf'))
  tables
    .set('glyf', glyf)
    .set('loca', loca)
    .set('head', withLongOffsets(table(tables, 'head')))
  if (isPacked('hmtx')) tables.set('hmtx', unpackWidths(table(tables, 'hmtx'), { xMins, widths: table(tables, 'hhea').readUInt16BE(34) }))
  return tables
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`the font has no table ${tag}`)
  return found
}

function withLongOffsets(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeInt16BE(1, 50)
  return copy
}

/** Undoes the transform of `hmtx` (section 5.4): a left bearing that was left out is the left edge of its glyph. */
function unpackWidths(packed: Buffer, { xMins, widths }: { readonly xMins: Int16Array; readonly widths: number }): Buffer {
  const from = byteReader(packed)
  const flags = from.u8()
  const advances = Array.from({ length: widths }, () => from.u16())
  const bearings = Array.from(xMins, (xMin, id) => ((flags >> (id < widths ? 0 : 1)) & 1 ? xMin : from.i16()))
  const plain = Buffer.alloc(4 * widths + 2 * (xMins.length - widths))
  for (const [id, bearing] of bearings.entries()) {
    const place = id < widths ? 4 * id : 4 * widths + 2 * (id - widths)
    if (id < widths) plain.writeUInt16BE(advances[id] ?? 0, place)
    plain.writeInt16BE(bearing, id < widths ? place + 2 : place)
  }
  return plain
}

function assemble(flavor: number, tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(12 + 16 * sorted.length)
  head.writeUInt32BE(flavor, 0)
  head.writeUInt16BE(sorted.length, 4)
  const bodies: Buffer[] = []
  let offset = head.length
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const row = 12 + 16 * index
    head.write(tag, row, 'latin1')
    head.writeUInt32BE(offset, row + 8)
    head.writeUInt32BE(bytes.length, row + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    bodies.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat([head, ...bodies])
}

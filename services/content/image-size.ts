/** Width and height in pixels, and the type that the bytes are of. */
export type ImageFacts = { readonly width: number; readonly height: number; readonly type: string }

type Reader = (bytes: Buffer) => ImageFacts | null

/** What an image is by its own bytes, whatever its name says; null for anything but PNG, JPEG, GIF and WebP. */
export function readImage(bytes: Uint8Array): ImageFacts | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const read of [png, gif, webp, jpeg]) {
    const facts = read(buffer)
    if (facts && facts.width > 0 && facts.height > 0) return facts
  }
  return null
}

const begins = (bytes: Buffer, signature: string, at = 0): boolean => bytes.toString('latin1', at, at + signature.length) === signature

/** PNG, third edition, 5.2 and 11.2.1. */
const png: Reader = (bytes) =>
  bytes.length >= 24 && begins(bytes, '\x89PNG\r\n\x1a\n') && begins(bytes, 'IHDR', 12)
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), type: 'image/png' }
    : null

/** GIF89a, 17 and 18. */
const gif: Reader = (bytes) =>
  bytes.length >= 10 && (begins(bytes, 'GIF87a') || begins(bytes, 'GIF89a'))
    ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), type: 'image/gif' }
    : null

/** RFC 9649, 2.5 to 2.7: lossy, lossless and extended. */
const webp: Reader = (bytes) => {
  if (bytes.length < 30 || !begins(bytes, 'RIFF') || !begins(bytes, 'WEBP', 8)) return null
  const type = 'image/webp'
  if (begins(bytes, 'VP8 ', 12)) return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, type }
  if (begins(bytes, 'VP8X', 12)) return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, type }
  if (!begins(bytes, 'VP8L', 12)) return null
  const sizes = bytes.readUInt32LE(21)
  return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1, type }
}

/** Frames of ITU-T T.81, B.1.1.3: all of C0 to CF but the tables of Huffman and arithmetic coding, and the reserved one. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpeg: Reader = (bytes) => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), type: 'image/jpeg' }
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

import { describe, expect, test } from 'vitest'
import { readImage } from './image-size.ts'

const bytes = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0)

describe('images', () => {
  test.each([
    [
      'PNG',
      bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 128, 0, 0, 1, 224]),
      { width: 640, height: 480, type: 'image/png' },
    ],
    ['GIF', bytes('GIF89a', [64, 1, 200, 0]), { width: 320, height: 200, type: 'image/gif' }],
    [
      'lossy WebP',
      bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(4), zeros(3), [0x9d, 0x01, 0x2a], [0x80, 0x02, 0xe0, 0x01]),
      { width: 640, height: 480, type: 'image/webp' },
    ],
    [
      'lossless WebP',
      // 14 bits of width less one, then 14 bits of height less one.
      bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 0x7f, 0xc2, 0x77, 0x00], zeros(8)),
      { width: 640, height: 480, type: 'image/webp' },
    ],
    [
      'extended WebP',
      bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0x7f, 0x02, 0x00, 0xdf, 0x01, 0x00]),
      { width: 640, height: 480, type: 'image/webp' },
    ],
    [
      'JPEG behind another segment',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 17, 8, 1, 0xe0, 2, 0x80, 3]),
      { width: 640, height: 480, type: 'image/jpeg' },
    ],
  ])('%s', (_, image, expected) => expect(readImage(image)).toEqual(expected))

  test.each([
    ['nothing', bytes()],
    ['a text', bytes('Hello, this is a text and no image at all.')],
    ['a drawing in SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a PNG that breaks off', bytes('\x89PNG\r\n\x1a\n')],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0])],
    ['an image without a width', bytes('GIF89a', [0, 0, 200, 0])],
  ])('%s is none', (_, image) => expect(readImage(image)).toBeNull())
})

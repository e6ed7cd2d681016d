import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unpackWoff2 } from './unpack-woff2.ts'
import { breakLines, loadFont, setLine, type Setting } from './typesetter.ts'

const fileOf = (family: string, subset: string): string =>
  path.join(import.meta.dirname, `../../node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
const latin = [loadFont(fileOf('literata', 'latin')), loadFont(fileOf('literata', 'latin-ext'))]
const urdu = [loadFont(fileOf('noto-nastaliq-urdu', 'arabic')), ...latin]
const plain: Setting = { fonts: latin, size: 100, weight: 400, language: 'hu', direction: 'ltr' }
const rightToLeft: Setting = { ...plain, fonts: urdu, language: 'ur', direction: 'rtl' }

describe('a font of the web, unpacked', () => {
  test.each([
    ['literata', 'latin'],
    ['literata', 'latin-ext'],
    ['schibsted-grotesk', 'latin'],
    ['noto-naskh-arabic', 'arabic'],
    ['noto-nastaliq-urdu', 'arabic'],
  ])('%s %s has an outline for every glyph, one after the other', (family, subset) => {
    const font = unpackWoff2(readFileSync(fileOf(family, subset)))
    const tables = new Map(
      Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
        const row = 12 + 16 * index
        const start = font.readUInt32BE(row + 8)
        return [font.toString('latin1', row, row + 4), font.subarray(start, start + font.readUInt32BE(row + 12))] as const
      }),
    )
    const count = tables.get('maxp')?.readUInt16BE(4) ?? 0
    const loca = tables.get('loca') ?? Buffer.alloc(0)
    const offsets = Array.from({ length: loca.length / 4 }, (_, index) => loca.readUInt32BE(4 * index))
    expect(count).toBeGreaterThan(100)
    expect(offsets).toHaveLength(count + 1)
    expect(offsets.every((offset, index) => index === 0 || offset >= (offsets[index - 1] ?? 0))).toBe(true)
    expect(offsets.at(-1)).toBe(tables.get('glyf')?.length)
    expect(tables.get('head')?.readInt16BE(50)).toBe(1)
  })

  test('is refused when it is none, or cut short', () => {
    const font = readFileSync(fileOf('literata', 'latin'))
    expect(() => unpackWoff2(Buffer.from('a plain text that is no font'))).toThrow('no WOFF 2.0')
    expect(() => unpackWoff2(font.subarray(0, 40))).toThrow(RangeError)
    expect(() => unpackWoff2(font.subarray(0, font.length - 500))).toThrow('unexpected end of file')
  })
})

describe('a line', () => {
  test('is as wide as the font says', () => {
    // The advance of "n" in the font's own table, 661 of 1,000 units; two of them are drawn together by one.
    const one = setLine('n', plain).width
    expect(one).toBeCloseTo(66.1, 3)
    expect(setLine('nn', plain).width).toBeCloseTo(2 * 66.1 - 1, 3)
    expect(setLine('n', { ...plain, size: 50 }).width).toBeCloseTo(one / 2, 3)
    expect(setLine('n', { ...plain, weight: 700 }).width).toBeGreaterThan(one)
  })

  test('is set in a second font where the first lacks a letter', () => {
    expect(setLine('tűrő', plain).glyphs).toHaveLength(4)
    expect(setLine('pas ;', plain).glyphs).toHaveLength(4)
  })

  test('is not set with empty boxes', () => {
    expect(() => setLine('漢', plain)).toThrow('no font has 漢 (U+6f22)')
  })

  test('joins Arabic letters, from right to left', () => {
    const single = setLine('ب', rightToLeft)
    const pair = setLine('بب', rightToLeft)
    expect(new Set(pair.glyphs.map(({ outline }) => outline)).size).toBeGreaterThan(
      new Set(single.glyphs.map(({ outline }) => outline)).size,
    )
    expect(pair.width).toBeLessThan(1.9 * single.width)
    // The sentence begins at the right: its Latin word stands left of the Urdu one before it.
    const { glyphs, width } = setLine('فہرست n', rightToLeft)
    const latinOutline = setLine('n', { ...rightToLeft, direction: 'ltr' }).glyphs[0]?.outline
    expect(glyphs.find(({ outline }) => outline === latinOutline)?.x).toBeLessThan(width / 4)
  })
})

describe('lines', () => {
  const title = 'Warum eine Paraphrase trotzdem noch zu nah am Original sein kann'
  test.each([
    [title, plain],
    ['اے آئی ڈیٹیکٹر کیا جان سکتے ہیں اور کیا نہیں', rightToLeft],
  ] as const)('of %s are as few as fit, and even', (text, setting) => {
    const lines = breakLines(text, 1_000, { ...setting, size: 60 })
    const whole = setLine(text, { ...setting, size: 60 }).width
    expect(lines.length).toBe(Math.ceil(whole / 1_000))
    expect(lines.every(({ width }) => width <= 1_001)).toBe(true)
    expect(Math.min(...lines.map(({ width }) => width))).toBeGreaterThan(whole / lines.length / 2)
  })

  test('hold a word that is wider than they are', () => {
    expect(breakLines('Donaudampfschifffahrtsgesellschaft', 100, plain)).toHaveLength(1)
  })
})

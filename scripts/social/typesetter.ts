import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Face, Font, HarfBuzz } from 'harfbuzzjs'
import { directionRuns } from './direction-runs.ts'
import { unpackWoff2 } from './unpack-woff2.ts'

/** How text is set: its size in pixels, its weight, its line height as a share of the size. */
export type Setting = {
  readonly fonts: readonly LoadedFont[]
  readonly size: number
  readonly weight: number
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** A font file in hand; several stand in a list, and each character is set in the first that has it. */
export type LoadedFont = {
  readonly has: (character: string) => boolean
  readonly unitsPerEm: number
  readonly at: (weight: number) => WeightedFont
}

type WeightedFont = { readonly font: Font; readonly outlineOf: (glyph: number) => string }

/** A line set: how wide it is, and its outlines with their places on it, from left to right, in pixels. */
export type SetLine = { readonly width: number; readonly glyphs: readonly SetGlyph[] }
type SetGlyph = { readonly outline: string; readonly x: number; readonly y: number; readonly scale: number }

// The package is a promise, which no import may be handed on as a module.
const ready: Promise<HarfBuzz> = createRequire(import.meta.url)('harfbuzzjs')
const hb = await ready

/** A text holds what no font at hand can show. */
export class MissingLetterError extends Error {
  override name = 'MissingLetterError'
}

/** Reads a font of the web. */
export function loadFont(file: string): LoadedFont {
  const face = hb.createFace(hb.createBlob(unpackWoff2(readFileSync(file))), 0)
  const characters = new Set(face.collectUnicodes())
  const weights = new Map<number, WeightedFont>()
  return {
    has: (character) => characters.has(character.codePointAt(0) ?? 0),
    unitsPerEm: face.upem,
    at: (weight) => {
      const made = weights.get(weight) ?? weighted(face, weight)
      weights.set(weight, made)
      return made
    },
  }
}

function weighted(face: Face, weight: number): WeightedFont {
  const font = hb.createFont(face)
  font.setVariations({ wght: weight })
  const outlines = new Map<number, string>()
  return {
    font,
    outlineOf: (glyph) => {
      const outline = outlines.get(glyph) ?? font.glyphToPath(glyph)
      outlines.set(glyph, outline)
      return outline
    },
  }
}

/** Sets one line. Throws MissingLetterError when no font has a character, so that no card shows an empty box. */
export function setLine(text: string, setting: Setting): SetLine {
  const glyphs: SetGlyph[] = []
  let width = 0
  for (const { text: run, direction } of directionRuns(text, setting.direction)) {
    const pieces = fontRuns(run, setting.fonts)
    for (const piece of direction === 'rtl' ? pieces.toReversed() : pieces)
      width = shapeOnto(glyphs, width, { ...piece, direction, setting })
  }
  return { width, glyphs }
}

type Piece = { readonly font: LoadedFont; readonly text: string }

function shapeOnto(
  glyphs: SetGlyph[],
  start: number,
  { font, text, direction, setting }: Piece & { readonly direction: 'ltr' | 'rtl'; readonly setting: Setting },
): number {
  const { font: weightedFont, outlineOf } = font.at(setting.weight)
  const scale = setting.size / font.unitsPerEm
  const buffer = hb.createBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(direction)
  buffer.setLanguage(setting.language)
  hb.shape(weightedFont, buffer)
  let x = start
  for (const { g, ax, dx, dy } of buffer.json()) {
    const outline = outlineOf(g)
    if (outline !== '') glyphs.push({ outline, x: x + dx * scale, y: -dy * scale, scale })
    x += ax * scale
  }
  buffer.destroy()
  return x
}

/** Cuts a run where another font has to step in. Marks and spaces stay with what stands before them where its font has them. */
function fontRuns(text: string, fonts: readonly LoadedFont[]): readonly Piece[] {
  const pieces: { font: LoadedFont; text: string }[] = []
  for (const character of text) {
    const last = pieces.at(-1)
    const stays = last !== undefined && (isMadeByShaper(character) || (/[\p{M}\p{Z}\p{P}]/u.test(character) && last.font.has(character)))
    const font = stays ? last.font : fonts.find((one) => one.has(character) || isMadeByShaper(character))
    if (!font) throw new MissingLetterError(`no font has ${character} (U+${character.codePointAt(0)?.toString(16)}) of "${text}"`)
    if (last?.font === font) last.text += character
    else pieces.push({ font, text: character })
  }
  return pieces
}

/** Spaces of other widths and characters without ink, which the shaper makes of what every font has. */
const isMadeByShaper = (character: string): boolean => /[\p{Zs}\p{Cf}]/u.test(character)

/** So often is the width halved in search of even lines; the last step is some pixels. */
const halvings = 6

/** The lines of a set text: as few as the width allows, and then as even as so many lines can be. */
export function breakLines(text: string, width: number, setting: Setting): readonly SetLine[] {
  const count = greedy(text, width, setting).length
  let narrow = width / 2
  let wide = width
  for (let step = count > 1 ? 0 : halvings; step < halvings; step++) {
    const middle = (narrow + wide) / 2
    if (greedy(text, middle, setting).length > count) narrow = middle
    else wide = middle
  }
  return greedy(text, count > 1 ? wide : width, setting).map((line) => setLine(line, setting))
}

/** Words are measured one by one and remembered: what the space between two would draw together is less than a pixel. */
function greedy(text: string, width: number, setting: Setting): readonly string[] {
  const space = widthOf(' ', setting)
  const lines: { text: string; width: number }[] = []
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1)
    const own = widthOf(word, setting)
    if (last && last.width + space + own <= width) {
      last.text += ` ${word}`
      last.width += space + own
    } else lines.push({ text: word, width: own })
  }
  return lines.map((line) => line.text)
}

const measured = new Map<readonly LoadedFont[], Map<string, number>>()

/** Width of a word, which grows with the size alone. */
function widthOf(word: string, setting: Setting): number {
  const { fonts, size, weight, language, direction } = setting
  const known = measured.get(fonts) ?? new Map<string, number>()
  measured.set(fonts, known)
  const key = `${language} ${direction} ${weight} ${word}`
  const share = known.get(key) ?? setLine(word, setting).width / size
  known.set(key, share)
  return share * size
}

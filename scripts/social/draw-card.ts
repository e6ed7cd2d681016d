import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LucideIcon } from 'lucide-react'
import { drop, dropBox, letters, wordmarkBox } from '#web/shell/wordmark-outlines.ts'
import { breakLines, setLine, type LoadedFont, type SetLine, type Setting } from './typesetter.ts'

/** What a card shows. */
export type Card = {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Above the title: what a post is about. */
  readonly label: string | null
  readonly title: string
  readonly line: string
  /** Stands beyond the margin line; the drop of ink where there is none. */
  readonly icon: LucideIcon | null
}

/** Fonts of a card, each list in the order in which they are asked for a character. */
export type CardFonts = { readonly title: readonly LoadedFont[]; readonly line: readonly LoadedFont[] }

/** The size that sites ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The light colours of the interface. */
const colours = {
  desk: '#f0f5f7',
  sheet: '#fdfeff',
  hairline: '#d9e1e4',
  shade: '#2a3a52',
  marginLine: '#ea8885',
  ink: '#172135',
  soft: '#444f60',
  blue: '#144bab',
} as const

/** The sheet on the desk, and what lies on it, measured from the side where reading starts. */
const sheet = { inset: 44, radius: 18 } as const
const column = { start: 108, width: 772, top: 92, bottom: 538 } as const
const marginLine = 928
/** Middle of what stands beyond the margin line. */
const margin = 1042
const icon = { top: 112, size: 112 } as const
const mark = { height: 44, bottom: 532 } as const

/** Latin titles are set as headings of the site are; Urdu ones with room for what hangs below the line. */
const looks = {
  ltr: {
    titleSizes: [96, 84, 76, 68, 60, 54, 48, 44],
    titleLines: 3,
    titleLeading: 1.16,
    lineSize: 34,
    lineLeading: 1.42,
    gap: 30,
    labelGap: 8,
  },
  rtl: { titleSizes: [84, 76, 68, 60, 52, 46], titleLines: 2, titleLeading: 1.85, lineSize: 34, lineLeading: 1.7, gap: 14, labelGap: 18 },
} as const
const titleWeight = 500
const labelSize = 27

/** A card as SVG without any text in it: words are outlines already, so nothing depends on fonts where it is painted. */
export function drawCard(card: Card, fonts: CardFonts): string {
  const { width, height } = cardSize
  const { inset, radius } = sheet
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.desk}"/>`,
    ...[10, 7, 4].map(
      (down) =>
        `<rect x="${inset + 6}" y="${inset + down}" width="${width - 2 * inset - 12}" height="${height - 2 * inset}" rx="${radius}" fill="${colours.shade}" opacity="0.03"/>`,
    ),
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" fill="${colours.sheet}" stroke="${colours.hairline}" stroke-width="1.5"/>`,
    `<path d="M${across(card, marginLine)} ${inset}V${height - inset}" stroke="${colours.marginLine}" stroke-width="2.5"/>`,
    drawIcon(card),
    drawWords(card, fonts),
    drawMark(card),
    '</svg>',
  ].join('')
}

/** A place measured from where reading starts, as one measured from the left. */
const across = ({ direction }: Card, place: number): number => (direction === 'rtl' ? cardSize.width - place : place)

function drawIcon(card: Card): string {
  const { size, top } = icon
  const middle = across(card, margin)
  if (card.icon === null) {
    const scale = size / dropBox.height
    return `<g transform="translate(${middle} ${top}) scale(${scale}) translate(${-dropBox.middle} ${-dropBox.top})"><path d="${drop}" fill="${colours.blue}"/></g>`
  }
  const drawing = renderToStaticMarkup(createElement(card.icon, { size, color: colours.blue, strokeWidth: 1.25 }))
  return `<g transform="translate(${middle - size / 2} ${top})">${drawing}</g>`
}

function drawMark(card: Card): string {
  const scale = mark.height / wordmarkBox.height
  return (
    `<g transform="translate(${across(card, margin) - (wordmarkBox.width * scale) / 2} ${mark.bottom}) scale(${scale})">` +
    `<path d="${letters}" fill="${colours.ink}"/><path d="${drop}" fill="${colours.blue}"/></g>`
  )
}

type Row = { readonly line: SetLine; readonly size: number; readonly leading: number; readonly fill: string; readonly gap: number }

/** Label, title and line, in the middle of the sheet's height. */
function drawWords(card: Card, fonts: CardFonts): string {
  const rows = rowsOf(card, fonts)
  let y = Math.max(column.top, (column.top + column.bottom - heightOf(rows)) / 2)
  return rows
    .map(({ line, size, leading, fill, gap }) => {
      const top = y + gap
      y = top + size * leading
      return drawLine(line, { card, y: top + baselineOf(size, leading), fill })
    })
    .join('')
}

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { size, leading, gap }) => sum + size * leading + gap, 0)

/** The rows with the largest title with which everything fits; with the smallest, what is left of the line is cut at a word. */
function rowsOf(card: Card, fonts: CardFonts): readonly Row[] {
  const { titleSizes, titleLines, lineSize, lineLeading, gap } = looks[card.direction]
  const plain: Setting = { language: card.language, direction: card.direction, fonts: fonts.line, size: lineSize, weight: 400 }
  const rowsOfLine = (lines: readonly SetLine[]): readonly Row[] =>
    lines.map((line, index) => ({ line, size: lineSize, leading: lineLeading, fill: colours.soft, gap: index === 0 ? gap : 0 }))
  const below = rowsOfLine(breakLines(card.line, column.width, plain))
  const room = column.bottom - column.top - heightOf(below)
  for (const size of titleSizes) {
    const title = titleOf(card, fonts, size)
    if (
      title.length <= titleLines &&
      heightOf([...labelOf(card, plain), ...title]) <= room &&
      title.every(({ line }) => line.width <= column.width)
    )
      return [...labelOf(card, plain), ...title, ...below]
  }
  const title = [...labelOf(card, plain), ...titleOf(card, fonts, Math.min(...titleSizes))]
  const left = column.bottom - column.top - heightOf(title) - gap
  return [...title, ...rowsOfLine(cutLines(card.line, Math.floor(left / (lineSize * lineLeading)), plain))]
}

const labelOf = (card: Card, plain: Setting): readonly Row[] =>
  card.label === null
    ? []
    : [
        {
          line: setLine(card.label, { ...plain, size: labelSize, weight: 600 }),
          size: labelSize,
          leading: looks[card.direction].lineLeading,
          fill: colours.blue,
          gap: 0,
        },
      ]

function titleOf({ title, label, language, direction }: Card, fonts: CardFonts, size: number): readonly Row[] {
  const lines = breakLines(title, column.width, { language, direction, fonts: fonts.title, size, weight: titleWeight })
  return lines.map((line, index) => ({
    line,
    size,
    leading: looks[direction].titleLeading,
    fill: colours.ink,
    gap: index === 0 && label !== null ? looks[direction].labelGap : 0,
  }))
}

/** Where the letters stand in a line of text, from its top. */
const baselineOf = (size: number, leading: number): number => (size * leading) / 2 + size * 0.32

/** At most so many lines; a text that is longer ends with an ellipsis. */
function cutLines(text: string, atMost: number, setting: Setting): readonly SetLine[] {
  if (atMost < 1) return []
  const whole = breakLines(text, column.width, setting)
  if (whole.length <= atMost) return whole
  const words = text.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const kept = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s.,;:،۔؛]+$/u, '')
    const lines = breakLines(`${kept}…`, column.width, setting)
    if (lines.length <= atMost) return lines
  }
  return whole.slice(0, atMost)
}

function drawLine(
  { width, glyphs }: SetLine,
  { card, y, fill }: { readonly card: Card; readonly y: number; readonly fill: string },
): string {
  const start = card.direction === 'rtl' ? cardSize.width - column.start - width : column.start
  const paths = glyphs.map(
    (glyph) =>
      `<path transform="translate(${rounded(glyph.x)} ${rounded(glyph.y)}) scale(${rounded(glyph.scale)} ${rounded(-glyph.scale)})" d="${glyph.outline}"/>`,
  )
  return `<g transform="translate(${rounded(start)} ${rounded(y)})" fill="${fill}">${paths.join('')}</g>`
}

const rounded = (value: number): number => Number(value.toFixed(5))

import path from 'node:path'
import { NotebookPen } from 'lucide-react'
import { listedPages } from '#web/addresses.ts'
import { describe, expect, test } from 'vitest'
import { drawCard, type Card, type CardFonts } from './draw-card.ts'
import { siteCards } from './site-cards.ts'
import { loadFont } from './typesetter.ts'

const root = path.join(import.meta.dirname, '../..')
const font = (family: string, subset: string) =>
  loadFont(path.join(root, `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`))
const latin = [font('literata', 'latin'), font('literata', 'latin-ext')]
const fonts: CardFonts = { title: [font('noto-naskh-arabic', 'arabic'), ...latin], line: [font('noto-naskh-arabic', 'arabic'), ...latin] }
const card: Card = { language: 'de', direction: 'ltr', label: 'Stil', title: 'Warum', line: 'Darum.', icon: NotebookPen }

/** Where each line of text begins, from the left and from above. */
const lineStarts = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)" fill/g)].map(([, x = '', y = '']) => ({ x: Number(x), y: Number(y) }))

describe('a card', () => {
  test('holds outlines and no text, so that it looks the same wherever it is painted', () => {
    const svg = drawCard(card, fonts)
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
    expect(svg).not.toMatch(/<text|font-family|undefined|NaN/)
  })

  test.each([
    ['a short title', 'Stil', 3],
    ['a long title', 'Warum eine Paraphrase trotzdem noch zu nah am Original sein kann, und was man dagegen tut', 5],
  ])('keeps %s on its sheet, below the label and above the line', (_, title, rows) => {
    const starts = lineStarts(drawCard({ ...card, title }, fonts))
    expect(starts).toHaveLength(rows)
    expect(starts.every(({ x, y }) => x === 108 && y > 92 && y < 538)).toBe(true)
    expect(starts.map(({ y }) => y)).toEqual(starts.map(({ y }) => y).toSorted((one, other) => one - other))
  })

  test('cuts a line that is too long for the room that is left', () => {
    const long = 'Ein Satz, der weiter und weiter geht. '.repeat(30).trim()
    const starts = lineStarts(drawCard({ ...card, line: long }, fonts))
    expect(Math.max(...starts.map(({ y }) => y))).toBeLessThan(538)
  })

  test('is mirrored where one reads from right to left', () => {
    const svg = drawCard({ ...card, language: 'ur', direction: 'rtl', label: null, title: 'اپنی بات', line: 'فہرست' }, fonts)
    expect(svg).toContain('<path d="M272 44V586"')
    expect(lineStarts(svg).every(({ x }) => x > 600)).toBe(true)
  })
})

describe('the cards of the site', () => {
  const cards = siteCards(root)
  test('are there for every page that search engines may list', () => {
    const drawn = new Set(cards.map((one) => one.path))
    expect(listedPages.map((page) => page.path).filter((address) => !drawn.has(address))).toEqual([])
  })

  test('are one for each address, with words', () => {
    expect(new Set(cards.map((one) => one.path)).size).toBe(cards.length)
    expect(cards.filter((one) => one.card.title.trim() === '' || one.card.line.trim() === '')).toEqual([])
    expect(cards.map((one) => one.path)).toEqual(
      expect.arrayContaining(['/', '/ur', '/tr/yapay-zeka?tool=proofread', '/blog/hedging', '/hu/premium']),
    )
  })
})

// Draws the pictures that links to the site's pages carry elsewhere, after the pages were built: one for every page, content page
// and post in every language, into build/client/assets, and build/social.json says which address has which. What was drawn once is
// kept below node_modules/.cache and drawn again only when its words or this program changed.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cardSize, drawCard, type Card, type CardFonts } from './social/draw-card.ts'
import { siteCards } from './social/site-cards.ts'
import { loadFont, MissingLetterError } from './social/typesetter.ts'

const root = path.resolve(import.meta.dirname, '..')
const modules = path.join(root, 'node_modules')
const assets = path.join(root, 'build/client/assets')
const kept = path.join(modules, '.cache/tinta/social')

const started = performance.now()
const program = programHash()
const fontsOf = makeFonts()
const paint = await optionalPainter()
const images: Record<string, string> = {}
let drawn = 0
for (const folder of [assets, kept]) mkdirSync(folder, { recursive: true })
for (const { path: address, card } of paint ? siteCards(root) : []) {
  const name = `social-${cardHash(card)}.png`
  const place = path.join(kept, name)
  if (!existsSync(place) && !draw(card, place)) continue
  copyFileSync(place, path.join(assets, name))
  images[address] = `/assets/${name}`
}
const wanted = new Set(Object.values(images).map((address) => path.basename(address)))
for (const file of readdirSync(kept)) if (!wanted.has(file)) rmSync(path.join(kept, file))
writeFileSync(path.join(root, 'build/social.json'), `${JSON.stringify(images)}\n`)
const milliseconds = Math.round(performance.now() - started)
process.stdout.write(`${Object.keys(images).length} pictures for links, ${drawn} of them drawn now, in ${milliseconds} ms\n`)

/** Makes PNG of SVG; null, with words, on a system that it was not compiled for: the pages are as good without. */
async function optionalPainter(): Promise<((svg: string) => Buffer) | null> {
  try {
    const { Resvg } = await import('@resvg/resvg-js')
    return (svg) => new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: cardSize.width } }).render().asPng()
  } catch (error) {
    process.stderr.write(`Links to the pages get no pictures: what paints them does not run here (${String(error)}).\n`)
    return null
  }
}

/** Draws a card into a file; false, with words, where its title holds letters that our fonts lack. */
function draw(card: Card, place: string): boolean {
  try {
    const picture = paint?.(drawCard(card, fontsOf(card)))
    if (!picture) return false
    // Whoever stops it here leaves no half of a picture under the name of a whole one.
    writeFileSync(`${place}.new`, picture)
    renameSync(`${place}.new`, place)
    drawn++
    return true
  } catch (error) {
    if (!(error instanceof MissingLetterError)) throw error
    process.stderr.write(`"${card.title}" has no picture of its own: ${error.message}\n`)
    return false
  }
}

/** Whatever decides how a card looks, besides its words. */
function programHash(): string {
  const hash = createHash('sha256')
  const packages = ['harfbuzzjs', '@resvg/resvg-js', 'lucide-react', ...globSync('@fontsource-variable/*', { cwd: modules }).toSorted()]
  for (const name of packages) hash.update(readFileSync(path.join(modules, name, 'package.json')))
  const own = [...globSync('scripts/social/*.ts', { cwd: root }).toSorted(), 'web/shell/wordmark-outlines.ts']
  for (const file of own) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function cardHash({ icon, ...words }: Card): string {
  const hash = createHash('sha256')
    .update(program)
    .update(JSON.stringify({ ...words, icon: icon?.displayName ?? null }))
  return hash.digest('hex').slice(0, 20)
}

/** The fonts of the interface, by direction; read when the first card needs them. */
function makeFonts(): (card: Card) => CardFonts {
  const file = (family: string, subset: string) =>
    loadFont(path.join(modules, `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`))
  const latin = (family: string) => [file(family, 'latin'), file(family, 'latin-ext')]
  let fonts: Readonly<Record<Card['direction'], CardFonts>> | null = null
  const load = () => {
    const title = latin('literata')
    // Names in other scripts stand in Literata, which has them.
    const others = ['greek', 'cyrillic'].map((subset) => file('literata', subset))
    const line = [...latin('schibsted-grotesk'), ...title, ...others]
    const urdu = { title: [file('noto-nastaliq-urdu', 'arabic'), ...title], line: [file('noto-naskh-arabic', 'arabic'), ...line] }
    return { ltr: { title: [...title, ...others], line }, rtl: urdu }
  }
  return ({ direction }) => (fonts ??= load())[direction]
}

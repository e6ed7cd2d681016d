import { Parser } from 'htmlparser2'
import { plainText } from './plain-text.ts'

/** What a page says of itself for programs. */
export type PageFacts = {
  readonly title: string
  readonly language: string
  /** By name or property, in lower case, in the order of the page; a name may come often. */
  readonly metas: ReadonlyMap<string, readonly string[]>
  /** The objects of its JSON-LD, those in `@graph` and lists among them. */
  readonly objects: readonly Readonly<Record<string, unknown>>[]
  /** `<link rel="canonical">`; empty without one. */
  readonly canonical: string
}

/** Metadata stand at the beginning; the rest of a long page is not looked at. */
const charactersAtMost = 1_500_000
/** The parser's time grows with the square of the depth; the facts stand no deeper. */
const depthAtMost = 300
const metasAtMost = 2_000
const objectsAtMost = 200

/** Reads the facts of a page, as a stream and without a tree. Broken pages give what could be read. */
export function pageFacts(html: string): PageFacts {
  const reader = new FactsReader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!reader.open(name, attributes)) parser.reset()
      },
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.add(text),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  const step = 65_536
  for (let at = 0; at < Math.min(html.length, charactersAtMost) && !reader.isDone; at += step) parser.write(html.slice(at, at + step))
  if (!reader.isDone) parser.end()
  return reader.facts()
}

class FactsReader {
  isDone = false
  private title: string | null = null
  private language = ''
  private canonical = ''
  private readonly metas = new Map<string, string[]>()
  private readonly scripts: string[] = []
  private count = 0
  private depth = 0
  private into: 'title' | 'script' | null = null

  /** False when nothing more is to be read. */
  open(name: string, attributes: Readonly<Record<string, string>>): boolean {
    if (++this.depth > depthAtMost) {
      this.isDone = true
      return false
    }
    if (name === 'html') this.language = (attributes['lang'] ?? '').trim()
    // A picture in the page may have a title of its own.
    else if (name === 'title' && this.title === null) [this.title, this.into] = ['', 'title']
    else if (name === 'meta') this.meta(attributes)
    else if (name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attributes['rel'] ?? ''))
      this.canonical ||= (attributes['href'] ?? '').trim()
    else if (name === 'script' && /^application\/ld\+json\b/i.test(attributes['type'] ?? '')) {
      this.scripts.push('')
      this.into = 'script'
    }
    return true
  }

  close(name: string): void {
    this.depth--
    if (name === this.into) this.into = null
  }

  add(text: string): void {
    if (this.into === 'title') this.title = (this.title ?? '') + text
    else if (this.into === 'script') this.scripts.push((this.scripts.pop() ?? '') + text)
  }

  facts(): PageFacts {
    const objects = this.scripts.flatMap((script) => objectsIn(optionalJson(script), 0)).slice(0, objectsAtMost)
    return { title: plainText(this.title), language: this.language, metas: this.metas, objects, canonical: this.canonical }
  }

  private meta(attributes: Readonly<Record<string, string>>): void {
    const name = (attributes['name'] ?? attributes['property'] ?? attributes['itemprop'] ?? '').trim().toLowerCase()
    const content = plainText(attributes['content'])
    if (name === '' || content === '' || ++this.count > metasAtMost) return
    const kept = this.metas.get(name)
    if (kept) kept.push(content)
    else this.metas.set(name, [content])
  }
}

function optionalJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function objectsIn(value: unknown, depth: number): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null || depth > 4) return []
  if (Array.isArray(value)) return value.slice(0, objectsAtMost).flatMap((one) => objectsIn(one, depth + 1))
  const object = Object.fromEntries(Object.entries(value))
  return [object, ...objectsIn(object['@graph'], depth + 1), ...objectsIn(object['mainEntity'], depth + 1)]
}

import { Parser } from 'htmlparser2'

/** Something that a page leads to or loads; `address` as it stands in the page. */
export type Link = { readonly address: string; readonly from: string }

/** Words that a reader or a search engine meets; `language` is the nearest `lang` above them. */
export type Words = { readonly text: string; readonly from: string; readonly language: string | null }

/** What an audit needs of a page: where it leads, what can be led to, and what it says. */
export type PageParts = {
  readonly language: string | null
  readonly links: readonly Link[]
  /** Anchors. */
  readonly ids: ReadonlySet<string>
  /** Text between two tags, and attributes that are shown or read out, each by itself. */
  readonly words: readonly Words[]
  /** The same text by paragraph, heading, cell or whatever else stands as a block. */
  readonly blocks: readonly Words[]
}

const inline = new Set('a abbr b bdi bdo cite code data dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(' '))
const unread = new Set(['script', 'style', 'template', 'svg', 'math'])
/** Where names for machines stand; no part of the sentence around them. Words in them are said to be from `code`. */
const code = new Set(['code', 'kbd', 'pre', 'samp'])
const lone = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]
const leading = ['href', 'src', 'action', 'formaction', 'poster', 'data-src']
/** What a `meta` says to readers, and what it leads to. */
const saying = new Set([
  'description',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
  'twitter:image:alt',
])
const metaLinks = new Set(['og:image', 'og:url', 'twitter:image'])
/** Of structured data: the same. */
const sayingKeys = new Set(['name', 'headline', 'description', 'text', 'alternateName', 'featureList', 'articleSection'])
const linkKeys = new Set(['url', 'image', 'logo', 'item', 'mainEntityOfPage', 'contentUrl'])

type Open = { readonly name: string; readonly language: string | null; readonly isUnread: boolean; readonly isCode: boolean }
const outermost: Open = { name: '', language: null, isUnread: false, isCode: false }
type Attributes = Readonly<Record<string, string>>

/** Reads a page as it was sent, or as it stands in a browser. Takes any HTML; what is broken is read as a browser would. */
export function pageParts(html: string): PageParts {
  const links: Link[] = []
  const ids = new Set<string>()
  const words: Words[] = []
  const blocks: Words[] = []
  const open: Open[] = [outermost]
  let language: string | null = null
  let run = ''
  let block = ''
  let json: string | null = null
  const here = (): Open => open.at(-1) ?? outermost
  const endRun = (): void => {
    add(words, { text: run, from: here().isCode ? 'code' : here().name, language: here().language })
    run = ''
  }
  const endBlock = (): void => {
    add(blocks, { text: block, from: here().name, language: here().language })
    block = ''
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        endRun()
        // Words in a language of their own are no part of the sentence around them.
        if (!inline.has(name) || 'lang' in attributes) endBlock()
        const own = within(here(), { name, attributes })
        if (name === 'html') language = own.language
        if (attributes['id']) ids.add(attributes['id'])
        links.push(...linksOf(name, attributes))
        for (const said of saidBy(name, attributes)) add(words, { ...said, language: own.language })
        if (attributes['type'] === 'application/ld+json') json = ''
        if (!lone.has(name)) open.push(own)
      },
      ontext: (text) => {
        if (json !== null) json += text
        if (here().isUnread) return
        run += text
        if (!here().isCode) block += text
      },
      onclosetag: (name) => {
        endRun()
        if (!inline.has(name) || here().language !== open.at(-2)?.language) endBlock()
        if (json !== null && name === 'script') {
          const data = dataIn(json)
          links.push(...data.links)
          for (const { text, language: own } of data.said) add(words, { text, from: 'structured data', language: own ?? language })
          json = null
        }
        if (!lone.has(name) && open.length > 1) open.pop()
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  return { language, links, ids, words, blocks }
}

const within = (around: Open, { name, attributes }: { readonly name: string; readonly attributes: Attributes }): Open => ({
  name,
  language: attributes['lang'] ?? around.language,
  isUnread: around.isUnread || unread.has(name),
  isCode: around.isCode || code.has(name),
})

function add(list: Words[], { text, ...rest }: Words): void {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain !== '') list.push({ text: plain, ...rest })
}

function linksOf(name: string, attributes: Attributes): readonly Link[] {
  if (name === 'meta')
    return metaLinks.has(metaName(attributes)) ? [{ address: attributes['content'] ?? '', from: metaName(attributes) }] : []
  // The origin is opened beforehand, nothing is asked of it.
  if (name === 'base' || attributes['rel'] === 'preconnect' || attributes['rel'] === 'dns-prefetch') return []
  const from = attributes['rel'] && name === 'link' ? `link ${attributes['rel']}` : name
  const plain = leading.flatMap((key) => (attributes[key] === undefined ? [] : [{ address: attributes[key], from }]))
  const sets = ['srcset', 'imagesrcset'].flatMap((key) =>
    (attributes[key] ?? '').split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? ''),
  )
  return [...plain, ...sets.filter((address) => address !== '').map((address) => ({ address, from }))]
}

const metaName = (attributes: Attributes): string => attributes['name'] ?? attributes['property'] ?? ''

function saidBy(name: string, attributes: Attributes): readonly Omit<Words, 'language'>[] {
  if (name === 'meta') return saying.has(metaName(attributes)) ? [{ text: attributes['content'] ?? '', from: metaName(attributes) }] : []
  const button = name === 'input' && /^(?:submit|button|reset)$/.test(attributes['type'] ?? '') ? ['value'] : []
  return [...spoken, ...button].flatMap((key) => (attributes[key] ? [{ text: attributes[key], from: key }] : []))
}

type Said = { readonly text: string; readonly language: string | null }

/** What structured data say, in the language that they name, and where they lead, at any depth. */
function dataIn(json: string): { readonly links: readonly Link[]; readonly said: readonly Said[] } {
  const links: Link[] = []
  const said: Said[] = []
  const read = (value: unknown, key: string, language: string | null): void => {
    if (Array.isArray(value)) for (const part of value) read(part, key, language)
    else if (typeof value === 'object' && value !== null) {
      const named: unknown = Reflect.get(value, 'inLanguage')
      for (const [name, part] of Object.entries(value)) read(part, name, typeof named === 'string' ? named : language)
    } else if (typeof value === 'string' && linkKeys.has(key)) links.push({ address: value, from: 'structured data' })
    else if (typeof value === 'string' && sayingKeys.has(key)) said.push({ text: value, language })
  }
  try {
    read(JSON.parse(json), '', null)
  } catch {
    said.push({ text: `structured data that cannot be read: ${json.slice(0, 80)}`, language: null })
  }
  return { links, said }
}

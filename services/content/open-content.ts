import type { z } from 'zod'
import type { ContentPage, Post, PostCard } from '#tools/content/contract.ts'
import type { Address, Alternate, Content, Found, Rendered } from './content.ts'
import { pageMatter, postMatter, type PageMatter, type PostMatter } from './front-matter.ts'
import { ContentError, readContent, type ContentFile } from './read-content.ts'
import { renderMarkdown, type SiteFacts } from './render-markdown.ts'

export type ContentOptions = {
  /** Folders that hold `blog` and `pages`; what a later one has replaces what an earlier one says. */
  readonly folders: readonly string[]
  readonly locales: readonly string[]
  /** The language that others fall back to. */
  readonly fallback: string
  /** Address of a page of the table of slugs, by its key; null: there is none, or it is not ready. */
  readonly pathOf: (page: string, locale: string) => string | null
  /** What stands before an address of a locale: `/hu`, or nothing. */
  readonly prefixOf: (locale: string) => string
  readonly facts: SiteFacts
}

type PostFile = ContentFile<PostMatter>
type PageFile = ContentFile<PageMatter>

const wordsAMinute = 200

/** Reads what was written, and refuses to start with a file that is not as it must be. */
export function openContent(options: ContentOptions): Content {
  const posts = shelf(read(options, 'blog', postMatter), (file) => postPath(file, options))
  const pages = shelf(read(options, 'pages', pageMatter), (file) => pagePath(file, options))
  return new Shelves({ ...options, shownPosts: posts, shownPages: pages })
}

const postPath = ({ name, locale, matter }: PostFile, { pathOf }: ContentOptions): string =>
  `${pathOf('blog', locale) ?? '/blog'}/${matter.slug ?? name}`

/** A page that the table of slugs knows has its address from there. */
const pagePath = ({ name, locale, matter }: PageFile, { pathOf, prefixOf }: ContentOptions): string =>
  pathOf(name, locale) ?? `${prefixOf(locale)}/${matter.slug ?? name}`

function read<Matter extends z.ZodType>({ folders, locales }: ContentOptions, kind: 'blog' | 'pages', matter: Matter) {
  const byPlace = new Map<string, ContentFile<z.output<Matter>>>()
  for (const folder of folders)
    for (const file of readContent(`${folder}/${kind}`, { matter, locales })) byPlace.set(`${file.name}/${file.locale}`, file)
  return [...byPlace.values()]
}

/** The files of one kind by name, language and address, drafts left out. */
type Shelf<File> = {
  readonly byName: ReadonlyMap<string, ReadonlyMap<string, File>>
  readonly byPath: ReadonlyMap<string, File>
  readonly pathOf: (file: File) => string
}

function shelf<File extends PostFile | PageFile>(files: readonly File[], pathOf: (file: File) => string): Shelf<File> {
  const byName = new Map<string, Map<string, File>>()
  const byPath = new Map<string, File>()
  for (const file of files.filter(({ matter }) => !matter.isDraft)) {
    const address = pathOf(file)
    const other = byPath.get(address)
    if (other) throw new ContentError(`${file.name} and ${other.name} have one address in ${file.locale}: ${address}`)
    byPath.set(address, file)
    const named = byName.get(file.name) ?? new Map<string, File>()
    byName.set(file.name, named.set(file.locale, file))
  }
  return { byName, byPath, pathOf }
}

type Parts = ContentOptions & { readonly shownPosts: Shelf<PostFile>; readonly shownPages: Shelf<PageFile> }

class Shelves implements Content {
  private readonly parts: Parts
  private readonly rendered = new Map<PostFile | PageFile, Rendered>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  posts(locale: string): readonly PostCard[] {
    const { byName } = this.parts.shownPosts
    const cards = [...byName.values()]
      .flatMap((files) => files.get(locale) ?? files.get(this.parts.fallback) ?? [])
      .map((file) => this.card(file))
    const rank = (card: PostCard): number => (card.locale === locale ? 0 : 1)
    return cards.toSorted(
      (one, other) => rank(one) - rank(other) || other.date.localeCompare(one.date) || one.path.localeCompare(other.path),
    )
  }

  post(slug: string, locale: string): Found<Post> {
    const base = this.parts.pathOf('blog', locale) ?? '/blog'
    const found = find(this.parts.shownPosts, { address: `${base}/${slug}`, last: slug, locale, fallback: this.parts.fallback })
    if (found === null || 'movedTo' in found) return found
    const file = found.text
    const { updated = null, tool = null, related } = file.matter
    const next = related.map((name) => this.named(this.parts.shownPosts, name, locale)).filter((one) => one !== null)
    return {
      text: { ...this.card(file), ...this.render(file), updated, tool, related: next.map((one) => this.card(one)) },
    }
  }

  pages(locale: string): ReturnType<Content['pages']> {
    const { shownPages } = this.parts
    return [...shownPages.byName.keys()].flatMap((name) => {
      const file = this.named(shownPages, name, locale)
      return file ? [{ name, title: file.matter.title, path: shownPages.pathOf(file) }] : []
    })
  }

  page(address: string, locale: string): Found<ContentPage> {
    const { prefixOf, fallback, shownPages } = this.parts
    const found = find(shownPages, { address: `${prefixOf(locale)}/${address}`, last: address, locale, fallback })
    return found === null || 'movedTo' in found ? found : { text: this.pageOf(found.text) }
  }

  addresses(): readonly Address[] {
    const of = <File extends PostFile | PageFile>(files: Shelf<File>, changed: (file: File) => string) =>
      [...files.byPath].map(([address, file]) => ({
        path: address,
        locale: file.locale,
        changed: changed(file),
        alternates: alternates(files, file.name),
      }))
    return [
      ...of(this.parts.shownPages, ({ matter }) => matter.updated),
      ...of(this.parts.shownPosts, ({ matter }) => matter.updated ?? matter.date),
    ].toSorted((one, other) => (one.path < other.path ? -1 : 1))
  }

  private named<File extends PostFile | PageFile>(files: Shelf<File>, name: string, locale: string): File | null {
    const own = files.byName.get(name)
    return own?.get(locale) ?? own?.get(this.parts.fallback) ?? null
  }

  private pageOf(file: PageFile): ContentPage {
    const { title, description, updated } = file.matter
    return { title, description, updated, ...this.place(this.parts.shownPages, file), ...this.render(file) }
  }

  private card(file: PostFile): PostCard {
    const { title, description, topic, date, author, sample } = file.matter
    return {
      title,
      description,
      topic,
      date,
      author,
      minutes: Math.max(1, Math.round(this.render(file).words / wordsAMinute)),
      sample: sample === undefined ? null : this.html(sample, file).html.replace(/^<p>|<\/p>$/g, ''),
      ...this.place(this.parts.shownPosts, file),
    }
  }

  private place<File extends PostFile | PageFile>(files: Shelf<File>, file: File) {
    const { locales, fallback } = this.parts
    const inOthers = alternates(files, file.name)
    const untranslated = files.byName.get(file.name)?.get(fallback) ?? file
    // An address of the fallback's name under another prefix shows the text untranslated.
    const places = locales.map(
      (locale) => inOthers.find((other) => other.locale === locale) ?? { locale, path: files.pathOf({ ...untranslated, locale }) },
    )
    return { locale: file.locale, path: files.pathOf(file), alternates: inOthers, places }
  }

  private render(file: PostFile | PageFile): Rendered {
    const known = this.rendered.get(file)
    if (known) return known
    const made = this.html(file.body, file)
    this.rendered.set(file, made)
    return made
  }

  private html(markdown: string, { name, locale }: PostFile | PageFile): Rendered {
    try {
      return renderMarkdown(markdown, { addressOf: (link) => this.addressOf(link, locale), facts: this.parts.facts })
    } catch (error) {
      throw new ContentError(`${name}/${locale}.md: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /** Where `page:writer`, `post:paraphrase#why` or `text:licences` leads. */
  private addressOf(link: string, locale: string): string | null {
    const [, kind = '', name = '', anchor = ''] = /^(\w+):([^#]*)(#.*)?$/.exec(link) ?? []
    const of = <File extends PostFile | PageFile>(files: Shelf<File>): string | null => {
      const file = this.named(files, name, locale)
      return file && files.pathOf(file)
    }
    const address =
      kind === 'page' ? this.parts.pathOf(name, locale) : kind === 'post' ? of(this.parts.shownPosts) : of(this.parts.shownPages)
    return address === null ? null : address + anchor
  }
}

const alternates = <File extends PostFile | PageFile>(files: Shelf<File>, name: string): Alternate[] =>
  [...(files.byName.get(name)?.values() ?? [])].map((file) => ({ locale: file.locale, path: files.pathOf(file) }))

type Asked = { readonly address: string; readonly last: string; readonly locale: string; readonly fallback: string }

/** The file at an address; where another language calls it so, its own address, or itself where it is not translated. */
function find<File extends PostFile | PageFile>(files: Shelf<File>, { address, last, locale, fallback }: Asked): Found<File> {
  const here = files.byPath.get(address)
  if (here) return { text: here }
  for (const byLocale of files.byName.values()) {
    const known = [...byLocale.values()].some(({ name, matter }) => (matter.slug ?? name) === last || name === last)
    if (!known) continue
    const own = byLocale.get(locale)
    if (own) return { movedTo: files.pathOf(own) }
    const other = byLocale.get(fallback)
    return other ? ((other.matter.slug ?? other.name) === last ? { text: other } : null) : null
  }
  return null
}

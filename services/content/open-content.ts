import { existsSync } from 'node:fs'
import type { z } from 'zod'
import type { IslandWords } from '#locales/island-words.ts'
import type { ContentPage, Post, PostCard } from '#tools/content/contract.ts'
import type { PostsIsland } from '#tools/islands/contract.ts'
import type { IslandAnswer, IslandSources, Params } from '../islands/island.ts'
import { optionalIsland } from '../islands/islands.ts'
import type { Address, Alternate, Content, Found, Rendered } from './content.ts'
import { pageMatter, postMatter, type PageMatter, type PostMatter } from './front-matter.ts'
import { fetchedIconsIn, iconOf } from './icons.ts'
import { movedTo, type Moves } from './moved.ts'
import { openImages, type ContentImage, type Images } from './open-images.ts'
import { ContentError, readContent, type ContentFile } from './read-content.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { RenderOptions, SiteFacts } from './render-options.ts'

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
  /** Drafts are shown as well. */
  readonly showsDrafts?: boolean
  /** What live parts of texts are made of; left out: they stand empty. */
  readonly islands?: Pick<IslandSources, 'plans' | 'figureOf'> & { readonly wordsOf: (locale: string) => IslandWords }
}

type PostFile = ContentFile<PostMatter>
type PageFile = ContentFile<PageMatter>

const wordsAMinute = 200

/** Reads what was written, and refuses to start with a file that is not as it must be. */
export function openContent(options: ContentOptions): Content {
  const missing = options.folders.find((folder) => !existsSync(folder))
  if (missing !== undefined) throw new ContentError(`There is no folder ${missing}, which texts are to be read from.`)
  const postFiles = read(options, 'blog', postMatter)
  const pageFiles = read(options, 'pages', pageMatter)
  const posts = shelf(postFiles, (file) => postPath(file, options))
  const pages = shelf(pageFiles, (file) => pagePath(file, options))
  const moves = movedTo([
    ...[...posts.byPath].map(([address, file]) => ({
      address,
      base: postBase(file.locale, options),
      prefix: options.prefixOf(file.locale),
      file,
    })),
    ...[...pages.byPath].map(([address, file]) => {
      const prefix = options.prefixOf(file.locale)
      return { address, base: prefix, prefix, file }
    }),
  ])
  const fetchedIcons = new Set([...postFiles, ...pageFiles].flatMap(({ body }) => fetchedIconsIn(body)))
  const parts = { ...options, shownPosts: posts, shownPages: pages, moves, images: openImages(options.folders), fetchedIcons }
  const shelves = new Shelves(parts)
  // Our own texts are tested; what somebody else wrote is, with what it replaces, before anybody asks for it.
  if (options.folders.length > 1) shelves.renderAll()
  return shelves
}

/** Address of the list of posts, below which they stand. */
const postBase = (locale: string, { pathOf }: ContentOptions): string => pathOf('blog', locale) ?? '/blog'

const postPath = ({ name, locale, matter }: PostFile, options: ContentOptions): string =>
  `${postBase(locale, options)}/${matter.slug ?? name}`

/** A page that the table of slugs knows has its address from there. */
const pagePath = ({ name, locale, matter }: PageFile, { pathOf, prefixOf }: ContentOptions): string =>
  pathOf(name, locale) ?? `${prefixOf(locale)}/${matter.slug ?? name}`

type Drafted = { readonly isDraft: boolean }

function read<Matter extends z.ZodType<Drafted>>(options: ContentOptions, kind: 'blog' | 'pages', matter: Matter) {
  const { folders, locales, showsDrafts = false } = options
  const byPlace = new Map<string, ContentFile<z.output<Matter>>>()
  for (const folder of folders)
    for (const file of readContent(`${folder}/${kind}`, { matter, locales })) byPlace.set(`${file.name}/${file.locale}`, file)
  return [...byPlace.values()].filter((file) => showsDrafts || !file.matter.isDraft)
}

/** The files of one kind by name, language and address. */
type Shelf<File> = {
  readonly byName: ReadonlyMap<string, ReadonlyMap<string, File>>
  readonly byPath: ReadonlyMap<string, File>
  readonly pathOf: (file: File) => string
}

function shelf<File extends PostFile | PageFile>(files: readonly File[], pathOf: (file: File) => string): Shelf<File> {
  const byName = new Map<string, Map<string, File>>()
  const byPath = new Map<string, File>()
  for (const file of files) {
    const address = pathOf(file)
    const other = byPath.get(address)
    if (other) throw new ContentError(`${file.name} and ${other.name} have one address in ${file.locale}: ${address}`)
    byPath.set(address, file)
    const named = byName.get(file.name) ?? new Map<string, File>()
    byName.set(file.name, named.set(file.locale, file))
  }
  return { byName, byPath, pathOf }
}

type Parts = ContentOptions & {
  readonly shownPosts: Shelf<PostFile>
  readonly shownPages: Shelf<PageFile>
  readonly moves: Moves
  readonly images: Images
  readonly fetchedIcons: ReadonlySet<string>
}

class Shelves implements Content {
  private readonly parts: Parts
  private readonly rendered = new Map<PostFile | PageFile, Rendered>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  get fetchedIcons(): ReadonlySet<string> {
    return this.parts.fetchedIcons
  }

  posts(locale: string): readonly PostCard[] {
    return this.postFiles(locale).map((file) => this.card(file))
  }

  /** Posts of a locale, newest first, then those that it lacks. */
  private postFiles(locale: string): readonly PostFile[] {
    const { fallback, shownPosts } = this.parts
    const files = [...shownPosts.byName.values()].flatMap((byLocale) => byLocale.get(locale) ?? byLocale.get(fallback) ?? [])
    const rank = (file: PostFile): number => (file.locale === locale ? 0 : 1)
    return files.toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        other.matter.date.localeCompare(one.matter.date) ||
        shownPosts.pathOf(one).localeCompare(shownPosts.pathOf(other)),
    )
  }

  post(slug: string, locale: string): Found<Post> {
    const found = this.findPost(slug, locale)
    if (found === null || 'movedTo' in found) return found
    const file = found.text
    const { updated = null, tool = null, related } = file.matter
    const next = related.map((name) => this.named(this.parts.shownPosts, name, locale)).filter((one) => one !== null)
    return {
      text: { ...this.card(file), ...this.render(file), updated, tool, related: next.map((one) => this.card(one)) },
    }
  }

  private findPost(slug: string, locale: string): Found<PostFile> {
    const { shownPosts, fallback, moves } = this.parts
    const address = `${postBase(locale, this.parts)}/${slug}`
    return find(shownPosts, { address, last: slug, locale, fallback }) ?? moves(address)
  }

  pages(locale: string): ReturnType<Content['pages']> {
    const { shownPages } = this.parts
    return [...shownPages.byName.keys()].flatMap((name) => {
      const file = this.named(shownPages, name, locale)
      return file ? [{ name, title: file.matter.title, path: shownPages.pathOf(file) }] : []
    })
  }

  page(address: string, locale: string): Found<ContentPage> {
    const found = this.findPage(address, locale)
    return found === null || 'movedTo' in found ? found : { text: this.pageOf(found.text) }
  }

  private findPage(address: string, locale: string): Found<PageFile> {
    const { prefixOf, fallback, shownPages, moves } = this.parts
    const whole = `${prefixOf(locale)}/${address}`
    return find(shownPages, { address: whole, last: address, locale, fallback }) ?? moves(whole)
  }

  movedPath(address: string): string | null {
    const { locales, prefixOf, fallback } = this.parts
    const locale = locales.find((code) => code !== fallback && address.startsWith(`${prefixOf(code)}/`)) ?? fallback
    const [posts, prefix] = [`${postBase(locale, this.parts)}/`, `${prefixOf(locale)}/`]
    const found = address.startsWith(posts)
      ? this.findPost(address.slice(posts.length), locale)
      : this.findPage(address.slice(prefix.length), locale)
    return found && 'movedTo' in found ? found.movedTo : null
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

  island(name: string, params: Params): IslandAnswer | null {
    const { islands, pathOf } = this.parts
    const found = optionalIsland(name)
    return islands && found
      ? found.answer(params, { ...islands, pathOf, posts: (locale) => this.postFiles(locale).map((file) => this.head(file)) })
      : null
  }

  image(address: string): ContentImage | null {
    return this.parts.images.optional(address)
  }

  /** What is said of a post without reading its text: a text may list posts, itself among them. */
  private head(file: PostFile): PostsIsland['posts'][number] {
    const { title, description, date, topic } = file.matter
    return { title, description, date, topic, locale: file.locale, path: this.parts.shownPosts.pathOf(file) }
  }

  /** Throws ContentError for the first text that is not as it must be. */
  renderAll(): void {
    const { shownPosts, shownPages } = this.parts
    for (const file of shownPages.byPath.values()) this.render(file)
    for (const file of shownPosts.byPath.values()) this.card(file)
  }

  private render(file: PostFile | PageFile): Rendered {
    const known = this.rendered.get(file)
    if (known) return known
    const made = this.html(file.body, file)
    this.rendered.set(file, made)
    return made
  }

  private html(markdown: string, file: PostFile | PageFile): Rendered {
    const { facts, images } = this.parts
    const { name, locale } = file
    try {
      return renderMarkdown(markdown, {
        addressOf: (link) => this.addressOf(link, locale),
        facts,
        imageOf: (image) => images.place(`${'date' in file.matter ? 'blog' : 'pages'}/${name}`, image),
        iconOf,
        islandOf: (island, params) => this.islandText(island, { ...params, locale }),
      })
    } catch (error) {
      throw new ContentError(`${name}/${locale}.md: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /** A live part as a text has it; without sources it stands there empty. */
  private islandText(name: string, params: Params): ReturnType<RenderOptions['islandOf'] & {}> {
    const query = new URLSearchParams(params).toString()
    const { islands } = this.parts
    if (!islands) return optionalIsland(name) && { query, children: [] }
    const answer = this.island(name, params)
    if (answer === null) return null
    if (answer.is === 'wrong') throw new Error(`"::${name}": ${answer.issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`)
    if (answer.is === 'none') throw new Error(`"::${name}" asks for something that is not there`)
    return { query, children: answer.text(islands.wordsOf(params['locale'] ?? this.parts.fallback)) }
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

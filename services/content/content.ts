import type { ContentPage, Post, PostCard } from '#tools/content/contract.ts'
import type { IslandAnswer, Params } from '../islands/island.ts'
import type { ContentImage } from './open-images.ts'

/** A text rendered: see the contract. */
export type Rendered = Pick<Post, 'html' | 'headings' | 'faq' | 'words'>

/** The same text in another language. */
export type Alternate = Post['alternates'][number]

/** What an address leads to: a text, or the address that it has in the language of the prefix. */
export type Found<Text> = { readonly text: Text } | { readonly movedTo: string } | null

export type Address = {
  readonly path: string
  readonly locale: string
  /** Day of the last change. */
  readonly changed: string
  readonly alternates: Alternate[]
}

/** Pages and posts, read at the start and rendered when they are first asked for; an operator's at the start. */
export type Content = {
  /** Posts of a locale, newest first; those that it lacks follow in the language that others fall back to, told by their `locale`. */
  readonly posts: (locale: string) => readonly PostCard[]
  readonly post: (slug: string, locale: string) => Found<Post>
  /** Pages by the names of their folders, untranslated ones in the language that others fall back to. */
  readonly pages: (locale: string) => readonly { readonly name: string; readonly title: string; readonly path: string }[]
  /** A page by its address below the locale's prefix, any depth. */
  readonly page: (path: string, locale: string) => Found<ContentPage>
  /** Where an address of before, or of a text in another language, leads on to; null: nowhere. */
  readonly movedPath: (address: string) => string | null
  /** Every address that a text has, for the site map and for telling pages from other addresses. */
  readonly addresses: () => readonly Address[]
  /** What a live part of a text is made of, by the name of its kind; null: there is no such kind. */
  readonly island: (name: string, params: Params) => IslandAnswer | null
  /** An image that a text shows, by its address; null: there is none. */
  readonly image: (address: string) => ContentImage | null
  /** Icons of other sets that texts show, as `set/name`. */
  readonly fetchedIcons: ReadonlySet<string>
}

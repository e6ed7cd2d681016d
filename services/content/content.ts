import type { ContentPage, Post, PostCard } from '#tools/content/contract.ts'

/** A text rendered: see the contract. */
export type Rendered = Pick<Post, 'html' | 'headings' | 'words'>

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

/** Pages and posts, read at the start and rendered when they are first asked for. */
export type Content = {
  /** Posts of a locale, newest first; those that it lacks follow in the language that others fall back to, told by their `locale`. */
  readonly posts: (locale: string) => readonly PostCard[]
  readonly post: (slug: string, locale: string) => Found<Post>
  /** Pages by the names of their folders, untranslated ones in the language that others fall back to. */
  readonly pages: (locale: string) => readonly { readonly name: string; readonly title: string; readonly path: string }[]
  /** A page by its address below the locale's prefix, any depth. */
  readonly page: (path: string, locale: string) => Found<ContentPage>
  /** Every address that a text has, for the site map and for telling pages from other addresses. */
  readonly addresses: () => readonly Address[]
}

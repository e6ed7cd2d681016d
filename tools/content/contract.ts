import { z } from 'zod'

/** Content pages and posts, as they are served. Days are ISO dates; HTML holds nothing but what our Markdown can say. */

/** Topics of posts, in the order in which the list shows them. */
export const topics = ['sources', 'style', 'thesis', 'tools'] as const

const day = z.iso.date()

/** A heading of a text, for its list of contents; `id` is its anchor. */
export const headingSchema = z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) })

const written = {
  title: z.string(),
  description: z.string(),
  /** Language that the text is in; another one than was asked for where it is not translated. */
  locale: z.string(),
  /** Its address in that language. */
  path: z.string(),
  /** The same text in every language that it is there in, itself among them. */
  alternates: z.array(z.object({ locale: z.string(), path: z.string() })),
  /** Where each language of the interface shows it, translated or not. */
  places: z.array(z.object({ locale: z.string(), path: z.string() })),
}
/** A question that the text answers, in plain words; for structured data. */
export const questionSchema = z.object({ question: z.string(), answer: z.string() })

const rendered = {
  html: z.string(),
  headings: z.array(headingSchema),
  faq: z.array(questionSchema),
  words: z.number().int().nonnegative(),
}

export const contentPageSchema = z.object({ ...written, ...rendered, updated: day })
export const postCardSchema = z.object({
  ...written,
  topic: z.enum(topics),
  date: day,
  author: z.string(),
  /** Time to read it. */
  minutes: z.number().int().positive(),
  /** A line of the post as HTML; null without one. */
  sample: z.string().nullable(),
})
export const postSchema = postCardSchema.extend({
  ...rendered,
  updated: day.nullable(),
  /** Key of the page of the tool that it is about. */
  tool: z.string().nullable(),
  related: z.array(postCardSchema),
})

/** `GET /api/v1/content/posts?locale=hu`: newest first; those that the locale lacks follow in English. */
export const postsResult = z.object({ posts: z.array(postCardSchema) })
/** `GET /api/v1/content/pages?locale=hu`: every page by the name of its folder, in the language or in English. */
export const pagesResult = z.object({ pages: z.array(z.object({ name: z.string(), title: z.string(), path: z.string() })) })
/** `GET /api/v1/content/post?slug=&locale=` and `GET /api/v1/content/page?path=&locale=`: the text, or where it has moved. */
export const postResult = z.union([z.object({ text: postSchema }), z.object({ movedTo: z.string() })])
export const pageResult = z.union([z.object({ text: contentPageSchema }), z.object({ movedTo: z.string() })])

export const postQuery = z.object({ slug: z.string().min(1).max(200), locale: z.string().max(10).default('en') })
export const pageQuery = z.object({ path: z.string().min(1).max(1_000), locale: z.string().max(10).default('en') })
export const postsQuery = z.object({ locale: z.string().max(10).default('en') })

export type ContentPage = z.output<typeof contentPageSchema>
export type PostCard = z.output<typeof postCardSchema>
export type Post = z.output<typeof postSchema>

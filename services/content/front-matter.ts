import { z } from 'zod'
import { topics } from '#tools/content/contract.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'must be small letters, digits and hyphens; parts of a path are parted by a slash')
  .max(120)
const formerAddress = z
  .string()
  .regex(/^\/?[\w.~-]+(?:\/[\w.~-]+)*$/, 'must be parts of an address, parted by slashes')
  .max(200)
const day = z.iso.date()
const shared = {
  title: z.string().trim().min(1).max(120),
  /** One sentence, for the list and for search engines. */
  description: z.string().trim().min(20).max(260),
  /** The last part of the address in this language; left out: the folder's name. */
  slug: slug.optional(),
  /** Day of the last change that a reader should know of. */
  updated: day.optional(),
  /** Shown while the site is developed, and nowhere else. */
  isDraft: z.boolean().default(false),
  /**
   * Addresses that it had before, which lead to it now: `old-name` in the place of the slug, or from the root of the language as
   * `/tips/old-name`.
   */
  moved: z.array(formerAddress).max(50).default([]),
}

export const pageMatter = z.strictObject({ ...shared, updated: day })

export const postMatter = z.strictObject({
  ...shared,
  date: day,
  topic: z.enum(topics),
  author: z.string().trim().min(1).max(80).default('Tinta'),
  /** Names of folders of posts that are worth reading next. */
  related: z.array(slug).max(4).default([]),
  /** The tool that the post is about: key of its page. */
  tool: z.string().optional(),
  /** A line of Markdown from the post, for the card of the newest. */
  sample: z.string().max(400).optional(),
})

export type PageMatter = z.output<typeof pageMatter>
export type PostMatter = z.output<typeof postMatter>

import { z } from 'zod'
import { storable } from '../db/storable.ts'
import type { FoundWork } from './online-search.ts'

/** What a service said of a work, before it is checked; absent and empty are the same. */
export type SaidWork = {
  readonly id?: string | number | null | undefined
  readonly title?: string | null | undefined
  /** The first that is an address of the web counts. */
  readonly urls: readonly (string | null | undefined)[]
  readonly authors?: readonly (string | null | undefined)[] | undefined
  readonly year?: string | number | null | undefined
  readonly snippet?: string | null | undefined
  readonly fullTextUrls?: readonly (string | null | undefined)[] | undefined
  readonly text?: string | null | undefined
}

const titleAtMost = 500
const snippetAtMost = 20_000
const textAtMost = 2_000_000
const authorsAtMost = 50

/** A work as we keep it: nothing but plain text and addresses of the web. Null without one. */
export function optionalWork(said: SaidWork): FoundWork | null {
  const url = firstUrl(said.urls)
  if (url === null) return null
  const authors = (said.authors ?? []).map((name) => plain(name, titleAtMost)).filter((name) => name !== '')
  return {
    id: plain(said.id === undefined || said.id === null ? url : String(said.id), titleAtMost) || url,
    title: plain(said.title, titleAtMost) || new URL(url).hostname,
    url,
    authors: authors.slice(0, authorsAtMost),
    year: yearOf(said.year),
    snippet: cut(said.snippet, snippetAtMost),
    fullTextUrl: firstUrl(said.fullTextUrls ?? []),
    text: cut(said.text, textAtMost),
  }
}

/** As it stands in the cache. */
export const foundWorks: z.ZodType<readonly FoundWork[]> = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    url: z.string(),
    authors: z.array(z.string()),
    year: z.number().nullable(),
    snippet: z.string().nullable(),
    fullTextUrl: z.string().nullable(),
    text: z.string().nullable(),
  }),
)

/** The first that is an address of the web; null without one. */
export const firstUrl = (urls: readonly (string | null | undefined)[]): string | null => urls.find(isWebUrl) ?? null

// A service may answer anything, and its addresses become links.
const isWebUrl = (url: string | null | undefined): url is string =>
  typeof url === 'string' &&
  url.length <= 4096 &&
  URL.canParse(url) &&
  /^https?:$/.test(new URL(url).protocol) &&
  new URL(url).username === ''

/** Titles come with marks of HTML in them. */
const plain = (text: string | null | undefined, most: number): string =>
  storable(text ?? '')
    .slice(0, most * 4)
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

function cut(text: string | null | undefined, most: number): string | null {
  const kept = storable((text ?? '').slice(0, most))
  return kept.trim() === '' ? null : kept
}

function yearOf(year: string | number | null | undefined): number | null {
  const number = Number(/^\s*(\d{4})\b/.exec(String(year ?? ''))?.[1])
  return number >= 1000 && number <= 2999 ? number : null
}

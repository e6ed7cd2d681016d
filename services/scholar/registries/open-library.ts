import { z } from 'zod'
import { isbn13 } from '#engines/cite/identify/isbn.ts'
import { requireJson } from '../../online/ask-json.ts'
import type { AskRegistry } from '../ask-registry.ts'
import { writtenDate } from '../dates.ts'
import { writtenName } from '../names.ts'
import type { Registry, ScholarWork } from '../scholar.ts'
import { workOf } from '../work-of.ts'

const text = z.string().nullish().catch(null)
const texts = z.array(z.string()).nullish().catch(null)
const edition = z.looseObject({
  title: text,
  subtitle: text,
  authors: z
    .array(z.looseObject({ name: text }))
    .nullish()
    .catch(null),
  /** Free words: "Editor", "Translator", "Illustrator". */
  contributors: z
    .array(z.looseObject({ role: text, name: text }))
    .nullish()
    .catch(null),
  publishers: texts,
  publish_places: texts,
  publish_date: text,
  edition_name: text,
  number_of_pages: z.number().nullish().catch(null),
  languages: z
    .array(z.looseObject({ key: text }))
    .nullish()
    .catch(null),
})
const answer = z.record(z.string(), z.looseObject({ details: edition }))

/** Open Library's editions by ISBN (`/api/books`, which needs no redirect). */
export const makeOpenLibrary = ({ ask, url }: { readonly ask: AskRegistry; readonly url: string }): Registry => ({
  id: 'openlibrary',
  ask: async (query, signal) => {
    if (query.is !== 'isbn') return { works: [] }
    const key = `ISBN:${isbn13(query.id)}`
    const address = new URL('/api/books', url)
    address.search = new URLSearchParams({ bibkeys: key, format: 'json', jscmd: 'details' }).toString()
    const body = await ask(address, { signal, every: 400 })
    const found = body === null ? undefined : requireJson(body, answer)[key]
    return { works: found ? [openLibraryWork(found.details, isbn13(query.id))] : [] }
  },
})

/** Roles of contributors by CSL's; others are left out. */
const roles = [
  { field: 'editor', shape: /\bed(?:itor|ited|\.|s\b)/i },
  { field: 'translator', shape: /translat/i },
  { field: 'illustrator', shape: /illustrat/i },
] as const

function openLibraryWork(said: z.output<typeof edition>, isbn: string): ScholarWork {
  const authors = named(said.authors?.map(({ name }) => name))
  const byRole = roles.map(({ field, shape }) => ({
    field,
    ...named(said.contributors?.filter(({ role }) => shape.test(role ?? '')).map(({ name }) => name)),
  }))
  const isSplit = said.title && said.subtitle
  const { name: editionName, isSure } = editionOf(said.edition_name)
  return workOf({
    type: 'book',
    texts: {
      title: isSplit ? `${said.title}: ${said.subtitle}` : said.title,
      edition: editionName,
      publisher: said.publishers?.join('; '),
      'publisher-place': said.publish_places?.[0],
      'number-of-pages': said.number_of_pages ? String(said.number_of_pages) : null,
      language: said.languages?.[0]?.key?.replace('/languages/', ''),
      ISBN: isbn,
    },
    names: { author: authors.names, ...Object.fromEntries(byRole.map(({ field, names }) => [field, names])) },
    dates: { issued: writtenDate(said.publish_date) },
    unsure: [
      // Its names are in one piece.
      ...(authors.isSure ? [] : ['author']),
      ...byRole.filter(({ isSure }) => !isSure).map(({ field }) => field),
      ...(isSure ? [] : ['edition']),
    ],
  })
}

function named(said: readonly (string | null | undefined)[] | undefined) {
  const written = (said ?? []).flatMap((name) => writtenName(name ?? '') ?? [])
  return { names: written.map(({ name }) => name), isSure: written.every(({ isSure }) => isSure) }
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "2nd ed.", "Second edition", "Rev. ed." as the number or the word alone; the first is not named. Others stand as they are, unsure. */
function editionOf(said: string | null | undefined): { readonly name: string | null; readonly isSure: boolean } {
  const name = (said ?? '').trim()
  if (name === '') return { name: null, isSure: true }
  const bare = name.replace(/[,.]?\s*\b(?:ed(?:ition|n)?|aufl(?:age)?)\b\.?$/i, '').trim()
  const number = /^(\d{1,3})(?:st|nd|rd|th|\.)?$/i.exec(bare)?.[1] ?? (ordinals.indexOf(bare.toLowerCase()) + 1 || null)
  if (number !== null) return { name: Number(number) === 1 ? null : String(number), isSure: true }
  return /^rev(?:ised|\.)?$/i.test(bare) ? { name: 'Rev.', isSure: true } : { name, isSure: false }
}

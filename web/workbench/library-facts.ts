import type { Gap } from '#tools/cite/contract.ts'
import type { KeptItem, Retraction, RetractionsFound } from '#tools/library/contract.ts'
import { post, type Guard } from './api-client.ts'

export type WorkFacts = { readonly gaps: readonly Gap[]; readonly retraction: Retraction | null }

/**
 * What APA asks for and each work lacks, and whether it was taken back, by the work's id; `asOf` is the day of the list of
 * retractions, undefined where that was not asked. Null when nobody could be asked.
 */
export type AskFacts = (
  items: readonly KeptItem[],
) => Promise<{ readonly of: ReadonlyMap<string, WorkFacts>; readonly asOf?: string | null } | null>

type Entries = { readonly entries: readonly { readonly id: string; readonly gaps: readonly Gap[] }[] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isEntries: Guard<Entries> = (value): value is Entries => isObject(value) && Array.isArray(value['entries'])
const isFound: Guard<RetractionsFound> = (value): value is RetractionsFound => isObject(value) && Array.isArray(value['found'])

/** What a list of retractions is searched by. */
const named = ['DOI', 'PMID', 'URL'] as const

/** Asks the server, which keeps nothing of it. */
export const askFacts: AskFacts = async (items) => {
  const works = items.map(({ id, item }) => ({ ...item, id }))
  const numbers = items.map(({ item }) => Object.fromEntries(named.flatMap((field) => (field in item ? [[field, item[field]]] : []))))
  const [cited, retracted] = await Promise.all([
    post({ path: '/api/v1/cite', body: { items: works }, isValue: isEntries }),
    post({ path: '/api/v1/retractions', body: { items: numbers }, isValue: isFound }),
  ])
  if (!cited.ok) return null
  const gaps = new Map(cited.value.entries.map((entry) => [entry.id, entry.gaps]))
  const found = retracted.ok ? retracted.value.found : []
  const of = new Map(items.map(({ id }, at) => [id, { gaps: gaps.get(id) ?? [], retraction: found[at] ?? null }]))
  return { of, ...(retracted.ok ? { asOf: retracted.value.asOf } : {}) }
}

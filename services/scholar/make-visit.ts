import { z } from 'zod'
import { isMeant, isOffered } from '#engines/cite/identify/same-work.ts'
import { AppError } from '../problem.ts'
import { ProviderTrouble } from '../online/provider-trouble.ts'
import type { AnswerStore } from '../online/answer-store.ts'
import { RunEnded } from '../run-ended.ts'
import type { ScholarQuery } from '#tools/cite/read-task.ts'
import {
  registryNames,
  type Registry,
  type RegistryAnswer,
  type RegistryId,
  type ScholarAnswer,
  type ScholarTrouble,
  type ScholarVisit,
} from './scholar.ts'
import { isStoredItem } from './work-of.ts'

export type ScholarParts = {
  readonly registries: readonly Registry[]
  readonly store: AnswerStore
  /** Counts a request against what a registry may be sent in a day; false when nothing is left. */
  readonly takeFromBudget: (registry: string) => Promise<boolean>
  /** Days that a work is kept; what was not found is asked for again the next day. */
  readonly days: number
}

/** Requests in a row that fail, after which a registry is left alone for the rest of a visit. */
const failuresAtMost = 2
const othersAtMost = 4
const nothingDays = 1

/** Whom to ask for what, in this order; the next one is asked when one does not know it or fails. */
const plans: Readonly<Record<ScholarQuery['is'], readonly RegistryId[]>> = {
  doi: ['crossref', 'datacite'],
  isbn: ['openlibrary'],
  pmid: ['pubmed'],
  pmcid: ['pubmed'],
  // DataCite has names in parts, and need not be given three seconds between two requests.
  arxiv: ['datacite', 'arxiv'],
  url: ['web'],
  words: ['crossref'],
}

/** Somebody's visit to the registries; see `Scholar`. */
export const makeVisit = (parts: ScholarParts, signal: AbortSignal): ScholarVisit => new Visit(parts, signal)

type Asked = { readonly registry: Registry; readonly answer: RegistryAnswer } | { readonly trouble: ScholarTrouble }

class Visit implements ScholarVisit {
  private readonly parts: ScholarParts
  private readonly signal: AbortSignal
  private readonly begun = new Map<string, Promise<ScholarAnswer>>()
  private readonly failures = new Map<RegistryId, number>()
  private readonly troubles = new Map<RegistryId, ScholarTrouble>()

  constructor(parts: ScholarParts, signal: AbortSignal) {
    this.parts = parts
    this.signal = signal
  }

  /** A text may name a work twice. */
  lookUp(query: ScholarQuery): Promise<ScholarAnswer> {
    const key = JSON.stringify(query)
    const begun = this.begun.get(key) ?? this.answerTo(query)
    this.begun.set(key, begun)
    return begun
  }

  private async answerTo(query: ScholarQuery): Promise<ScholarAnswer> {
    const asked = await this.ask(query)
    if ('trouble' in asked) return nothing(asked.trouble)
    const { registry, answer } = asked
    if ('isNoWork' in answer) return nothing('not-a-work')
    if (query.is === 'words') return this.chosen(query, registry, answer)
    const [work] = answer.works
    if (!work) return nothing('unknown')
    const better = query.is === 'url' && work.item.DOI !== undefined ? await this.lookUp({ is: 'doi', id: work.item.DOI }) : null
    if (better?.found) return better
    return { found: { ...work, origin: registryNames[registry.id] }, others: [], trouble: null }
  }

  /** The first work that is meant, whole; the others are offered. */
  private async chosen(query: ScholarQuery & { readonly is: 'words' }, registry: Registry, answer: RegistryAnswer): Promise<ScholarAnswer> {
    const works = 'works' in answer ? answer.works : []
    const taken = works.find(({ item }) => isMeant(item, query))
    // A title together with its author leaves no doubt.
    const isCertain = taken !== undefined && query.family !== null
    const others = isCertain ? [] : works.filter((work) => work !== taken && isOffered(work.item, query)).slice(0, othersAtMost)
    const offered = others.map(({ item }) => item)
    if (!taken) return { found: null, others: offered, trouble: 'unknown' }
    // A search gives a part of the record only.
    const whole = taken.item.DOI === undefined ? null : await this.lookUp({ is: 'doi', id: taken.item.DOI })
    return { found: whole?.found ?? { ...taken, origin: registryNames[registry.id] }, others: offered, trouble: null }
  }

  /** The first registry that knows it; else the weightiest reason why none did. */
  private async ask(query: ScholarQuery): Promise<Asked> {
    const isArxiv = query.is === 'doi' && /^10\.48550\/arxiv\./i.test(query.id)
    const plan = plans[isArxiv ? 'arxiv' : query.is]
    const registries = plan.flatMap((id) => this.parts.registries.filter((registry) => registry.id === id))
    let trouble: ScholarTrouble = 'offline'
    for (const registry of registries) {
      const asked = await this.askOne(registry, query)
      if (!('trouble' in asked)) return asked
      if (weight(asked.trouble) >= weight(trouble)) trouble = asked.trouble
    }
    return { trouble }
  }

  private async askOne(registry: Registry, query: ScholarQuery): Promise<Asked> {
    if (this.signal.aborted) throw new RunEnded()
    const key = ['scholar', registry.id, query.is, wordsFor(query)]
    const kept = await this.parts.store.optional(key, stored)
    const answer = kept ?? (await this.optionalAnswer(registry, query))
    if (typeof answer === 'string') return { trouble: answer }
    const isNothing = 'works' in answer && answer.works.length === 0
    const days = isNothing || 'isNoWork' in answer ? nothingDays : this.parts.days
    if (kept === null) await this.parts.store.keep(key, answer, days)
    return isNothing ? { trouble: 'unknown' } : { registry, answer }
  }

  private async optionalAnswer(registry: Registry, query: ScholarQuery): Promise<RegistryAnswer | ScholarTrouble> {
    const earlier = this.troubles.get(registry.id)
    if (earlier) return earlier
    if (!(await this.parts.takeFromBudget(registry.id))) return 'refused'
    try {
      const answer = await registry.ask(query, this.signal)
      this.failures.set(registry.id, 0)
      return answer
    } catch (error) {
      if (this.signal.aborted) throw new RunEnded()
      const trouble = troubleIn(error)
      if (trouble === null) throw error
      this.remember(registry.id, trouble)
      return trouble
    }
  }

  /** Pages of the web are many hosts, of which one says nothing about another. */
  private remember(id: RegistryId, trouble: ScholarTrouble): void {
    if (id === 'web') return
    const failures = (this.failures.get(id) ?? 0) + 1
    this.failures.set(id, failures)
    if (trouble === 'refused' || failures === failuresAtMost) this.troubles.set(id, trouble)
  }
}

/** Case tells no two DOIs apart, and no two titles. */
const wordsFor = (query: ScholarQuery): string =>
  query.is === 'words' ? query.words.toLowerCase() : query.is === 'doi' ? query.id.toLowerCase() : query.id

const stored = z.union([
  z.object({
    works: z.array(z.object({ item: z.custom<RegistryItem>(isStoredItem), unsure: z.array(z.string()) })),
  }),
  z.object({ isNoWork: z.literal(true) }),
])
type RegistryItem = Extract<RegistryAnswer, { readonly works: unknown }>['works'][number]['item']

const nothing = (trouble: ScholarTrouble): ScholarAnswer => ({ found: null, others: [], trouble })

/** What is told when several registries gave nothing: one that failed might have known. */
const weights: readonly ScholarTrouble[] = ['offline', 'not-a-work', 'unknown', 'refused', 'unreachable']
const weight = (trouble: ScholarTrouble): number => weights.indexOf(trouble)

/** Null for what is nobody's trouble but ours. */
function troubleIn(error: unknown): ScholarTrouble | null {
  if (error instanceof ProviderTrouble) return error.kind === 'unreachable' ? 'unreachable' : 'refused'
  if (error instanceof AppError) return pageTroubles[error.problem.code] ?? 'unreachable'
  return null
}

const pageTroubles: Readonly<Partial<Record<AppError['problem']['code'], ScholarTrouble>>> = {
  'fetch-address-refused': 'refused',
  'fetch-not-allowed': 'refused',
  'fetch-busy': 'refused',
  'fetch-kind-refused': 'not-a-work',
}

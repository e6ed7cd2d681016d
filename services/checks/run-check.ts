import { assembleReport, type ComparedSource } from '#tools/check/assemble-report.ts'
import { checkInput, type CheckStep, type Report, type Searched } from '#tools/check/contract.ts'
import type { CheckedPrepared, CompareInput } from '#tools/check/engine-tasks.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Span } from '#engines/text/span.ts'
import type { Candidate, Viewer } from '../corpus/corpus.ts'
import { appError } from '../problem.ts'
import { isAllowed } from './allowed-collections.ts'
import type { OnlineSource } from '../online/online-search.ts'
import type { ChecksOptions } from './checks.ts'

export type RunParts = Pick<ChecksOptions, 'engines' | 'corpus' | 'online'>

export type Checked = {
  /** For whom it is searched: what may be seen follows from it. */
  readonly viewer: Viewer
  readonly title: string
  readonly language: TextLanguage
  readonly input: string
  readonly options: unknown
}

export type RunTelling = {
  /** Called when a step begins, and within it with the sources that are behind. */
  readonly tell: (step: CheckStep, done?: number, of?: number) => void
  readonly signal: AbortSignal
}

/** Sources that go to a thread together: few, because whoever else wants the thread waits for them. */
const atOnce = { sources: 4, characters: 400_000 }
const optionsSchema = checkInput.pick({ collections: true, online: true })
const nobody: Searched['online'] = null

/**
 * One check from its text to its report. Throws AppError for what its owner should be told, and RunEnded when the signal
 * aborts; whatever else it throws may be otherwise next time.
 */
export async function runCheck(parts: RunParts, checked: Checked, { tell, signal }: RunTelling): Promise<Report> {
  const { input: text, language, viewer } = checked
  const { collections: wanted, online: isOnline } = optionsSchema.parse(checked.options)
  tell('optimizing')
  const prepared = await parts.engines.prepareCheck({ text, language }, { signal })
  tell('analyzing')
  const collections = (await parts.corpus.collections(viewer)).filter((one) => isAllowed(one, wanted))
  const found = await parts.corpus.candidates({
    viewer,
    language,
    hashes: prepared.query.hashes,
    places: prepared.query,
    words: prepared.words,
    collections: collections.map(({ id }) => id),
    otherInstitutions: wanted === undefined && viewer.accountId !== null,
  })
  // Collections may have gone, or been emptied, since the check was asked for.
  const documents = collections.reduce((sum, one) => sum + one.documents, 0)
  if (documents === 0 && !(isOnline && parts.online)) throw appError('nothing-to-search')
  const compare = makeCompare(parts, { text, language, commonHashes: found.commonHashes }, { tell, signal })
  const ofCorpus = await compare(found.candidates.map(fromCandidate))
  const online = isOnline ? await searchOnline(parts, { text, language, prepared }, signal) : null
  const isUnanswered = online?.pages.length === 0 && online.searched.services.every(({ problem }) => problem !== null)
  if (documents === 0 && isUnanswered) throw appError('online-search-failed')
  const ofPages = online ? await compare(online.pages.map((page, index) => fromPage(page, index, language))) : []
  tell('finalizing')
  return assembleReport({
    title: checked.title,
    language,
    text,
    prepared,
    searched: {
      collections: collections.map(({ id, name, kind, documents }) => ({ id, name, kind, documents })),
      // Those of the collections alone: how many another institution has is nobody's business.
      documents,
      otherInstitutions: found.otherInstitutions,
      online: online?.searched ?? nobody,
    },
    sources: [...ofCorpus, ...ofPages],
    checkedAt: new Date().toISOString(),
  })
}

type OnlinePage = OnlineSource & { readonly service: string }

/** A source with its text, before it is compared. */
type ToCompare = Omit<ComparedSource, 'matches'> & {
  readonly text: string
  readonly language: TextLanguage
  readonly near?: readonly Span[]
}

const hidden = { kind: 'other-institution', title: '', authors: '', year: null, url: null, within: '', readAt: null } as const

function fromCandidate(candidate: Candidate): ToCompare {
  const { documentId, collection, canShow, title, authors, year, url, text, language, near } = candidate
  const { kind, name: within } = collection
  const source = canShow ? { kind, title, authors, year, url, within, readAt: null } : hidden
  return { key: `document ${documentId}`, canShow, source, text, language, near }
}

const fromPage = (page: OnlinePage, index: number, language: TextLanguage): ToCompare => ({
  key: `page ${index}`,
  canShow: true,
  source: {
    kind: 'online',
    title: page.title,
    authors: page.authors.join(', '),
    year: page.year,
    url: page.url,
    within: page.service,
    readAt: page.fetchedAt.toISOString(),
  },
  text: page.text,
  language,
})

/** Compares with many sources, a few at a time, and tells how many are behind, those of earlier calls included. */
function makeCompare({ engines }: RunParts, input: Omit<CompareInput, 'sources'>, { tell, signal }: RunTelling) {
  let behind = 0
  let of = 0
  return async (sources: readonly ToCompare[]): Promise<readonly ComparedSource[]> => {
    of += sources.length
    tell('checking', behind, of)
    const compared: ComparedSource[] = []
    for (const some of batchesOf(sources)) {
      const before = behind
      const given = some.map(({ key: id, text, language, near }) => ({ id, text, language, near }))
      const result = await engines.compareCheck(
        { ...input, sources: given },
        { signal, onStep: ({ done = 0 }) => tell('checking', before + done, of) },
      )
      const matchesOf = new Map(result.sources.map(({ id, matches }) => [id, matches]))
      for (const { key, canShow, source } of some) compared.push({ key, canShow, source, matches: matchesOf.get(key) ?? [] })
      behind += some.length
      tell('checking', behind, of)
    }
    return compared
  }
}

function batchesOf(sources: readonly ToCompare[]): readonly (readonly ToCompare[])[] {
  const batches: ToCompare[][] = []
  let characters = 0
  for (const source of sources) {
    const last = batches.at(-1)
    characters += source.text.length
    if (last && last.length < atOnce.sources && characters <= atOnce.characters) last.push(source)
    else {
      batches.push([source])
      characters = source.text.length
    }
  }
  return batches
}

async function searchOnline(
  { online }: RunParts,
  { text, language, prepared }: { readonly text: string; readonly language: TextLanguage; readonly prepared: CheckedPrepared },
  signal: AbortSignal,
) {
  if (!online) return null
  const exclude = [...prepared.quotations, ...prepared.bibliography].map(({ span }) => span)
  const { services, sources } = await online.search({ text, language, exclude }, { signal })
  const nameOf = new Map(services.map(({ id, name }) => [id, name]))
  return {
    pages: sources.map((source): OnlinePage => ({ ...source, service: nameOf.get(source.provider) ?? source.provider })),
    searched: {
      services: services.map(({ name, queries, found, trouble }) => ({ name, queries, found, problem: trouble })),
      pages: sources.length,
    },
  }
}

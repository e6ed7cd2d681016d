import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Corpus, NewDocument, Viewer } from '../corpus/corpus.ts'
import { AppError, type ProblemCode } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { newDocument } from './new-document.ts'
import { failureOf, outcomeOf, type Outcome } from './outcome.ts'
import type { WaitingFile } from './waiting-file.ts'

export type ImportParts = {
  readonly corpus: Pick<Corpus, 'add' | 'addMany'>
  readonly viewer: Viewer
  readonly collectionId: string
  /** Of the documents that do not say their own. */
  readonly language: TextLanguage | 'detect'
  /** What a text is taken to be in that is too short or too strange to tell; without it such a text is refused. */
  readonly whenUnsure?: TextLanguage | undefined
  /** Told of each file as soon as what became of it is certain: what was added is in. */
  readonly onOutcome: (outcome: Outcome) => void
  /** Ends it after what has been read is in. */
  readonly signal?: AbortSignal
}

/** As many as there are processes that read. */
const together = 2
/** Documents and characters that are put in at once, so that the index has few and large segments. */
const documentsAtOnce = 50
const charactersAtOnce = 1_000_000
/** What was read waits no longer than this for others. */
const secondsAtMost = 3

/** No file that follows would fare better. */
const hopeless: readonly ProblemCode[] = ['corpus-full', 'collection-not-found', 'database-unavailable']

type Read = { readonly file: WaitingFile; readonly document: NewDocument }
/** `turn`: the how many-th file it is. */
type Ready = Read & { readonly turn: number }

/**
 * Reads files, two at a time, and adds them to a collection. Done again it changes nothing: the same text is stored once,
 * and another text under the same name replaces the older. One that cannot be read never stops the rest. False: `signal`
 * ended it. Throws AppError when no more can be added at all.
 */
export async function importFiles(files: AsyncIterable<WaitingFile>, parts: ImportParts): Promise<boolean> {
  const { signal, onOutcome } = parts
  const batch = makeBatch(parts)
  const turns = files[Symbol.asyncIterator]()
  const stop = new AbortController()
  const ended = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
  let turn = 0
  const work = async (): Promise<void> => {
    for (;;) {
      if (ended.aborted) return
      const { done, value: file } = await turns.next()
      if (done) return
      const own = turn++
      const ready = await readyOf(file, parts, ended)
      if (ready === null) return
      if ('state' in ready) onOutcome(ready)
      else await batch.add({ ...ready, turn: own })
    }
  }
  const workers = Array.from({ length: together }, () =>
    work().catch((error: unknown) => {
      stop.abort()
      throw error
    }),
  )
  const results = await Promise.allSettled(workers)
  await turns.return?.()
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  await batch.flush()
  return signal?.aborted !== true
}

/** Null: the import was ended meanwhile. */
async function readyOf(file: WaitingFile, { language, whenUnsure }: ImportParts, signal: AbortSignal): Promise<Read | Outcome | null> {
  try {
    return { file, document: await newDocument(await file.read(signal), { name: file.name, language, whenUnsure }) }
  } catch (error) {
    if (error instanceof RunEnded) return null
    return failureOf(error, file)
  }
}

/** Collects documents and adds them together; who adds waits while others are being put in. */
function makeBatch(parts: ImportParts) {
  let ready: Ready[] = []
  let characters = 0
  let since = 0
  let last: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => {
    // Which of two files with the same text is kept should not hang on which was read faster.
    const taken = ready.toSorted((one, other) => one.turn - other.turn)
    ready = []
    characters = 0
    return (last = last.then(() => putIn(taken, parts)))
  }
  const add = (one: Ready): Promise<void> => {
    if (ready.length === 0) since = performance.now()
    ready.push(one)
    characters += one.document.text.length
    const isDue = performance.now() - since > secondsAtMost * 1000
    return ready.length >= documentsAtOnce || characters >= charactersAtOnce || isDue ? flush() : Promise.resolve()
  }
  return { add, flush }
}

async function putIn(batch: readonly Ready[], parts: ImportParts): Promise<void> {
  const { corpus, viewer, collectionId, onOutcome } = parts
  if (batch.length === 0) return
  const documents = batch.map(({ document }) => document)
  const added = await corpus.addMany(viewer, collectionId, documents).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  // One of them does not fit: alone, each is told what is wrong with it.
  if (added === null) return putInEach(batch, parts)
  batch.forEach(({ file, document }, index) => {
    const one = added[index]
    if (!one) throw new Error('Fewer were added than were given.')
    onOutcome(outcomeOf(one, { name: file.name, bytes: file.bytes, ...document }))
  })
}

async function putInEach(batch: readonly Ready[], { corpus, viewer, collectionId, onOutcome }: ImportParts): Promise<void> {
  for (const { file, document } of batch) {
    try {
      const added = await corpus.add(viewer, collectionId, document)
      onOutcome(outcomeOf(added, { name: file.name, bytes: file.bytes, ...document }))
    } catch (error) {
      if (error instanceof AppError && hopeless.includes(error.problem.code)) throw error
      onOutcome(failureOf(error, file))
    }
  }
}

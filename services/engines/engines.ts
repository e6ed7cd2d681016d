import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { comparedSchema, indexedSchema, measuredSchema, preparedSchema, readSchema } from '#tools/check/engine-tasks.ts'
import { citeResult } from '#tools/cite/contract.ts'
import { doctorFound } from '#tools/cite/doctor-task.ts'
import { readWorksResult, writtenWorks } from '#tools/cite/files-task.ts'
import { saidRows } from '#tools/cite/read-task.ts'
import { detectResult } from '#tools/detect/contract.ts'
import { foundWords } from '#tools/find/find-task.ts'
import { proofreadFindings } from '#tools/proofread/contract.ts'
import { reportResult } from '#tools/proofread/report-contract.ts'
import { rephraseResult, variantsResult } from '#tools/rephrase/contract.ts'
import { thesaurusResult } from '#tools/thesaurus/contract.ts'
import { appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { runIn, type EnginePool, type RunOptions } from './run-in.ts'
import type { EngineTask, EngineTasks } from './task.ts'

/** Runs a task. Throws AppError `engine-busy`, `engine-timeout`, `engine-failed` or the task's own; RunEnded when aborted. */
type Run<Tool extends keyof EngineTasks> = (input: EngineTasks[Tool]['input'], options?: RunOptions) => Promise<EngineTasks[Tool]['result']>

/** The text engines, in threads of their own, so that the server's loop never waits for them. */
export type Engines = {
  readonly rephrase: Run<'rephrase'>
  readonly variants: Run<'rephrase.variants'>
  readonly proofread: Run<'proofread'>
  /** What a long text does in more than one way, and how it is built. */
  readonly reportStyle: Run<'proofread.report'>
  readonly detect: Run<'detect'>
  readonly readCheck: Run<'check.read'>
  readonly prepareCheck: Run<'check.prepare'>
  readonly indexCheck: Run<'check.index'>
  /** Tells with `done` the sources that are behind. */
  readonly compareCheck: Run<'check.compare'>
  readonly measureCheck: Run<'check.measure'>
  /** What a pasted text names, before anybody is asked. */
  readonly cite: Run<'cite'>
  readonly readCitations: Run<'cite.read'>
  /** A paper's citations beside its list of works. */
  readonly checkReferences: Run<'cite.doctor'>
  /** The language of what sources are searched for, and its key words. */
  readonly findWords: Run<'find.words'>
  readonly thesaurus: Run<'thesaurus'>
  /** Works of a file; null when it is in no format of works. */
  readonly readWorks: Run<'cite.import'>
  /** A file of works, or of a formatted list. */
  readonly writeWorks: Run<'cite.export'>
  /** Starts the first thread, so that the first person does not wait for it. */
  readonly warmUp: () => Promise<void>
  readonly close: () => Promise<void>
}

export type EnginesOptions = {
  /** The file that threads run, by its export `answer`: `worker/engine-thread.ts`. */
  readonly file: URL
  readonly threads?: number | undefined
  /** Runs that may wait for a thread. */
  readonly queue: number
  readonly timeoutSeconds: number
  /** Told when a thread dies while nobody waits for it; the pool starts another. */
  readonly onTrouble?: (error: Error) => void
}

/**
 * A run that wants more than this fails alone, and does not take the server with it. The young generation is kept small:
 * left alone it grows by 60 MB a thread, and a run is no faster for it.
 */
export const threadLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 4 } as const

const threadsByDefault = (): number => Math.min(4, Math.max(1, availableParallelism() - 1))

/** Makes the pool of engine threads; no thread starts before the first run or `warmUp`. */
export function makeEngines({
  file,
  threads = threadsByDefault(),
  queue,
  timeoutSeconds,
  onTrouble = () => undefined,
}: EnginesOptions): Engines {
  let pool: EnginePool | null = null
  // A pool with a thread that could not even begin starts no others; the next run gets a new one.
  const replace = (unfit: EnginePool) => {
    if (pool !== unfit) return
    pool = null
    unfit.close({ force: true }).catch(onTrouble)
  }
  const opened = (): EnginePool => {
    if (pool) return pool
    const made = makePool(file, threads)
    made.on('error', (error: Error) => {
      onTrouble(error)
      replace(made)
    })
    pool = made
    return made
  }
  let underWay = 0
  let isClosed = false
  const run = async (task: EngineTask, options: RunOptions = {}): Promise<unknown> => {
    if (underWay >= threads + queue) throw appError('engine-busy', { seconds: 10 })
    const current = opened()
    underWay++
    try {
      return await runIn(current, task, { ...options, timeoutSeconds, onUnfitThread: () => replace(current) })
    } catch (error) {
      throw isClosed ? new RunEnded() : error
    } finally {
      underWay--
    }
  }
  return {
    ...tasksOf(run),
    warmUp: async () => {
      await run(warmUpTask)
    },
    close: async () => {
      isClosed = true
      await pool?.destroy()
      pool = null
    },
  }
}

type RunTask = (task: EngineTask, options?: RunOptions) => Promise<unknown>

/** Every task with the schema that its answer must fit. */
const tasksOf = (run: RunTask): Omit<Engines, 'warmUp' | 'close'> => ({
  rephrase: async (input, options) => rephraseResult.parse(await run({ tool: 'rephrase', input }, options)),
  variants: async (input, options) => variantsResult.parse(await run({ tool: 'rephrase.variants', input }, options)),
  proofread: async (input, options) => proofreadFindings.parse(await run({ tool: 'proofread', input }, options)),
  reportStyle: async (input, options) => reportResult.parse(await run({ tool: 'proofread.report', input }, options)),
  detect: async (input, options) => detectResult.parse(await run({ tool: 'detect', input }, options)),
  readCheck: async (input, options) => readSchema.parse(await run({ tool: 'check.read', input }, options)),
  prepareCheck: async (input, options) => preparedSchema.parse(await run({ tool: 'check.prepare', input }, options)),
  indexCheck: async (input, options) => indexedSchema.parse(await run({ tool: 'check.index', input }, options)),
  compareCheck: async (input, options) => comparedSchema.parse(await run({ tool: 'check.compare', input }, options)),
  measureCheck: async (input, options) => measuredSchema.parse(await run({ tool: 'check.measure', input }, options)),
  cite: async (input, options) => citeResult.parse(await run({ tool: 'cite', input }, options)),
  readCitations: async (input, options) => saidRows.parse(await run({ tool: 'cite.read', input }, options)),
  checkReferences: async (input, options) => doctorFound.parse(await run({ tool: 'cite.doctor', input }, options)),
  findWords: async (input, options) => foundWords.parse(await run({ tool: 'find.words', input }, options)),
  thesaurus: async (input, options) => thesaurusResult.parse(await run({ tool: 'thesaurus', input }, options)),
  readWorks: async (input, options) => readWorksResult.parse(await run({ tool: 'cite.import', input }, options)),
  writeWorks: async (input, options) => writtenWorks.parse(await run({ tool: 'cite.export', input }, options)),
})

const makePool = (file: URL, threads: number): EnginePool =>
  new Piscina({
    filename: file.href,
    name: 'answer',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: threadLimits,
    // The settings hold secrets, and engines need none of them.
    env: {},
  })

const warmUpTask: EngineTask = {
  tool: 'rephrase',
  input: {
    text: 'This sentence is here to warm the engine up.',
    mode: 'synonyms',
    strength: 'normal',
    language: 'en',
    keep: [],
    avoid: [],
    seed: 1,
  },
}

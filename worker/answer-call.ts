import {
  RunCancelled,
  type EngineCall,
  type EngineReply,
  type EngineTask,
  type EngineTasks,
  type StepMessage,
} from '#services/engines/task.ts'
import { AppError } from '#services/problem.ts'

type Tell = (step: StepMessage) => void

/** One engine task each: from input to result, telling its steps as they begin. Throws AppError for what a person should know. */
export type EngineWork = {
  readonly [Tool in keyof EngineTasks]: (input: EngineTasks[Tool]['input'], tell: Tell) => Promise<EngineTasks[Tool]['result']>
}

/**
 * Makes the function that a thread answers calls with. Each step is a place where a cancelled run stops:
 * it throws RunCancelled, and nobody reads the answer.
 */
export function answerWith(work: EngineWork): (call: EngineCall) => Promise<EngineReply> {
  return async ({ task, steps, cancelled }) => {
    steps.postMessage('started', [])
    const tell: Tell = (step) => {
      if (Atomics.load(cancelled, 0) === 1) throw new RunCancelled()
      steps.postMessage(step, [])
    }
    try {
      return { result: await done(work, task, tell) }
    } catch (error) {
      if (error instanceof AppError) return { problem: error.problem }
      throw error
    } finally {
      steps.close()
    }
  }
}

function done(work: EngineWork, task: EngineTask, tell: Tell) {
  switch (task.tool) {
    case 'rephrase':
      return work.rephrase(task.input, tell)
    case 'proofread':
      return work.proofread(task.input, tell)
    case 'proofread.report':
      return work['proofread.report'](task.input, tell)
    case 'detect':
      return work.detect(task.input, tell)
    case 'check.read':
      return work['check.read'](task.input, tell)
    case 'check.prepare':
      return work['check.prepare'](task.input, tell)
    case 'check.index':
      return work['check.index'](task.input, tell)
    case 'check.compare':
      return work['check.compare'](task.input, tell)
    case 'check.measure':
      return work['check.measure'](task.input, tell)
    case 'cite':
      return work.cite(task.input, tell)
    case 'cite.doctor':
      return work['cite.doctor'](task.input, tell)
    case 'cite.import':
      return work['cite.import'](task.input, tell)
    case 'cite.export':
      return work['cite.export'](task.input, tell)
    case 'find.words':
      return work['find.words'](task.input, tell)
    case 'thesaurus':
      return work.thesaurus(task.input, tell)
    case 'cite.read':
      return work['cite.read'](task.input, tell)
    case 'rephrase.variants':
      return work['rephrase.variants'](task.input, tell)
  }
}

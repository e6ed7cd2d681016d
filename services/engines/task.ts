import type { MessagePort } from 'node:worker_threads'
import type { RephraseInput, RephraseResult, Step, VariantsInput, VariantsResult } from '#tools/rephrase/contract.ts'
import type { ProofreadFindings, ProofreadInput } from '#tools/proofread/contract.ts'
import type { ReportInput, ReportResult } from '#tools/proofread/report-contract.ts'
import type {
  CheckedCompared,
  CheckedIndexed,
  CheckedMeasured,
  CheckedPrepared,
  CheckedRead,
  CompareInput,
  MeasureInput,
  PrepareInput,
  ReadInput,
} from '#tools/check/engine-tasks.ts'
import type { CiteTask } from '#tools/cite/cite-task.ts'
import type { CiteResult } from '#tools/cite/contract.ts'
import type { DoctorInput } from '#tools/cite/doctor-contract.ts'
import type { DoctorFound } from '#tools/cite/doctor-task.ts'
import type { ReadWorksResult, ReadWorksTask, WriteWorksTask } from '#tools/cite/files-task.ts'
import type { ReadTextInput, SaidRow } from '#tools/cite/read-task.ts'
import type { DetectInput, DetectResult } from '#tools/detect/contract.ts'
import type { FindWordsTask, FoundWords } from '#tools/find/find-task.ts'
import type { ThesaurusResult, ThesaurusTask } from '#tools/thesaurus/contract.ts'
import type { Problem } from '../problem.ts'

/** What an engine thread can do: input and result by task name. */
export type EngineTasks = {
  rephrase: { readonly input: RephraseInput; readonly result: RephraseResult }
  proofread: { readonly input: ProofreadInput; readonly result: ProofreadFindings }
  'proofread.report': { readonly input: ReportInput; readonly result: ReportResult }
  detect: { readonly input: DetectInput; readonly result: DetectResult }
  'check.read': { readonly input: ReadInput; readonly result: CheckedRead }
  'check.prepare': { readonly input: PrepareInput; readonly result: CheckedPrepared }
  'check.index': { readonly input: PrepareInput; readonly result: CheckedIndexed }
  'check.compare': { readonly input: CompareInput; readonly result: CheckedCompared }
  'check.measure': { readonly input: MeasureInput; readonly result: CheckedMeasured }
  cite: { readonly input: CiteTask; readonly result: CiteResult }
  'cite.doctor': { readonly input: DoctorInput; readonly result: DoctorFound }
  'cite.import': { readonly input: ReadWorksTask; readonly result: ReadWorksResult }
  'cite.export': { readonly input: WriteWorksTask; readonly result: Uint8Array }
  'cite.read': { readonly input: ReadTextInput; readonly result: readonly SaidRow[] }
  'find.words': { readonly input: FindWordsTask; readonly result: FoundWords }
  thesaurus: { readonly input: ThesaurusTask; readonly result: ThesaurusResult }
  'rephrase.variants': { readonly input: VariantsInput; readonly result: VariantsResult }
}

export type EngineTask = {
  [Tool in keyof EngineTasks]: { readonly tool: Tool; readonly input: EngineTasks[Tool]['input'] }
}[keyof EngineTasks]

/** A step of a run, as it begins; `done` of `of` parts of it are behind. */
export type StepMessage = { readonly step: Step; readonly done?: number; readonly of?: number }

/** What comes out of a thread while it works. */
export type ThreadMessage = 'started' | StepMessage

/** What goes to a thread. The first element of `cancelled` turns 1 when nobody waits for the answer any more. */
export type EngineCall = { readonly task: EngineTask; readonly steps: MessagePort; readonly cancelled: Int32Array }

/** What a thread answers; it throws only when the engine itself fails. */
export type EngineReply = { readonly result: EngineTasks[keyof EngineTasks]['result'] } | { readonly problem: Problem }

/** Thrown in the thread, between two steps, when nobody waits any more. */
export class RunCancelled extends Error {
  override name = 'RunCancelled'
}

import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { AppError, type Problem } from '../problem.ts'
import type { Added } from '../corpus/corpus.ts'
import { LineError } from './json-lines.ts'

/** What became of a file. */
export type Outcome = { readonly name: string; readonly bytes: number } & (
  | {
      /** `same-text`: another document of the collection has this text; `twin` is that one's file name, empty when it has none. */
      readonly state: Added['state'] | 'same-text'
      readonly id: string
      readonly words: number
      readonly language: TextLanguage
      readonly twin: string
    }
  | { readonly state: 'failed'; readonly problem: Problem }
  /** A line of a file of lines is no document; `why` is English, for whoever wrote it. */
  | { readonly state: 'line-wrong'; readonly why: string }
)

/** Everything that was gone through, by what became of it; the sum is the number of files. */
export type Counts = Readonly<Record<'added' | 'updated' | 'already-there' | 'same-text' | 'failed', number>>

export const noCounts: Counts = { added: 0, updated: 0, 'already-there': 0, 'same-text': 0, failed: 0 }

export const counted = (counts: Counts, { state }: Outcome): Counts => {
  const key = state === 'line-wrong' ? 'failed' : state
  return { ...counts, [key]: counts[key] + 1 }
}

type Known = { readonly name: string; readonly fileName?: string | undefined; readonly bytes: number; readonly language: TextLanguage }

/** What the corpus says of a document, as a person sees it. */
export function outcomeOf(added: Added, { name, fileName, bytes, language }: Known): Outcome {
  const { id, words } = added
  return { name, bytes, id, words, language, ...stateOf(added, fileName) }
}

/** A text that is there under another name is a twin, and its name is told. */
export function stateOf({ state, fileName }: Added, ownName: string | undefined) {
  const isTwin = state === 'already-there' && ownName !== undefined && fileName !== ownName
  return isTwin ? ({ state: 'same-text', twin: fileName ?? '' } as const) : { state, twin: '' }
}

/** What a person is told when a file could not be read. Throws what nobody can mend. */
export function failureOf(error: unknown, { name, bytes }: { readonly name: string; readonly bytes: number }): Outcome {
  if (error instanceof LineError) return { name, bytes, state: 'line-wrong', why: error.message }
  if (error instanceof AppError) return { name, bytes, state: 'failed', problem: error.problem }
  throw error
}

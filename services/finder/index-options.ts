import type { AskIndex } from './ask-index.ts'

export type IndexOptions = {
  readonly ask: AskIndex
  readonly url: string
  /** Whom the owner of an index can write to. */
  readonly contact: string
  /** Works that are asked for. */
  readonly rows: number
}

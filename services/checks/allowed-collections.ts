import type { Collection } from '../corpus/corpus.ts'

/** Whether a collection is searched: those that were chosen, or, where none were, all but somebody's own drafts. */
export const isAllowed = ({ id, kind }: Pick<Collection, 'id' | 'kind'>, wanted: readonly string[] | undefined): boolean =>
  wanted === undefined ? kind !== 'drafts' : wanted.includes(id)

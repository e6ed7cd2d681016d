import { useMemo } from 'react'
import { useWritingLists, type WritingDesk } from '#web/workbench/use-writing-lists.ts'

export type OwnListsDesk = WritingDesk & {
  /** The words in lower case, and the rules: what findings are sifted by. */
  readonly own: ReadonlySet<string>
  readonly off: ReadonlySet<string>
  /** The words as they go to the server. */
  readonly words: readonly string[]
}

/** The personal dictionary and the rules that are off, made ready for sifting. */
export function useOwnLists(): OwnListsDesk {
  const desk = useWritingLists()
  const { lists } = desk
  const words = useMemo(() => lists.words.map(({ word }) => word), [lists.words])
  const own = useMemo(() => new Set(words.map((word) => word.toLowerCase())), [words])
  const off = useMemo(() => new Set(lists.off.map(({ rule }) => rule)), [lists.off])
  return { ...desk, own, off, words }
}

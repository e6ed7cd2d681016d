import type { ThesaurusResult } from './contract.ts'

type PresentedEntry = ThesaurusResult['entries'][number]

/** "Tackled" is of the verb: of one word, the parts of speech of which nothing stands in the form that was asked with go last. */
export function inFormFirst(entries: readonly PresentedEntry[]): PresentedEntry[] {
  const isInForm = ({ senses }: PresentedEntry): boolean =>
    senses.some(({ synonyms }) => synonyms.some(({ inflected }) => inflected !== null))
  return [...Map.groupBy(entries, ({ word }) => word).values()].flatMap((same) =>
    same.toSorted((one, other) => Number(isInForm(other)) - Number(isInForm(one))),
  )
}

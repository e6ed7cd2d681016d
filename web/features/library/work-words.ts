import type { KeptItem } from '#tools/library/contract.ts'
import { workText, yearOf } from '#tools/library/read-work.ts'
import { kindOf } from '#tools/cite/source-kinds.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { differingNames, fieldName, isItem, makersLine } from './work-names.ts'

/** What a row says of a work. */
export type WorkWords = {
  /** "Carter, Rees, Hale et al."; the title's where nobody is named. */
  readonly who: string
  readonly year: string
  readonly title: string
  readonly kind: string
  /** Language of the title, where the work says one. */
  readonly lang: string | undefined
}

/** Reads works in the reader's language. */
export function useWorkWords() {
  const words = useMessages()
  const { cite, library } = words
  const of = ({ item }: Pick<KeptItem, 'item'>): WorkWords => {
    const title = workText(item, 'title') || workText(item, 'genre') || library.table.noTitle
    const language = workText(item, 'language')
    return {
      who: makersLine(item, library.makers) || library.table.nobody,
      year: String(yearOf(item) ?? library.table.undated),
      title,
      kind: isItem(item) ? cite.kinds[kindOf(item)] : cite.kinds.other,
      lang: /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(language) ? language : undefined,
    }
  }
  /** The name of a field in the words of the work's form. */
  const fieldOf = ({ item }: Pick<KeptItem, 'item'>, field: string): string => fieldName(words, item, field)
  /** Names of the fields in which it differs from another work. */
  const differing = ({ item }: Pick<KeptItem, 'item'>, fields: readonly string[]): readonly string[] => differingNames(words, item, fields)
  return { of, fieldOf, differing }
}

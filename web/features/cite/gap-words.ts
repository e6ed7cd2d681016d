import type { CiteMessages } from '#locales/messages.ts'
import type { CslItem } from '#engines/cite/item.ts'
import type { Gap } from '#tools/cite/contract.ts'
import { fieldWordOf } from '#tools/cite/source-kinds.ts'

const isKnown = <Words extends object>(words: Words, key: string): key is Extract<keyof Words, string> => Object.hasOwn(words, key)

/** What is missing, by the name of its field in the form of this kind; and what the entry does without it. */
export function gapWords(
  { list, fields, effects }: CiteMessages,
  item: CslItem,
  { field, effect }: Gap,
): { readonly missing: string; readonly effect: string } {
  const word = fieldWordOf(item, field)
  return {
    missing: list.missing(word === null ? field : fields[word]),
    effect: isKnown(effects, effect) ? effects[effect] : effects.fallback,
  }
}

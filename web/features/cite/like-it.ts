import type { KeptItem } from '#tools/library/contract.ts'
import { isItem } from './cite-api.ts'

const firstName = ({ item }: KeptItem): string => {
  const [first] = isItem(item) ? (item.author ?? item.editor ?? []) : []
  return (first?.family ?? first?.literal ?? (isItem(item) ? (item.title ?? '') : '')).toLocaleLowerCase('en')
}

/**
 * A work and those whose marks may be mistaken for its own, which begin with the same name: letters behind the year, initials
 * and the length of "et al." depend on them and on no others.
 */
export function likeIt(kept: KeptItem, items: readonly KeptItem[]): readonly KeptItem[] {
  const name = firstName(kept)
  const alike = items.filter((one) => one.id !== kept.id && firstName(one) === name)
  return [kept, ...alike]
}

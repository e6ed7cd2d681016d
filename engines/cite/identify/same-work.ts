import type { CslItem } from '../item.ts'

/** What a text says of a work that is looked for by words; author and year are null where it says nothing of them. */
export type WantedWork = {
  /** The title alone. */
  readonly title: string
  /** A title, or a whole reference. */
  readonly words: string
  /** Of the first author. */
  readonly family: string | null
  readonly year: number | null
}

/** From here on two titles are one: a word more or less, or a subtitle that one side leaves out, in titles of usual length. */
const closeFrom = 0.9
/** From here on a work is worth offering. */
const offeredFrom = 0.3
/** Online and print may lie in two years. */
const yearsApart = 1

/** Whether a work that was found is the one that was asked for: its title is, and author and year are where the text named them. */
export function isMeant(item: CslItem, { title, family, year }: WantedWork): boolean {
  const found = item.issued?.['date-parts']?.[0]?.[0] ?? null
  if (year !== null && found !== null && Math.abs(found - year) > yearsApart) return false
  if (family !== null && !hasFamily(item, family)) return false
  const likeness = titleLikeness(item.title ?? '', title)
  // Short titles are common: without an author or a year nothing else tells two works apart.
  const needed = wordsOf(title).length < 4 && family === null && year === null ? 1 : closeFrom
  return likeness >= needed
}

/** Whether a work is like enough to be offered. */
export const isOffered = (item: CslItem, { title, words }: WantedWork): boolean =>
  Math.max(titleLikeness(item.title ?? '', title), titleLikeness(item.title ?? '', words)) >= offeredFrom

/** How much two titles share, 0 to 1: Dice's coefficient of their words; 1 also where one is the other without its subtitle of several words. */
export function titleLikeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return 0
  if (a.join(' ') === b.join(' ')) return 1
  const mains = [one, other].map((title) => wordsOf(title.split(/[:.?!–—]\s/)[0] ?? '').join(' '))
  if (isSame(mains[0], b) || isSame(mains[1], a)) return wordsOf(mains[0] ?? '').length >= 3 ? 1 : 0.8
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count > 0) shared++
    left.set(word, count - 1)
  }
  return (2 * shared) / (a.length + b.length)
}

const isSame = (main: string | undefined, words: readonly string[]): boolean =>
  main !== undefined && main !== '' && main === words.join(' ')

/** Whether somebody of this family name is among a work's authors or editors; a work without any has everybody. */
export function hasFamily(item: CslItem, family: string): boolean {
  const names = [...(item.author ?? []), ...(item.editor ?? [])].map((name) => wordsOf(name.family ?? name.literal ?? '').join(' '))
  const wanted = wordsOf(family).join(' ')
  return names.length === 0 || names.some((name) => name === wanted || name.split(' ').includes(wanted) || wanted.split(' ').includes(name))
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

import { browserStorage, type DraftStorage } from '#web/workbench/draft-store.ts'

const key = 'tinta-commands'
const keptAtMost = 6

/** Choices of this page, for browsers that keep nothing. */
let here: readonly string[] = []

/** Ids of what was chosen lately, the latest first. Works without storage: then it lasts as long as the page. */
export function recentChoices(storage: DraftStorage | null = browserStorage()): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, keptAtMost) : here
  } catch {
    return here
  }
}

/** Puts a choice before the others; the oldest goes when there are too many. */
export function rememberChoice(id: string, storage: DraftStorage | null = browserStorage()): void {
  here = [id, ...recentChoices(storage).filter((other) => other !== id)].slice(0, keptAtMost)
  try {
    storage?.setItem(key, JSON.stringify(here))
  } catch {
    // Then it holds for this page.
  }
}

import type { CslItem } from '#engines/cite/item.ts'
import { ItemError, parseItem } from '#engines/cite/parse-item.ts'

/** What is wrong with an item: `path` names the field ("items.3.author.0"), `message` is English, for developers. */
export type ItemIssue = { readonly path: string; readonly message: string }

/** Items as a request sends them, read; or what is wrong with them, at most twenty. Two items may not have one id. */
export function readItems(given: readonly unknown[]): { readonly items: readonly CslItem[]; readonly issues: readonly ItemIssue[] } {
  const items: CslItem[] = []
  const issues: ItemIssue[] = []
  const ids = new Set<string>()
  for (const [i, one] of given.entries()) {
    const read = readItem(one)
    if ('issue' in read) issues.push({ ...read.issue, path: [`items.${i}`, read.issue.path].filter((part) => part !== '').join('.') })
    else if (ids.has(read.item.id)) issues.push({ path: `items.${i}.id`, message: 'Another item has this id.' })
    else {
      ids.add(read.item.id)
      items.push(read.item)
    }
    if (issues.length >= issuesAtMost) break
  }
  return { items, issues }
}

const issuesAtMost = 20

/** One item, or the field that is wrong in it. */
export function readItem(given: unknown): { readonly item: CslItem } | { readonly issue: ItemIssue } {
  try {
    return { item: parseItem(given) }
  } catch (error) {
    if (error instanceof ItemError) return { issue: { path: error.path, message: error.message } }
    throw error
  }
}

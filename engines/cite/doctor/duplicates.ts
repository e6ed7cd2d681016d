import { fold, type Listed } from './listed.ts'
import type { Finding } from './report.ts'

/** Entries of a work that stands above them already: the same DOI, or the same first name, title and year. */
export function findDuplicates(listed: readonly Listed[]): readonly Finding[] {
  const seen = new Map<string, Listed>()
  return listed.flatMap((entry): readonly Finding[] => {
    const keys = keysOf(entry)
    const found = keys.find(({ key }) => seen.has(key))
    const other = found && seen.get(found.key)
    for (const { key } of keys) if (!seen.has(key)) seen.set(key, entry)
    return found && other ? [{ kind: 'duplicate', span: entry.span, other: other.span, by: found.by }] : []
  })
}

/** A title of fewer letters may be another work's. */
const shortestTitle = 8

function keysOf({ item, keys, year }: Listed): readonly { readonly by: 'doi' | 'title'; readonly key: string }[] {
  const title = fold(item.title ?? '').replace(/[^\p{L}\p{N}]/gu, '')
  const container = fold(item['container-title'] ?? '')
  return [
    ...(item.DOI === undefined ? [] : [{ by: 'doi' as const, key: `doi ${item.DOI.toLowerCase()}` }]),
    ...(title.length < shortestTitle
      ? []
      : [{ by: 'title' as const, key: `title ${keys[0] ?? ''} ${year} ${title} ${item.type === 'review' ? container : ''}` }]),
  ]
}

import type { FoundRecord } from './found-record.ts'

/** Records of one work, the richest first. */
export type WorkGroup = readonly [FoundRecord, ...FoundRecord[]]

/**
 * Brings records of one work together, in the order of their first appearance. Records that share an identifier (DOI, PMID, ISBN, arXiv id) are one work; so are
 * those that share title, year and first author, unless they have different DOIs and one is a preprint or a dataset while the other is not: a preprint and the article
 * that came of it, or an article and its data, have each their own DOI and are cited apart. Without two DOIs nothing tells them apart, and they are one.
 * The result does not depend on the order in which indexes answered, as long as `order` names them.
 */
export function groupRecords(records: readonly FoundRecord[], order: readonly string[]): readonly WorkGroup[] {
  const sorted = records.toSorted((a, b) => order.indexOf(a.index) - order.indexOf(b.index) || a.place - b.place)
  const surely = joined(
    sorted.map((record) => [record]),
    (key) => !key.startsWith('title:'),
    () => true,
  )
  return joined(surely, (key) => key.startsWith('title:'), areOneWork).flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => richness(b) - richness(a))
    return first ? [[first, ...others] as const] : []
  })
}

type Group = readonly FoundRecord[]

/** Joins groups that share a key of a kind, each with the first one that it may be joined with. */
function joined(
  groups: readonly Group[],
  counts: (key: string) => boolean,
  mayJoin: (one: Group, other: Group) => boolean,
): readonly Group[] {
  let made: FoundRecord[][] = []
  for (const group of groups) {
    const keys = keysOf(group, counts)
    const same = made.filter((other) => [...keysOf(other, counts)].some((key) => keys.has(key)) && mayJoin(other, group))
    const [target, ...bridged] = same
    if (!target) made.push([...group])
    else {
      // A record may know the DOI of one and the PMID of another.
      const more = bridged.filter((other) => mayJoin(target, other))
      target.push(...more.flat(), ...group)
      made = made.filter((other) => !more.includes(other))
    }
  }
  return made
}

const keysOf = (group: Group, counts: (key: string) => boolean): ReadonlySet<string> =>
  new Set(group.flatMap(({ keys }) => keys).filter(counts))

function areOneWork(one: Group, other: Group): boolean {
  const [ownDois, otherDois] = [doisOf(one), doisOf(other)]
  if (ownDois.length === 0 || otherDois.length === 0) return true
  return hasPreprint(one) === hasPreprint(other) && hasDataset(one) === hasDataset(other)
}

const doisOf = (group: Group): readonly string[] => group.flatMap(({ keys }) => keys).filter((key) => key.startsWith('doi:'))
const hasPreprint = (group: Group): boolean => group.some(({ kind }) => kind === 'preprint')
const hasDataset = (group: Group): boolean => group.some(({ kind }) => kind === 'dataset')

/** Fields that a record fills, a DOI as several: whoever has it took the record from the publisher. */
const richness = ({ item, keys }: FoundRecord): number => Object.keys(item).length + (keys.some((key) => key.startsWith('doi:')) ? 3 : 0)

/** Fields that any record of a work may give; the others describe one publication of it, and are taken from records of the same type only. */
const ofAnyType: ReadonlySet<string> = new Set(['abstract', 'author', 'language', 'PMID', 'PMCID'])

/** The item of the richest record, with the fields it lacks from the others; a field is never put together of two. */
export function mergedItem([first, ...others]: WorkGroup): Readonly<Record<string, unknown>> {
  const item: Record<string, unknown> = { ...first.item }
  for (const other of others) {
    const isSameType = other.item['type'] === first.item['type']
    for (const [field, value] of Object.entries(other.item)) {
      if (item[field] === undefined && (isSameType || ofAnyType.has(field))) item[field] = value
    }
  }
  return item
}

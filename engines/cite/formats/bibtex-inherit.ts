import type { BibEntry } from './bibtex-entries.ts'

type Fields = ReadonlyMap<string, string>

/** Never taken over from the entry that `crossref` names. */
const own: ReadonlySet<string> = new Set([
  'crossref',
  'entryset',
  'entrysubtype',
  'execute',
  'ids',
  'label',
  'options',
  'presort',
  'related',
  'relatedoptions',
  'relatedstring',
  'relatedtype',
  'shortauthor',
  'shorteditor',
  'shorthand',
  'shorthandintro',
  'shorttitle',
  'sortkey',
  'sorttitle',
  'sortname',
  'sortyear',
  'xdata',
  'xref',
])

const bookParts: ReadonlySet<string> = new Set([
  'inbook',
  'incollection',
  'inproceedings',
  'conference',
  'inreference',
  'bookinbook',
  'suppbook',
])

/** What a parent's field is called in its child, where it is not the same. */
function inheritedName(name: string, child: string): string {
  if (bookParts.has(child)) {
    if (name === 'title') return 'booktitle'
    if (name === 'subtitle') return 'booksubtitle'
    if (name === 'titleaddon') return 'booktitleaddon'
    if (name === 'author') return 'bookauthor'
  }
  if (child === 'article') {
    if (name === 'title') return 'journaltitle'
    if (name === 'subtitle') return 'journalsubtitle'
  }
  return name
}

/** Entries that take over from one another in a row; no file that people wrote has more than three. */
const longestChain = 100

type Family = {
  readonly entryOf: (key: string) => BibEntry | undefined
  readonly done: Map<BibEntry, Fields>
  /** Entries whose sources are being read: one that names itself, by whatever way, takes nothing over from itself. */
  readonly underWay: Set<BibEntry>
}

/** Entries with what they take over by `xdata` and `crossref`; entries of data alone are left out. */
export function inherited(entries: readonly BibEntry[]): readonly BibEntry[] {
  const works = entries.filter(({ type }) => type !== 'xdata')
  if (!entries.some(({ fields }) => fields.has('crossref') || fields.has('xdata'))) return works
  const byKey = new Map<string, BibEntry>()
  for (const entry of entries) if (entry.key !== '' && !byKey.has(entry.key.toLowerCase())) byKey.set(entry.key.toLowerCase(), entry)
  const family: Family = { entryOf: (key) => byKey.get(key.trim().toLowerCase()), done: new Map(), underWay: new Set() }
  return works.map((entry) => {
    const fields = fieldsOf(entry, family)
    return fields === entry.fields ? entry : { ...entry, fields }
  })
}

function fieldsOf(entry: BibEntry, family: Family): Fields {
  const known = family.done.get(entry)
  if (known) return known
  if (family.underWay.has(entry) || family.underWay.size >= longestChain) return entry.fields
  family.underWay.add(entry)
  const fields = joinedFields(entry, family)
  family.underWay.delete(entry)
  family.done.set(entry, fields)
  return fields
}

function joinedFields(entry: BibEntry, family: Family): Fields {
  const data = (entry.fields.get('xdata') ?? '').split(',').map(family.entryOf)
  const parent = family.entryOf(entry.fields.get('crossref') ?? '')
  const sources = new Set([...data, parent].filter((source) => source !== undefined))
  if (sources.size === 0) return entry.fields
  const fields = new Map(entry.fields)
  // What is taken over stands in the entry now, and needs its source no more.
  if (parent) fields.delete('crossref')
  if (data.some((source) => source !== undefined)) fields.delete('xdata')
  for (const source of sources) {
    for (const [name, value] of fieldsOf(source, family)) {
      const here = source === parent ? inheritedName(name, entry.type) : name
      if (!own.has(name) && !fields.has(here)) fields.set(here, value)
    }
  }
  return fields
}

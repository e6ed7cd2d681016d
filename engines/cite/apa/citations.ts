import { around, joined, plainOf, toMarkup, type Markup } from '../markup.ts'
import type { CslItem } from '../item.ts'
import { andBefore, hasCommaBefore, type CiteWords } from '../words/words.ts'
import { dateOf, fullDateOf, hasNoDate, shortDateOf } from './dates.ts'
import { firstGroupOf, type Label } from './labels.ts'
import { isPersonal } from './kinds.ts'
import { locatorOf, type Locator } from './locators.ts'

/** A work among the others of its list. */
export type Work = {
  readonly item: CslItem
  readonly label: Label
  /** Letter after the year; empty where nothing else looks like it. */
  readonly suffix: string
  /** Place in the list. */
  readonly rank: number
}

export type Cite = { readonly id: string; readonly locator?: Locator; readonly prefix?: string; readonly suffix?: string }
export type Citation = { readonly works: readonly Cite[]; readonly form: 'parenthetical' | 'narrative' }

type Cited = Cite & { readonly work: Work }

export type CitationParts = {
  readonly works: ReadonlyMap<string, Work>
  readonly words: CiteWords
  /** Abbreviations of groups that the text has introduced so far; grows. */
  readonly introduced: Set<string>
}

/** A citation in the text (Publication Manual, chapter 8). Works that are not in the list are left out. */
export function citationOf({ works, form }: Citation, parts: CitationParts): Markup {
  const known = works.flatMap((cite) => {
    const work = parts.works.get(cite.id)
    return work ? [{ ...cite, work }] : []
  })
  if (known.length === 0) return ''
  // Within a sentence works stand as the writer has put them.
  const runs = (form === 'narrative' ? [known] : rowsOf(known)).flatMap(sameAuthors)
  return form === 'narrative' ? narrativeOf(runs, parts) : `(${runs.map((run) => parentheticalOf(run, parts)).join(parts.words.semicolon)})`
}

/** Works go by the order of the list; one with a prefix that is not the first opens a new row, whose first work has the prefix. */
function rowsOf(cites: readonly Cited[]): readonly (readonly Cited[])[] {
  const rows: Cited[][] = []
  for (const [i, cite] of cites.entries()) {
    if (i === 0 || cite.prefix) rows.push([cite])
    else rows.at(-1)?.push(cite)
  }
  return rows.map((row) => {
    const prefix = row[0]?.prefix
    const ordered = row.toSorted((a, b) => a.work.rank - b.work.rank)
    return ordered.map((cite, i) => ({ ...cite, prefix: i === 0 ? prefix : undefined }))
  })
}

/** Works of the same authors stand behind their names once, unless one has more to say than its year. */
function sameAuthors(row: readonly Cited[]): readonly (readonly Cited[])[] {
  const runs: Cited[][] = []
  for (const cite of row) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && isPlain(before) && isPlain(cite) && before.work.label.parenthetical === cite.work.label.parenthetical)
      last.push(cite)
    else runs.push([cite])
  }
  return runs
}

const isPlain = ({ locator, suffix, work }: Cited): boolean => !locator && !suffix && !isPersonal(work.item) && !citedInOf(work.item)

/** The id of the work that an item was read in; empty where it was read itself. */
export function citedInOf(item: CslItem): string {
  const id = item.custom?.['cited-in']?.trim() ?? ''
  return id === item.id ? '' : id
}

function parentheticalOf(run: readonly Cited[], parts: CitationParts): Markup {
  const { words } = parts
  const [first] = run
  if (!first) return ''
  const name = abbreviated(first.work, parts)
  const facts = run.map((cite) => factsOf(cite, parts)).filter((fact) => fact !== '')
  return joined([toMarkup(first.prefix ?? ''), withFacts(name, facts, { words, isQuoted: first.work.label.isQuoted })], ' ')
}

function withFacts(
  name: Markup,
  facts: readonly Markup[],
  { words, isQuoted }: { readonly words: CiteWords; readonly isQuoted: boolean },
): Markup {
  const rest = facts.join(words.comma)
  if (rest === '') return name
  const [, close] = words.quotes
  // American typography puts the comma before the closing mark.
  if (isQuoted && words.hasCommaInQuotes) return `${name.slice(0, -close.length)}${words.comma.trimEnd()}${close} ${rest}`
  return `${name}${words.comma}${rest}`
}

/** The name of a group with its abbreviation the first time, the abbreviation alone from then on (8.21). */
function abbreviated({ item, label }: Work, { introduced }: CitationParts): Markup {
  const abbreviation = abbreviationOf(item)
  const { parenthetical } = label
  const group = firstGroupOf(item)
  if (abbreviation === '' || group === null || !parenthetical.startsWith(group)) return parenthetical
  const rest = parenthetical.slice(group.length)
  if (introduced.has(plainOf(group))) return `${abbreviation}${rest}`
  introduced.add(plainOf(group))
  return `${group} [${abbreviation}]${rest}`
}

const abbreviationOf = ({ custom }: CslItem): Markup => toMarkup(custom?.['author-abbreviation'] ?? '')

/** What stands behind the name: date, the work it was read in, place. */
function factsOf(cite: Cited, parts: CitationParts): Markup {
  const { words, works } = parts
  const { item, suffix } = cite.work
  const locator = cite.locator ? locatorOf(cite.locator, words) : ''
  const added = toMarkup(cite.suffix ?? '')
  if (isPersonal(item)) return joined([toMarkup(words.personalCommunication), fullDateOf(item.issued, words), added], words.comma)
  const other = works.get(citedInOf(item))
  const date = other && dateOf(item) === null && hasNoDate(item) ? '' : shortDateOf(item, words, suffix)
  if (!other) return joined([date, locator, added], words.comma)
  const there: Cited = { id: other.item.id, work: other, ...(cite.locator ? { locator: cite.locator } : {}) }
  // What the other work was read in itself is not said.
  const read = parentheticalOf([there], { ...parts, works: new Map() })
  return joined([date, `${toMarkup(words.citedIn)} ${read}`, added], words.comma)
}

/** "Kovács and Nagy (2020, p. 5)". */
function narrativeOf(runs: readonly (readonly Cited[])[], parts: CitationParts): Markup {
  const { words } = parts
  const said = runs.map((run) => narrativeRun(run, parts))
  const and = toMarkup(andBefore(words.and.narrative, said.at(-1) ?? ''))
  if (said.length < 3) return said.join(` ${and} `)
  return `${said.slice(0, -1).join(words.comma)}${hasCommaBefore(words.and.narrative, words) ? words.comma : ' '}${and} ${said.at(-1) ?? ''}`
}

function narrativeRun(run: readonly Cited[], parts: CitationParts): Markup {
  const [first] = run
  if (!first) return ''
  const { name, introduction } = narrativeName(first.work, parts)
  const facts = [introduction, ...run.map((cite) => factsOf(cite, parts))].filter((fact) => fact !== '')
  return joined([toMarkup(first.prefix ?? ''), name, around('(', facts.join(parts.words.comma), ')')], ' ')
}

function narrativeName({ item, label }: Work, { introduced }: CitationParts): { readonly name: Markup; readonly introduction: Markup } {
  const abbreviation = abbreviationOf(item)
  const group = firstGroupOf(item)
  if (abbreviation === '' || group === null || !label.narrative.startsWith(group)) return { name: label.narrative, introduction: '' }
  if (introduced.has(plainOf(group))) return { name: `${abbreviation}${label.narrative.slice(group.length)}`, introduction: '' }
  introduced.add(plainOf(group))
  return { name: label.narrative, introduction: abbreviation }
}

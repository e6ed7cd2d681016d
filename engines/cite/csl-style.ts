import citeproc from 'citeproc'
import type { Citation, Cite } from './apa/citations.ts'
import type { FormattedEntry, FormattedList } from './apa/format-list.ts'
import type { CslItem } from './item.ts'
import { escapeMarkup, formatted, linked, type Formatted, type Markup } from './markup.ts'

export type CslStyle = {
  /** The style's XML (CSL 1.0.2). */
  readonly style: string
  /** The XML of a locale by its tag; the empty text where there is none. */
  readonly localeOf: (tag: string) => string
  readonly tag: string
}

type List = { readonly items: readonly CslItem[]; readonly citations: readonly Citation[] }

/**
 * A reference list and citations by any CSL style, as citeproc makes them. Throws what citeproc throws when the style is broken.
 * Works that the style leaves out of its list come behind it, as not listed.
 */
export function formatByStyle({ items, citations }: List, { style, localeOf, tag }: CslStyle): FormattedList {
  const byId = new Map(items.map((item) => [item.id, item]))
  const engine = new citeproc.Engine({ retrieveItem: (id) => byId.get(id), retrieveLocale: localeOf }, style, tag, true)
  engine.updateItems(items.map(({ id }) => id))
  const made = citationsOf(engine, citations)
  const [facts, entries] = engine.makeBibliography() || [{ entry_ids: [] }, []]
  const listed = new Map(facts.entry_ids.flatMap(([id], i) => (id === undefined ? [] : [[id, entries[i] ?? ''] as const])))
  const rest = items.map(({ id }) => id).filter((id) => !listed.has(id))
  const entryOf = (id: string): FormattedEntry => {
    const cluster = { citationItems: [{ id }], properties: { noteIndex: 0 } } as const
    const cited = engine.previewCitationCluster(cluster, [], [], 'html')
    const narrative = engine.previewCitationCluster({ ...cluster, properties: { noteIndex: 0, mode: 'composite' } }, [], [], 'html')
    return {
      id,
      entry: cleaned(listed.get(id) ?? ''),
      parenthetical: cleaned(cited),
      narrative: cleaned(narrative),
      isListed: listed.has(id),
    }
  }
  return { entries: [...listed.keys(), ...rest].map(entryOf), citations: made }
}

/** The citations of a text, one after the other: a later one may change an earlier, as "ibid." or a letter after a year does. */
function citationsOf(engine: InstanceType<typeof citeproc.Engine>, citations: readonly Citation[]): readonly Formatted[] {
  const texts: string[] = []
  const before: (readonly [string, number])[] = []
  for (const [i, { works, form }] of citations.entries()) {
    const noteIndex = i + 1
    const citation = {
      citationID: `c${i}`,
      citationItems: works.map(citeItem),
      properties: form === 'narrative' ? ({ noteIndex, mode: 'composite' } as const) : { noteIndex },
    }
    for (const [index, text] of engine.processCitationCluster(citation, before, [])[1]) texts[index] = text
    before.push([citation.citationID, noteIndex])
  }
  return citations.map((_, i) => cleaned(texts[i] ?? ''))
}

const citeItem = ({ id, locator, prefix, suffix }: Cite) => ({
  id,
  // CSL knows a time by no label of its own.
  ...(locator
    ? { label: locator.label === 'timestamp' || locator.label === 'slide' ? 'page' : locator.label, locator: locator.value }
    : {}),
  ...(prefix ? { prefix: `${prefix} ` } : {}),
  ...(suffix ? { suffix: `, ${suffix}` } : {}),
})

/** What citeproc writes, with our marks alone: layout and small capitals go, addresses can be followed. */
function cleaned(html: string): Formatted {
  const parts = html
    .replaceAll(/<div class="csl-left-margin">([\s\S]*?)<\/div>/g, '$1 ')
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? (/^<\/?(?:i|b|sup|sub)>$/.test(part) ? part : '') : textOf(part)))
  return formatted(
    parts
      .join('')
      .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
      .trim(),
  )
}

const textOf = (escaped: string): Markup => {
  const text = escaped.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
  const bare = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return bare
    .split(/(https?:\/\/[^\s<>]*[^\s<>.,;:)\]])/)
    .map((part) => (/^https?:/.test(part) ? linked(part) : escapeMarkup(part)))
    .join('')
}

import { formatList, type FormattedEntry, type FormattedList, type Keep } from './apa/format-list.ts'
import type { Citation } from './apa/citations.ts'
import { gapsOf, type Gap } from './gaps.ts'
import type { CslItem } from './item.ts'
import type { Formatted } from './markup.ts'
import { citeWords, type CiteLocale } from './words/all.ts'

export type { CiteLocale }

export type Formatting = {
  readonly items: readonly CslItem[]
  readonly citations: readonly Citation[]
  readonly locale: CiteLocale
  /** XML of a CSL style; null for APA, which is our own. */
  readonly style: string | null
}

export type GappedEntry = FormattedEntry & { readonly gaps: readonly Gap[] }
export type GappedList = Pick<FormattedList, 'citations'> & { readonly entries: readonly GappedEntry[] }

export type Formatter = {
  /** Entries in the order of the list, what is in none behind them; citations in the order given. */
  readonly format: (list: Formatting) => Promise<GappedList>
}

/** Tags of the locales that CSL styles are asked with. */
const cslTags: Readonly<Record<CiteLocale, string>> = {
  en: 'en-US',
  hu: 'hu-HU',
  ro: 'ro-RO',
  sk: 'sk-SK',
  de: 'de-DE',
  it: 'it-IT',
  es: 'es-ES',
  fr: 'fr-FR',
  ur: 'ur-PK',
  tr: 'tr-TR',
}

/** Enough for a list of five thousand in two languages. */
const keptAtMost = 10_000

/**
 * Makes a formatter that remembers entries: of a list in which one item changed, one is made anew (two, where the letter after a
 * year moves). `localeOf` gives the XML of a CSL locale for styles other than APA.
 */
export function makeFormatter({ localeOf }: { readonly localeOf: (tag: string) => string }): Formatter {
  const keep = makeKeep(keptAtMost)
  return {
    format: async ({ items, citations, locale, style }) => {
      const { entries, citations: made } =
        style === null
          ? formatList({ items, citations, words: citeWords[locale], keep })
          : // citeproc is large, and seldom asked for.
            (await import('./csl-style.ts')).formatByStyle({ items, citations }, { style, localeOf, tag: cslTags[locale] })
      const gaps = new Map(items.map((item) => [item.id, gapsOf(item)]))
      return { entries: entries.map((entry) => ({ ...entry, gaps: gaps.get(entry.id) ?? [] })), citations: made }
    },
  }
}

/** Remembers what was made by its key; when there is no room, the older half goes. */
function makeKeep(most: number): Keep {
  let young = new Map<string, Formatted>()
  let old = new Map<string, Formatted>()
  return (key, make) => {
    const known = young.get(key) ?? old.get(key)
    const value = known ?? make()
    young.set(key, value)
    if (young.size > most) [old, young] = [young, new Map()]
    return value
  }
}

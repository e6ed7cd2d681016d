import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

export type CitationStyle = { readonly id: string; readonly title: string }

/** Styles beside APA: files of the Citation Style Language that lie in a folder. */
export type CitationStyles = {
  /** By title; a file that is no independent style is not among them. */
  readonly list: () => Promise<readonly CitationStyle[]>
  /** The XML of a style; null where there is none of this id. */
  readonly optional: (id: string) => Promise<string | null>
}

type Loaded = CitationStyle & { readonly xml: string; readonly changed: number }

const bytesAtMost = 2_000_000

/** Looks into the folders each time it is asked, so that a file that is added counts at once; folders that are not there are empty. */
export function makeCitationStyles(folders: readonly string[]): CitationStyles {
  const loaded = new Map<string, Loaded | null>()
  const all = async (): Promise<ReadonlyMap<string, Loaded>> => {
    const found = await Promise.all(folders.map((folder) => stylesIn(folder, loaded)))
    return new Map(found.flat().map((style) => [style.id, style]))
  }
  return {
    list: async () => [...(await all()).values()].map(({ id, title }) => ({ id, title })).toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    optional: async (id) => (await all()).get(id)?.xml ?? null,
  }
}

async function stylesIn(folder: string, loaded: Map<string, Loaded | null>): Promise<readonly Loaded[]> {
  const names = await readdir(folder).catch(() => [])
  const styles = await Promise.all(
    names.filter((name) => /^[\w-]{1,64}\.csl$/.test(name)).map((name) => load(path.join(folder, name), loaded)),
  )
  return styles.filter((style) => style !== null)
}

async function load(file: string, loaded: Map<string, Loaded | null>): Promise<Loaded | null> {
  const { mtimeMs, size } = await stat(file)
  const known = loaded.get(file)
  if (known && known.changed === mtimeMs) return known
  const style = size > bytesAtMost ? null : read(path.basename(file, '.csl'), await readFile(file, 'utf8'), mtimeMs)
  loaded.set(file, style)
  return style
}

/** A style that only names another, or has no list of references, cannot be used by itself. */
function read(id: string, xml: string, changed: number): Loaded | null {
  const title = /<title>([^<]+)<\/title>/.exec(xml)?.[1]?.trim()
  return title && /<style\b/.test(xml) && /<citation\b/.test(xml) && /<bibliography\b/.test(xml) ? { id, title, xml, changed } : null
}

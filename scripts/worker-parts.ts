/** What Vite notes of one built file. */
type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** Vite's own list of what it built, by the file that it was built from. */
export type ViteManifest = Readonly<Record<string, Chunk>>

/** What every page and the paraphraser need, and what the page of citations needs beside it. */
const wanted: readonly (readonly [part: string, from: readonly string[]])[] = [
  ['shell', ['web/entry.client.tsx', 'web/root.tsx', 'web/layouts/default.tsx', 'web/routes/home.tsx', 'web/routes/paraphraser.tsx']],
  ['citation', ['web/routes/citation.tsx']],
]

/** Only what serves without a network, and not each language's words: those are parts of their own. */
const left = /^web\/routes\/|^locales\/|^web\/identity\/firebase/

/**
 * The built files that browsers fetch ahead, each with the part of the site that needs it: `shell`, `citation`, or the code of
 * the language whose words it holds. Fonts come with the pages that show them.
 */
export function partsOf(manifest: ViteManifest): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  for (const [part, from] of wanted) for (const file of closure(manifest, from)) if (!parts.has(file)) parts.set(file, part)
  for (const [source, { file }] of Object.entries(manifest)) {
    const code = /^locales\/([a-z]{2})\/(?:base|late)\.ts$/.exec(source)?.[1]
    if (code !== undefined) parts.set(file, code)
  }
  return parts
}

/** All files behind some sources, whether they are fetched at once or at need. Throws for a source that was not built. */
function closure(manifest: ViteManifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const take = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) take(next)
    for (const next of chunk.dynamicImports ?? []) if (!left.test(next)) take(next)
  }
  for (const source of sources) {
    // The framework builds a route in more than one piece, with what it is for behind the name.
    const keys = Object.keys(manifest).filter((key) => key === source || key.startsWith(`${source}?`))
    if (keys.length === 0) throw new Error(`${source} was not built`)
    keys.forEach(take)
  }
  return files
}

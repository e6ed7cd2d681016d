import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** A file of Markdown: its folder below `blog` or `pages`, the language that it is in, what its head says. */
export type ContentFile<Matter> = { readonly name: string; readonly locale: string; readonly matter: Matter; readonly body: string }

/** A file that is not as it must be; the message names it and says why. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/** Reads `<folder>/<name>/<locale>.md`, at any depth. Throws ContentError. */
export function readContent<Matter extends z.ZodType>(
  folder: string,
  { matter, locales }: { readonly matter: Matter; readonly locales: readonly string[] },
): readonly ContentFile<z.output<Matter>>[] {
  return filesIn(folder).map((file) => {
    const locale = path.basename(file, '.md')
    if (!locales.includes(locale)) throw new ContentError(`${file}: "${locale}" is no language of the interface (${locales.join(', ')})`)
    const { head, body } = parted(
      file,
      readable(file, () => readFileSync(file, 'utf8')),
    )
    const parsed = matter.safeParse(head)
    if (!parsed.success) throw new ContentError(`${file}:\n${z.prettifyError(parsed.error)}`)
    return { name: path.relative(folder, path.dirname(file)).split(path.sep).join('/'), locale, matter: parsed.data, body }
  })
}

/** A folder of the operator's may hold pages and no posts. */
const filesIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).toSorted().flatMap((entry) => {
    const file = path.join(folder, entry)
    // What leads nowhere is no folder; where it has the name of a text, that says so.
    const isFolder = readable(file, () => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false)
    return isFolder ? filesIn(file) : entry.endsWith('.md') ? [file] : []
  })

/** What `read` gives of a file. Throws ContentError that names it where the system does not give it. */
export function readable<Value>(file: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new ContentError(`${file} cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

function parted(file: string, text: string): { readonly head: unknown; readonly body: string } {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined) throw new ContentError(`${file}: begins with no head between two lines of ---`)
  try {
    // Dates stay the text that they are.
    return { head: parse(head, { schema: 'core' }), body }
  } catch (error) {
    throw new ContentError(`${file}: its head is not YAML (${error instanceof Error ? error.message : String(error)})`)
  }
}

import { opendir } from 'node:fs/promises'
import { stat } from 'node:fs/promises'
import path from 'node:path'

/** A file on the disk. */
export type FoundFile = {
  readonly path: string
  /** From the folder's own name on, parted by `/`. */
  readonly name: string
  readonly bytes: number
}

/**
 * Files in a folder and those below it, by name. Hidden ones, links and what is neither file nor folder are left out, so
 * nothing is met twice and nothing outside is read.
 */
export async function* filesIn(folder: string, name = path.basename(path.resolve(folder))): AsyncGenerator<FoundFile> {
  const entries = []
  for await (const entry of await opendir(folder)) if (!isHidden(entry.name)) entries.push(entry)
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    const at = path.join(folder, entry.name)
    const label = `${name}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(at, label)
    else if (entry.isFile()) yield { path: at, name: label, bytes: (await stat(at)).size }
  }
}

const isHidden = (name: string): boolean => name.startsWith('.') || /^(?:Thumbs\.db|desktop\.ini)$/i.test(name)

import type { GivenFile } from './make-importer.ts'

const archive = /\.zip$/i
/** Hidden files and what systems leave behind; the command line passes over the same. */
const unwanted = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/i

const givenOf = (file: File, name: string): GivenFile => ({ file, name, isArchive: archive.test(name) })

/** Files as a dialog gives them; of a folder each with its place in it. */
export const chosenFiles = (files: Iterable<File>): readonly GivenFile[] =>
  [...files].map((file) => givenOf(file, file.webkitRelativePath || file.name)).filter(({ name }) => !unwanted.test(name))

/** Files of what was dropped, and of folders with all below them. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly GivenFile[]> {
  // Asked for at once: after this turn the list is empty.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return chosenFiles(transfer.files)
  const files = await Promise.all(entries.map(filesOf))
  return files.flat().filter(({ name }) => !unwanted.test(name))
}

async function filesOf(entry: FileSystemEntry): Promise<readonly GivenFile[]> {
  const name = entry.fullPath.replace(/^\//, '')
  if (entry instanceof FileSystemFileEntry) {
    const { promise, resolve } = Promise.withResolvers<File | null>()
    entry.file(resolve, () => resolve(null))
    const file = await promise
    return file ? [givenOf(file, name)] : []
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return []
  const files: GivenFile[] = []
  for (const inside of await entriesIn(entry.createReader())) files.push(...(await filesOf(inside)))
  return files
}

/** A reader gives a hundred at a time, and then none. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const all: FileSystemEntry[] = []
  for (;;) {
    const { promise, resolve } = Promise.withResolvers<readonly FileSystemEntry[]>()
    reader.readEntries(resolve, () => resolve([]))
    const some = await promise
    if (some.length === 0) return all.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    all.push(...some)
  }
}

import path from 'node:path'
import type { Forms } from '#engines/languages/forms.ts'
import { openForms } from '#engines/languages/packed-forms.ts'
import { openRanks, type Ranks } from '#engines/languages/packed-ranks.ts'
import { openThesaurus, type PackedThesaurus } from '#engines/thesaurus/packed.ts'
import { optionalFile } from './optional-file.ts'

/** What `npm run resources` compiled of a language; null what is not installed. */
export type InstalledWords = { readonly thesaurus: PackedThesaurus | null; readonly forms: Forms | null; readonly ranks: Ranks | null }

/** Takes a line for whoever runs the program. */
type Say = (line: string) => void

const installed = path.join(import.meta.dirname, '../../resources')
// Engines run in threads that have no log, and the command line's output is for its answer.
const toErrors: Say = (line) => void process.stderr.write(`${line}\n`)

/**
 * Thesauri, forms and ranks by language, opened when first asked for. A file in a form that this version does not read, or a damaged
 * one, counts as not installed: `say` is told so once, with what mends it.
 */
export function makeWordFiles(folder = installed, say = toErrors): (language: string) => Promise<InstalledWords> {
  const known = new Map<string, Promise<InstalledWords>>()
  return (language) => {
    const words = known.get(language) ?? load(folder, language, say)
    known.set(language, words)
    // What could not be fetched from the disk is tried again with the next word.
    words.catch(() => known.delete(language))
    return words
  }
}

async function load(folder: string, language: string, say: Say): Promise<InstalledWords> {
  const open = async <Opened>(kind: string, read: (bytes: Uint8Array) => Opened): Promise<Opened | null> => {
    const name = `${language}.${kind}.bin`
    const bytes = await optionalFile(path.join(folder, name))
    try {
      return bytes && read(bytes)
    } catch {
      say(`The words in ${name} cannot be read by this version and are left out. "npm run resources" makes them anew.`)
      return null
    }
  }
  const [thesaurus, forms, ranks] = await Promise.all([
    open('thesaurus', (bytes) => openThesaurus(bytes, language)),
    open('forms', openForms),
    open('ranks', openRanks),
  ])
  return { thesaurus, forms, ranks }
}

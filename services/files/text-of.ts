import { countCharacters } from '#engines/text/characters.ts'
import { AppError, appError } from '../problem.ts'
import { fileCharactersAtMost, type FileText } from './read-file.ts'
import { containers, sniff, unknownKind, type Sniffed } from './sniff.ts'

/**
 * The text of a file, by what the file is; `ending` is that of its name, `password` opens a .pdf. Line ends become `\n`, a mark of the encoding
 * is taken off, everything else stays. Throws AppError. Runs in a process of its own: see `file-reader.ts`.
 */
export async function textOf(bytes: Uint8Array, ending: string, password?: string): Promise<FileText> {
  const kind = sniff(bytes, ending)
  try {
    return finished(await readers[kind](bytes, ending, password))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError({ code: 'file-broken', facts: {} }, { cause: error })
  }
}

/** Each brings libraries of some weight, so only the one that is needed is loaded. */
const readers: Readonly<Record<Sniffed, (bytes: Uint8Array, ending: string, password?: string) => Promise<string>>> = {
  zip: textOfArchive,
  pdf: async (bytes, _ending, password) => (await import('./text-of-pdf.ts')).textOfPdf(bytes, password),
  html: async (bytes) => (await import('./text-of-html.ts')).textOfHtml(bytes),
  text: async (bytes) => (await import('./text-of-plain.ts')).textOfPlain(bytes),
}

async function textOfArchive(bytes: Uint8Array, ending: string): Promise<string> {
  const { openArchive } = await import('./zip.ts')
  const archive = await openArchive(bytes)
  if (archive.names.includes('word/document.xml')) return (await import('./text-of-docx.ts')).textOfDocx(archive)
  if (archive.names.includes('content.xml')) {
    const kind = new TextDecoder().decode((await archive.read('mimetype')) ?? new Uint8Array())
    if (kind.trim().startsWith('application/vnd.oasis.opendocument.text')) return (await import('./text-of-odt.ts')).textOfOdt(archive)
  }
  throw containers.includes(ending) ? appError('file-broken') : unknownKind()
}

const nothing = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*$/u

function finished(raw: string): FileText {
  const text = raw
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()
  if (nothing.test(text)) throw appError('file-empty')
  const characters = countCharacters(text)
  if (characters > fileCharactersAtMost) throw appError('text-too-long', { limit: fileCharactersAtMost, amount: characters })
  return { text, characters }
}

import { strToU8, zipSync, type Zippable } from 'fflate'
import { AppError, appError } from '../problem.ts'
import { markedKinds, type MarkedFile, type MarkOptions } from './document-mark.ts'
import { addRemarks } from './docx-remarks.ts'
import { highestDocxId, markDocx } from './mark-docx.ts'
import { markOdt } from './mark-odt.ts'
import { walkXml } from './walk-xml.ts'
import { openArchive, type Archive } from './zip.ts'

/**
 * A .docx or .odt with tracked changes and comments; its other parts stay byte for byte. Throws AppError: `file-kind-unknown` for any other
 * file, `file-broken`, `file-encrypted`, `file-too-large`. Runs in a process of its own: see `file-marker.ts`.
 */
export async function markFile(bytes: Uint8Array, options: MarkOptions): Promise<MarkedFile> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) throw appError('file-kind-unknown', { kinds: markedKinds })
  try {
    const archive = await openArchive(bytes)
    if (archive.names.includes('word/document.xml')) return await markDocxFile(archive, options)
    if (archive.names.includes('content.xml')) return await markOdtFile(archive, options)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError({ code: 'file-broken', facts: {} }, { cause: error })
  }
  throw appError('file-kind-unknown', { kinds: markedKinds })
}

const office = 'http://schemas.openxmlformats.org/package/2006'
const noRelations = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${office}/relationships"></Relationships>`
const relationsPath = 'word/_rels/document.xml.rels'
const typesPath = '[Content_Types].xml'
const commentsPath = 'word/comments.xml'

async function markDocxFile(archive: Archive, { marks, by }: MarkOptions): Promise<MarkedFile> {
  const document = await partOf(archive, 'word/document.xml')
  const comments = archive.names.includes(commentsPath) ? await partOf(archive, commentsPath) : null
  const { xml, remarks, leftOut } = markDocx(document, marks, { by, firstId: highestDocxId(document, comments ?? '') + 1 })
  const changed = new Map([['word/document.xml', xml]])
  if (remarks.length > 0) {
    const relations = archive.names.includes(relationsPath) ? await partOf(archive, relationsPath) : noRelations
    const parts = addRemarks({ comments, types: await partOf(archive, typesPath), relations }, remarks, by)
    changed
      .set(commentsPath, parts.comments ?? '')
      .set(typesPath, parts.types)
      .set(relationsPath, parts.relations)
  }
  return { kind: 'docx', bytes: await packed(archive, changed), leftOut }
}

async function markOdtFile(archive: Archive, { marks, by }: MarkOptions): Promise<MarkedFile> {
  const { xml, leftOut } = markOdt(await partOf(archive, 'content.xml'), marks, { by })
  return { kind: 'odt', bytes: await packed(archive, new Map([['content.xml', xml]])), leftOut }
}

/** A part that is well formed. */
async function partOf(archive: Archive, name: string): Promise<string> {
  const bytes = await archive.read(name)
  if (!bytes) throw appError('file-broken')
  walkXml(bytes, { open: () => undefined, close: () => undefined, text: () => undefined })
  return new TextDecoder().decode(bytes)
}

/** The archive in the order that it had; the kind of an OpenDocument file stands first and is not compressed. */
async function packed(archive: Archive, changed: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const files: Zippable = {}
  for (const name of new Set([...archive.names, ...changed.keys()])) {
    if (name.endsWith('/')) continue
    const text = changed.get(name)
    const bytes = text === undefined ? await archive.read(name) : strToU8(text)
    if (bytes) files[name] = [bytes, { level: name === 'mimetype' ? 0 : 6 }]
  }
  return zipSync(files)
}

import { appError } from '../problem.ts'
import { fileKinds } from './read-file.ts'

/** What a file is by its content. */
export type Sniffed = 'zip' | 'pdf' | 'html' | 'text'

/** Endings of documents that are more than their text. */
export const containers: readonly string[] = ['docx', 'odt', 'pdf']
const plain: readonly string[] = ['txt', 'md', 'text', 'markdown', '']
const pages: readonly string[] = ['html', 'htm', 'xhtml']

/**
 * Looks at what a file is, whatever its name says: a document with a wrong ending is still read.
 * Throws AppError `file-empty`, `file-encrypted`, `file-broken` or `file-kind-unknown`.
 */
export function sniff(bytes: Uint8Array, ending: string): Sniffed {
  if (bytes.length === 0) throw appError('file-empty')
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  if (isPdf(bytes)) return 'pdf'
  // Word and LibreOffice wrap a document with a password in an old container file.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw includes(bytes, utf16('EncryptedPackage')) ? appError('file-encrypted') : unknownKind()
  if (containers.includes(ending)) throw appError('file-broken')
  if (isBinary(bytes)) throw unknownKind()
  if (pages.includes(ending)) return 'html'
  if (!plain.includes(ending)) throw unknownKind()
  return 'text'
}

/** The problem of a file that is none of ours. */
export const unknownKind = () => appError('file-kind-unknown', { kinds: fileKinds })

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean => head.every((byte, index) => bytes[index] === byte)

// Some programs write a line or two before the mark.
const isPdf = (bytes: Uint8Array): boolean => includes(bytes.subarray(0, 1024), new TextEncoder().encode('%PDF-'))

const includes = (bytes: Uint8Array, wanted: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(wanted)

const utf16 = (text: string): Uint8Array => Buffer.from(text, 'utf16le')

/** Control characters that no text holds; UTF-16 is recognised by its mark before. */
function isBinary(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return false
  const part = bytes.subarray(0, 65_536)
  let controls = 0
  for (const byte of part) {
    if (byte === 0) return true
    if (byte < 0x20 && ![0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b].includes(byte)) controls++
  }
  return controls > part.length / 100
}

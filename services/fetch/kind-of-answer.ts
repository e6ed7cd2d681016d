import { appError } from '../problem.ts'
import type { FetchedKind } from './fetcher.ts'

const kinds: Readonly<Record<string, FetchedKind>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'text/plain': 'text',
  'text/markdown': 'text',
}
/** What servers say that do not know what they have. */
const unknown: readonly string[] = ['application/octet-stream', 'binary/octet-stream', 'application/force-download']

/** What an answer is, by its `Content-Type`; PDF is known by its mark as well. Throws AppError `fetch-kind-refused`. */
export function requireKind(contentType: string, bytes: Uint8Array): FetchedKind {
  const type = typeIn(contentType)
  const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
  const kind = unknown.includes(type) && isPdf ? 'pdf' : Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (!kind || (kind === 'pdf') !== isPdf) throw appError('fetch-kind-refused')
  return kind
}

/** Refuses by the `Content-Type` alone what need not be read to be refused. Throws AppError `fetch-kind-refused`. */
export function requireReadable(contentType: string): void {
  const type = typeIn(contentType)
  if (!Object.hasOwn(kinds, type) && !unknown.includes(type)) throw appError('fetch-kind-refused')
}

const typeIn = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The bytes in UTF-8 with a mark, when their server said what they are in; else as they came, for the reader to find out. */
export function inUtf8(contentType: string, bytes: Uint8Array): Uint8Array {
  const name = /;\s*charset\s*=\s*"?([\w.:-]{2,40})/i.exec(contentType)?.[1]
  if (!name) return bytes
  try {
    return new TextEncoder().encode(`\ufeff${new TextDecoder(name).decode(bytes)}`)
  } catch {
    return bytes
  }
}

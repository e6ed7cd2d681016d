import { createHash } from 'node:crypto'
import { storable } from '../db/storable.ts'
import type { NewDocument } from './corpus.ts'
import type { Indexed } from './index-text.ts'

/** A document on its way in. */
export type Entry = {
  readonly document: NewDocument
  readonly text: string
  /** In hexadecimal. */
  readonly sha256: string
  indexed: Indexed | null
}

/** Texts that are read alike are one: the language is part of what is hashed. */
export function toEntry(document: NewDocument): Entry {
  const text = storable(document.text)
  return { document, text, sha256: createHash('sha256').update(`${document.language}\n${text}`).digest('hex'), indexed: null }
}

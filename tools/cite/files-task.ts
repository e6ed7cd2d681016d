import { z } from 'zod'
import type { CslItem } from '#engines/cite/item.ts'
import {
  importFormats,
  importResult,
  type CiteLocale,
  type ExportFormat,
  type Formatted,
  type ImportFormat,
  type ImportResult,
} from './contract.ts'

/** Files of works, as an engine thread reads and writes them. */
export type ReadWorksTask = { readonly text: string; readonly format: ImportFormat | null }
/** Works of a file; null when it is in none of the formats. */
export const readWorksResult = importResult.nullable()
export type ReadWorksResult = ImportResult | null

export const listKinds = ['docx', 'html', 'text'] as const

/** Works in a format, or a formatted list as a document. */
export type WriteWorksTask =
  | { readonly is: 'works'; readonly items: readonly CslItem[]; readonly format: ImportFormat }
  | {
      readonly is: 'list'
      readonly entries: readonly Formatted[]
      readonly format: (typeof listKinds)[number]
      readonly title: string
      readonly locale: CiteLocale
    }
export const writtenWorks = z.instanceof(Uint8Array)

const works: ReadonlySet<string> = new Set(importFormats)

/** Whether a format holds works rather than a formatted list. */
export const isWorksFormat = (format: string): format is ImportFormat => works.has(format)

/** Media type and ending of each kind of file. */
export const fileKinds: Readonly<Record<ExportFormat, { readonly mediaType: string; readonly ending: string }>> = {
  bibtex: { mediaType: 'application/x-bibtex; charset=utf-8', ending: 'bib' },
  ris: { mediaType: 'application/x-research-info-systems; charset=utf-8', ending: 'ris' },
  'csl-json': { mediaType: 'application/vnd.citationstyles.csl+json', ending: 'json' },
  'endnote-xml': { mediaType: 'application/xml; charset=utf-8', ending: 'xml' },
  docx: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ending: 'docx' },
  html: { mediaType: 'text/html; charset=utf-8', ending: 'html' },
  text: { mediaType: 'text/plain; charset=utf-8', ending: 'txt' },
}

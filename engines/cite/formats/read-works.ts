import type { CslItem } from '../item.ts'
import { readBibtex } from './bibtex-read.ts'
import { writeBibtex } from './bibtex-write.ts'
import { readCslJson, writeCslJson } from './csl-json.ts'
import { readEndnoteXml, writeEndnoteXml } from './endnote-xml.ts'
import type { ReadWorks } from './item-draft.ts'
import { readMedline } from './medline.ts'
import { readRis, writeRis } from './ris.ts'

/** Formats that works are read from and written in. */
export type WorksFormat = 'bibtex' | 'ris' | 'csl-json' | 'endnote-xml'

const medline = /^PMID ?- ?\d+/m

/** What a text is, by what is in it; null where it is none of the formats. PubMed's own format goes with RIS, which it is kin to. */
export function formatOf(text: string): WorksFormat | null {
  const start = text.replace(/^[\ufeff\s]+/, '').slice(0, 200_000)
  if (start.startsWith('<')) return /<(?:xml|records|record)[\s>]/.test(start) ? 'endnote-xml' : null
  if (/^[ \t]{0,3}TY {0,3}- ?[A-Z]/m.test(start) || medline.test(start)) return 'ris'
  if (/^[[{]/.test(start) && /^[[{]\s*(?:[[\]{}"]|$)/.test(start)) return 'csl-json'
  return /@[ \t]*[a-z]+\s*[{(]/i.test(start) ? 'bibtex' : null
}

const readers: Readonly<Record<WorksFormat, (text: string) => ReadWorks>> = {
  bibtex: readBibtex,
  ris: (text) => (!/^[ \t]{0,3}TY {0,3}-/m.test(text) && medline.test(text) ? readMedline(text) : readRis(text)),
  'csl-json': readCslJson,
  'endnote-xml': readEndnoteXml,
}
const writers: Readonly<Record<WorksFormat, (items: readonly CslItem[]) => string>> = {
  bibtex: writeBibtex,
  ris: writeRis,
  'csl-json': writeCslJson,
  'endnote-xml': writeEndnoteXml,
}

/** Reads the works of a text; what is wrong with one costs no other anything. Never throws. */
export const readWorks = (text: string, format: WorksFormat): ReadWorks => readers[format](text)

/** Writes works, in their order. Fields that the format has no place for are left out; BibTeX and CSL-JSON have one for all. */
export const writeWorks = (items: readonly CslItem[], format: WorksFormat): string => writers[format](items)

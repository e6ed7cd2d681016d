import type { ExportFormat } from '#tools/cite/contract.ts'

/** What works can be saved as, the commonest first. The contract's own list would bring its schemas along. */
export const exportFormats = ['docx', 'bibtex', 'ris', 'csl-json', 'endnote-xml', 'html', 'text'] as const satisfies readonly ExportFormat[]

/** A document whose text is on the sheet, kept while the page lives. */
export type MarkedDocument = {
  readonly file: File
  /** As it was read from it. */
  readonly text: string
}

/** Documents that can come back with tracked changes. */
export const isMarkable = (name: string): boolean => /\.(?:docx|odt)$/i.test(name)

/** Files of the export that its note explains. */
export type ExportPart =
  | 'account'
  | 'preferences'
  | 'signInMethods'
  | 'devices'
  | 'keys'
  | 'usage'
  | 'subscription'
  | 'dictionary'
  | 'historyJson'
  | 'historyFolder'
  | 'checks'
  | 'documents'
  | 'library'
  | 'libraryFiles'

/** Words of the export in one language. */
export type ExportMessages = {
  readonly title: string
  /** `site` is an address, `day` a date in words. */
  readonly about: (facts: { readonly site: string; readonly day: string }) => string
  /** What is in each file; stands behind its name. */
  readonly parts: Readonly<Record<ExportPart, string>>
  /** What is left out. */
  readonly secrets: string
  /** Kinds of files and the zone of times. */
  readonly form: string
  /** Labels in the file of one run. */
  readonly run: {
    readonly tool: string
    readonly language: string
    readonly madeAt: string
    readonly text: string
    readonly result: string
  }
}

/** Those words with the names that the site uses elsewhere. */
export type ExportWords = ExportMessages & {
  readonly mode: string
  readonly strength: string
  /** Name of a tool, mode, strength or language by its code; an unknown code is given back. */
  readonly toolName: (tool: string) => string
  readonly modeName: (mode: string) => string
  readonly strengthName: (strength: string) => string
  readonly languageName: (language: string) => string
  readonly day: (time: Date) => string
}

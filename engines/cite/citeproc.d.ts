/** What we use of citeproc-js, which brings no types. */
declare module 'citeproc' {
  type CiteItem = {
    readonly id: string
    readonly locator?: string
    readonly label?: string
    readonly prefix?: string
    readonly suffix?: string
  }
  type Cluster = {
    readonly citationID?: string
    readonly citationItems: readonly CiteItem[]
    readonly properties: { readonly noteIndex: number; readonly mode?: 'composite' }
  }
  type Position = readonly [id: string, noteIndex: number]
  type System = { readonly retrieveItem: (id: string) => unknown; readonly retrieveLocale: (tag: string) => string }

  class Engine {
    constructor(system: System, style: string, locale: string, isLocaleForced: boolean)
    updateItems(ids: readonly string[]): void
    makeBibliography(): readonly [facts: { readonly entry_ids: readonly (readonly string[])[] }, entries: readonly string[]] | false
    processCitationCluster(
      citation: Cluster,
      before: readonly Position[],
      after: readonly Position[],
    ): readonly [facts: object, changed: readonly (readonly [index: number, text: string, id: string])[]]
    previewCitationCluster(citation: Cluster, before: readonly Position[], after: readonly Position[], form: 'html' | 'text'): string
  }
  const citeproc: { readonly Engine: typeof Engine }
  export default citeproc
}

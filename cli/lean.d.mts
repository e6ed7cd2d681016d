export declare function leanStart(words: readonly string[]): {
  readonly nodeOptions: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

import { ContentError } from './read-content.ts'

/** A text that is shown: its address, what stands before a slug of its kind, and before every address of its language. */
export type Standing = {
  readonly address: string
  readonly base: string
  readonly prefix: string
  readonly file: { readonly name: string; readonly matter: { readonly moved: readonly string[] } }
}

/** Where an address of before leads; null: nowhere. */
export type Moves = (address: string) => { readonly movedTo: string } | null

/** Former addresses of texts. Throws ContentError where one is another text's, or where two texts claim it. */
export function movedTo(texts: readonly Standing[]): Moves {
  const standing = new Set(texts.map(({ address }) => address))
  const moves = new Map<string, string>()
  for (const { address, base, prefix, file } of texts)
    for (const former of file.matter.moved) {
      const from = former.startsWith('/') ? prefix + former : `${base}/${former}`
      if (standing.has(from)) throw new ContentError(`${file.name} cannot have moved from ${from}: a text stands there`)
      if (moves.has(from)) throw new ContentError(`${file.name} and another text have both moved from ${from}`)
      moves.set(from, address)
    }
  return (address) => {
    const to = moves.get(address)
    return to === undefined ? null : { movedTo: to }
  }
}

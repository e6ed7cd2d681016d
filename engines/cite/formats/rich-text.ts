/** Marks that a field of an item may hold, as citation processors know them. */
export type Mark = 'i' | 'b' | 'sup' | 'sub' | 'sc' | 'nocase'

/** A piece of a field: plain text, or what stands inside a mark. */
export type RichPiece = string | { readonly mark: Mark; readonly inside: readonly RichPiece[] }

const opening: readonly (readonly [mark: Mark, open: string, close: string])[] = [
  ['i', '<i>', '</i>'],
  ['b', '<b>', '</b>'],
  ['sup', '<sup>', '</sup>'],
  ['sub', '<sub>', '</sub>'],
  ['sc', '<span style="font-variant:small-caps;">', '</span>'],
  ['nocase', '<span class="nocase">', '</span>'],
]

/** The text of a field with `mark` around it. */
export function marked(mark: Mark, text: string): string {
  const row = opening.find(([name]) => name === mark)
  return row && text !== '' ? `${row[1]}${text}${row[2]}` : text
}

type Open = { readonly mark: Mark; readonly close: string; readonly tag: string; readonly pieces: RichPiece[] }

const tag = /<\/?(?:i|b|sup|sub)>|<span (?:style="font-variant: ?small-caps;"|class="nocase")>|<\/span>/g

/** Takes a field apart at its marks. A tag without its partner is text. */
export function piecesOf(text: string): readonly RichPiece[] {
  const root: RichPiece[] = []
  const open: Open[] = []
  const top = (): RichPiece[] => open.at(-1)?.pieces ?? root
  const giveUp = (): void => {
    const left = open.pop()
    if (left) top().push(left.tag, ...left.pieces)
  }
  let from = 0
  for (const { 0: found, index } of text.matchAll(tag)) {
    if (index > from) top().push(text.slice(from, index))
    from = index + found.length
    const begins = opening.find(([, start]) => start === found.replace(': small', ':small'))
    if (begins) {
      open.push({ mark: begins[0], close: begins[2], tag: found, pieces: [] })
    } else if (open.some(({ close }) => close === found)) {
      while (open.at(-1)?.close !== found) giveUp()
      const done = open.pop()
      if (done) top().push({ mark: done.mark, inside: done.pieces })
    } else {
      top().push(found)
    }
  }
  if (from < text.length) top().push(text.slice(from))
  while (open.length > 0) giveUp()
  return root
}

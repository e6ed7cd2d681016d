/** A paragraph of a document; `isLine` for an item of a list or of a table, which stands close to its neighbours. */
export type Paragraph = { readonly text: string; readonly isLine: boolean }

/** Plain text of paragraphs: a blank line between two of them, one line each for what is listed; empty ones are left out. */
export function layOutParagraphs(paragraphs: readonly Paragraph[]): string {
  const filled = paragraphs.filter(({ text }) => text.trim() !== '')
  return filled
    .map(({ text, isLine }, index) => {
      const before = filled[index - 1]
      if (!before) return text
      return `${isLine && before.isLine ? '\n' : '\n\n'}${text}`
    })
    .join('')
}

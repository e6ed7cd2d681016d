/** A paragraph of a document; `isLine` for an item of a list or of a table, which stands close to its neighbours. */
export type Paragraph = { readonly text: string; readonly isLine: boolean }

/** The paragraphs that hold something, each with what stands before it: a blank line, between lines of a list one line end, nothing before the first. */
export function laidOut<Of extends Paragraph>(paragraphs: readonly Of[]): readonly { readonly before: string; readonly paragraph: Of }[] {
  const filled = paragraphs.filter(({ text }) => text.trim() !== '')
  return filled.map((paragraph, index) => {
    const last = filled[index - 1]
    if (!last) return { before: '', paragraph }
    return { before: paragraph.isLine && last.isLine ? '\n' : '\n\n', paragraph }
  })
}

/** Plain text of paragraphs: a blank line between two of them, one line each for what is listed; empty ones are left out. */
export const layOutParagraphs = (paragraphs: readonly Paragraph[]): string =>
  laidOut(paragraphs)
    .map(({ before, paragraph }) => before + paragraph.text)
    .join('')

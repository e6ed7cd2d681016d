/**
 * The rows of a sheet of tab-separated values below its line of headings. Throws with the sheet's name and the line where the
 * headings are others or a row has more or fewer cells.
 */
export function readSheet(text: string, name: string, headings: readonly string[]): readonly (readonly string[])[] {
  const [head = '', ...lines] = text.replace(/\n+$/, '').split('\n')
  if (head !== headings.join('\t')) throw new Error(`${name}: the first line must be: ${headings.join(', ')}`)
  return lines.map((line, at) => {
    const cells = line.split('\t')
    if (cells.length !== headings.length) throw new Error(`${name}, line ${at + 2}: ${cells.length} cells instead of ${headings.length}`)
    return cells
  })
}

/** A sheet as it is kept. */
export const writeSheet = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((cells) => `${cells.join('\t')}\n`).join('')

/** A column of a table for people: its heading, and what stands in it. */
export type Column<Row> = { readonly heading: string; readonly of: (row: Row) => string | number }

const gap = '  '

/** Rows as lines with aligned columns, figures to the right; a table without rows is its headings alone. */
export function tableLines<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = rows.map((row) => columns.map(({ of }) => of(row)))
  const texts = [columns.map(({ heading }) => heading), ...cells.map((line) => line.map(String))]
  const widths = columns.map((_, index) => Math.max(...texts.map((line) => lengthOf(line[index] ?? ''))))
  const isFigure = columns.map((_, index) => cells.length > 0 && cells.every((line) => typeof line[index] === 'number'))
  const lineOf = (line: readonly string[]): string =>
    line
      .map((text, index) => {
        const space = ' '.repeat((widths[index] ?? 0) - lengthOf(text))
        return isFigure[index] ? space + text : text + space
      })
      .join(gap)
      .trimEnd()
  return texts.map((line) => `${lineOf(line)}\n`).join('')
}

/** A name and a value a line, values aligned. */
export function factLines(facts: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...facts.map(([name]) => lengthOf(name)))
  return facts.map(([name, value]) => `${name.padEnd(width)}${gap}${value}\n`).join('')
}

const lengthOf = (text: string): number => [...text].length

/** One line of a terminal: a name that people gave must not steer it. */
export const plain = (text: string): string => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')

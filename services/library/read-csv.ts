/** A file of comma-separated values broke off inside quotation marks, or a row is longer than one may be. */
export class CsvError extends Error {
  override name = 'CsvError'
}

const rowLengthAtMost = 1_000_000

/**
 * Rows of comma-separated values (RFC 4180), one after the other: quoted fields may hold commas, line ends and doubled
 * quotation marks. Empty lines are passed over. Throws CsvError.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const reader = makeReader()
  let isFirst = true
  for await (const piece of pieces) {
    yield* reader.take(isFirst ? piece.replace(/^\uFEFF/, '') : piece)
    isFirst = false
  }
  yield* reader.end()
}

function makeReader() {
  let [row, field]: [string[], string] = [[], '']
  let length = 0
  /** `quote`: a quotation mark within a quoted field, which either ends it or begins a doubled one. */
  let state: 'plain' | 'quoted' | 'quote' = 'plain'
  const grow = (text: string): void => {
    field += text
    length += text.length
    if (length > rowLengthAtMost) throw new CsvError('A row of the file is too long.')
  }
  const endField = (): void => {
    row.push(field)
    field = ''
  }
  const endRow = (): readonly string[] | null => {
    endField()
    const done = row
    row = []
    length = 0
    return done.length === 1 && done[0] === '' ? null : done
  }
  function* take(piece: string): Generator<readonly string[]> {
    for (const [part] of piece.matchAll(/[",\n\r]|[^",\n\r]+/g)) {
      if (state === 'quoted') {
        if (part === '"') state = 'quote'
        else grow(part)
        continue
      }
      if (part === '"') {
        if (state === 'quote') grow('"')
        state = 'quoted'
        continue
      }
      state = 'plain'
      if (part === ',') endField()
      else if (part === '\n') {
        const done = endRow()
        if (done) yield done
      } else if (part !== '\r') grow(part)
    }
  }
  function* end(): Generator<readonly string[]> {
    if (state === 'quoted') throw new CsvError('The file breaks off inside quotation marks.')
    const done = endRow()
    if (done) yield done
  }
  return { take, end }
}

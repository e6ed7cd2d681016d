/** A square of modules, row by row; what is not 0 is dark. */
export type Modules = { readonly size: number; readonly data: ArrayLike<number> }

/** The dark modules as one path, a stroke for each run of a row; a module is 1 wide. */
export function qrPath({ size, data }: Modules): string {
  const runs: string[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const start = x
      while (x < size && data[y * size + x]) x++
      runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  }
  return runs.join('')
}

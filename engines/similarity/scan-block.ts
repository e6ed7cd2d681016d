import { bucketWidth } from './block.ts'
import type { Fingerprint } from './fingerprint.ts'

/** Takes the postings that are found, ascending by hash. */
export type Sink = (hash: number, ordinal: number) => void

/** A block and what is wanted of it: the hashes of its bucket, ascending. */
export type Scan = { readonly bits: number; readonly bucket: number; readonly data: Uint8Array; readonly wanted: Fingerprint }

/**
 * Tells the postings of a block whose hash is wanted, without unpacking the others: a query reads thousands of blocks for a
 * posting or two each. Bytes that no block has give no posting; `decodeBlock` is what checks them.
 */
export function scanBlock({ bits, bucket, data, wanted }: Scan, sink: Sink): void {
  const base = bucket * bucketWidth(bits)
  let at = 0
  let sought = (wanted[0] ?? Infinity) - base
  let distance = 0
  for (let i = 0; i < data.length;) {
    let byte = data[i++] ?? 0
    let value = byte & 127
    let shift = 7
    for (; byte >= 128 && shift < 28; shift += 7) {
      byte = data[i++] ?? 0
      value |= (byte & 127) << shift
    }
    // What is above 28 bits does not fit a shift.
    for (let scale = 2 ** 28; byte >= 128; scale *= 128) {
      byte = data[i++] ?? 0
      value += (byte & 127) * scale
    }
    distance += value
    while (sought < distance) sought = ++at < wanted.length ? (wanted[at] ?? Infinity) - base : Infinity
    if (sought === Infinity) return
    if (sought > distance) {
      while ((data[i++] ?? 0) >= 128);
      continue
    }
    let ordinal = 0
    shift = 0
    do {
      byte = data[i++] ?? 0
      ordinal |= (byte & 127) << shift
      shift += 7
    } while (byte >= 128)
    sink(base + distance, ordinal >>> 0)
  }
}

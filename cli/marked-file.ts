import { writeFile } from 'node:fs/promises'
import { makeFileMarker } from '#services/files/file-marker.ts'
import type { ProofreadResult } from '#tools/proofread/contract.ts'
import { UsageError } from './usage-error.ts'

const markFile = makeFileMarker({ file: new URL('../services/files/mark-process.ts', import.meta.url) })

type Marked = {
  /** The document that was proofread. */
  readonly bytes: Uint8Array
  readonly result: Pick<ProofreadResult, 'lints'>
  /** Where the marked one goes. */
  readonly file: string
}

/** Writes a document with every first suggestion as a tracked change and every reason as a comment. Throws AppError or UsageError. */
export async function writeMarked({ bytes, result, file }: Marked): Promise<void> {
  const marks = result.lints.map(({ span, suggestions: [to = null], title, message }) => ({ span, to, remark: `${title}. ${message}` }))
  const by = { author: 'Tinta', date: new Date().toISOString().replace(/\.\d+Z$/, 'Z') }
  const marked = await markFile(bytes, { marks, by })
  await writeFile(file, marked.bytes).catch(() => {
    throw new UsageError(`${file} cannot be written.`)
  })
}

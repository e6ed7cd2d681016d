import type { CheckerFinding } from '#engines/proofread/checker-lints.ts'

/** What a checker is asked. `dialect` is the text's variant, as a BCP 47 tag. */
export type CheckerQuestion = { readonly text: string; readonly language: string; readonly dialect: string }

/** A program for proofreading that the operator runs beside ours. */
export type Checker = {
  readonly name: string
  /** Whether it knows the language at all. */
  readonly speaks: (language: string) => boolean
  /** Throws when it does not answer as it should. */
  readonly check: (question: CheckerQuestion, signal: AbortSignal) => Promise<readonly CheckerFinding[]>
}

const bytesAtMost = 8 * 1024 * 1024

/** Sends a form and reads JSON. Throws for anything but an answer of a size that can be read. */
export async function askByForm(url: URL, form: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), signal, redirect: 'error' })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  let size = 0
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > bytesAtMost) throw new Error('its answer is too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

import { docxParts } from './docx-parts.ts'
import type { SavedKind } from './saved-kinds.ts'

/** Offers a text to the browser as a file. What a Word file needs is fetched when one is asked for. */
export async function saveFile({
  text,
  kind,
  name,
  language,
}: {
  readonly text: string
  readonly kind: SavedKind
  readonly name: string
  readonly language: string
}): Promise<void> {
  const blob =
    kind === 'docx'
      ? await docxBlob(text, language)
      : new Blob([text.endsWith('\n') ? text : `${text}\n`], { type: `text/${kind === 'md' ? 'markdown' : 'plain'};charset=utf-8` })
  saveBlob(blob, `${name}.${kind}`)
}

/** Offers anything to the browser as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function docxBlob(text: string, language: string): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate')
  const files = Object.entries(docxParts(text, language)).map(([path, xml]) => [path, strToU8(xml)] as const)
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return new Blob([Uint8Array.from(zipSync(Object.fromEntries(files)))], { type })
}

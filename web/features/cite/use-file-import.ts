import { useState } from 'react'
import type { ImportResult } from '#tools/cite/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { textOfFile } from '#web/workbench/text-of-file.ts'
import { useFileDrop } from '#web/workbench/use-file-drop.ts'
import { requestImport } from './cite-api.ts'
import { folderOf } from './use-adding.ts'
import type { CiteDesk } from './use-cite.ts'

/** What came of a file. */
export type Imported = {
  readonly name: string
  readonly added: number
  readonly doubles: number
  readonly problems: ImportResult['problems']
}

export type FileImport = {
  readonly state:
    | { readonly phase: 'idle' }
    | { readonly phase: 'reading'; readonly name: string }
    | { readonly phase: 'done'; readonly imported: Imported }
    | { readonly phase: 'failed'; readonly problem: Problem }
    | { readonly phase: 'too-large' }
  readonly isOver: boolean
  readonly take: (file: File) => void
  readonly clear: () => void
}

/** In bytes: what the server takes. */
export const fileAtMost = 20_000_000

/** References out of a file that was chosen or dropped anywhere on the page. */
export function useFileImport(desk: CiteDesk): FileImport {
  const { files: words } = useMessages().cite
  const { code: language } = useLocale()
  const [state, setState] = useState<FileImport['state']>({ phase: 'idle' })
  const take = async (file: File) => {
    if (file.size > fileAtMost) return setState({ phase: 'too-large' })
    setState({ phase: 'reading', name: file.name })
    const text = await textOfFile(file, language)
    if (text === null) return setState({ phase: 'failed', problem: { code: 'file-broken', status: 0 } })
    if (text.trim() === '') return setState({ phase: 'done', imported: { name: file.name, added: 0, doubles: 0, problems: [] } })
    const read = await requestImport(text, language)
    if (!read.ok) return setState({ phase: 'failed', problem: read.problem })
    const imported = await keepAll(desk, file.name, read.value)
    if ('code' in imported) return setState({ phase: 'failed', problem: imported })
    setState({ phase: 'done', imported })
    announce(words.done(imported.added))
  }
  const isOver = useFileDrop((file) => void take(file))
  return { state, isOver, take: (file) => void take(file), clear: () => setState({ phase: 'idle' }) }
}

async function keepAll(desk: CiteDesk, name: string, { items, problems }: ImportResult): Promise<Imported | Problem> {
  if (items.length === 0) return { name, added: 0, doubles: 0, problems }
  const folder = folderOf(desk.place)
  const answer = await desk.client.add({ items, ...(folder === null ? {} : { folder }) })
  if (!answer.ok) return answer.problem
  const { added, doubles } = answer.value
  desk.works.put(added)
  const known = [...new Set(doubles.map(({ of }) => of))].filter((id) => !desk.byId.has(id) && !added.some((one) => one.id === id))
  if (folder !== null && known.length > 0) {
    const filed = await desk.client.change({ ids: known, addFolder: folder })
    if (filed.ok) desk.works.put(filed.value.items)
  }
  return { name, added: added.length, doubles: doubles.length, problems }
}

import type { ExportFormat } from '#tools/cite/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, type Copied } from '#web/workbench/copy-text.ts'
import { saveBlob } from '#web/workbench/save-file.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { requestExport } from './cite-api.ts'
import { copiedList } from './copied-list.ts'
import { folderOf } from './use-adding.ts'
import type { CiteDesk } from './use-cite.ts'

const endings: Readonly<Record<ExportFormat, string>> = {
  bibtex: 'bib',
  ris: 'ris',
  'csl-json': 'json',
  'endnote-xml': 'xml',
  docx: 'docx',
  html: 'html',
  text: 'txt',
}

export type ListActions = {
  readonly copyList: () => Promise<void>
  /** A mark of the text, in both forms. */
  readonly copyMark: (mark: Copied) => Promise<void>
  readonly saveAs: (format: ExportFormat) => Promise<void>
  /** Out of a folder's list the work stays in the library; out of any other it goes. Both can be taken back. */
  readonly remove: (id: string) => Promise<void>
}

/** What is done with the list and its entries. */
export function useListActions(desk: CiteDesk): ListActions {
  const { cite: words, problems } = useMessages()
  const { code: language } = useLocale()
  const { client, works, list, manner, place } = desk

  const undo = async (token: string) => {
    const answer = await client.undo(token)
    if (answer.ok) works.put(answer.value.items)
    else tellProblem(problems, answer.problem.code, answer.problem)
  }
  const copy = async (copied: Copied, said: string) => {
    const outcome = await copyText(copied)
    const text = outcome === 'formatted' ? said : outcome === 'plain' ? words.copied.plain : words.copied.failed
    showToast({ text, tone: outcome === 'failed' ? 'info' : 'done' })
  }
  return {
    copyList: () => copy(copiedList(list.entries), words.copied.list(list.entries.filter(({ isListed }) => isListed).length)),
    copyMark: (mark) => copy(mark, words.copied.mark(mark.plain)),
    saveAs: async (format) => {
      announce(words.bar.exporting)
      const items = (works.items ?? []).map(({ item }) => item)
      const answer = await requestExport({ items, format, ...manner, language })
      if (answer.ok) saveBlob(answer.value, `${words.bar.file}.${endings[format]}`)
      else tellProblem(problems, answer.problem.code, answer.problem)
    },
    remove: async (id) => {
      const folder = folderOf(place)
      const kept = desk.byId.get(id)
      works.take([id])
      desk.open(null)
      const answer = folder === null ? await client.remove([id]) : await client.change({ ids: [id], removeFolder: folder })
      if (!answer.ok) {
        if (kept) works.put([kept])
        return tellProblem(problems, answer.problem.code, answer.problem)
      }
      const token = answer.value.undo
      showToast({
        text: folder === null ? words.list.removedForGood : words.list.removed,
        ...(token === null ? {} : { action: { label: words.undo, run: () => void undo(token) } }),
      })
    },
  }
}

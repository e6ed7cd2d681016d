import { useMemo } from 'react'
import type { LibraryMessages, Messages } from '#locales/messages.ts'
import { itemsAtMost, type ExportFormat } from '#tools/cite/contract.ts'
import type { ChangeResult, Folder, KeptItem } from '#tools/library/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Answer } from '#web/workbench/api-client.ts'
import { copyText } from '#web/workbench/copy-text.ts'
import type { LibraryChange } from '#web/workbench/library-client.ts'
import { saveNow } from '#web/workbench/save-now.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { inParts, type InParts } from './in-parts.ts'
import { requestFile, requestList } from './library-api.ts'
import type { LibraryDesk } from './library-desk.ts'

export type WorkActions = {
  readonly move: (works: readonly KeptItem[], folder: Folder) => void
  readonly takeOut: (works: readonly KeptItem[], folder: string) => void
  readonly tag: (works: readonly KeptItem[], tag: string) => void
  readonly untag: (works: readonly KeptItem[], tag: string) => void
  readonly remove: (works: readonly KeptItem[]) => void
  readonly merge: (keep: KeptItem, drop: KeptItem) => Promise<boolean>
  readonly keepBoth: (first: KeptItem, second: KeptItem) => Promise<boolean>
  readonly copy: (works: readonly KeptItem[]) => Promise<void>
  readonly save: (works: readonly KeptItem[], format: ExportFormat) => Promise<void>
}

const endings: Readonly<Record<ExportFormat, string>> = {
  docx: 'docx',
  bibtex: 'bib',
  ris: 'ris',
  'csl-json': 'json',
  'endnote-xml': 'xml',
  html: 'html',
  text: 'txt',
}

type Telling = Pick<LibraryDesk, 'client'> & { readonly words: LibraryMessages; readonly problems: Messages['problems'] }

/** How it is told that something is done, with its way back. */
function makeTelling({ client, words, problems }: Telling) {
  const undo = async (tokens: readonly string[]): Promise<void> => {
    for (const token of tokens) {
      const answer = await client.undo(token)
      if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
    }
    showToast({ text: words.undone })
  }
  const tellDone = (text: string, tokens: readonly string[]): void =>
    showToast({ text, ...(tokens.length === 0 ? {} : { action: { label: words.undo, run: () => void undo(tokens) } }) })
  /** Waits for a change and says how it went. */
  const done = async (asked: Promise<Answer<ChangeResult>>, text: string): Promise<boolean> => {
    const answer = await asked
    if (answer.ok) tellDone(text, answer.value.undo === null ? [] : [answer.value.undo])
    else tellProblem(problems, answer.problem.code, answer.problem)
    return answer.ok
  }
  /** Says how a change of any number of works went; of what was done before a problem as well. */
  const doneInParts = ({ done: ids, undos, problem }: InParts, text: (count: number) => string): void => {
    if (ids.length > 0) tellDone(text(ids.length), undos)
    if (problem) tellProblem(problems, problem.code, problem)
  }
  return { done, doneInParts }
}

/** A list and a file are made whole or not at all. */
function isTooMany(works: readonly KeptItem[], { tooMany }: LibraryMessages['bulk']): boolean {
  if (works.length <= itemsAtMost) return false
  showToast({ text: tooMany(itemsAtMost), tone: 'info' })
  return true
}

/** What is done to one work or several. Each says that it is done, with a way back; or why not. */
export function useWorkActions({ client, pieces, dispatch }: Pick<LibraryDesk, 'client' | 'pieces' | 'dispatch'>): WorkActions {
  const { library: words, problems } = useMessages()
  const { code: locale } = useLocale()
  return useMemo(() => {
    const { bulk, doubles } = words
    const { done, doneInParts } = makeTelling({ client, words, problems })
    const change = async (works: readonly KeptItem[], what: Omit<LibraryChange, 'ids'>, text: (count: number) => string): Promise<void> => {
      const changed = await inParts(idsOf(works), (ids) => client.change({ ids: [...ids], ...what }))
      dispatch({ type: 'changed', works: changed.items })
      doneInParts(changed, text)
    }
    const remove = async (works: readonly KeptItem[]): Promise<void> => {
      const removed = await inParts(idsOf(works), client.remove)
      dispatch({ type: 'gone', ids: removed.done })
      doneInParts(removed, bulk.removed)
    }
    return {
      move: (works, folder) => void change(works, { moveTo: folder.id }, (count) => bulk.moved(count, folder.name)),
      takeOut: (works, folder) => void change(works, { removeFolder: folder }, bulk.takenOut),
      tag: (works, tag) => void change(works, { addTags: [tag] }, (count) => bulk.tagged(count, tag)),
      untag: (works, tag) => void change(works, { removeTags: [tag] }, (count) => bulk.untagged(count, tag)),
      remove: (works) => void remove(works),
      merge: (keep, drop) => done(client.merge({ keep: keep.id, drop: drop.id }), doubles.merged),
      keepBoth: (first, second) => done(client.merge({ keep: first.id, drop: second.id, keepBoth: true }), doubles.kept),
      copy: async (works) => {
        if (isTooMany(works, bulk)) return
        const answer = await requestList(works, locale)
        if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
        const outcome = await copyText(pieces.copiedList(answer.value.entries))
        const text = { formatted: bulk.copied(works.length), plain: bulk.copiedPlain, failed: bulk.notCopied }[outcome]
        showToast({ text, tone: outcome === 'failed' ? 'info' : 'done' })
      },
      save: async (works, format) => {
        if (isTooMany(works, bulk)) return
        const answer = await requestFile(works, format, locale)
        if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
        await saveNow(problems, ({ saveBlob }) => saveBlob(answer.value, `${bulk.file}.${endings[format]}`))
      },
    }
  }, [client, pieces, dispatch, words, problems, locale])
}

const idsOf = (works: readonly KeptItem[]): string[] => works.map(({ id }) => id)

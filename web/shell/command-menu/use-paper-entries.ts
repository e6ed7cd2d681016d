import { FileText, History } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { HistoryEntry, HistoryLine, HistoryPage } from '#tools/account/contract.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import { makersOf, workText, yearOf } from '#tools/library/read-work.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { useGo, useHref } from '#web/i18n/page-link.tsx'
import { send, type Guard } from '#web/workbench/api-client.ts'
import { handOver, type Desk } from '#web/workbench/hand-over.ts'
import { useSession } from '#web/workbench/session.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { pageOfTool, useToolName } from '#web/workbench/tool-name.ts'
import type { ToolKey } from '../tools.ts'
import type { Entry } from './entry.ts'
import { useFollow } from './use-follow.ts'

const worksAtMost = 200
const textsAtMost = 20
const firstOfEach = 2

/** Works of the library, and texts of the history of whoever is signed in. Asked for when the menu opens; without them it does without. */
export function usePaperEntries(): readonly Entry[] {
  const works = useWorks()
  const texts = useTexts()
  return [...useWorkEntries(works), ...useHistoryEntries(texts)]
}

function useWorkEntries(works: readonly KeptItem[]): readonly Entry[] {
  const href = useHref()
  const follow = useFollow()
  return works.flatMap(({ id, item }, at): readonly Entry[] => {
    const title = workText(item, 'title')
    const makers = makersOf(item)
    const named = [makers.length > 2 ? `${makers[0]} …` : makers.join(', '), yearOf(item)].filter((part) => part !== '' && part !== null)
    const label = makers.length === 0 ? title : named.join(' ')
    if (label === '') return []
    const address = `${href('citation')}?edit=${encodeURIComponent(id)}`
    return [
      {
        id: `work:${id}`,
        group: 'papers',
        label,
        ...(makers.length === 0 || title === '' ? {} : { detail: title }),
        also: makers.slice(1),
        lang: '',
        icon: FileText,
        isFirst: at < firstOfEach,
        href: address,
        run: () => follow(address),
      },
    ]
  })
}

/** Desks that a text of the history goes back to; the others are looked at in the history. */
const deskOf: Partial<Readonly<Record<ToolKey, Desk>>> = { paraphraser: 'paraphraser', proofreader: 'proofreader', detector: 'detector' }

const isEntry: Guard<HistoryEntry> = (value): value is HistoryEntry =>
  typeof value === 'object' && value !== null && 'input' in value && typeof value.input === 'string'

function useHistoryEntries(lines: readonly HistoryLine[]): readonly Entry[] {
  const { problems, shell } = useMessages()
  const { code: locale } = useLocale()
  const toolName = useToolName()
  const go = useGo()
  const open = async (line: HistoryLine) => {
    const page = pageOfTool(line.tool)
    const desk = page === null ? undefined : deskOf[page]
    if (page === null || desk === undefined) return go('history')
    const path = `/api/v1/history/${encodeURIComponent(line.id)}`
    const answer = await send({ method: 'GET', path, isValue: isEntry, locale })
    if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
    const language = textLanguages.find(({ code }) => code === line.language)?.code ?? null
    handOver(desk, { text: answer.value.input, language, options: line.tool === 'rephrase' ? line.options : {} })
    go(page)
  }
  return lines
    .filter(({ title }) => title !== '')
    .map((line, at) => ({
      id: `history:${line.id}`,
      group: 'papers',
      label: line.title,
      detail: toolName(line.tool),
      also: [shell.nav.history],
      lang: textLanguages.find(({ code }) => code === line.language)?.tag ?? '',
      icon: History,
      isFirst: at < firstOfEach,
      run: () => void open(line),
    }))
}

/** The works that were changed last. The code of a library is fetched with the first question. */
function useWorks(): readonly KeptItem[] {
  const { user, isLoading } = useSession()
  const { code: locale } = useLocale()
  const account = user?.id ?? null
  const [works, setWorks] = useState<readonly KeptItem[]>([])
  useEffect(() => {
    if (isLoading) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const client =
        account === null
          ? (await import('#web/workbench/library-in-browser.ts')).libraryInBrowser(locale)
          : (await import('#web/workbench/library-on-server.ts')).libraryOnServer(locale, account)
      const answer = await client.find({ sort: 'changed', order: 'down', limit: worksAtMost }, controller.signal)
      if (answer.ok && !controller.signal.aborted) setWorks(answer.value.items)
    }
    ask().catch(() => undefined)
    return () => controller.abort()
  }, [account, isLoading, locale])
  return works
}

const isPage: Guard<HistoryPage> = (value): value is HistoryPage =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries)

function useTexts(): readonly HistoryLine[] {
  const { user } = useSession()
  const { code: locale } = useLocale()
  const account = user?.id ?? null
  const [lines, setLines] = useState<readonly HistoryLine[]>([])
  useEffect(() => {
    if (account === null) return undefined
    const controller = new AbortController()
    const path = `/api/v1/history?limit=${textsAtMost}`
    void send({ method: 'GET', path, isValue: isPage, locale, signal: controller.signal }).then((answer) => {
      if (answer.ok && !controller.signal.aborted) setLines(answer.value.entries)
    })
    return () => controller.abort()
  }, [account, locale])
  return lines
}

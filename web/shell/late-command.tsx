import { useCallback, useEffect, useState } from 'react'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { useMessages } from '../i18n/messages.tsx'
import { useGo } from '../i18n/page-link.tsx'
import { onCommandRequest, type CommandPart } from '../workbench/command-request.ts'
import { onIntent } from '../workbench/on-intent.ts'
import { toolAt } from '../workbench/shortcuts.ts'
import { tellProblem } from '../workbench/tell-problem.ts'
import { focusRegion, useShortcuts } from '../workbench/use-shortcuts.ts'
import { useTools } from './tools.ts'

const host = onIntent(async () => {
  const [{ CommandHost }] = await Promise.all([
    import('./command-menu/command-host.tsx'),
    fetchLateMessages(localeOfPath(location.pathname).code),
  ])
  return { CommandHost }
})

/** Fetches the menu before it is asked for: the pointer or the focus is on its button. */
export const hintCommand = (): void => host.load()

/** The keys of every page; the command menu and the list of shortcuts, fetched when they are asked for. */
export function LateCommand() {
  const { problems } = useMessages()
  const parts = host.useLoaded()
  const [open, setOpen] = useState<CommandPart | null>(null)
  const tools = useTools()
  const go = useGo()
  const show = useCallback(
    (part: CommandPart) => {
      setOpen(part)
      void host.isThere().then((isThere) => {
        if (isThere) return
        setOpen(null)
        tellProblem(problems, 'network-request-failed')
      })
    },
    [problems],
  )
  useEffect(() => onCommandRequest(show), [show])
  useShortcuts({
    menu: () => show('menu'),
    help: () => show('keys'),
    tool: (key) => {
      const tool = tools[toolAt(key) ?? -1]
      if (tool) go(tool.key)
      return tool !== undefined
    },
    'next-region': () => focusRegion(1),
    'previous-region': () => focusRegion(-1),
  })
  return parts && <parts.CommandHost open={open} onOpen={setOpen} />
}

import { useEffect, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import type { Menu } from './use-menu.ts'

/** After so long without a key the count is said. */
const pauseMs = 400

/** The foot of the menu: its keys, how much there is, and that nothing is lost. */
export function CommandFoot({ menu: { found, typed, acting, active } }: { readonly menu: Menu }) {
  const { foot, count } = useMessages().command
  return (
    <div className="command-foot">
      <span className="command-hint">
        <Kbd keys={['↑', '↓']} /> {foot.walk}
      </span>
      <span className="command-hint">
        <Kbd keys={['enter']} /> {foot.open}
      </span>
      {acting ? (
        <span className="command-hint">
          <Kbd keys={['Esc']} /> {foot.back}
        </span>
      ) : active?.entry.href === undefined ? null : (
        <span className="command-hint">
          <Kbd keys={['Tab']} /> {foot.actions}
        </span>
      )}
      <span className="command-count">
        {count(found.shown, found.found)} · {foot.stays}
      </span>
      <Said found={found.found} typed={typed} />
    </div>
  )
}

/** The page's own region for such words cannot be heard while the menu is over it. */
function Said({ found, typed }: { readonly found: number; readonly typed: string }) {
  const { command } = useMessages()
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(typed === '' ? '' : found === 0 ? command.none(typed.trim()) : command.found(found)), pauseMs)
    return () => clearTimeout(timer)
  }, [found, typed, command])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}

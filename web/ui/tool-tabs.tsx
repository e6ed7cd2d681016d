import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type ToolTab = {
  readonly key: string
  readonly label: string
  readonly href: string
  readonly icon: LucideIcon
  readonly isOpen: boolean
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect

/**
 * Notebook dividers on top of a `Sheet`. Links, not tabs in ARIA's sense: each is a page; the open one is
 * `aria-current`. If they do not fit they scroll, start at the open one, and the last one fades.
 */
export function ToolTabs({
  label,
  tabs,
  reloads = false,
}: {
  readonly label: string
  readonly tabs: readonly ToolTab[]
  readonly reloads?: boolean
}) {
  const row = useRef<HTMLElement>(null)
  const [isWide, setIsWide] = useState(false)
  const open = tabs.find(({ isOpen }) => isOpen)?.key

  useBrowserLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => setIsWide(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  useBrowserLayoutEffect(() => {
    const element = row.current
    const current = element?.querySelector('[aria-current]')
    if (!element || !current || element.scrollWidth <= element.clientWidth) return
    element.scrollBy({ left: current.getBoundingClientRect().x - element.getBoundingClientRect().x - 24 })
  }, [open])

  return (
    <nav ref={row} aria-label={label} className={classNames('tabs', isWide && 'fades-end')}>
      {tabs.map(({ key, label: name, href, icon, isOpen }) => (
        <Link key={key} to={href} className="tab" aria-current={isOpen ? 'page' : undefined} prefetch="intent" reloadDocument={reloads}>
          {isOpen ? <Icon of={icon} /> : null}
          {name}
        </Link>
      ))}
    </nav>
  )
}

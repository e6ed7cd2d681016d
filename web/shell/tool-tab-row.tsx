import { useHref } from '../i18n/page-link.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { ToolTabs } from '../ui/tool-tabs.tsx'
import { useIsBuildOld } from './build-updates.ts'
import { useTools, type ToolKey } from './tools.ts'

/** The dividers on top of a tool's sheet; `open` is the tool in sight. Directly before the `Sheet`. */
export function ToolTabRow({ open }: { readonly open: ToolKey }) {
  const { tools: words } = useMessages().shell
  const href = useHref()
  const tabs = useTools().map(({ key, icon }) => ({ key, icon, label: words[key].tab, href: href(key), isOpen: key === open }))
  return <ToolTabs label={words.label} tabs={tabs} reloads={useIsBuildOld()} />
}

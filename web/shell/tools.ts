import {
  BookA,
  BookOpen,
  Languages,
  PenLine,
  Presentation,
  Quote,
  ScanText,
  Search,
  ShieldCheck,
  SpellCheck,
  type LucideIcon,
} from 'lucide-react'
import type { PageKey, ShellMessages } from '#locales/messages.ts'
import { useSite } from './site.ts'

export type ToolKey = Exclude<keyof ShellMessages['tools'], 'label'> & PageKey

/** The tools in the order of the tabs, each with its icon. */
export const tools: readonly { readonly key: ToolKey; readonly icon: LucideIcon }[] = [
  { key: 'paraphraser', icon: PenLine },
  { key: 'proofreader', icon: SpellCheck },
  { key: 'detector', icon: ScanText },
  { key: 'plagiarism', icon: ShieldCheck },
  { key: 'citation', icon: Quote },
  { key: 'writer', icon: BookOpen },
  { key: 'translate', icon: Languages },
  { key: 'thesaurus', icon: BookA },
  { key: 'sourceFinder', icon: Search },
  { key: 'presentation', icon: Presentation },
]

/** The tools that work, in order. */
export function useTools(): typeof tools {
  const { ready } = useSite()
  return tools.filter(({ key }) => ready.includes(key))
}

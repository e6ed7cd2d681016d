import { useMessages } from '../i18n/messages.tsx'
import type { ToolKey } from '../shell/tools.ts'

/** The page of each tool, by the tool's id in counts and histories. */
const pageOf: Readonly<Record<string, ToolKey>> = {
  rephrase: 'paraphraser',
  proofread: 'proofreader',
  detect: 'detector',
  check: 'plagiarism',
  cite: 'citation',
  write: 'writer',
  translate: 'translate',
  thesaurus: 'thesaurus',
  sources: 'sourceFinder',
  present: 'presentation',
}

/** The page on which a tool works; null for one that this build does not know. */
export const pageOfTool = (tool: string): ToolKey | null => (Object.hasOwn(pageOf, tool) ? (pageOf[tool] ?? null) : null)

/** The short name of a tool by its id; an unknown id is given back. */
export function useToolName(): (tool: string) => string {
  const { tools } = useMessages().shell
  return (tool) => {
    const page = pageOfTool(tool)
    return page ? tools[page].tab : tool
  }
}

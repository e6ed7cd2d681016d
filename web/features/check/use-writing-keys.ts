import { useShortcuts } from '#web/workbench/use-shortcuts.ts'

/** Keys while a text is written. */
export function useWritingKeys(start: () => void): void {
  useShortcuts({ run: start })
}

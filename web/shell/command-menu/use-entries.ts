import type { Entry } from './entry.ts'
import { english } from './english.ts'
import { usePageEntries } from './use-page-entries.ts'
import { usePaperEntries } from './use-paper-entries.ts'
import { useSettingEntries } from './use-setting-entries.ts'
import { useTextEntries } from './use-text-entries.ts'

/** Everything that the menu knows on this page, each found by its English names too. */
export function useEntries(onKeys: () => void): readonly Entry[] {
  const entries = [...useTextEntries(), ...usePageEntries(), ...usePaperEntries(), ...useSettingEntries(onKeys)]
  return entries.map((entry) => ({
    ...entry,
    also: [...(entry.also ?? []), ...(english[entry.id.replace(/:(?:original|result)$/, '')] ?? [])],
  }))
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Versions } from '#web/workbench/versions.ts'
import type { Version } from './sheet-state.ts'

/** Earlier and later versions of the result; nothing while there is only one. */
export function VersionStepper({ versions, onTurn }: { readonly versions: Versions<Version>; readonly onTurn: (by: -1 | 1) => void }) {
  const { result, mode, strength } = useMessages().rephrase
  const { all, at } = versions
  const current = all[at]
  if (all.length < 2 || !current) return null
  const isMixed = all.some(({ asked }) => asked.mode !== current.asked.mode || asked.strength !== current.asked.strength)
  return (
    <div className="stepper">
      <Button
        variant="quiet"
        size="small"
        isIcon
        aria-label={result.previous}
        aria-keyshortcuts="["
        aria-disabled={at === 0 || undefined}
        onClick={() => onTurn(-1)}
      >
        <Icon of={ChevronLeft} turns />
      </Button>
      <span>
        <span aria-hidden="true">{result.version(at + 1, all.length)}</span>
        <span className="sr-only">{result.versionRead(at + 1, all.length)}</span>
        {isMixed ? (
          <span className="stepper-settings"> {result.versionOf(mode[current.asked.mode], strength[current.asked.strength])}</span>
        ) : null}
      </span>
      <Button
        variant="quiet"
        size="small"
        isIcon
        aria-label={result.next}
        aria-keyshortcuts="]"
        aria-disabled={at === all.length - 1 || undefined}
        onClick={() => onTurn(1)}
      >
        <Icon of={ChevronRight} turns />
      </Button>
    </div>
  )
}

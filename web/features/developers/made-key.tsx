import { Copy } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { NewApiKey } from '#tools/keys/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/workbench/isolated.ts'
import { useCopy } from './use-copy.ts'

/** A key that was just made, for the only time; the focus goes to it. */
export function MadeKey({ made: { key, token }, onDone }: { readonly made: NewApiKey; readonly onDone: () => void }) {
  const { keys: words } = useMessages().developers
  const field = useRef<HTMLInputElement>(null)
  const [id, warningId] = [useId(), useId()]
  const copy = useCopy()
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="keys-made">
      <p className="font-semibold" role="status">
        {words.ready(isolated(key.name))}
      </p>
      <p id={warningId}>{words.warning}</p>
      <label htmlFor={id} className="sr-only">
        {words.field}
      </label>
      <input
        ref={field}
        id={id}
        className="field keys-token"
        dir="ltr"
        readOnly
        spellCheck={false}
        value={token}
        aria-describedby={warningId}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => copy(token, words.copied)}>
          <Icon of={Copy} /> {words.copy}
        </Button>
        <Button onClick={onDone}>{words.kept}</Button>
      </div>
    </div>
  )
}

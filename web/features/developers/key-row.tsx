import { useEffect, useRef, useState } from 'react'
import type { ApiKey } from '#tools/keys/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { isolated } from '#web/workbench/isolated.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { useSending } from '#web/workbench/use-sending.ts'
import type { KeysDesk } from './use-keys.ts'

type KeyRowProps = { readonly apiKey: ApiKey; readonly desk: KeysDesk; readonly onRevoked: (id: string) => void }

/** A key that works: its name, its first characters, its use. The first click on revoking says what ends, the second does it. */
export function KeyRow({ apiKey: { id, name, start, createdAt, lastUsedAt }, desk, onRevoked }: KeyRowProps) {
  const { keys: words } = useMessages().developers
  const { moment } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsAsking(false)
    first.current?.focus()
  }
  return (
    <li className="keys-row">
      <div className="keys-what">
        <span className="keys-title">
          <bdi>{name}</bdi>
          <code dir="ltr" translate="no">
            {start}…
          </code>
        </span>
        <span className="keys-use">
          {words.made(createdAt)} · {lastUsedAt ? words.used(moment(lastUsedAt)) : words.unused}
        </span>
      </div>
      <Button ref={first} variant="quiet" size="small" aria-expanded={isAsking} onClick={() => (isAsking ? close() : setIsAsking(true))}>
        {words.revoke} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {isAsking ? <Revoking id={id} name={name} desk={desk} onRevoked={onRevoked} onClose={close} /> : null}
    </li>
  )
}

type RevokingProps = Omit<KeyRowProps, 'apiKey'> & Pick<ApiKey, 'id' | 'name'> & { readonly onClose: () => void }

function Revoking({ id, name, desk, onRevoked, onClose }: RevokingProps) {
  const { keys: words } = useMessages().developers
  const sending = useSending()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const revoke = () =>
    sending.send(
      () => desk.api.revoke(id),
      () => {
        desk.drop(id)
        onRevoked(id)
        announce(words.revoked)
      },
    )
  return (
    // Escape bubbles up from the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="keys-ask" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <p>{words.ask(isolated(name))}</p>
      <div className="even-buttons">
        <Button className="button-grave" isBusy={sending.isBusy} onClick={revoke}>
          {words.yes}
        </Button>
        <Button ref={keep} onClick={onClose}>
          {words.no}
        </Button>
      </div>
      <ProblemLine problem={sending.problem} />
    </div>
  )
}

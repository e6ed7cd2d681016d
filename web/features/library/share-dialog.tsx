import { Copy } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Share } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import type { LibraryShares } from '#web/workbench/library-client.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { useSending, type Sending } from '#web/workbench/use-sending.ts'
import type { LibraryDesk } from './library-desk.ts'

type ShareDialogProps = {
  readonly desk: LibraryDesk
  /** The folder to share, null for the whole library; undefined while the dialog is closed. */
  readonly folder: string | null | undefined
  readonly onClose: () => void
}

/** Links by which others read a reference list: made, copied, and ended. */
export function ShareDialog({ desk, folder, onClose }: ShareDialogProps) {
  const { library, shell } = useMessages()
  const { shares } = desk.client
  if (!shares) return null
  return (
    <Dialog isOpen={folder !== undefined} onClose={onClose} title={library.share.title} closeLabel={shell.dialog.close}>
      <Sharing desk={desk} shares={shares} folder={folder ?? null} />
    </Dialog>
  )
}

const dayChoices = [7, 30, 90, 365] as const

type SharingProps = { readonly desk: LibraryDesk; readonly shares: LibraryShares; readonly folder: string | null }

function Sharing({ desk, shares, folder }: SharingProps) {
  const { share: words } = useMessages().library
  const sending = useSending()
  const [days, setDays] = useState(30)
  const [made, setMade] = useState<Share | null>(null)
  const { list, end } = useShares(shares, sending, made)
  const daysId = useId()
  const name = desk.state.overview?.folders.find(({ id }) => id === folder)?.name
  const make = () => sending.send(() => shares.make({ days, ...(folder === null ? {} : { folder }) }), setMade)
  const others = list.filter(({ id }) => id !== made?.id)
  return (
    <>
      <p className="mt-2 text-ink-soft">
        <bdi>{name === undefined ? words.leadAll : words.lead(name)}</bdi>
      </p>
      {made ? (
        <MadeLink share={made} />
      ) : (
        <div className="library-share-make">
          <label htmlFor={daysId} className="label">
            {words.days}
          </label>
          <select id={daysId} className="field" data-first-focus value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {dayChoices.map((count) => (
              <option key={count} value={count}>
                {words.dayCount(count)}
              </option>
            ))}
          </select>
          <Button variant="primary" isBusy={sending.isBusy} onClick={make}>
            {words.make}
          </Button>
        </div>
      )}
      <ProblemLine problem={sending.problem} />
      {others.length > 0 ? (
        <div className="mt-5">
          <h3 className="label">{words.others}</h3>
          <ul className="library-shares">
            {others.map((share) => (
              <ShareRow
                key={share.id}
                share={share}
                name={desk.state.overview?.folders.find(({ id }) => id === share.folder)?.name ?? words.whole}
                onEnd={() => end(share.id)}
              />
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}

/** The links that work, asked for when the dialog opens and after each new one. */
function useShares(shares: LibraryShares, sending: Sending, made: Share | null) {
  const { share: words } = useMessages().library
  const [list, setList] = useState<readonly Share[]>([])
  useEffect(() => {
    let isHere = true
    void shares.list().then((answer) => {
      if (isHere && answer.ok) setList(answer.value)
    })
    return () => {
      isHere = false
    }
  }, [shares, made])
  const end = (id: string) =>
    sending.send(
      () => shares.end(id),
      () => {
        setList((now) => now.filter((share) => share.id !== id))
        announce(words.ended)
      },
    )
  return { list, end }
}

function useCopyLink() {
  const { library, rephrase } = useMessages()
  return ({ url }: Share) =>
    void copyText({ plain: url, html: toHtml(url) }).then((outcome) =>
      showToast(outcome === 'failed' ? { text: rephrase.result.notCopied, tone: 'info' } : { text: library.share.copied }),
    )
}

type ShareRowProps = { readonly share: Share; readonly name: string; readonly onEnd: () => void }

function ShareRow({ share, name, onEnd }: ShareRowProps) {
  const { share: words } = useMessages().library
  const copy = useCopyLink()
  return (
    <li>
      <span className="min-w-0 grow">
        <bdi>{name}</bdi>
        <span className="block text-sm text-ink-soft">{words.until(share.endsAt)}</span>
        <input
          className="field mt-1.5"
          aria-label={`${words.link}: ${name}`}
          dir="ltr"
          readOnly
          value={share.url}
          onFocus={(event) => event.target.select()}
        />
      </span>
      <span className="flex flex-wrap justify-end gap-2">
        <Button size="small" aria-label={`${words.copy}: ${name}`} onClick={() => copy(share)}>
          <Icon of={Copy} /> {words.copy}
        </Button>
        <Button size="small" aria-label={`${words.end}: ${name}`} onClick={onEnd}>
          {words.end}
        </Button>
      </span>
    </li>
  )
}

function MadeLink({ share }: { readonly share: Share }) {
  const { share: words } = useMessages().library
  const id = useId()
  const copy = useCopyLink()
  return (
    <div className="mt-4">
      <label htmlFor={id} className="label">
        {words.link}
      </label>
      <input id={id} className="field mt-1.5" dir="ltr" readOnly value={share.url} onFocus={(event) => event.target.select()} />
      <p className="mt-2 text-sm text-ink-soft">{words.until(share.endsAt)}</p>
      <Button variant="primary" className="mt-4" onClick={() => copy(share)}>
        <Icon of={Copy} /> {words.copy}
      </Button>
    </div>
  )
}

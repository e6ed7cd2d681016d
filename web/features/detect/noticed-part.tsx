import { useState, type CSSProperties } from 'react'
import type { Signal } from '#tools/detect/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { signalSentence } from './signal-words.ts'
import type { Detecting } from './use-detect.ts'
import type { Read } from './use-reading.ts'

/** So many are shown before somebody asks for the rest: the most telling come first. */
const shownAtFirst = 4

/** Remarks on style, each with its scale and the reader's own words as evidence. */
export function NoticedPart({ desk, read }: { readonly desk: Detecting; readonly read: Read }) {
  const { noticed } = useMessages().detect
  const { signals } = read.result
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? signals : signals.slice(0, shownAtFirst)
  return (
    <section className="detect-part">
      <h2 className="label">{noticed.title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{signals.length === 0 ? noticed.nothing : noticed.lead}</p>
      <ul className="detect-signals">
        {shown.map((signal) => (
          <SignalRow key={signal.id} desk={desk} signal={signal} />
        ))}
      </ul>
      {shown.length < signals.length ? (
        <Button variant="ink" size="small" onClick={() => setIsWhole(true)}>
          {noticed.more(signals.length - shown.length)}
        </Button>
      ) : null}
    </section>
  )
}

function SignalRow({ desk, signal }: { readonly desk: Detecting; readonly signal: Signal }) {
  const { noticed, signals: words } = useMessages().detect
  const { id, position, leaning, places } = signal
  const poles = words.poles[id]
  const by = `signal-${id}`
  const isOn = desk.shown === by
  return (
    <li>
      <div className="detect-signal-head">
        <h3 className="font-semibold">{words.names[id]}</h3>
        <span className="text-sm text-ink-soft">{noticed.usual[leaning]}</span>
      </div>
      <div className="detect-scale" style={positionStyle(position)} aria-hidden="true">
        <i />
      </div>
      <div className="detect-poles" aria-hidden="true">
        <span>{poles.people}</span>
        <span>{poles.models}</span>
      </div>
      <p className="text-sm text-ink-soft">{signalSentence(signal, words)}</p>
      {places.length > 0 ? (
        <button type="button" className="link detect-places" aria-pressed={isOn} onClick={() => desk.show({ by, spans: places })}>
          {isOn ? noticed.hide : noticed.show(places.length)}
          <span className="sr-only">: {words.names[id]}</span>
        </button>
      ) : null}
    </li>
  )
}

function positionStyle(position: number): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--position': Math.min(100, Math.max(0, position * 100)) }
  return variables
}

import { useEffect, useId, useState } from 'react'
import type { Doubles, KeptItem } from '#tools/library/contract.ts'
import { filledFields } from '#tools/library/merge-works.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import type { LibraryDesk } from './library-desk.ts'
import { useWorkWords } from './work-words.ts'
import type { WorkActions } from './use-work-actions.ts'

type Pair = Doubles['pairs'][number]

/** The surest pair of doubles above the list: which one stays, merge, or keep both. */
export function DoublesStrip({ desk, actions }: { readonly desk: LibraryDesk; readonly actions: WorkActions }) {
  const { client, state } = desk
  const { looked, overview } = state
  const [isLater, setIsLater] = useState(false)
  const count = overview?.counts.doubles ?? 0
  const isHere =
    count > 0 && (looked.view === 'doubles' || (looked.view === 'all' && looked.search === '' && looked.tag === null && !isLater))
  const pairs = usePairs(client, isHere ? overview : null)
  const fitting = looked.folder === null ? pairs : pairs.filter((pair) => isIn(pair, looked.folder))
  const pair = fitting[0]
  if (!isHere || !pair) return null
  return (
    <OnePair
      key={`${pair.first.id} ${pair.second.id}`}
      pair={pair}
      place={{ at: 1, all: fitting.length }}
      actions={actions}
      onLater={looked.view === 'doubles' ? null : () => setIsLater(true)}
    />
  )
}

const isIn = ({ first, second }: Pair, folder: string | null): boolean =>
  folder !== null && first.folders.includes(folder) && second.folders.includes(folder)

/** The pairs, asked for anew when the counts change. */
function usePairs(client: LibraryDesk['client'], when: object | null): readonly Pair[] {
  const [pairs, setPairs] = useState<readonly Pair[]>([])
  useEffect(() => {
    if (!when) return undefined
    let isHere = true
    void client.doubles().then((answer) => {
      if (isHere && answer.ok) setPairs(answer.value.pairs)
    })
    return () => {
      isHere = false
    }
  }, [client, when])
  return pairs
}

type OnePairProps = {
  readonly pair: Pair
  readonly place: { readonly at: number; readonly all: number }
  readonly actions: WorkActions
  readonly onLater: (() => void) | null
}

function OnePair({ pair, place, actions, onLater }: OnePairProps) {
  const { doubles: words } = useMessages().library
  const { list } = useWords()
  const { differing } = useWorkWords()
  const { first, second } = pair
  const [keep, setKeep] = useState(filledFields(second.item) > filledFields(first.item) ? second : first)
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const drop = keep === first ? second : first
  const run = async (step: Promise<boolean>) => {
    setIsBusy(true)
    await step
    setIsBusy(false)
  }
  const differs = differing(keep, pair.differs)
  return (
    <section className="library-doubles" aria-labelledby={`${id}-title`}>
      <div className="library-doubles-head">
        <p>
          <b id={`${id}-title`}>{words.title}</b> <span className="text-ink-soft">{words.because[pair.because]}</span>{' '}
          <span className="text-ink-soft">{differs.length === 0 ? words.alike : words.differs(list(differs))}</span>
        </p>
        <span className="text-sm text-ink-soft">{words.of(place.at, place.all)}</span>
      </div>
      <div className="library-doubles-grid" role="radiogroup" aria-label={words.keep}>
        {[first, second].map((work) => (
          <DoubleCard key={work.id} work={work} name={id} isOn={work === keep} onChoose={() => setKeep(work)} />
        ))}
        <div className="library-doubles-buttons">
          <Button size="small" isBusy={isBusy} onClick={() => void run(actions.merge(keep, drop))}>
            {words.merge}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void run(actions.keepBoth(first, second))}>
            {words.keepBoth}
          </Button>
          {onLater ? (
            <Button size="small" variant="quiet" onClick={onLater}>
              {words.later}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="mt-3 text-xs text-ink-soft">{words.help}</p>
    </section>
  )
}

type DoubleCardProps = { readonly work: KeptItem; readonly name: string; readonly isOn: boolean; readonly onChoose: () => void }

function DoubleCard({ work, name, isOn, onChoose }: DoubleCardProps) {
  const { doubles: words } = useMessages().library
  const { list } = useWords()
  const { who, year, title, lang } = useWorkWords().of(work)
  const facts = [
    words.facts(filledFields(work.item)),
    ...(work.tags.length > 0 ? [words.tags(work.tags.length)] : []),
    ...(work.note.trim() === '' ? [] : [words.note]),
    ...(work.file ? [words.file] : []),
  ]
  return (
    // Its text is made of the work's own fields.
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label className="library-double" data-on={isOn || undefined}>
      <input type="radio" name={name} checked={isOn} onChange={onChoose} />
      <span className="min-w-0">
        <span className="block">
          <b>
            <bdi>{who}</bdi>
          </b>{' '}
          <span className="text-ink-pencil">{year}</span>
        </span>
        <span className="block text-sm text-ink-soft works-title" lang={lang} dir="auto">
          {title}
        </span>
        <span className="block text-sm text-ink-soft">{list(facts)}</span>
      </span>
    </label>
  )
}

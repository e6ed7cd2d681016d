import { Check, Copy, RotateCcw } from 'lucide-react'
import { useId, useMemo, type CSSProperties } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import type { Mode } from '#tools/rephrase/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { languageFacts } from './language-facts.ts'
import { MarkedPieces } from './marked-pieces.tsx'
import { toParagraphs } from './segments.ts'
import { makeShownResult } from './shown-result.ts'
import type { Column, Comparing } from './use-compare.ts'

type CompareColumnProps = {
  readonly mode: Mode
  /** The key that chooses it. */
  readonly place: number
  readonly source: string
  /** Null before its wording is there. */
  readonly column: Column | null
  readonly comparing: Comparing
  readonly showsChanges: boolean
}

/** One mode's wording with its figures, and what can be done with it. */
export function CompareColumn({ mode, place, source, column, comparing, showsChanges }: CompareColumnProps) {
  const { compare: words } = useMessages().outcome
  const { mode: names } = useMessages().rephrase
  const hasKeys = useLetterKeys()
  const id = useId()
  const isChosen = column !== null && comparing.chosen === mode
  return (
    <article className={classNames('compare-column', isChosen && 'compare-chosen')} aria-labelledby={id} data-mode={mode}>
      <header className="compare-head">
        <h2 id={id} className="h3">
          {names[mode]}
        </h2>
        {isChosen ? (
          <Tag tone="blue">
            <Icon of={Check} /> {words.chosen}
          </Tag>
        ) : column && hasKeys ? (
          <Kbd keys={[String(place)]} />
        ) : null}
      </header>
      {column ? (
        <>
          <ColumnText source={source} column={column} showsChanges={showsChanges} />
          <ColumnFigures source={source} column={column} />
          <ColumnActions source={source} column={column} comparing={comparing} isChosen={isChosen} />
        </>
      ) : (
        <Waiting mode={mode} isRunning={comparing.isRunning} />
      )}
    </article>
  )
}

/** Before there is a wording: what the mode does, or that it is on its way. */
function Waiting({ mode, isRunning }: { readonly mode: Mode; readonly isRunning: boolean }) {
  const { home } = useMessages().rephrase
  return (
    <div className="compare-wait">
      {isRunning ? (
        <>
          <span className="skeleton" aria-hidden="true" />
          <span className="skeleton" aria-hidden="true" />
          <span className="skeleton w-3/4" aria-hidden="true" />
        </>
      ) : (
        <p className="text-sm text-ink-soft">{home.modes[mode]}</p>
      )}
    </div>
  )
}

function ColumnText({
  source,
  column: { result },
  showsChanges,
}: Pick<CompareColumnProps, 'source' | 'showsChanges'> & { readonly column: Column }) {
  const facts = languageFacts(result.language)
  const paragraphs = useMemo(() => toParagraphs(makeShownResult(source, result)), [source, result])
  return (
    <div className={classNames('manuscript compare-text', !showsChanges && 'result-plain')} lang={facts?.tag} dir={facts?.direction}>
      {paragraphs.map(({ span, sentences }) => (
        <p key={span.start}>
          <MarkedPieces pieces={sentences.flatMap(({ pieces }) => pieces)} showsGone={showsChanges} />
        </p>
      ))}
    </div>
  )
}

function ColumnFigures({ source, column: { result } }: { readonly source: string; readonly column: Column }) {
  const { compare: words } = useMessages().outcome
  const { number, percent } = useWords()
  const { similarity, reading } = result.figures
  const after = countCharacters(result.text)
  const difference = after - countCharacters(source)
  const share: CSSProperties & Record<`--${string}`, number> = { '--share': similarity }
  return (
    <dl className="compare-figures">
      <div className="compare-similarity" style={share}>
        <dt>{words.similarity}</dt>
        <dd className="font-semibold">{percent(similarity)}</dd>
      </div>
      <div>
        <dt>{words.characters}</dt>
        <dd>
          {number(after)}{' '}
          <span className="text-ink-pencil">
            {difference === 0 ? words.same : `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`}
          </span>
        </dd>
      </div>
      <div>
        <dt>{words.readsLike}</dt>
        <dd>{words.levels[reading.level]}</dd>
      </div>
    </dl>
  )
}

function ColumnActions({
  source,
  column,
  comparing: { choose, use, another, again },
  isChosen,
}: {
  readonly source: string
  readonly column: Column
  readonly comparing: Comparing
  readonly isChosen: boolean
}) {
  const { compare: words } = useMessages().outcome
  const { mode: names, result, run } = useMessages().rephrase
  const { mode } = column
  const name = names[mode]
  const copy = async () => {
    const outcome = await copyText({ plain: column.result.text, html: toHtml(column.result.text) })
    const text = { formatted: result.copied, plain: result.copiedPlain, failed: result.notCopied }[outcome]
    showToast({ text, tone: outcome === 'failed' ? 'info' : 'done' })
  }
  // A run counts what is rewritten, not what came of it.
  const costs = run.costsAgain(countCharacters(source))
  return (
    <div className="compare-actions">
      {isChosen ? (
        <Button variant="primary" size="small" onClick={() => use(column)}>
          {words.use}
        </Button>
      ) : (
        <Button size="small" aria-label={words.choose(name)} onClick={() => choose(mode)}>
          {words.chooseShort}
        </Button>
      )}
      <Button variant="quiet" size="small" isIcon aria-label={words.copy(name)} onClick={() => void copy()}>
        <Icon of={Copy} />
      </Button>
      <Button
        variant="quiet"
        size="small"
        isIcon
        isBusy={again === mode}
        aria-label={`${words.again(name)}. ${costs}`}
        title={`${words.again(name)}. ${costs}`}
        onClick={() => another(column)}
      >
        <Icon of={RotateCcw} turns />
      </Button>
    </div>
  )
}

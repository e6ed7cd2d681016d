import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { notNarrowed } from './arrange.ts'
import { askedOf } from './finding.ts'
import type { DeskProps } from './use-find.ts'

/** The search is over and there is nothing to see: why, and what may help. */
export function Nothing({ desk }: DeskProps) {
  const { none: words, head, again } = useMessages().find
  const { state, view, change } = desk
  if (view.narrowed > 0)
    return (
      <div className="find-state">
        <h2 className="h3">{words.narrowed}</h2>
        <p>{words.narrowedBody(view.narrowed)}</p>
        <Button size="small" onClick={() => change({ narrow: notNarrowed })}>
          {head.showAll}
        </Button>
      </div>
    )
  if (state.keyWords.length + state.englishWords.length === 0)
    return (
      <div className="find-state">
        <h2 className="h3">{words.title}</h2>
        <p>{words.noWords}</p>
      </div>
    )
  const others = askedOf(state.indexes).filter(({ index }) => index !== 'library')
  if (others.length === 0)
    return (
      <div className="find-state">
        <h2 className="h3">{words.onlyLibrary}</h2>
        <p>{words.onlyLibraryBody}</p>
      </div>
    )
  const hasAnswer = others.some((report) => report.state === 'answered')
  return (
    <div className="find-state">
      <h2 className="h3">{words.title}</h2>
      <p>{hasAnswer ? words.body : words.unanswered}</p>
      {hasAnswer && state.language !== null && state.language !== 'en' && state.englishWords.length === 0 ? <p>{words.english}</p> : null}
      {hasAnswer ? null : (
        <Button size="small" disabled={!desk.canStart} onClick={desk.start}>
          {again}
        </Button>
      )}
    </div>
  )
}

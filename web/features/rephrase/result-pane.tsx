import type { ReactNode, Ref, RefObject } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Bar, Half } from '#web/ui/sheet.tsx'
import { resultParts } from './result-parts.ts'
import type { ResultActions } from './use-result-actions.ts'
import type { Rephrasing } from './use-rephrase.ts'

type ResultPaneProps = {
  readonly desk: Rephrasing
  readonly actions: ResultActions
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly heading: Ref<HTMLHeadingElement>
  readonly showsChanges: boolean
  readonly onShowChanges: (isOn: boolean) => void
  /** Text, steps, problem or the empty sheet. */
  readonly children: ReactNode
}

/** Beyond the margin line: the result, its versions, and what can be done with it. */
export function ResultPane({ desk, actions, scroller, heading, showsChanges, onShowChanges, children }: ResultPaneProps) {
  const { result } = useMessages().rephrase
  const parts = resultParts.useLoaded()
  const { version, sheet, dispatch, isSlow, isRunning } = desk
  // While the steps of a long run stand where the result was, nothing can be done with it.
  const isAway = isSlow && isRunning
  return (
    <Half className="half-result" data-region>
      <div className="pane bench-pane">
        <div className="pane-head">
          <h2 ref={heading} tabIndex={-1} className="label result-heading" data-region-start={version ? true : undefined}>
            {result.title}
          </h2>
          {parts && version && !isAway ? (
            <parts.VersionStepper versions={sheet.versions} onTurn={(by) => dispatch({ type: 'turn', by })} />
          ) : null}
          {version ? (
            <div className="ms-auto" inert={isAway}>
              <Checkbox label={result.showChanges} isOn={showsChanges} onChange={onShowChanges} />
            </div>
          ) : null}
        </div>
        <div ref={scroller} className="bench-text">
          {children}
        </div>
      </div>
      {parts && version ? (
        <parts.ResultFoot desk={desk} actions={actions} />
      ) : (
        <Bar isFoot>
          <span />
        </Bar>
      )}
    </Half>
  )
}

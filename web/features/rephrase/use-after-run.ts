import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { useBackOnline } from '#web/workbench/use-back-online.ts'
import type { PaneName } from './phone-parts.tsx'
import { standing } from './shown-result.ts'
import type { Rephrasing } from './use-rephrase.ts'

type AfterRun = {
  readonly desk: Rephrasing
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onPane: (pane: PaneName) => void
  readonly finishEditing: () => void
}

/**
 * The main action, and what follows it: the result is announced and on phones shown, and the focus goes to its heading
 * unless the reader went on writing. A run that failed for want of a network starts again when there is one.
 */
export function useAfterRun({ desk, heading, onPane, finishEditing }: AfterRun): () => void {
  const { run: words, result, offline } = useMessages().rephrase
  const { arrivals, version, sheet, draft, editor } = desk
  const textAtStart = useRef<string | null>(null)

  const run = () => {
    if (draft.text.trim() === '') {
      editor.current?.focus()
      onPane('original')
      desk.dispatch({ type: 'no-text' })
      return announce(words.empty)
    }
    finishEditing()
    textAtStart.current = draft.text
    onPane('result')
    desk.rephrase()
  }

  const onArrival = useEffectEvent(() => {
    if (!version) return
    announce(sheet.hasNoOther ? words.noOther : result.done(standing(version.state.present.changes).length))
    if (textAtStart.current === editor.current?.value && heading.current) {
      heading.current.focus({ preventScroll: true })
      bringIntoView(heading.current)
    }
    textAtStart.current = null
  })
  useEffect(() => {
    if (arrivals > 0) onArrival()
  }, [arrivals])

  const waitsForNetwork = sheet.run.phase === 'failed' && sheet.run.problem.code === 'offline'
  useBackOnline(waitsForNetwork, () => {
    announce(offline.back)
    desk.rephrase()
  })

  return run
}

/** On low windows the result may begin below the edge: then its heading comes to the top, under the bar that stays there. */
function bringIntoView(heading: HTMLElement): void {
  const { top, bottom } = heading.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight * 0.6) heading.scrollIntoView({ block: 'start' })
}

import { useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { ResultActions } from './use-result-actions.ts'
import type { Rephrasing } from './use-rephrase.ts'

type Given = { readonly desk: Rephrasing; readonly actions: ResultActions; readonly run: () => void; readonly isAway: boolean }

/** The screen's keys; none while something else stands in the sheet's place. */
export function useRephraseShortcuts({ desk, actions, run, isAway }: Given): void {
  const { dispatch, version } = desk
  const turn = (by: -1 | 1) => () => {
    if (version === null) return false
    dispatch({ type: 'turn', by })
    return true
  }
  useShortcuts(
    isAway
      ? {}
      : {
          run,
          stop: desk.stop,
          copy: actions.copy,
          again: () => version !== null && desk.again(),
          undo: actions.undo,
          redo: actions.redo,
          'previous-version': turn(-1),
          'next-version': turn(1),
        },
    '.half-result',
  )
}

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
  const here = (handler: () => boolean | void) => () => (isAway ? false : handler())
  useShortcuts(
    {
      run: here(run),
      stop: here(desk.stop),
      copy: here(actions.copy),
      again: here(() => version !== null && desk.again()),
      undo: here(actions.undo),
      redo: here(actions.redo),
      'previous-version': here(turn(-1)),
      'next-version': here(turn(1)),
    },
    '.half-result',
  )
}

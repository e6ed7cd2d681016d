import { useCallback, useEffect, useEffectEvent, useReducer } from 'react'
import { useSearchParams } from 'react-router'
import type { CheckScope } from '#tools/check/contract.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import { useSession } from '#web/workbench/session.ts'
import { refreshUsage } from '#web/workbench/usage.ts'
import { textOfParaphraser, useTextDraft, type TextDraft } from '#web/workbench/use-text-draft.ts'
import { requestAnswer, requestCancel, requestCheck, requestScope } from './check-api.ts'
import { checkReducer, writing, type CheckAction, type CheckView } from './check-state.ts'
import { emptyDraft, inputOf, isDraft, type Draft } from './draft.ts'
import { useFetched, type Fetched } from './use-fetched.ts'
import { useWatch } from './use-watch.ts'

export type CheckDesk = TextDraft<Draft> & {
  readonly view: CheckView
  readonly dispatch: (action: CheckAction) => void
  readonly scope: Fetched<CheckScope>
  readonly start: () => void
  /** False when nothing runs that could be stopped. */
  readonly stop: () => boolean
  /** Back to the text; what is on the sheet stays. */
  readonly leave: () => void
  /** Asks for the check in sight once more. */
  readonly again: () => void
}

/** In the address: the check that is looked at. */
const idName = 'check'

/** Everything that the plagiarism checker's screen knows and does. The address says which check is in sight. */
export function useCheck(): CheckDesk {
  const draftDesk = useTextDraft({ tool: 'check', isDraft, emptyDraft, firstText: textOfParaphraser })
  const { code: locale } = useLocale()
  const [params, setParams] = useSearchParams()
  const id = params.get(idName)
  const [view, dispatch] = useReducer(checkReducer, writing)
  const scope = useFetched(requestScope)
  useEffect(() => dispatch({ type: 'went', id }), [id])
  const { open, askWhileRunning } = useShownCheck(view, dispatch)

  const go = (to: string | null) => setParams(to === null ? {} : { [idName]: to })
  const start = () => {
    if (view.kind === 'writing' && view.isStarting) return
    dispatch({ type: 'starting' })
    void requestCheck(inputOf(draftDesk.draft, scope.value), locale).then((answer) => {
      void refreshUsage()
      if (!answer.ok) return dispatch({ type: 'refused', problem: answer.problem })
      dispatch({ type: 'started', state: answer.value })
      go(answer.value.id)
    })
  }
  const stop = (): boolean => {
    if (view.kind !== 'running' || view.isStopping) return false
    const stopped = view.state.id
    dispatch({ type: 'stopping', isStopping: true })
    void requestCancel(stopped, locale).then((answer) => {
      if (answer.ok) void askWhileRunning(stopped)
      else dispatch({ type: 'stopping', isStopping: false })
    })
    return true
  }
  const again = () => {
    if (id !== null) void open(id)
  }
  return { ...draftDesk, view, dispatch, scope, start, stop, leave: () => go(null), again }
}

/** Fetches the check of the address, follows it while it runs, and asks again for what was refused once somebody logs in. */
function useShownCheck(view: CheckView, dispatch: (action: CheckAction) => void) {
  const { code: locale } = useLocale()
  const { user } = useSession()
  const ask = useCallback(
    async (id: string) => {
      const answer = await requestAnswer(id, locale)
      if (answer.ok) dispatch({ type: 'arrived', answer: answer.value })
      return answer.ok ? null : answer.problem
    },
    [locale, dispatch],
  )
  const open = useCallback(
    async (id: string) => {
      const problem = await ask(id)
      if (problem) dispatch({ type: 'lost', id, problem })
    },
    [ask, dispatch],
  )
  // A check that runs is not lost because the server cannot be reached for a moment.
  const askWhileRunning = async (id: string) => {
    const problem = await ask(id)
    if (problem && problem.status >= 400 && problem.status < 500 && problem.status !== 429) dispatch({ type: 'lost', id, problem })
  }
  const loading = view.kind === 'loading' ? view.id : null
  useEffect(() => {
    if (loading !== null) void open(loading)
  }, [loading, open])
  const retry = useEffectEvent(() => {
    if (view.kind === 'missing') void open(view.id)
  })
  useEffect(() => {
    if (user) retry()
  }, [user])
  const running = view.kind === 'running' ? view.state.id : null
  useWatch({
    id: running,
    onState: (state) => dispatch({ type: 'told', state }),
    onCutOff: (isCutOff) => dispatch({ type: 'cut-off', isCutOff }),
    onAsk: () => running !== null && void askWhileRunning(running),
  })
  useEffect(() => {
    if (view.kind === 'report' || view.kind === 'ended') void refreshUsage()
  }, [view.kind])
  return { open, askWhileRunning }
}

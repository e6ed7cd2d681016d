import { useEffect, useReducer, useRef, useState } from 'react'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { useBackOnline } from '#web/workbench/use-back-online.ts'
import type { Place } from './place.ts'
import { requestWord } from './thesaurus-api.ts'

/** What is known of the word that was asked for. */
export type LookUp = {
  readonly phase: 'idle' | 'asking' | 'found' | 'failed'
  /** Of the word asked for; while that is being looked up, of the one before. */
  readonly result: ThesaurusResult | null
  readonly problem: Problem | null
}

type Change =
  | { readonly type: 'emptied' }
  | { readonly type: 'asked' }
  | { readonly type: 'found'; readonly result: ThesaurusResult }
  | { readonly type: 'failed'; readonly problem: Problem }

const idle: LookUp = { phase: 'idle', result: null, problem: null }

function lookUpReducer(state: LookUp, change: Change): LookUp {
  switch (change.type) {
    case 'emptied':
      return idle
    case 'asked':
      return { ...state, phase: 'asking', problem: null }
    case 'found':
      return { phase: 'found', result: change.result, problem: null }
    case 'failed':
      return { phase: 'failed', result: null, problem: change.problem }
  }
}

const keptAtMost = 60
const keyOf = ({ word, language }: Place): string => `${language} ${word}`
const lost = ['offline', 'network-failed']

/** Looks up the word of the address. A new one makes the one before void; what was found is remembered while the page is open. */
export function useLookUp(place: Place): { readonly state: LookUp; readonly retry: () => void } {
  const { code: locale } = useLocale()
  const [state, dispatch] = useReducer(lookUpReducer, idle)
  const [attempt, setAttempt] = useState(0)
  const kept = useRef(new Map<string, ThesaurusResult>())
  const { word, language } = place
  useEffect(() => {
    if (word === '') {
      dispatch({ type: 'emptied' })
      return undefined
    }
    const known = kept.current.get(keyOf({ word, language }))
    if (known) {
      dispatch({ type: 'found', result: known })
      return undefined
    }
    const controller = new AbortController()
    const ask = async () => {
      dispatch({ type: 'asked' })
      const answer = await requestWord({ word, language }, { locale, signal: controller.signal })
      if (controller.signal.aborted) return
      if (!answer.ok) {
        dispatch({ type: 'failed', problem: answer.problem })
        return
      }
      const result = answer.value
      if (kept.current.size >= keptAtMost) kept.current.clear()
      kept.current.set(keyOf({ word, language }), result)
      // The address is about to name the language that was found out.
      kept.current.set(keyOf({ word, language: result.language }), result)
      dispatch({ type: 'found', result })
    }
    void ask()
    return () => controller.abort()
  }, [word, language, locale, attempt])
  const retry = () => setAttempt((count) => count + 1)
  useBackOnline(state.problem !== null && lost.includes(state.problem.code), retry)
  return { state, retry }
}

import { useEffect, useRef, useState } from 'react'
import type { ToolIsland } from '#tools/islands/contract.ts'
import type { Mode, RephraseResult } from '#tools/rephrase/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { isOffline, post, type Answer, type Problem } from '#web/workbench/api-client.ts'
import { refreshUsage } from '#web/workbench/usage.ts'
import { askWhenUnsure } from '#web/workbench/when-unsure.ts'
import { resultPieces, type ResultPiece } from './result-pieces.ts'

/** Characters that fit into a tool inside a text: two long sentences. */
export const smallTextAtMost = 500

/** Visitors may use it, so a text shows everybody the same. */
const strength = 'mild'

/** A sentence in its other wording, and of which sentence it is. */
type Shown = { readonly of: string; readonly pieces: readonly ResultPiece[]; readonly similarity: number; readonly isSame: boolean }

const isResult = (value: unknown): value is RephraseResult =>
  typeof value === 'object' && value !== null && 'text' in value && 'changes' in value && Array.isArray(value.changes) && 'figures' in value

const shownFrom = (of: string, { figures, ...result }: RephraseResult): Shown => ({
  of,
  pieces: resultPieces(result),
  similarity: figures.similarity,
  isSame: result.text === of,
})

const shownSample = ({ sample: { text, becomes, similarity } }: ToolIsland): Shown => ({
  of: text,
  pieces: becomes.map((piece) => ({ text: piece.text, kind: piece.isReworded ? 'reworded' : null })),
  similarity,
  isSame: false,
})

/** One sentence and what the paraphraser makes of it: the same call as on its own page, with the same count. */
export function useSmallRun(tool: ToolIsland) {
  const { islands } = useMessages()
  const { code: locale } = useLocale()
  const [text, setText] = useState(tool.sample.text)
  const [mode, setMode] = useState<Mode>(tool.sample.mode)
  const [shown, setShown] = useState(() => shownSample(tool))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const language: TextLanguage | 'detect' = text === tool.sample.text ? tool.sample.language : 'detect'
  const ask = (signal: AbortSignal): Promise<Answer<RephraseResult>> =>
    askWhenUnsure(language, (asked) =>
      post({ path: '/api/v1/rephrase', body: { text, mode, strength, language: asked }, isValue: isResult, signal, locale }),
    )
  const run = async (): Promise<void> => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setIsRunning(true)
    setProblem(null)
    const answer: Answer<RephraseResult> = isOffline() ? { ok: false, problem: { code: 'offline', status: 0 } } : await ask(mine.signal)
    if (mine.signal.aborted) return
    setIsRunning(false)
    if (answer.ok) {
      setShown(shownFrom(text, answer.value))
      announce(islands.tool.done)
    } else setProblem(answer.problem)
    void refreshUsage()
  }

  return {
    text,
    mode,
    shown,
    problem,
    isRunning,
    isEmpty: text.trim() === '',
    isTooLong: text.length > smallTextAtMost,
    isStale: text !== shown.of,
    write: (next: string) => {
      setText(next)
      setProblem(null)
    },
    choose: setMode,
    run: () => void run(),
    /** What the tool's own page goes on with. */
    handed: { text, language: language === 'detect' ? null : language, options: { mode, strength }, said: islands.tool.handed },
  }
}

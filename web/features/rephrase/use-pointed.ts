import { useCallback, useState } from 'react'
import type { Span } from '#engines/text/span.ts'
import type { Target } from './target.ts'
import type { Rephrasing } from './use-rephrase.ts'

/** The words of the original behind the change or sentence in sight; null when there are none or the original was edited since. */
export function usePointed({ version, draft }: Rephrasing): readonly [Span | null, (target: Target | null) => void] {
  const [target, setTarget] = useState<Target | null>(null)
  const point = useCallback((next: Target | null) => setTarget((current) => (isSame(current, next) ? current : next)), [])
  if (!target || !version || !draft.text.startsWith(version.asked.text)) return [null, point]
  const { changes, sentences } = version.state.present
  const span = target.kind === 'change' ? changes.find(({ id }) => id === target.id)?.source : sentences[target.index]?.source
  return [span ?? null, point]
}

const isSame = (a: Target | null, b: Target | null): boolean =>
  a === b ||
  (a !== null && b !== null && (a.kind === 'change' ? b.kind === 'change' && a.id === b.id : b.kind === 'sentence' && a.index === b.index))

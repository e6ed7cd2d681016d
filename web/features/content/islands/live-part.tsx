import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import type { IslandAnswers, IslandKey } from '#tools/islands/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { send, type Problem } from '#web/workbench/api-client.ts'
import { ProblemText } from '#web/workbench/problem-line.tsx'
import { LiveFigure, LivePosts, LivePricing } from './live-facts.tsx'
import { LiveTool } from './live-tool.tsx'

/** What each kind of part is shown by; the server checks its answers against the contract before it sends them. */
const views: { readonly [Key in IslandKey]: (answer: IslandAnswers[Key]) => ReactNode } = {
  figure: (figure) => <LiveFigure figure={figure} />,
  posts: ({ posts }) => <LivePosts posts={posts} />,
  pricing: (pricing) => <LivePricing pricing={pricing} />,
  tool: (tool) => <LiveTool tool={tool} />,
}

const isKey = (name: string): name is IslandKey => Object.hasOwn(views, name)
const isAnswer = <Key extends IslandKey>(value: unknown): value is IslandAnswers[Key] =>
  typeof value === 'object' && value !== null && 'buildId' in value

/** A live part in the place of the server's words, as soon as it has what it is made of. */
export function LivePart({ host }: { readonly host: HTMLElement }) {
  const name = host.dataset['island'] ?? ''
  return isKey(name) ? <Asked key={name} host={host} name={name} /> : null
}

function Asked<Key extends IslandKey>({ host, name }: { readonly host: HTMLElement; readonly name: Key }) {
  const { islands, rephrase } = useMessages()
  const { code, direction } = useLocale()
  const { answer, problem, ask } = useAnswer(name, queryOf(host, code))
  const isLive = answer !== null
  useLayoutEffect(() => {
    host.toggleAttribute('data-live', isLive)
    return () => host.removeAttribute('data-live')
  }, [host, isLive])
  if (answer !== null)
    return (
      // The text around it may be in another language than the reader's.
      <div lang={code} dir={direction}>
        {views[name](answer)}
      </div>
    )
  return problem ? (
    <p role="status" className="island-note island-failed" lang={code} dir={direction}>
      <span>
        {islands.failed} <ProblemText problem={problem} />
      </span>
      <Button size="small" onClick={ask}>
        {rephrase.problem.again}
      </Button>
    </p>
  ) : null
}

/** What the server wrote into the page, asked for in the reader's language. */
function queryOf(host: HTMLElement, locale: string): string {
  const query = new URLSearchParams(host.dataset['query'])
  query.set('locale', locale)
  return query.toString()
}

function useAnswer<Key extends IslandKey>(name: Key, query: string) {
  const [answer, setAnswer] = useState<IslandAnswers[Key] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [turn, setTurn] = useState(0)
  const ask = useCallback(() => setTurn((before) => before + 1), [])
  useEffect(() => {
    const left = new AbortController()
    const path = `/api/islands/${name}.json?${query}`
    void send({ method: 'GET', path, isValue: isAnswer<Key>, signal: left.signal }).then((given) => {
      if (left.signal.aborted) return
      setProblem(given.ok ? null : given.problem)
      if (given.ok) setAnswer(given.value)
    })
    return () => left.abort()
  }, [name, query, turn])
  const isFailed = problem !== null
  useEffect(() => {
    if (!isFailed) return undefined
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [isFailed, ask])
  return { answer, problem, ask }
}

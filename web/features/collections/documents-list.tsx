import { Search, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CollectionAnswer, DocumentAnswer } from '#tools/collections/contract.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { requestDocuments, requestRemoveDocument } from './collections-api.ts'

/** After the last key. */
const pauseMs = 250

type ListProps = {
  readonly collection: CollectionAnswer
  /** Another number: there is something new to fetch. */
  readonly version: number
  readonly onChange: () => void
}

/** What is in a collection, newest first: searched, by pages, deleted one by one. */
export function DocumentsList({ collection, version, onChange }: ListProps) {
  const { documents: words } = useMessages().collections
  const [search, setSearch] = useState('')
  const { documents, next, problem, more, forget } = useDocuments(collection.id, { search, version })
  return (
    <section aria-label={words.title} className="collections-documents">
      <Bar>
        <h3 className="font-semibold">{words.title}</h3>
        <BarSpace />
        <label className="collections-search">
          <Icon of={Search} />
          <span className="sr-only">{words.search}</span>
          <input
            className="field"
            type="search"
            placeholder={words.search}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </Bar>
      <ProblemLine problem={problem} />
      {documents?.length === 0 ? (
        <p className="collections-none">{search.trim() === '' ? words.none : words.notFound(search.trim())}</p>
      ) : null}
      <ul className="collections-list">
        {documents?.map((one) => (
          <DocumentRow
            key={one.id}
            document={one}
            collection={collection}
            onRemoved={() => {
              forget(one.id)
              onChange()
            }}
          />
        ))}
      </ul>
      {next === null ? null : (
        <div className="collections-more">
          <Button size="small" onClick={more}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  )
}

type Wanted = { readonly search: string; readonly version: number }

function useDocuments(id: string, { search, version }: Wanted) {
  const { code: locale } = useLocale()
  const [documents, setDocuments] = useState<readonly DocumentAnswer[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const load = async () => {
      const answer = await requestDocuments(id, { search: search.trim(), before: null, locale, signal: gone.signal })
      if (gone.signal.aborted) return
      setProblem(answer.ok ? null : answer.problem)
      if (!answer.ok) return
      setDocuments(answer.value.documents)
      setNext(answer.value.next)
    }
    const timer = setTimeout(() => void load(), search === '' ? 0 : pauseMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [id, search, version, locale])
  const more = async () => {
    const answer = await requestDocuments(id, { search: search.trim(), before: next, locale, signal: new AbortController().signal })
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return
    setDocuments((before) => [...(before ?? []), ...answer.value.documents])
    setNext(answer.value.next)
  }
  const forget = (gone: string) => setDocuments((before) => before?.filter((one) => one.id !== gone) ?? null)
  return { documents, next, problem, more: () => void more(), forget }
}

type RowProps = { readonly document: DocumentAnswer; readonly collection: CollectionAnswer; readonly onRemoved: () => void }

function DocumentRow({
  document: { id, title, authors, year, fileName, language, words: count, addedAt },
  collection,
  onRemoved,
}: RowProps) {
  const { documents: words, states, remove } = useMessages().collections
  const { day } = useWords()
  const { code: locale } = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const facts = [authors, year === null ? '' : String(year), fileName ?? '', states.added(count, language), day(addedAt)].filter(
    (one) => one !== '',
  )
  const go = async () => {
    const answer = await requestRemoveDocument(collection.id, id, locale)
    if (!answer.ok) return setProblem(answer.problem)
    showToast({ text: words.removed(title) })
    onRemoved()
  }
  return (
    <li className="collections-row">
      <div className="collections-document">
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {facts.map((fact) => (
            <bdi key={fact} className="collections-fact">
              {fact}
            </bdi>
          ))}
        </p>
        {isAsking ? (
          <div className="collections-ask">
            <p className="text-sm">{words.ask(title)}</p>
            <Button size="small" onClick={() => void go()}>
              {remove.yes}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
              {remove.keep}
            </Button>
          </div>
        ) : null}
        <ProblemLine problem={problem} />
      </div>
      {collection.canAdd ? (
        <Button
          variant="quiet"
          size="small"
          isIcon
          aria-label={words.remove(title)}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          <Icon of={Trash2} />
        </Button>
      ) : null}
    </li>
  )
}

import { ChevronLeft } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import type { CollectionAnswer, CollectionInput } from '#tools/collections/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bar } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { requestMake } from './collections-api.ts'
import type { CollectionsDesk } from './collections-desk.ts'

/** All collections that whoever is at the page may search, and a line to make one more. */
export function CollectionsList({ desk }: { readonly desk: CollectionsDesk }) {
  const { list: words, title } = useMessages().collections
  const { collections, documentsAtMost } = desk.list
  return (
    <>
      <Bar>
        <PageLink page="plagiarism" className="collections-back">
          <Icon of={ChevronLeft} turns /> {words.back}
        </PageLink>
        <h2 className="font-semibold">{title}</h2>
      </Bar>
      {collections.length === 0 ? (
        <div className="collections-state">
          <h3 className="h3">{words.none.title}</h3>
          <p className="mt-2 text-ink-soft">{words.none.body}</p>
        </div>
      ) : (
        <ul className="collections-list">
          {collections.map((one) => (
            <CollectionRow key={one.id} collection={one} onOpen={() => desk.open(one.id)} />
          ))}
        </ul>
      )}
      <NewCollection desk={desk} />
      {documentsAtMost > 0 ? <p className="collections-limit">{words.limit(documentsAtMost)}</p> : null}
    </>
  )
}

function CollectionRow({ collection, onOpen }: { readonly collection: CollectionAnswer; readonly onOpen: () => void }) {
  const { list: words, kinds } = useMessages().collections
  const { name, kind, documents, words: wordCount, canAdd } = collection
  return (
    <li className="collections-row">
      <button type="button" className="collections-open" onClick={onOpen}>
        <span className="font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="text-sm text-ink-soft">{words.holds(documents, wordCount)}</span>
        {canAdd ? null : <span className="text-sm text-ink-soft">{words.readOnly}</span>}
      </button>
      <Tag>{kinds[kind]}</Tag>
    </li>
  )
}

function NewCollection({ desk }: { readonly desk: CollectionsDesk }) {
  const { make } = useMessages().collections
  const { code: locale } = useLocale()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<CollectionInput['kind']>('own')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const kindId = useId()
  // Librarians may add to collections of their institution, and so make others there.
  const institutionId = desk.list.collections.find((one) => one.kind === 'institution' && one.canAdd)?.institutionId ?? null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isBusy) return
    setIsBusy(true)
    const answer = await requestMake({ name, kind, ...(kind === 'institution' && institutionId ? { institutionId } : {}) }, locale)
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.problem)
    desk.refresh()
    desk.open(answer.value.id)
  }
  return (
    <form className="collections-make" onSubmit={(event) => void submit(event)}>
      <TextField label={make.label} value={name} onChange={setName} maxLength={200} autoComplete="off" className="collections-make-name" />
      <div className="text-field">
        <div className="text-field-head">
          <label htmlFor={kindId}>{make.kind}</label>
        </div>
        <select id={kindId} className="field" value={kind} onChange={({ target }) => setKind(kindOf(target.value))}>
          <option value="own">{make.own}</option>
          <option value="drafts">{make.drafts}</option>
          {institutionId === null ? null : <option value="institution">{make.institution}</option>}
        </select>
      </div>
      <Button type="submit" isBusy={isBusy} aria-disabled={name.trim() === '' || undefined}>
        {make.create}
      </Button>
      <ProblemLine problem={problem} />
    </form>
  )
}

const kindOf = (value: string): CollectionInput['kind'] => (value === 'drafts' || value === 'institution' ? value : 'own')

import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Entry } from '#tools/cite/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { requestCite, type Manner } from './cite-api.ts'
import { isEmptyDraft, itemOf, type Draft } from './draft.ts'
import { FormattedText } from './formatted-text.tsx'
import { gapWords } from './gap-words.ts'

/** After the last key. */
const pauseMs = 350

/** The entry that the form would make, and what APA does without what is missing. */
export function EntryPreview({ draft, manner }: { readonly draft: Draft; readonly manner: Manner }) {
  const { cite } = useMessages()
  const { form: words } = cite
  const entry = usePreview(draft, manner)
  if (isEmptyDraft(draft)) return <p className="cite-hint">{words.previewEmpty}</p>
  return (
    <section className="cite-preview" aria-label={words.preview}>
      <h3 className="label">{words.preview}</h3>
      {entry ? (
        <p className="cite-entry" dir="auto" lang={manner.locale}>
          <FormattedText html={entry.entry.html} />
        </p>
      ) : (
        <span className="skeleton" />
      )}
      {entry && entry.gaps.length > 0 ? (
        <ul className="cite-gaps">
          {entry.gaps.map((gap) => {
            const { missing, effect } = gapWords(cite, draft.item, gap)
            return (
              <li key={gap.field}>
                <Icon of={TriangleAlert} />
                <span>
                  <b>{missing}.</b> {effect}
                </span>
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}

/** The draft's entry, a moment after the last change; the last one stays until the next comes. */
function usePreview(draft: Draft, { style, locale }: Manner): Entry | null {
  const { code: language } = useLocale()
  const [entry, setEntry] = useState<Entry | null>(null)
  const isEmpty = isEmptyDraft(draft)
  useEffect(() => {
    if (isEmpty) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void requestCite({ items: [itemOf(draft)], style, locale, language, signal: controller.signal }).then((answer) => {
        if (answer.ok) setEntry(answer.value.entries[0] ?? null)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [draft, isEmpty, style, locale, language])
  return isEmpty ? null : entry
}

import type { CheckList } from '#tools/check/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { requestList } from './check-api.ts'
import { useFetched } from './use-fetched.ts'
import { wholePercent } from './whole-percent.ts'

/** The checks before this one, the newest first; nothing while there are none. */
export function EarlierChecks() {
  const { list: words } = useMessages().check
  const { value } = useFetched(requestList)
  if (!value || value.checks.length === 0) return null
  return (
    <section className="check-earlier" aria-labelledby="check-earlier-title">
      <h2 id="check-earlier-title" className="label">
        {words.title}
      </h2>
      <ul>
        {value.checks.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Row({ one }: { readonly one: CheckList['checks'][number] }) {
  const { before, list: words } = useMessages().check
  const { moment } = useWords()
  const { id, title, state, createdAt, score, words: count } = one
  return (
    <li>
      <PageLink page="plagiarism" suffix={`?check=${encodeURIComponent(id)}`} prefetch="none" className="check-earlier-row">
        <span className="check-earlier-name">
          <bdi>{title}</bdi>
        </span>
        <span className="check-earlier-state">{state === 'done' ? score === null ? null : <Found score={score} /> : words[state]}</span>
        {count === null ? null : <span className="check-earlier-words">{before.words(count)}</span>}
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </PageLink>
    </li>
  )
}

function Found({ score }: { readonly score: number }) {
  const { list: words, report } = useMessages().check
  const { percent } = useWords()
  return words.found(wholePercent(score, { percent, underOne: report.score.underOne }))
}

import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'

/** What is asked before buying, answered from this site's settings. */
export function Questions() {
  const { questions: words } = useMessages().premium
  const { settings } = useSite()
  const { supportEmail, historyDays, graceDays, billing } = settings
  const { cancel, limit, text, failed, change, honest } = words
  const asked = [
    ...(billing === 'off'
      ? []
      : [{ title: cancel.title, answer: supportEmail ? `${cancel.answer} ${cancel.support(supportEmail)}` : cancel.answer }]),
    limit,
    { title: text.title, answer: historyDays > 0 ? text.answerKept(historyDays) : text.answerNotKept },
    ...(billing === 'off' ? [] : [{ title: failed.title, answer: failed.answer(graceDays) }, change]),
    honest,
  ]
  return (
    <section className="page plan-questions">
      {asked.map(({ title, answer }) => (
        <div key={title}>
          <h2 className="h3">{title}</h2>
          <p className="mt-1.5 text-ink-soft">{answer}</p>
        </div>
      ))}
    </section>
  )
}

import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { askedOf } from './asked.ts'

/** What is asked before buying, answered from this site's settings. */
export function Questions() {
  const { questions: words } = useMessages().premium
  const { settings } = useSite()
  return (
    <section className="page plan-questions">
      {askedOf(words, settings).map(({ title, answer }) => (
        <div key={title}>
          <h2 className="h3">{title}</h2>
          <p className="mt-1.5 text-ink-soft">{answer}</p>
        </div>
      ))}
    </section>
  )
}

import '../features/pricing/pricing.css'
import { PlanTable } from '../features/pricing/plan-table.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/site.ts'
import { Banner } from '../ui/banner.tsx'

/** What each plan holds. Nothing can be bought as long as there are no accounts, and the page says so. */
export default function Premium() {
  const { premium: words } = useMessages()
  const { settings, ready } = useSite()
  const { tiers, visitorTier, areLimitsOpen, keepsTexts } = settings
  const { buy, limit, text } = words.questions
  const questions = [buy, limit, { title: text.title, answer: keepsTexts ? text.answerKept : text.answerNotKept }]
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <section className="page">
        <div className="max-w-[52rem] pt-8 pb-8 md:pt-14 md:pb-9">
          <h1 className="h1 max-w-[20ch] text-4xl">{words.headline}</h1>
          <p className="lead mt-4 max-w-[40rem]">{words.lead}</p>
        </div>
        {areLimitsOpen ? (
          <Banner tone="green" className="mb-4 rounded-control border border-hairline">
            {words.lifted}
          </Banner>
        ) : null}
        <PlanTable tiers={tiers} current={visitorTier} hasChecks={ready.includes('detector') || ready.includes('proofreader')} />
      </section>
      <section className="page mt-14 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {questions.map(({ title, answer }) => (
          <div key={title}>
            <h2 className="h3">{title}</h2>
            <p className="mt-1.5 text-ink-soft">{answer}</p>
          </div>
        ))}
      </section>
      <section className="page mt-14">
        <div className="border-t border-margin-line pt-6 md:grid md:grid-cols-[1fr_2fr] md:gap-12">
          <div>
            <h2 className="h3">{words.operator.title}</h2>
            <p className="mt-1.5 text-ink-soft">{words.operator.lead}</p>
          </div>
          <dl className="mt-4 grid gap-x-6 gap-y-3 md:mt-0 md:grid-cols-[max-content_1fr]">
            <Setting name="TIERS=open" effect={words.operator.open} />
            <Setting name="VISITOR_TIER=premium" effect={words.operator.visitorTier} />
          </dl>
        </div>
      </section>
    </>
  )
}

const Setting = ({ name, effect }: { readonly name: string; readonly effect: string }) => (
  <>
    <dt>
      <code className="rounded-mark bg-sunken px-1.5 py-0.5 text-sm" dir="ltr">
        {name}
      </code>
    </dt>
    <dd className="text-ink-soft">{effect}</dd>
  </>
)

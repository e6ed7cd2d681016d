import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { ForOperators } from '../features/pricing/for-operators.tsx'
import { Plans } from '../features/pricing/plans.tsx'
import { Questions } from '../features/pricing/questions.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** What each plan holds and costs, how to get it, and what is asked before. */
export default function Premium() {
  const { premium: words } = useMessages()
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <section className="page">
        <div className="max-w-[52rem] pt-8 pb-8 md:pt-14 md:pb-9">
          <h1 className="h1 max-w-[20ch] text-4xl">{words.headline}</h1>
          <p className="lead mt-4 max-w-[40rem]">{words.lead}</p>
        </div>
        <Plans />
      </section>
      <Questions />
      <ForOperators />
    </>
  )
}

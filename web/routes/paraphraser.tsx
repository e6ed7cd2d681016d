import { useMessages } from '#web/i18n/messages.tsx'
import { RephrasePanel } from '../features/rephrase/panel.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

/** The paraphraser on a page of its own, without the home page's opening. */
export default function Paraphraser() {
  const { page } = useMessages().rephrase
  return (
    <div className="tool-page">
      <PageHead title={page.title} description={page.description} />
      <h1 className="sr-only">{page.heading}</h1>
      <ToolTabRow open="paraphraser" />
      <RephrasePanel />
    </div>
  )
}

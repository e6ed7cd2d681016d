import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { FiveModes } from '../features/rephrase/five-modes.tsx'
import { RephrasePanel, type Wish } from '../features/rephrase/panel.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/site.ts'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'
import { useTools } from '../shell/tools.ts'
import { Icon } from '../ui/icon.tsx'

/** The opening, the whole paraphraser, and below it what it does, the other tools, and what we do not do. */
export default function Home() {
  const { home } = useMessages().rephrase
  const [wish, setWish] = useState<Wish | null>(null)
  const hasOtherTools = useTools().length > 1
  return (
    <>
      <PageHead title={home.title} description={home.description} />
      <div className="hero">
        <h1 className="h1">{home.headline}</h1>
        <p className="lead">{home.lead}</p>
      </div>
      <ToolTabRow open="paraphraser" />
      <RephrasePanel wish={wish} />
      {hasOtherTools ? <OtherTools /> : null}
      <FiveModes onTry={(mode, text) => setWish({ mode, text })} />
      <Figures />
    </>
  )
}

/** The tools that work, as the contents list of a book. */
function OtherTools() {
  const { rephrase, shell } = useMessages()
  const tools = useTools().filter(({ key }) => key !== 'paraphraser')
  return (
    <section className="home-section" aria-labelledby="other-tools">
      <div className="five-modes-head">
        <h2 id="other-tools" className="h2">
          {rephrase.home.tools.title}
        </h2>
        <p className="text-ink-soft">{rephrase.home.tools.line}</p>
      </div>
      <ul className="contents">
        {tools.map(({ key }) => (
          <li key={key}>
            <PageLink page={key} className="contents-row">
              <span className="contents-name">{shell.tools[key].name}</span>
              <span className="contents-line">{shell.tools[key].line}</span>
              <Icon of={ArrowRight} turns />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The operator's figures, if they are set, and what the product does not do. */
function Figures() {
  const { home } = useMessages().rephrase
  const { figures, historyDays } = useSite().settings
  const shown = [
    { count: figures.students, words: home.students },
    { count: figures.characters, words: home.processed },
  ].filter(({ count }) => count > 0)
  return (
    <section className="promise" data-figures={shown.length}>
      {shown.map(({ count, words }) => (
        <div key={words}>
          <p className="figure-number">{home.figure(count)}</p>
          <p className="mt-2.5 text-ink-soft">{words}</p>
        </div>
      ))}
      <div>
        <h2 className="h3">{home.notDone.title}</h2>
        <p className="mt-1.5 max-w-[48ch] text-ink-soft">
          {historyDays > 0 ? home.notDone.textsKept : home.notDone.textsNotKept} {home.notDone.rest}
        </p>
      </div>
    </section>
  )
}

import { WifiOff } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useSheetText } from '#web/workbench/sheet-text.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { AnswerPane } from './answer-pane.tsx'
import { SentencePane } from './sentence-pane.tsx'
import { useDesk } from './use-desk.ts'
import { useSentence } from './use-sentence.ts'
import { WordBox } from './word-box.tsx'
import './thesaurus.css'

/** The synonym finder: a word above, what dictionaries have of it below, the reader's sentence beyond the margin line. */
export function ThesaurusPanel() {
  const { thesaurus: words } = useMessages()
  const desk = useDesk()
  const sentence = useSentence(desk)
  useSheetText({ tool: 'thesaurus', text: sentence.text, language: desk.state.result?.language ?? 'detect' })
  const isOnline = useIsOnline()
  const { word } = desk.place
  return (
    <>
      <PageHead title={word === '' ? words.title : `${word}: ${words.heading}`} description={words.description} />
      <Sheet aria-label={words.heading} className="words">
        <WordBox desk={desk} />
        {isOnline ? null : (
          <Banner tone="ochre" icon={WifiOff}>
            {words.box.offline}
          </Banner>
        )}
        <div className="word-halves">
          <AnswerPane desk={desk} sentence={sentence} />
          <SentencePane desk={desk} sentence={sentence} />
        </div>
      </Sheet>
      <p className="word-foot">{words.foot}</p>
    </>
  )
}

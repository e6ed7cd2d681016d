import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { textAt } from '#engines/text/span.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { FloatingPanel } from '#web/workbench/floating-panel.tsx'
import { useProblemWords } from '#web/workbench/problem-notice.tsx'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import type { VariantsResult } from '#tools/rephrase/contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MarkedPieces } from './marked-pieces.tsx'
import { requestVariants } from './rephrase-api.ts'
import { toParagraphs } from './segments.ts'
import { holds } from './shift.ts'
import type { Version } from './sheet-state.ts'
import { isStructural, makeShownResult, type ShownSentence, type Wording } from './shown-result.ts'

type SentenceMenuProps = {
  readonly version: Version
  readonly index: number
  readonly sentence: ShownSentence
  readonly anchor: HTMLElement
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly onWording: (wording: Wording) => void
  readonly onOriginal: () => void
  readonly onClose: () => void
}

/** One sentence beside its original: why it was rearranged, other wordings of it, and the way back. */
export function SentenceMenu({ version, index, sentence, anchor, lang, dir, onWording, onOriginal, onClose }: SentenceMenuProps) {
  const { sentence: words, kinds, reasons } = useMessages().outcome
  const { present } = version.state
  const structural = present.changes.filter(
    (change) => (isStructural(change) || change.reason === 'sentence-dropped') && holds(sentence.source, change.source),
  )
  const original = textAt(present.source, sentence.source)
  const isOriginal = textAt(present.text, sentence.output) === original
  return (
    <FloatingPanel anchor={anchor} label={words.title} onClose={onClose} className="sentence-menu">
      <h3 className="label">{words.before}</h3>
      <p className="sentence-menu-text" lang={lang} dir={dir}>
        {original}
      </p>
      {structural.map((change) => (
        <p key={change.id} className="word-menu-reason">
          <b>{kinds[change.kind]}.</b> {reasons[change.reason]}
        </p>
      ))}
      <button type="button" className="option" aria-disabled={isOriginal || undefined} onClick={() => !isOriginal && onOriginal()}>
        <Icon of={RotateCcw} turns />
        {isOriginal ? words.isOriginal : sentence.isDropped ? words.put : words.keep}
      </button>
      <h3 className="label sentence-menu-title">{words.variants}</h3>
      <Variants key={index} version={version} sentence={sentence} lang={lang} dir={dir} onWording={onWording} />
    </FloatingPanel>
  )
}

type VariantsProps = Pick<SentenceMenuProps, 'version' | 'sentence' | 'lang' | 'dir' | 'onWording'>

function Variants({ version, sentence, lang, dir, onWording }: VariantsProps) {
  const { sentence: words } = useMessages().outcome
  const [answer, again] = useVariants(version, sentence)
  if (!answer)
    return (
      <div role="status" className="sentence-menu-wait">
        <span className="sr-only">{words.loading}</span>
        <span className="skeleton" />
        <span className="skeleton w-3/4" />
      </div>
    )
  if (!answer.ok) return <VariantsProblem problem={answer.problem} onAgain={again} />
  const { present } = version.state
  const seen = [textAt(present.text, sentence.output), textAt(present.source, sentence.source)]
  const variants = answer.value.variants.filter(({ text }) => !seen.includes(text))
  if (variants.length === 0) return <p className="word-menu-none">{words.none}</p>
  return variants.map((variant) => (
    <button key={variant.text} type="button" className="option sentence-menu-text" onClick={() => onWording(variant)}>
      <span lang={lang} dir={dir}>
        <MarkedPieces pieces={piecesOf(present.source, variant)} showsGone={false} />
      </span>
    </button>
  ))
}

function VariantsProblem({ problem, onAgain }: { readonly problem: Problem; readonly onAgain: () => void }) {
  const { problem: words } = useMessages().rephrase
  const { title } = useProblemWords(problem)
  return (
    <div role="alert" className="word-menu-none">
      <p>{title}</p>
      <button type="button" className="option" onClick={onAgain}>
        <Icon of={RotateCcw} turns />
        {words.again}
      </button>
    </div>
  )
}

/** The wordings of a sentence, asked for once; the second value asks again. */
function useVariants({ asked, came }: Version, { source }: ShownSentence): readonly [Answer<VariantsResult> | null, () => void] {
  const { code: locale } = useLocale()
  const [answer, setAnswer] = useState<Answer<VariantsResult> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { start, end } = source
  useEffect(() => {
    const controller = new AbortController()
    void requestVariants({
      asked: { ...asked, language: came.language },
      sentence: { start, end },
      seed: came.seed,
      locale,
      signal: controller.signal,
    }).then((given) => {
      if (!controller.signal.aborted) setAnswer(given)
    })
    return () => controller.abort()
  }, [asked, came, start, end, locale, attempt])
  const again = () => {
    setAnswer(null)
    setAttempt((count) => count + 1)
  }
  return [answer, again]
}

const piecesOf = (source: string, { text, changes }: Wording) =>
  toParagraphs(makeShownResult(source, { text, changes, sentences: [], locked: [] })).flatMap(({ sentences }) =>
    sentences.flatMap(({ pieces }) => pieces),
  )

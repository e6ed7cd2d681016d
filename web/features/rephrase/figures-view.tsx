import { useMessages } from '#web/i18n/messages.tsx'
import { Figure, Figures } from '#web/ui/figure.tsx'
import { resultParts } from './result-parts.ts'
import type { Version } from './sheet-state.ts'

/** The figures of a result; before a result, what they will say. */
export function FiguresView({ version }: { readonly version: Version | null }) {
  const { figures } = useMessages().rephrase
  const parts = resultParts.useLoaded()
  const isMeasured = version !== null && parts !== null
  return (
    <section aria-label={figures.region} data-region tabIndex={-1}>
      <Figures className={isMeasured ? 'rephrase-figures' : 'rephrase-figures figures-waiting'}>
        {isMeasured ? <parts.MeasuredFigures version={version} /> : <WaitingFigures />}
      </Figures>
    </section>
  )
}

function WaitingFigures() {
  const { plagiarism, similarity, characters } = useMessages().rephrase.figures
  return (
    <>
      <Figure label={plagiarism.title} meaning={plagiarism.about} />
      <Figure label={similarity.title} meaning={similarity.about} ruler={<BareRuler />} />
      <Figure label={characters.title} meaning={characters.about} ruler={<BareRuler />} />
    </>
  )
}

/** The ruler before there is anything to point at. */
const BareRuler = () => <div className="ruler" aria-hidden="true" />

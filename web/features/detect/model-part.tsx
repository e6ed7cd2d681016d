import { modelMeasuredOf, modelSentencesOf } from '#locales/detect-sentences.ts'
import type { ModelReading } from '#tools/detect/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'

type Props = { readonly model: ModelReading }

/** What the operator's model says of the text, or that it did not answer; the verdict does not rest on it. */
export function ModelPart({ model }: Props) {
  const { detect } = useMessages()
  const [said, ...aside] = modelSentencesOf(model, detect)
  return (
    <section className="detect-part">
      <h2 className="label">{detect.model.title(model.model)}</h2>
      <p className="mt-1">{said}</p>
      {aside.map((sentence) => (
        <p key={sentence} className="mt-1 text-sm text-ink-soft">
          {sentence}
        </p>
      ))}
    </section>
  )
}

/** How far that can be trusted. */
export function ModelMeasured({ model }: Props) {
  const { detect } = useMessages()
  const say = useWords()
  return (
    <>
      <h3 className="label mt-5">{detect.model.head}</h3>
      <p className="mt-2 text-sm">{modelMeasuredOf(model, detect, say)}</p>
    </>
  )
}
